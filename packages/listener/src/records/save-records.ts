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
 * Saves the changes of a hook that handles a commit, with `X-Disable-Hooks`, except those of records that were deleted
 * meanwhile. Returns the cells that have changed since the hook read them: they are left as they are. Waits a moment for the
 * end of a lock.
 */
export async function saveRecords(
  { api, signal }: Pick<Tools, "api" | "signal">,
  handled: Pick<CommitCreatedEvent["context"], "sheetId" | "commitId">,
  changes: readonly SheetRecord[],
  settings: HookSettings,
): Promise<LeftCells[]> {
  const { name, conflictWaitMs } = settings;
  const headers = { "X-Hook-Name": name, "X-Hook-Commit": handled.commitId };
  const options = { disableHooks: true, headers, signal };
  let rest = [...changes];
  while (rest.length > 0) {
    const send = () => api.records.update(handled.sheetId, rest, {}, options).result();
    const outcome = await sendPatiently(send, conflictWaitMs, signal);
    if (outcome.ok) return outcome.data.left ?? [];
    const { error } = outcome;
    if (isApiError(error, 413) && rest.length > 1) {
      const half = Math.ceil(rest.length / 2);
      const left = await saveRecords({ api, signal }, handled, rest.slice(0, half), settings);
      return [...left, ...(await saveRecords({ api, signal }, handled, rest.slice(half), settings))];
    }
    // If one record does not exist, the service changes none. The errors name the places of such records.
    const missing = isApiError(error, 404) ? new Set(error.byKey().keys()) : undefined;
    const found = rest.filter((_, index) => !missing?.has(`[${index}].id`));
    if (found.length === rest.length) throw error;
    rest = found;
  }
  return [];
}
