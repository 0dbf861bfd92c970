import type { SchemaElement } from "hyparquet-writer";
import { countDays } from "../../basics/days.ts";
import { type CellContent, writeText } from "../../fields/cell.ts";
import type { ValueKind } from "../../fields/field-type.ts";
import type { Field } from "../../fields/fields.ts";

/** A value of a column, or a list of them; null if the column cannot have the value. */
export type ColumnValue = string | number | boolean | readonly string[] | null;

/** How the values of a field are stored. */
export interface Column {
  /** The column, and if it has lists, what is in them. */
  readonly schema: readonly SchemaElement[];
  /** Compiled once for each field, because it runs for each cell. */
  readonly convert: (value: CellContent) => ColumnValue;
}

/** The column of a field. Its type depends only on the field, so that two files of a sheet can be read as one table. */
export function createColumn({ key, holds, isList }: Field): Column {
  if (isList) return { schema: describeList(key), convert: (value) => (Array.isArray(value) ? value : null) };
  const { convert, ...type } = columns[holds];
  return { schema: [{ name: key, repetition_type: "OPTIONAL", ...type }], convert };
}

const text = { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } } as const;

const columns: Readonly<Record<ValueKind, Omit<SchemaElement, "name"> & Pick<Column, "convert">>> = {
  text: { ...text, convert: readText },
  number: { type: "DOUBLE", convert: (value) => (typeof value === "number" ? value : null) },
  boolean: { type: "BOOLEAN", convert: (value) => (typeof value === "boolean" ? value : null) },
  day: { type: "INT32", converted_type: "DATE", convert: readDay },
};

/** The three levels that the format describes for lists; readers know others, but not all of them. */
function describeList(key: string): SchemaElement[] {
  return [
    { name: key, repetition_type: "OPTIONAL", converted_type: "LIST", num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", repetition_type: "OPTIONAL", ...text },
  ];
}

/** Days since 1970; null if there is no such day. */
function readDay(value: CellContent): number | null {
  return (typeof value === "string" ? countDays(value) : undefined) ?? null;
}

function readText(value: CellContent): string | null {
  if (value === null || typeof value === "string") return value;
  return typeof value === "object" ? JSON.stringify(value) : writeText(value);
}
