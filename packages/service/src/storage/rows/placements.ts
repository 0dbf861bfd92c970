import type { Placement, Table } from "./define-table.ts";
import { type Tables, tables } from "./tables.ts";

/** Every table whose rows belong to one sheet each. */
export type SheetTable = {
  readonly [Name in keyof Tables]: Tables[Name] extends { readonly sheet_id: string } ? Name : never;
}[keyof Tables];

/** The placement of each table with a `sheet_id`. */
export const placements = Object.fromEntries(
  tables.flatMap(({ name, placement }: Table) => (placement === undefined ? [] : [[name, placement]])),
) as Readonly<Record<SheetTable, Placement>>;

/** The tables whose rows are distributed. */
export const distributedTables: readonly SheetTable[] = (Object.keys(placements) as SheetTable[]).filter(
  (name) => placements[name] === "distributed",
);
