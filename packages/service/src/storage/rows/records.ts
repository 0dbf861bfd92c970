import {
  bigint,
  bytes,
  defineTable,
  integer,
  json,
  nullable,
  plain,
  type RowOf,
  real,
  text,
  uncounted,
} from "./define-table.ts";

/** What a record has, in its sheet and in a snapshot. */
export const recordParts = {
  /** The position of the record in its sheet. It increases with every insert; gaps are deleted records. */
  position: integer(),
  id: text(),
  /** The values as a JSON array, one for each slot of the sheet. Empty cells at the end may be absent. */
  cells: json(),
  /** The findings, by slot. */
  messages: nullable(json()),
  /** The slots with an error as `,0,3,`; null if the record is valid. */
  errors: nullable(text()),
  /** For each slot whose value changed after the insert, the number of the last commit that changed it. */
  changed: nullable(json()),
  metadata: nullable(json()),
  config: nullable(json()),
  /** The slugs of the flags of the record. */
  flags: nullable(json()),
  created_commit: integer(),
  updated_commit: integer(),
};

/** A stored record: compact, with empty columns for absent values. */
export const records = defineTable("records", {
  columns: {
    account_id: text(),
    sheet_id: uncounted(text()),
    ...recordParts,
  },
  key: { records_key: ["sheet_id", "position"] },
  isStoredByKey: true,
  placement: "distributed",
  indexes: {
    records_with_error: { columns: ["sheet_id", "position"], where: "errors is not null" },
    records_by_id: { columns: ["sheet_id", "id"], isUnique: true },
  },
});
export type RecordRow = RowOf<typeof records>;

/** The columns of a record, in the order in which its values are written. */
export const storedColumns = Object.keys(records.columns) as readonly (keyof RecordRow)[];

/** How many records are in one block of positions. The sums find the start of any page. */
export const recordBlocks = defineTable("record_blocks", {
  columns: {
    account_id: text(),
    sheet_id: uncounted(text()),
    block: integer(),
    total: integer(),
    error: integer(),
  },
  key: { record_blocks_key: ["sheet_id", "block"] },
  isStoredByKey: true,
  placement: "distributed",
});
export type RecordBlockRow = RowOf<typeof recordBlocks>;

/**
 * The least and greatest number of a field in a block; null if it has no number. The last block has no row, and a block
 * whose extremes are unknown has none.
 */
export const blockExtremes = defineTable("block_extremes", {
  columns: {
    account_id: text(),
    sheet_id: uncounted(text()),
    slot: integer(),
    block: integer(),
    least: nullable(real()),
    greatest: nullable(real()),
  },
  key: { block_extremes_key: ["sheet_id", "slot", "block"] },
  isStoredByKey: true,
  placement: "distributed",
});
export type BlockExtremeRow = RowOf<typeof blockExtremes>;

/** The values of one slot in one block of positions. A block that has changed has no rows until they are made again. */
export const recordColumns = defineTable("record_columns", {
  columns: {
    account_id: text(),
    sheet_id: uncounted(text()),
    slot: integer(),
    block: integer(),
    /** Another number whenever the columns of the block are made. */
    version: bigint(),
    data: plain(bytes()),
  },
  key: { record_columns_key: ["sheet_id", "slot", "block"] },
  placement: "distributed",
});
export type RecordColumnRow = RowOf<typeof recordColumns>;

/** The index of the values of records, for the rules that depend on other records. */
export const recordValues = defineTable("record_values", {
  columns: {
    account_id: text(),
    sheet_id: uncounted(text()),
    /** The name of the rule: `unique:sku`, `lookup:2`, `link:4`. */
    rule: text(),
    digest: text(),
    position: integer(),
  },
  key: { record_values_key: ["sheet_id", "rule", "digest", "position"] },
  isStoredByKey: true,
  placement: "distributed",
});
