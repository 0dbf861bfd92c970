import type { SchemaWords } from "../engine.ts";
import type { Column, ColumnType, Table } from "../rows/define-table.ts";

/** The statements that create a table with its indexes, and the rows that it begins with. */
export function writeTable(table: Table, words: SchemaWords): readonly string[] {
  const { name, columns, key = {}, uniques = {}, indexes = {}, rows = [] } = table;
  const parts = [
    ...Object.entries(columns).map(([column, of]) => `${quote(column)} ${writeColumn(of, words)}`),
    ...Object.entries(key).map(([of, names]) => `constraint ${quote(of)} primary key ${list(names)}`),
    ...Object.entries(uniques).map(([of, names]) => `constraint ${quote(of)} unique ${list(names)}`),
  ];
  return [
    `create table ${quote(name)} (\n  ${parts.join(",\n  ")}\n)${table.isStoredByKey ? words.storedByKey : ""}`,
    ...Object.entries(columns).flatMap(([column, { isPlain, isUncounted }]) =>
      [isPlain && words.plain, isUncounted && words.uncounted]
        .filter((change) => typeof change === "string")
        .map((change) => `alter table ${quote(name)} alter column ${quote(column)} ${change}`),
    ),
    ...Object.entries(indexes).map(([index, { columns: of, isUnique, where }]) => {
      const kind = isUnique ? "unique index" : "index";
      const condition = where === undefined ? "" : ` where ${where}`;
      return `create ${kind} ${quote(index)} on ${quote(name)} ${list(of)}${condition}`;
    }),
    ...rows.map((row) => {
      const values = Object.values(row).map(writeValue);
      return `insert into ${quote(name)} ${list(Object.keys(row))} values (${values.join(", ")})`;
    }),
  ];
}

function writeColumn(column: Column, words: SchemaWords): string {
  return [
    writeType(column.type, words),
    // The sequence is a primary key already.
    ...(column.type === "sequence" || column.isNullable || column.isKey ? [] : ["not null"]),
    ...(column.default === undefined ? [] : [`default ${writeValue(column.default)}`]),
    ...(column.isKey ? ["primary key"] : []),
    ...(column.isUnique ? ["unique"] : []),
  ].join(" ");
}

function writeType(type: ColumnType, { json, bytes, sequence }: SchemaWords): string {
  return { json, bytes, sequence }[type as string] ?? type;
}

function writeValue(value: string | number): string {
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function list(columns: readonly (string | { readonly expression: string })[]): string {
  const names = columns.map((column) => (typeof column === "string" ? quote(column) : column.expression));
  return `(${names.join(", ")})`;
}

const quote = (name: string): string => `"${name}"`;
