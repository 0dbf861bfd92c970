import type { Record as ApiRecord, RecordId } from "@data-import/types";
import type { CommitMark } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { DomainError, renameProblems } from "../../domain/errors.ts";
import { batchData } from "../batches/record-batch.ts";
import { deleteRecords, updateRecords } from "../changes/write.ts";
import { insertRecords } from "../inserts/insert.ts";
import type { SheetLines } from "./find-sheets.ts";
import type { RecordLine } from "./read-record-lines.ts";

/** What lines have done, with the ids of their commits. */
export interface ChangedByLines {
  readonly created: number;
  readonly updated: number;
  readonly deleted: number;
  readonly commitIds: readonly string[];
}

/** What the lines of a sheet say about one of its records. */
interface Revision {
  readonly record: ApiRecord;
  /** The number of the first of these lines; undefined for a record that a line has inserted. */
  readonly number: number | undefined;
}

/** Inserts, updates and deletes records of a sheet, as at most one commit each. */
export async function changeSheet(context: Context, { sheet, lines }: SheetLines): Promise<ChangedByLines> {
  const created = lines.filter(({ id }) => id === undefined);
  const { updated, deleted } = combine(lines);
  const commits: (CommitMark | undefined)[] = [];
  const revisions = [...updated.values()];
  if (created.length > 0) {
    const batch = {
      ...batchData(created.map(({ cells }) => cells)),
      lines: { fault: undefined, findNumber: (index: number) => created[index]?.number ?? 0 },
    };
    const { commit } = await insertRecords(context, sheet, batch, { isShown: false });
    commits.push(commit);
    revisions.push(...(await describeNew(context, sheet.id, created, commit)));
  }
  if (revisions.length > 0) {
    const records = revisions.map(({ record }) => record);
    const work = () => updateRecords(context, sheet, records);
    commits.push((await nameLines(revisions, work)).commit);
  }
  const gone = [...deleted.values()];
  if (gone.length > 0) {
    const ids = [...deleted.keys()];
    const work = () => deleteRecords(context, sheet, ids, (index) => `[${index}].__k`);
    commits.push((await nameLines(gone, work)).commit);
  }
  return {
    created: created.length,
    updated: updated.size,
    deleted: deleted.size,
    commitIds: commits.flatMap((commit) => commit?.id ?? []),
  };
}

/** The records to update and to delete, by id. Throws a `not-found` for a line about a record that is already deleted. */
function combine(lines: readonly RecordLine[]): {
  readonly updated: ReadonlyMap<string, Revision>;
  readonly deleted: ReadonlyMap<string, RecordLine>;
} {
  const updated = new Map<string, Revision>();
  const deleted = new Map<string, RecordLine>();
  for (const line of lines) {
    const { id, number, cells, rest } = line;
    if (id === undefined) continue;
    const gone = deleted.get(id);
    if (gone !== undefined) {
      const message = `Line ${number} is about the record \`${id}\`, which line ${gone.number} deletes.`;
      throw new DomainError("not_found", { message, key: "__k" });
    }
    if (line.isDeleted) {
      updated.delete(id);
      deleted.set(id, line);
      continue;
    }
    const before = updated.get(id);
    const values = { ...before?.record.values };
    for (const [key, cell] of Object.entries(cells)) values[key] = { ...values[key], ...(cell as object) };
    const record = { ...before?.record, id: id as RecordId, ...rest, values };
    updated.set(id, { record, number: before?.number ?? number });
  }
  return { updated, deleted };
}

/** What the lines of new records say that an insert does not take. */
async function describeNew(
  { db }: Context,
  sheetId: string,
  lines: readonly RecordLine[],
  commit: CommitMark | undefined,
): Promise<Revision[]> {
  if (commit === undefined || lines.every(({ rest }) => Object.keys(rest).length === 0)) return [];
  // They are behind all others, and nobody else inserts records before the end of the transaction.
  const newest = await db
    .selectFrom("records")
    .select("id")
    .where("sheet_id", "=", sheetId)
    .orderBy("position", "desc")
    .limit(lines.length)
    .execute();
  const rows = newest.reverse();
  return lines.flatMap(({ rest }, index) => {
    const id = rows[index]?.id as RecordId;
    return Object.keys(rest).length === 0 ? [] : [{ record: { id, values: {}, ...rest }, number: undefined }];
  });
}

/** Runs work on a list, and names lines in place of places in the list in its errors. */
function nameLines<Result>(
  list: readonly { readonly number: number | undefined }[],
  work: () => Promise<Result>,
): Promise<Result> {
  return renameProblems(({ message, key = "" }) => {
    const [, index, name = ""] = /^\[(\d+)\]\.(?:values\.)?(.*)$/.exec(key) ?? [];
    const number = index === undefined ? undefined : list[Number(index)]?.number;
    if (number === undefined) return { message, ...(key !== "" && { key }) };
    return { message: `Line ${number}: ${message}`, key: name === "id" ? "__k" : name };
  }, work);
}
