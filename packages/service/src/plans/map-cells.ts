import type { CellContent } from "@data-import/tables/fields";
import {
  type CellForm,
  compileCells,
  compileRules,
  jsonCells,
  type MappingRule,
  type SourceRow,
  textCells,
} from "@data-import/tables/mapping";
import type { RecordValues } from "@data-import/types";
import type { RecordBatch, RecordShape } from "../records/batches/record-batch.ts";
import { splitCells } from "../records/batches/split-cells.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { toText } from "./tables.ts";

/** The place of a column in the cells of a record. */
interface Place {
  readonly key: string;
  readonly slot: number;
}

/** Applies rules to records that come in the form of their source. */
export type Mapper<Source> = (records: readonly Source[]) => RecordBatch;

/**
 * Prepares rules for the records of a sheet, which come as their stored cells. Nearly all cells go to the batch without
 * being parsed.
 * @param guessed the fields whose values are read in a guessed way
 */
export function createMapper(
  { fields }: LoadedSheet,
  rules: readonly MappingRule[],
  guessed?: ReadonlySet<string>,
): Mapper<string> {
  const cells: string[] = [];
  return createBatchMapper(fields, rules, guessed, {
    form: jsonCells,
    split: (json) => (splitCells(json, cells) ? cells : undefined),
    parse: (json) => JSON.parse(json),
  });
}

/** The same for the rows of a file, which come as the texts of their cells. */
export function createRowMapper(
  columns: readonly Pick<Place, "key">[],
  rules: readonly MappingRule[],
  guessed?: ReadonlySet<string>,
): Mapper<readonly string[]> {
  const places = columns.map(({ key }, slot) => ({ key, slot }));
  return createBatchMapper(places, rules, guessed, {
    form: textCells,
    split: (row) => row,
    parse: (row) => row,
  });
}

/** How the cells of a record are read. */
interface Reader<Source> {
  readonly form: CellForm;
  /** The cells of a record in their form; undefined if a cell is a list or a text with an escape. */
  split(record: Source): readonly string[] | undefined;
  parse(record: Source): readonly CellContent[];
}

function createBatchMapper<Source>(
  places: readonly Place[],
  rules: readonly MappingRule[],
  guessed: ReadonlySet<string> | undefined,
  { form, split, parse }: Reader<Source>,
): Mapper<Source> {
  const slots = new Map(places.map(({ key, slot }) => [key, slot]));
  const { fields: keys, apply } = compileCells(rules, slots, form);
  const mapAny = createRecordMapper(places, rules);
  const shape: RecordShape = { keys };
  const sources = listSources(slots, rules, guessed);
  return (records) => {
    // Only one record is mapped at a time: the texts of all of them would live until the garbage collector copies them.
    const mapped = new Array<string | undefined>(keys.length).fill(undefined);
    let start = Number.NEGATIVE_INFINITY;
    const mapAt = (first: number) => {
      start = first;
      const cells = split(records[first / keys.length] as Source);
      if (cells === undefined) mapped.fill(undefined);
      else apply(cells, mapped);
    };
    return {
      count: records.length,
      shapes: new Array<RecordShape>(records.length).fill(shape),
      getLiteral(index) {
        if (index < start || index >= start + keys.length) mapAt(index - (index % keys.length));
        return mapped[index - start];
      },
      readData: (index) => mapAny(parse(records[index] as Source)),
      data: new Map(),
      ...(sources.size > 0 && { readText: createTextReader(records, sources, parse) }),
    };
  };
}

/** The place of the only column of each field whose values are read in a guessed way. */
function listSources(
  slots: ReadonlyMap<string, number>,
  rules: readonly MappingRule[],
  guessed: ReadonlySet<string> | undefined,
): ReadonlyMap<string, number> {
  return new Map(
    rules.flatMap((rule) =>
      rule.type === "assign" && guessed?.has(rule.field) === true
        ? [[rule.field, slots.get(rule.column) ?? -1]]
        : [],
    ),
  );
}

function createTextReader<Source>(
  records: readonly Source[],
  sources: ReadonlyMap<string, number>,
  parse: (record: Source) => readonly CellContent[],
): NonNullable<RecordBatch["readText"]> {
  let last: readonly [index: number, cells: readonly CellContent[]] | undefined;
  return (index, key) => {
    const [slot, record] = [sources.get(key), records[index]];
    if (slot === undefined || record === undefined) return undefined;
    // The fields of a record are asked one after the other.
    if (last?.[0] !== index) last = [index, parse(record)];
    return toText(last[1][slot]);
  };
}

/** Prepares rules for the stored cells of a sheet, of any kind. An empty text becomes `null`. */
export function createRecordMapper(
  places: readonly Place[],
  rules: readonly MappingRule[],
): (cells: readonly CellContent[]) => RecordValues {
  const apply = compileRules(rules);
  return (cells) => {
    const row: SourceRow = Object.fromEntries(places.map(({ key, slot }) => [key, toText(cells[slot])]));
    return Object.fromEntries(
      Object.entries(apply(row).values).map(([key, value]) => [key, { value: value === "" ? null : value }]),
    );
  };
}
