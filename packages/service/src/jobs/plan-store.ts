import type { Context } from "../context/context.ts";

/** The plan of a job as JSON text, in the form of its operation; undefined if the job has none. */
export async function findPlanText({ db, accountId }: Context, jobId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("job_plans")
    .select("content")
    .where("job_id", "=", jobId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.content;
}

/** Stores the plan of a job, in place of the one that it had. */
export async function writePlan(context: Context, jobId: string, plan: object): Promise<void> {
  const { db, accountId } = context;
  const content = JSON.stringify(plan);
  await db
    .insertInto("job_plans")
    .values({ job_id: jobId, account_id: accountId, content })
    .onConflict((conflict) => conflict.column("job_id").doUpdateSet({ content }))
    .execute();
}
