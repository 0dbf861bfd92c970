import type { Table } from "./define-table.ts";
import { type Tables, tables } from "./tables.ts";

/** A table whose rows lists can measure: they have the numbers by which parts of a list are read. */
export type MeasuredTable = {
  readonly [Name in keyof Tables]: Tables[Name] extends { readonly sequence: unknown } ? Name : never;
}[keyof Tables];

/** The columns of each table that make its rows long. The other columns of a row have a few hundred bytes together. */
export const longColumns = Object.fromEntries(
  tables.map(({ name, columns }: Table) => [
    name,
    Object.keys(columns).filter((column) => columns[column]?.isLong),
  ]),
) as Partial<Record<keyof Tables, readonly string[]>> as Readonly<Record<keyof Tables, readonly string[]>>;
