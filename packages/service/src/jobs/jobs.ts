import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import { findJobRow, listStatuses } from "./store.ts";

type Row = Selectable<JobRow>;

/** The statuses that only `retryJob` leads out of. */
export const endStatuses: readonly string[] = ["complete", "failed", "canceled"];

/** The job of an id, within the actor's reach; throws a `not-found` that names `key` otherwise. */
export async function getJob(context: Context, id: string, key = "jobId"): Promise<Row> {
  return requireRowInScope(context, await findJobRow(context, id), () => createNotFound("job", id, key));
}

/** Whether one of these jobs has not ended; those that were deleted hold nobody up. */
export async function isBlocked(
  context: Context,
  ids: readonly string[],
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<boolean> {
  return (await listStatuses(context, ids, { isLocked })).some((status) => !endStatuses.includes(status));
}
