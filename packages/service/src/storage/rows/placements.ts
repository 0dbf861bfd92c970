import type { Tables } from "./tables.ts";

/** Every table whose rows belong to one sheet each. */
export type SheetTable = {
  readonly [Name in keyof Tables]: Tables[Name] extends { readonly sheet_id: string } ? Name : never;
}[keyof Tables];

/**
 * Where the rows of a table are in a database of several servers: `distributed` by `sheet_id`, so that all rows of a
 * sheet are on one server, or `local` on the server that the service connects to.
 */
export type Placement = "distributed" | "local";

/**
 * The placement of each table with a `sheet_id`. A statement on a distributed table names one `sheet_id`, and its keys
 * and unique indexes have that column.
 */
export const placements: Readonly<Record<SheetTable, Placement>> = {
  records: "distributed",
  record_blocks: "distributed",
  block_extremes: "distributed",
  record_columns: "distributed",
  record_values: "distributed",
  // One statement locks the states of several sheets.
  sheet_states: "local",
  // A workbook lists the commits of all its sheets.
  commits: "local",
  // A commit lists the records of all sheets that it judged.
  record_judgements: "local",
  snapshots: "local",
  views: "local",
};

/** The tables whose rows are distributed. */
export const distributedTables: readonly SheetTable[] = (Object.keys(placements) as SheetTable[]).filter(
  (name) => placements[name] === "distributed",
);
