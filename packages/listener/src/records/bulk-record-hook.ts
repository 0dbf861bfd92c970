import { isApiError } from "@data-import/client";
import type { CommitCreatedEvent, LeftCells, Record as SheetRecord } from "@data-import/types";
import { chooseWait, HookConflictError, isConflict, pause, RecordsBusyError } from "../conflict.ts";
import type { Handler, Listener, Plugin } from "../create-listener.ts";
import { nameHook } from "../hook-names.ts";
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
  /**
   * The name of the hook, 1 to 64 printable ASCII characters. Messages that it adds have it in `hook`; only a hook with
   * this name and this token replaces them. The default is the number of the hook among those of its sheet in the
   * listener, such as `hook-1`. Give names if two programs with one token have hooks for one sheet.
   */
  readonly name?: string | undefined;
  /**
   * Whether the hook also handles commits that undo another one or restore a snapshot. The default is false: people have
   * decided how these records are, and a hook that corrects them would do again what was undone.
   */
  readonly handlesReversals?: boolean | undefined;
  /**
   * How long the hook waits for the end of a lock or a job that keeps its changes out, in milliseconds. Other events wait
   * meanwhile. After this time they are handled, and the hook runs again later. The default is 10,000.
   */
  readonly conflictWaitMs?: number | undefined;
}

const mostRecordsOfChunk = 10_000;
/** As in the description of `X-Hook-Name`. */
const nameFormat = /^[!-~]([ -~]{0,62}[!-~])?$/;

/**
 * Handles the records that a commit added or changed, chunk by chunk. When the handler ends, the changes of its chunk are
 * saved in one request, with `X-Disable-Hooks`: hooks do not react to such changes. If the handler fails, nothing of
 * its chunk is saved.
 *
 * Cells that somebody changes while the hook works are not overwritten: the hook gets their records again. It waits for the
 * end of a lock or a job that keeps its changes out. If that lasts longer, it fails with a `HookConflictError`, and runs
 * again later.
 *
 * The messages that a hook adds replace those of its last run. Messages of other hooks, programs and people stay.
 *
 * @param sheet The slug or the id of a sheet; or its blueprint, which gives the records their types.
 */
export function bulkRecordHook<const Sheet extends SheetChoice>(
  sheet: Sheet,
  handle: (records: readonly HookRecord<Sheet>[], tools: HookTools) => unknown,
  {
    chunkSize = 5_000,
    name: givenName,
    handlesReversals = false,
    conflictWaitMs = 10_000,
  }: RecordHookOptions = {},
): Plugin {
  if (!(Number.isInteger(chunkSize) && chunkSize > 0 && chunkSize <= mostRecordsOfChunk)) {
    throw new TypeError(
      `chunkSize is ${chunkSize}, but must be a whole number from 1 to ${mostRecordsOfChunk}.`,
    );
  }
  if (givenName !== undefined && !nameFormat.test(givenName)) {
    throw new TypeError(`name is "${givenName}", but must have 1 to 64 printable ASCII characters.`);
  }
  const hasType = createTypeTest(sheet);

  async function handleCommit(event: CommitCreatedEvent, tools: Tools, name: string): Promise<void> {
    if (event.hooksDisabled === true) return;
    const isHandled = handlesReversals || event.payload.cause === undefined;
    if (isHandled) await handleRecords(event, tools, name);
  }

  async function handleRecords(event: CommitCreatedEvent, tools: Tools, name: string): Promise<void> {
    for await (const records of readCommit(event, tools, chunkSize)) {
      // Of the others, the commit has changed no value: only what the rules of the service say about them.
      const changed = records.filter(({ judged }) => judged !== true);
      let left = await handleChunk(changed, event, tools, name);
      // Somebody changed these cells while the hook worked: it gets their records again, as they are now.
      for (let round = 1; left.length > 0; round += 1) {
        const isOver =
          round > mostRounds || (round > 1 && !(await pause(chooseWait(round, 250), tools.signal)));
        if (isOver) throw new RecordsBusyError(describeLeft(left, round));
        left = await handleChunk(await readAgain(left, event, tools), event, tools, name);
      }
    }
  }

  /** Runs the hook for records, and saves what it changes; returns the cells that changed meanwhile. */
  async function handleChunk(
    records: readonly SheetRecord[],
    event: CommitCreatedEvent,
    tools: Tools,
    name: string,
  ): Promise<LeftCells[]> {
    const edits = records.map((stored) => editRecord<Sheet>(stored, hasType, name));
    const opened = edits.map(({ record }) => record);
    if (opened.length > 0) await handle(opened, { ...tools, event });
    const changes = edits.flatMap(({ readChanges }) => readChanges() ?? []);
    return saveRecords(tools, event.context, changes, { name, conflictWaitMs });
  }

  return (listener) => {
    const slug = typeof sheet === "string" ? sheet : sheet.slug;
    const name = givenName ?? `hook-${countHook(listener, slug)}`;
    const retry = `${slug}/${name}`;
    const run: Handler<"commit:created"> = (event, tools) =>
      handleCommit(event, tools, name).catch((error) => {
        throw isConflict(error) ? new HookConflictError([retry], error) : error;
      });
    listener.on("commit:created", { sheet: slug }, nameHook(run, retry));
  };
}

