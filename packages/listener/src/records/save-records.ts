import { isApiError } from "@data-import/client";
import type { CommitCreatedEvent, LeftCells, Record as SheetRecord } from "@data-import/types";
import type { Tools } from "../tools.ts";

/**
 * Saves the changes of a hook that handles a commit, with `X-Disable-Hooks`, except those of records that were deleted meanwhile. Returns the
 * cells that have changed since the hook read them: they are left as they are.
 */
export async function saveRecords(
  { api, signal }: Pick<Tools, "api" | "signal">,
  handled: Pick<CommitCreatedEvent["context"], "sheetId" | "commitId">,
  changes: readonly SheetRecord[],
  name: string,
): Promise<LeftCells[]> {
  const headers = { "X-Hook-Name": name, "X-Hook-Commit": handled.commitId };
  const options = { disableHooks: true, headers, signal };
  let rest = [...changes];
  while (rest.length > 0) {
    const outcome = await api.records.update(handled.sheetId, rest, options).result();
    if (outcome.ok) return outcome.data.left ?? [];
    const { error } = outcome;
    if (isApiError(error, 413) && rest.length > 1) {
      const half = Math.ceil(rest.length / 2);
      const left = await saveRecords({ api, signal }, handled, rest.slice(0, half), name);
      return [...left, ...(await saveRecords({ api, signal }, handled, rest.slice(half), name))];
    }
    // If one record does not exist, the service changes none. The errors name the places of such records.
    const missing = isApiError(error, 404) ? new Set(error.byKey().keys()) : undefined;
    const found = rest.filter((_, index) => !missing?.has(`[${index}].id`));
    if (found.length === rest.length) throw error;
    rest = found;
  }
  return [];
}
