import { isApiError } from "@data-import/client";
import type { CommitCreatedEvent, LeftCells, Record as SheetRecord } from "@data-import/types";
import { sendPatiently } from "../conflict.ts";
import type { Tools } from "../tools.ts";

/** What the requests of a hook have in common. */
export interface HookSettings {
  /** The name that the messages of the hook have. */
  readonly name: string;
  /** How long a request waits for the end of a lock or a job, in milliseconds. */
  readonly conflictWaitMs: number;
}

/**
 * Saves the changes of a hook that handles a commit, with `X-Disable-Hooks`. Returns the cells that have changed since the
 * hook read them, and those of records that were deleted meanwhile: they are left as they are. Waits a moment for the end of
 * a lock.
 */
export async function saveRecords(
  { api, signal }: Pick<Tools, "api" | "signal">,
  handled: Pick<CommitCreatedEvent["context"], "sheetId" | "commitId">,
  changes: readonly SheetRecord[],
  settings: HookSettings,
): Promise<LeftCells[]> {
  const { name, conflictWaitMs } = settings;
  if (changes.length === 0) return [];
  const query = { commitId: handled.commitId };
  const options = { disableHooks: true, headers: { "X-Hook-Name": name }, signal };
  const send = () => api.records.update(handled.sheetId, [...changes], query, options).result();
  const outcome = await sendPatiently(send, conflictWaitMs, signal);
  if (outcome.ok) return outcome.data.left ?? [];
  if (!isApiError(outcome.error, 413) || changes.length === 1) throw outcome.error;
  const half = Math.ceil(changes.length / 2);
  const left = await saveRecords({ api, signal }, handled, changes.slice(0, half), settings);
  return [...left, ...(await saveRecords({ api, signal }, handled, changes.slice(half), settings))];
}
