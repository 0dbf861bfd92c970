import type { RecordData } from "@data-import/types";
import { compileCells, compileRules, type MappingRule, type SourceRow } from "../mapping/index.ts";
import type { CellContent } from "../records/fields/cell.ts";
import type { Fields } from "../records/fields/fields.ts";
import type { RecordBatch, RecordShape } from "../records/record-batch.ts";
import { splitCells } from "../records/split-cells.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { toText } from "./tables.ts";

/**
 * Prepares rules for the records of a sheet, which come as their stored cells. Nearly all cells go to the batch without
 * being parsed.
 */
export function createMapper(
  { fields }: LoadedSheet,
  rules: readonly MappingRule[],
): (records: readonly string[]) => RecordBatch {
  const slots = new Map([...fields].map(({ key, slot }) => [key, slot]));
  const { fields: keys, apply } = compileCells(rules, slots);
  const mapAny = createRecordMapper(fields, rules);
  const shape: RecordShape = { keys };
  const cells: string[] = [];
  return (records) => {
    const shapes: (RecordShape | undefined)[] = [];
    const literals: string[] = [];
    const data = new Map<number, RecordData>();
    const mapped: (string | undefined)[] = [];
    for (const [index, json] of records.entries()) {
      mapped.length = 0;
      if (splitCells(json, cells)) apply(cells, mapped);
      const isPlain = mapped.length === keys.length && !mapped.includes(undefined);
      shapes.push(isPlain ? shape : undefined);
      if (isPlain) for (const literal of mapped) literals.push(literal as string);
      else data.set(index, mapAny(JSON.parse(json)));
    }
    return { count: records.length, shapes, getLiteral: (index) => literals[index] ?? "null", data };
  };
}

/** Prepares rules for the stored cells of a sheet, of any kind. An empty text becomes `null`. */
export function createRecordMapper(
  fields: Fields,
  rules: readonly MappingRule[],
): (cells: readonly CellContent[]) => RecordData {
  const apply = compileRules(rules);
  return (cells) => {
    const row: SourceRow = Object.fromEntries(fields.map(({ key, slot }) => [key, toText(cells[slot])]));
    return Object.fromEntries(
      Object.entries(apply(row).values).map(([key, value]) => [key, { value: value === "" ? null : value }]),
    );
  };
}
