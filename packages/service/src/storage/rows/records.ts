import type { Json } from "./columns.ts";

export interface RecordTables {
  readonly records: RecordRow;
  readonly record_blocks: RecordBlockRow;
  readonly block_extremes: BlockExtremeRow;
  readonly record_columns: RecordColumnRow;
  readonly record_values: RecordValueRow;
}

/** A stored record: compact, with empty columns for absent values. */
export interface RecordRow {
  readonly account_id: string;
  readonly sheet_id: string;
  /** The position of the record in its sheet. It increases with every insert; gaps are deleted records. */
  readonly position: number;
  readonly id: string;
  /** The values as a JSON array, one for each slot of the sheet. Empty cells at the end may be absent. */
  readonly cells: Json;
  /** The findings, by slot. */
  readonly messages: Json | null;
  /** The slots with an error as `,0,3,`; null if the record is valid. */
  readonly errors: string | null;
  /** For each slot whose value changed after the insert, the number of the last commit that changed it. */
  readonly changed: Json | null;
  readonly metadata: Json | null;
  readonly config: Json | null;
  /** The slugs of the flags of the record. */
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

/** How many records are in one block of positions. The sums find the start of any page. */
export interface RecordBlockRow {
  readonly account_id: string;
  readonly sheet_id: string;
  readonly block: number;
  readonly total: number;
  readonly error: number;
}

/**
 * The least and greatest number of a field in a block; null if it has no number. The last block has no row, and a block
 * whose extremes are unknown has none.
 */
export interface BlockExtremeRow {
  readonly account_id: string;
  readonly sheet_id: string;
  readonly slot: number;
  readonly block: number;
  readonly least: number | null;
  readonly greatest: number | null;
}

/** The values of one slot in one block of positions. A block that has changed has no rows until they are made again. */
export interface RecordColumnRow {
  readonly account_id: string;
  readonly sheet_id: string;
  readonly slot: number;
  readonly block: number;
  /** Another number whenever the columns of the block are made. */
  readonly version: number;
  readonly data: Uint8Array;
}

/** The index of the values of records, for the rules that depend on other records. */
export interface RecordValueRow {
  readonly account_id: string;
  readonly sheet_id: string;
  /** The name of the rule: `unique:sku`, `lookup:2`, `link:4`. */
  readonly rule: string;
  readonly digest: string;
  readonly position: number;
}
