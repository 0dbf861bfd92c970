import { writeNumber } from "@data-import/tables/basics";
import type { CellContent } from "@data-import/tables/fields";
import type { RecordConfig, ValidationMessage } from "@data-import/types";
import { readJson, writeJson } from "../../storage/rows/columns.ts";
import type { RecordRow } from "../../storage/rows/records.ts";

/** The findings about the cells of a record, by slot. */
export type CellMessages = ReadonlyMap<number, readonly ValidationMessage[]>;

/** A record in memory; `RecordRow` is the same on disk. */
export interface StoredRecord {
  readonly position: number;
  readonly id: string;
  readonly cells: readonly CellContent[];
  readonly messages: CellMessages;
  /** The slots with an error as `,0,3,`; null if the record is valid. */
  readonly errors: string | null;
  /** For each slot whose value changed after the insert, the number of the last commit that changed it. */
  readonly changed: ReadonlyMap<number, number>;
  readonly metadata: Readonly<Record<string, unknown>> | undefined;
  readonly config: RecordConfig | undefined;
  readonly flags: readonly string[];
  readonly createdCommit: number;
  readonly updatedCommit: number;
}

/** The slots with an error, in the form of the column `errors`. They are in order, as messages are after reading them. */
export function listErrors(messages: CellMessages): string | null {
  const slots: number[] = [];
  for (const [slot, findings] of messages) {
    if (findings.some(({ type }) => type === "error")) slots.push(slot);
  }
  return slots.length === 0 ? null : `,${slots.sort((a, b) => a - b).join(",")},`;
}

/** Reads the slots from the column `errors`. */
export function readErrors(errors: string | null): number[] {
  return errors === null ? [] : errors.slice(1, -1).split(",").map(Number);
}

/** Reads a record from its row. */
export function readRecord(row: Omit<RecordRow, "account_id" | "sheet_id">): StoredRecord {
  return {
    position: row.position,
    id: row.id,
    cells: JSON.parse(row.cells) as CellContent[],
    messages: row.messages === null ? noMessages : readMessages(row.messages),
    errors: row.errors,
    changed: row.changed === null ? noChanges : readSlots<number>(row.changed),
    metadata: readJson<Record<string, unknown>>(row.metadata),
    config: readJson<RecordConfig>(row.config),
    flags: readJson<string[]>(row.flags) ?? [],
    createdCommit: row.created_commit,
    updatedCommit: row.updated_commit,
  };
}

/** The messages of the records that were read last. An import often makes the same mistakes in each row. */
const lastMessages = new Map<string, CellMessages>();
const mostLastMessages = 64;
/** Longer texts are seldom the same. In UTF-16 code units. */
const longestLastCharacters = 2000;

/** Nobody changes the messages of a record that was read, so several records may share them. */
function readMessages(json: string): CellMessages {
  const known = lastMessages.get(json);
  if (known !== undefined) return known;
  const messages = readSlots<readonly ValidationMessage[]>(json);
  if (json.length > longestLastCharacters) return messages;
  if (lastMessages.size >= mostLastMessages) lastMessages.clear();
  lastMessages.set(json, messages);
  return messages;
}

/** The columns that `readRecord` needs. */
export const pageColumns = [
  ...["position", "id", "cells", "messages", "errors", "changed"],
  ...["metadata", "config", "flags", "created_commit", "updated_commit"],
] as const;

/** The columns that the stored counts and calculations, and the rules for deletions, need. */
export const countedColumns = [
  "position",
  "id",
  "cells",
  "errors",
  "changed",
  "config",
  "created_commit",
  "updated_commit",
] as const;

/** Reads a record that is deleted from these columns: its messages, metadata and flags are left out. */
export function readCounted(row: Pick<RecordRow, (typeof countedColumns)[number]>): StoredRecord {
  return {
    position: row.position,
    id: row.id,
    cells: JSON.parse(row.cells) as CellContent[],
    messages: noMessages,
    errors: row.errors,
    changed: row.changed === null ? noChanges : readSlots<number>(row.changed),
    metadata: undefined,
    config: readJson<RecordConfig>(row.config),
    flags: noFlags,
    createdCommit: row.created_commit,
    updatedCommit: row.updated_commit,
  };
}

const noMessages: CellMessages = new Map();
const noChanges: ReadonlyMap<number, number> = new Map();
const noFlags: readonly string[] = [];

/** Writes a record as the values of `storedColumns`. */
export function writeRecord(accountId: string, sheetId: string, record: StoredRecord): unknown[] {
  return [
    accountId,
    sheetId,
    record.position,
    record.id,
    writeCells(record.cells),
    writeSlots(record.messages),
    record.errors,
    writeSlots(record.changed),
    writeJson(record.metadata),
    writeJson(record.config),
    record.flags.length === 0 ? null : JSON.stringify(record.flags),
    record.createdCommit,
    record.updatedCommit,
  ];
}

/** Cells as JSON without exponents in numbers: a search then finds the same text in every engine. */
function writeCells(cells: readonly CellContent[]): string {
  const text = JSON.stringify(cells);
  if (!text.includes("e-") && !text.includes("e+")) return text;
  return `[${cells.map(writeCell).join(",")}]`;
}

/** A cell as it is stored in the JSON of its record. */
export function writeCell(cell: CellContent = null): string {
  return typeof cell === "number" ? writeNumber(cell) : JSON.stringify(cell);
}

function readSlots<Value>(json: string | null): Map<number, Value> {
  if (json === null) return new Map();
  return new Map(
    Object.entries(JSON.parse(json) as Record<string, Value>).map(([slot, value]) => [Number(slot), value]),
  );
}

/** Values by slot as JSON; null if there are none. */
export function writeSlots(slots: ReadonlyMap<number, unknown>): string | null {
  return slots.size === 0 ? null : JSON.stringify(Object.fromEntries(slots));
}
