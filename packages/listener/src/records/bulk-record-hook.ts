import { isApiError } from "@data-import/client";
import type { CommitCreatedEvent, GetRecordsResponseData } from "@data-import/types";
import type { Plugin } from "../create-listener.ts";
import type { Tools } from "../tools.ts";
import { editRecord, type HookRecord } from "./hook-record.ts";
import { saveRecords } from "./save-records.ts";
import { createTypeTest, type SheetChoice } from "./sheet-values.ts";

/** What a hook works with, and the event that it handles. */
export interface HookTools extends Tools {
  /** The commit whose records the hook handles. */
  readonly event: CommitCreatedEvent;
}

/** How a hook reads the records of a commit. */
export interface RecordHookOptions {
  /** Records in one chunk, at most 10,000. The default is 5,000. */
  readonly chunkSize?: number | undefined;
}

const largestChunk = 10_000;

/**
 * Handles the records that a commit added or changed, chunk by chunk. When the handler ends, the changes of its chunk are
 * saved in one request, with `X-Disable-Hooks`: hooks do not react to such changes. If the handler fails, nothing of
 * its chunk is saved. If the commit stays open until a receiver completes it, it is completed after its last chunk.
 *
 * The messages that a hook adds replace those that were stored by the last run of a hook, or by the writer of the record.
 *
 * @param sheet The slug or the id of a sheet; or its blueprint, which gives the records their types.
 */
export function bulkRecordHook<const Sheet extends SheetChoice>(
  sheet: Sheet,
  handle: (records: readonly HookRecord<Sheet>[], tools: HookTools) => unknown,
  { chunkSize = 5_000 }: RecordHookOptions = {},
): Plugin {
  if (!(Number.isInteger(chunkSize) && chunkSize > 0 && chunkSize <= largestChunk)) {
    throw new TypeError(`chunkSize is ${chunkSize}, but must be a whole number from 1 to ${largestChunk}.`);
  }
  const hasType = createTypeTest(sheet);

  async function handleCommit(event: CommitCreatedEvent, tools: Tools): Promise<void> {
    if (event.hooksDisabled === true) return;
    const { api, signal } = tools;
    const { sheetId, commitId } = event.context;
    for await (const { records } of readCommit(event, tools, chunkSize)) {
      const edits = records.map((stored) => editRecord<Sheet>(stored, hasType));
      const opened = edits.map(({ record }) => record);
      if (opened.length > 0) await handle(opened, { ...tools, event });
      const changes = edits.flatMap(({ readChanges }) => readChanges() ?? []);
      await saveRecords(tools, sheetId, changes);
    }
    if (event.payload.trackChanges) await api.commits.complete(commitId, { signal });
  }

  return (listener) => {
    listener.on("commit:created", { sheet: typeof sheet === "string" ? sheet : sheet.slug }, handleCommit);
  };
}

/** Yields the records of a commit as they are now. There are none if the sheet was deleted meanwhile. */
async function* readCommit(
  { context: { sheetId, commitId } }: CommitCreatedEvent,
  { api, signal }: Tools,
  pageSize: number,
): AsyncGenerator<GetRecordsResponseData> {
  let cursor: string | undefined;
  do {
    const query = { commitId, includeMessages: true, pageSize, cursor };
    const outcome = await api.records.get(sheetId, query, { signal }).result();
    if (!outcome.ok && isApiError(outcome.error, 404)) return;
    if (!outcome.ok) throw outcome.error;
    yield outcome.data;
    cursor = outcome.data.nextCursor;
  } while (cursor !== undefined);
}