const hookCounts = new WeakMap<Listener, Map<string, number>>();

/** The number of the next hook of a sheet in a listener, from 1. */
function countHook(listener: Listener, sheet: string): number {
  const counts = hookCounts.get(listener) ?? new Map<string, number>();
  hookCounts.set(listener, counts);
  const number = (counts.get(sheet) ?? 0) + 1;
  counts.set(sheet, number);
  return number;
}

/** How often the hook gets the records again that somebody changes while it works. */
const mostRounds = 20;

/** How many records the message names. */
const namedRecords = 10;

const describeLeft = (left: readonly LeftCells[], round: number) => {
  const names = left.slice(0, namedRecords).map(({ recordId }) => recordId);
  const more = left.length > namedRecords ? ` and ${left.length - namedRecords} more` : "";
  return `The records ${names.join(", ")}${more} were changed ${round - 1} times while the hook worked.`;
};

/** The most ids in one request. */
const idsAtOnce = 100;

/** Reads the records of cells again. Those that were deleted meanwhile are left out. */
async function readAgain(
  left: readonly LeftCells[],
  { context: { sheetId } }: CommitCreatedEvent,
  { api, signal }: Tools,
): Promise<SheetRecord[]> {
  const records: SheetRecord[] = [];
  for (let start = 0; start < left.length; start += idsAtOnce) {
    const ids = left.slice(start, start + idsAtOnce).map(({ recordId }) => recordId);
    const page = await api.records.get(sheetId, { ids, includeMessages: true }, { signal });
    records.push(...page.records);
  }
  return records;
}

/** The most records of the first page. Most commits are small, and larger pages wait for their turn at the service. */
const firstPageRecords = 1_000;

/** Yields the records of a commit as they are now, in chunks. There are none if the sheet was deleted meanwhile. */
async function* readCommit(
  { context: { sheetId, commitId } }: CommitCreatedEvent,
  { api, signal }: Tools,
  chunkSize: number,
): AsyncGenerator<readonly SheetRecord[]> {
  let cursor: string | undefined;
  let chunk: SheetRecord[] = [];
  do {
    const left = chunkSize - chunk.length;
    const pageSize = cursor === undefined ? Math.min(left, firstPageRecords) : left;
    const query = { commitId, includeMessages: true, pageSize, cursor };
    const outcome = await api.records.get(sheetId, query, { signal }).result();
    if (!outcome.ok && isApiError(outcome.error, 404)) return;
    if (!outcome.ok) throw outcome.error;
    const { records, nextCursor } = outcome.data;
    chunk.push(...records);
    cursor = nextCursor;
    // A page with fewer records is as large as a response may be.
    if (cursor !== undefined && records.length === pageSize && chunk.length < chunkSize) continue;
    yield chunk;
    chunk = [];
  } while (cursor !== undefined);
}
