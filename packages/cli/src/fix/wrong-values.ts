import type { CellValueUnion, RecordId, Sheet, Record as SheetRecord } from "@data-import/types";
import type { Context } from "../context.ts";
import type { Output } from "../io.ts";
import { fitLine, writeCell } from "../output/table.ts";

/** Which records and fields to correct. */
export interface Selection {
  readonly sheet: Sheet;
  /** A filter query. */
  readonly where?: string | undefined;
  /** The keys of the fields; the default is all of them. */
  readonly fields?: readonly string[] | undefined;
}

/** A cell with an error. */
export interface WrongCell {
  readonly record: SheetRecord;
  readonly field: string;
  readonly value: CellValueUnion;
  /** The texts of its errors. */
  readonly messages: readonly string[];
}

/** A wrong value of a field, and how many records have it. */
export interface WrongValue {
  readonly field: string;
  readonly value: CellValueUnion;
  readonly messages: readonly string[];
  /** A record with the value. */
  readonly example: RecordId;
  count: number;
}

/** So many different values are listed at most; after they are corrected, the next ones are. */
const mostValues = 100_000;

/** The records with errors, each with its wrong cells. */
export async function* readWrongRecords(
  { api, signal }: Context,
  { sheet, where, fields }: Selection,
): AsyncGenerator<readonly WrongCell[]> {
  const query = { filter: "error", q: where, includeMessages: true } as const;
  for await (const record of api.records.all(sheet.id, query, { signal })) {
    const cells = listWrongCells(record).filter(({ field }) => fields?.includes(field) ?? true);
    if (cells.length > 0) yield cells;
  }
}

/** The cells of a record that have errors. It must have its messages. */
export function listWrongCells(record: SheetRecord): WrongCell[] {
  return Object.entries(record.values).flatMap(([field, { value = null, valid, messages = [] }]) => {
    const errors = messages.filter(({ type }) => type === "error").map(({ message }) => message ?? "");
    return errors.length > 0 || valid === false ? [{ record, field, value, messages: errors }] : [];
  });
}

/** What is wrong: the different values, the most frequent first, and the number of records. */
export async function collectWrongValues(
  context: Context,
  selection: Selection,
): Promise<{ readonly values: readonly WrongValue[]; readonly records: number }> {
  const groups = new Map<string, WrongValue>();
  let records = 0;
  for await (const cells of readWrongRecords(context, selection)) {
    records += 1;
    groupWrongCells(cells, groups);
  }
  return { values: sortByCount(groups), records };
}

/** The different values of cells, the most frequent first. They are added to the groups. */
export function groupWrongCells(
  cells: readonly WrongCell[],
  groups: Map<string, WrongValue> = new Map(),
): readonly WrongValue[] {
  for (const cell of cells) {
    const key = nameValue(cell);
    const group = groups.get(key);
    if (group) group.count += 1;
    else if (groups.size < mostValues) {
      const { field, value, messages, record } = cell;
      groups.set(key, { field, value, messages, example: record.id, count: 1 });
    }
  }
  return sortByCount(groups);
}

const sortByCount = (groups: ReadonlyMap<string, WrongValue>) =>
  [...groups.values()].sort((a, b) => b.count - a.count);

/** The same for the same value of the same field. */
export function nameValue({ field, value }: Pick<WrongCell, "field" | "value">): string {
  return JSON.stringify([field, value]);
}

/** A wrong value in one line, which fits a terminal. */
export function writeWrongValue(
  { field, value, messages, count }: WrongValue,
  { isTTY, columns }: Output,
  isPart = false,
): string {
  const records = `${isPart ? "at least " : ""}${count.toLocaleString("en")} ${count === 1 ? "record" : "records"}`;
  const text = `✗ ${field}: ${writeCell(value) || "(empty)"}  (${records})  ${writeCell(messages[0] ?? "")}`;
  return isTTY ? fitLine(text, columns || 80) : text;
}
