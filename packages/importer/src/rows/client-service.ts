import {
  type Client,
  isAbortedError,
  isApiError,
  isConnectionError,
  isDataImportError,
  isTimedOutError,
} from "@data-import/client";
import type { CommitId, RecordId, SheetId, Record as SheetRecord, Version } from "@data-import/types";
import {
  type CellWrite,
  type PageRead,
  RowError,
  type RowFailure,
  type RowService,
  type Written,
} from "./row-service.ts";

/** What the rows need of the client. */
export type RowClient = Pick<Client, "commits" | "records" | "sheets">;

/** Statuses that say nothing about the request itself: it may be sent again. */
const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/**
 * The service behind a client, for one sheet. What is repeated here after a failure is not repeated by the client, too: so
 * people learn at once that there is no connection.
 */
export function connectRows({ commits, records, sheets }: RowClient, sheetId: SheetId): RowService {
  return {
    async read({ query, ...page }, signal) {
      const read = records.get(
        sheetId,
        { ...query, ...page, includeMessages: true },
        { signal, retry: false },
      );
      const data = await explain(read);
      return {
        records: data.records,
        commitId: data.commitId,
        total: data.counts?.total ?? countShort(data.records.length, page),
      };
    },
    async count({ sortField, sortDirection, ...query }, signal) {
      return (await explain(sheets.getRecordCounts(sheetId, { ...query, byField: true }, { signal }))).counts;
    },
    async place(query, ids, signal) {
      const places = await explain(records.getIndices(sheetId, { ...query, ids }, { signal }));
      return places.map(({ index }) => index);
    },
    async nearest(direction, position, filter) {
      const [near] = await explain(records.getIndices(sheetId, { [direction]: position, filter }));
      const { index, position: found = index, fields = [] } = near ?? { index: -1 };
      return near && { index, position: found, fields };
    },
    async write(cells, idempotencyKey) {
      const body = groupCells(cells);
      const headers = { Prefer: "return=representation" };
      const options = { idempotencyKey, headers, retry: false } as const;
      return readVersion(await explain(records.update(sheetId, body, {}, options), body));
    },
    async insert(added, idempotencyKey) {
      const data = await explain(records.insert(sheetId, added, {}, { idempotencyKey, retry: false }));
      return { commitId: data.commitId, records: data.records ?? [], isPartial: false };
    },
    async remove(ids) {
      await explain(records.delete(sheetId, { ids }));
      return findDeletion({ commits, sheets }, sheetId, ids[0]);
    },
    undo: (commitId, skipChanged) => explain(commits.undo(commitId, { skipChanged })),
  };
}

/** If a service does not say how many records there are, a page that is not full does: it is the last one. */
function countShort(
  found: number,
  { pageNumber, pageSize, includeLength }: Omit<PageRead, "query">,
): number | undefined {
  if (includeLength !== true || pageNumber === undefined || found === 0 || found >= pageSize)
    return undefined;
  return (pageNumber - 1) * pageSize + found;
}

const readVersion = (version: Version): Written => ({
  commitId: version.commitId,
  records: version.records ?? [],
  isPartial: version.omittedRecords !== undefined,
});

/** One record for each that has cells to write. */
function groupCells(cells: readonly CellWrite[]): SheetRecord[] {
  const grouped = new Map<RecordId, SheetRecord>();
  for (const { recordId, key, value, base } of cells) {
    const record = grouped.get(recordId) ?? { id: recordId, values: {} };
    record.values[key] = { value, ifCommitId: base };
    grouped.set(recordId, record);
  }
  return [...grouped.values()];
}

/** The response to a deletion does not name its commit: it is the newest one of the caller that deleted this record. */
async function findDeletion(
  { commits, sheets }: Pick<Client, "commits" | "sheets">,
  sheetId: SheetId,
  recordId: RecordId | undefined,
): Promise<CommitId | undefined> {
  try {
    const own = await sheets.listCommits(sheetId, { createdBy: "me", pageSize: 5 });
    for (const { id } of own) {
      const changes = await commits.listChanges(id, { pageSize: 100 });
      if (changes.data.some((change) => change.type === "deleted" && change.recordId === recordId)) return id;
    }
  } catch (error) {
    // The records are deleted in any case; only the undo is missing.
    if (!isDataImportError(error)) throw error;
  }
  return undefined;
}

/** The result of a call; its errors as a `RowError`. */
async function explain<Result>(
  call: PromiseLike<Result>,
  body: readonly SheetRecord[] = [],
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    const failure = explainError(error, body);
    if (failure === undefined) throw error;
    throw new RowError(failure);
  }
}

/** Says why a call failed; undefined for an error that is none of a call. */
function explainError(error: unknown, body: readonly SheetRecord[] = []): RowFailure | undefined {
  if (!isDataImportError(error)) return undefined;
  const { message } = error;
  if (isAbortedError(error)) return { kind: "aborted", message };
  if (isConnectionError(error) || isTimedOutError(error)) return { kind: "offline", message };
  if (!isApiError(error)) return { kind: "refused", status: 0, message };
  if (passing.has(error.status)) return { kind: "offline", message };
  const said = error.issues.map((issue) => issue.message).join(" ") || message;
  const code = error.issues[0]?.code;
  if (code !== "record_changed") return { kind: "refused", status: error.status, message: said, code };
  const cells = error.issues.flatMap(({ key = "" }) => {
    const [, index, field] = /^\[(\d+)\]\.values\.(.*)$/s.exec(key) ?? [];
    const record = body[Number(index)];
    return record === undefined || field === undefined ? [] : [{ recordId: record.id, key: field }];
  });
  return { kind: "conflict", message: said, cells };
}
