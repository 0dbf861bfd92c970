import type { Job } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type JobRow, toJob } from "../storage/rows/jobs.ts";
import { findNames } from "../visits/actor-names.ts";

/** Jobs as the API shows them, with the names of those who have started them. */
export async function describeJobs(context: Context, rows: readonly Selectable<JobRow>[]): Promise<Job[]> {
  const names = await findNames(
    context,
    rows.map((row) => ({
      actorIds: [row.created_by],
      environmentId: row.environment_id,
      spaceId: row.space_id,
    })),
  );
  return rows.map((row, index) => {
    const createdByName = names[index]?.(row.created_by);
    return { ...toJob(row, context.language), ...(createdByName !== undefined && { createdByName }) };
  });
}

/** The same for one job. */
export async function describeApiJob(context: Context, row: Selectable<JobRow>): Promise<Job> {
  const [job] = await describeJobs(context, [row]);
  return job as Job;
}
