import type { SchemaElement } from "hyparquet-writer";
import {
  mostOtherCharacters,
  mostOtherValues,
  type OtherValue,
  otherValuesKey,
} from "../../basics/parquet-values.ts";
import { writeCell } from "../../constraints/digest.ts";
import { type CellContent, isEmpty } from "../../fields/cell.ts";
import type { WriteFile } from "../file-format.ts";
import { type ColumnValue, createColumn } from "./columns.ts";

/** When a row group is complete. Larger ones are read faster, but a group is in memory until all its records are there. */
const mostRecords = 20_000;
const mostCells = 1_000_000;
const mostCharacters = 16_777_216;

/** Writes a Parquet file, with a row group for some pages of records. */
export const writeParquet: WriteFile = async function* (pages, { fields, giveWay }) {
  // Loaded with the first file: most services never write one.
  const { createRowGroupWriter } = await import("./row-groups.ts");
  const columns = fields.map((field) => ({ ...createColumn(field), slot: field.slot }));
  const root: SchemaElement = { name: "schema", num_children: columns.length };
  const writer = createRowGroupWriter([root, ...columns.flatMap(({ schema }) => schema)]);
  const others = createOthers();
  let count = 0;
  let group = createGroup();
  for await (const records of pages) {
    for (const [index, { slot, convert }] of columns.entries()) {
      await giveWay();
      const values = group.values[index] as ColumnValue[];
      for (const { cells } of records) {
        const content = cells[slot] ?? null;
        const value = convert(content);
        if (value === null && !isEmpty(content)) others.add(count + values.length, index, content);
        if (typeof value === "string") group.characters += value.length;
        values.push(value);
      }
    }
    group.size += records.length;
    const { size, characters } = group;
    if (size < mostRecords && size * columns.length < mostCells && characters < mostCharacters) continue;
    yield* writeGroup();
    count += size;
    group = createGroup();
  }
  if (group.size > 0) yield* writeGroup();
  yield writer.finish(others.describe());

  function createGroup() {
    return { size: 0, characters: 0, values: columns.map((): ColumnValue[] => []) };
  }

  async function* writeGroup(): AsyncIterable<Uint8Array> {
    for (const [index, values] of group.values.entries()) {
      await giveWay();
      yield writer.writeColumn(index, values);
    }
    writer.endGroup(group.size);
  }
};

/** Gathers the values that the types of their columns cannot have: programs for Parquet skip them. */
function createOthers() {
  const values: OtherValue[] = [];
  let characters = 0;
  return {
    add(row: number, column: number, content: Exclude<CellContent, null>): void {
      const text = writeCell(content);
      characters += text.length;
      if (values.length < mostOtherValues && characters <= mostOtherCharacters)
        values.push([row, column, text]);
    },
    describe: () => (values.length === 0 ? [] : [{ key: otherValuesKey, value: JSON.stringify(values) }]),
  };
}
