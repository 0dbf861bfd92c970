import type { Json } from "./columns.ts";

export interface RecordTables {
  readonly records: RecordRow;
  readonly record_blocks: RecordBlockRow;
  readonly field_figures: FieldCalculationRow;
  readonly record_values: RecordValueRow;
}

/** A record as it is stored: compact, with empty columns wherever there is nothing to say. */
export interface RecordRow {
  readonly account_id: string;
  readonly sheet_id: string;
  /** The place of the record in its sheet; rises with every insert, so gaps are deleted records. */
  readonly position: number;
  readonly id: string;
  /** The values as a JSON array, one for each slot of the sheet; a shorter array ends in empty cells. */
  readonly cells: Json;
  /** For each slot with findings, the list of them. */
  readonly messages: Json | null;
  /** The slots with an error as `,0,3,`; null when the record is valid. */
  readonly errors: string | null;
  /** For each slot whose value changed after the insert, the number of the commit that last did it. */
  readonly changed: Json | null;
  readonly metadata: Json | null;
  readonly config: Json | null;
  /** The slugs of the flags that the record carries. */
  readonly flags: Json | null;
  readonly created_commit: number;
  readonly updated_commit: number;
}

/** The columns of a record, in the order in which its values are written. */
export const recordColumns: readonly (keyof RecordRow)[] = [
  "account_id",
  "sheet_id",
  "position",
  "id",
  "cells",
  "messages",
  "errors",
  "changed",
  "metadata",
  "config",
  "flags",
  "created_commit",
  "updated_commit",
];

/** How many records stand in one block of positions: any page is found from these sums. */
export interface RecordBlockRow {
  readonly account_id: string;
  readonly sheet_id: string;
  readonly block: number;
  readonly total: number;
  readonly error: number;
}

/** The kept figures of one field, from which every unfiltered count and calculation follows. */
export interface FieldCalculationRow {
  readonly account_id: string;
  readonly sheet_id: string;
  readonly slot: number;
  readonly empty: number;
  readonly changed: number;
  readonly error: number;
  /** How many values are numbers. */
  readonly numbers: number;
  /** Their exact sum as decimal text. */
  readonly sum: string;
  readonly least: number | null;
  readonly greatest: number | null;
}

/** Which records hold a value, kept for the rules that have to look at other records. */
export interface RecordValueRow {
  readonly account_id: string;
  readonly sheet_id: string;
  /** Names what is indexed: `unique:sku`, `lookup:2`, `link:4`. */
  readonly rule: string;
  readonly digest: string;
  readonly position: number;
}
