import { isDeepStrictEqual } from "node:util";
import type { Action } from "@data-import/types";
import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { readRows } from "../storage/list-rows.ts";
import type { ActionRow } from "../storage/rows/actions.ts";

/** The actions of a space, newest first. */
export function listActionRows(context: Context, spaceId: string): Promise<Selectable<ActionRow>[]> {
  const { db, accountId } = context;
  return readRows(
    context,
    db
      .selectFrom("actions")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("space_id", "=", spaceId)
      .orderBy("sequence", "desc"),
    { table: "actions" },
  );
}

/** The row of an action of the account; undefined if there is none. */
export function findActionRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<ActionRow> | undefined> {
  return db
    .selectFrom("actions")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Adds an action. If it has a schedule, the clock creates the job of its first run. */
export async function insertActionRow(
  { db, now, afterCommit, wakeJobs }: Context,
  row: Omit<Insertable<ActionRow>, "next_run_at">,
): Promise<void> {
  const isScheduled = findRuns(row.config).schedule !== undefined;
  if (isScheduled) afterCommit(wakeJobs);
  await db
    .insertInto("actions")
    .values({ ...row, next_run_at: isScheduled ? now : null })
    .execute();
}

/** Changes an action, and its place if it is given. If its runs change, the clock replaces the job of its next run. */
export async function replaceConfig(
  { db, now, afterCommit, wakeJobs }: Context,
  { id, config: former }: Locked<Selectable<ActionRow>>,
  config: string,
  place?: number,
): Promise<void> {
  const hasOtherRuns = !isDeepStrictEqual(findRuns(former), findRuns(config));
  if (hasOtherRuns) afterCommit(wakeJobs);
  const changes = {
    config,
    updated_at: now,
    ...(place !== undefined && { place }),
    ...(hasOtherRuns && { next_run_at: now }),
  };
  await db.updateTable("actions").set(changes).where("id", "=", id).execute();
}

/** What the jobs of a schedule depend on. */
function findRuns(config: string): Pick<Action, "schedule" | "operation" | "slug"> {
  const { schedule, operation, slug } = JSON.parse(config) as Action;
  return { schedule, operation, slug };
}

export async function deleteActionRow({ db }: Context, { id }: Locked<Selectable<ActionRow>>): Promise<void> {
  await db.deleteFrom("actions").where("id", "=", id).execute();
}
