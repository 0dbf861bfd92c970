import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import { findJobRow, listStatuses } from "./store.ts";

type Row = Selectable<JobRow>;

/** The final statuses: only `retryJob` can change them. */
export const endStatuses: readonly string[] = ["complete", "failed", "canceled"];

/** A progress as the service shows it: a whole number from 0 to 100, the nearest to what was reported. */
export const readPercent = (reported: number): number => Math.round(Math.min(100, Math.max(0, reported)));

/** The job of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getJob(context: Context, id: string, key = "jobId"): Promise<Row> {
  return requireRowInScope(context, await findJobRow(context, id), () => createNotFound("job", id, key));
}

/** Whether one of these jobs has not ended. Deleted jobs count as ended. */
export async function isBlocked(
  context: Context,
  ids: readonly string[],
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<boolean> {
  return (await listStatuses(context, ids, { isLocked })).some((status) => !endStatuses.includes(status));
}
