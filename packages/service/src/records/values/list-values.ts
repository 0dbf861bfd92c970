import type { Field } from "@data-import/tables/fields";
import type { CellsResponseData, operations } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import type { WrittenJson } from "../../context/written-json.ts";
import { type Page, readPage } from "../../domain/page.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { requireField } from "../batches/input.ts";
import { Ranks } from "../columns/ranks.ts";
import { findPositionsOfPage } from "../reading/read.ts";
import { type CompiledSelection, compileSelection } from "../selections/selection.ts";
import { countValues } from "./count-values.ts";
import { describeFields, type ShownField, type ShownValue } from "./describe-values.ts";
import type { CountedRecords, ValueCounts } from "./value-counts.ts";

type Query = operations["getCellValues"]["parameters"]["query"];

/** How many values are counted at once: each takes about 40 bytes of memory. */
const valuesCountedAtOnce = 1_000_000;
/** Up to this number of values, only their first records are sorted. */
const fewValues = 5000;

/**
 * A page of the different values of one field, or of each field. If the values are too large to be in memory at once, they are
 * read in parts.
 */
export async function listCellValues(
  context: Context,
  sheet: LoadedSheet,
  { fieldKey, includeCounts, pageSize, pageNumber, distinct: _, ...conditions }: Query,
): Promise<{ data: CellsResponseData } | WrittenJson> {
  const page = readPage({ pageSize, pageNumber }, { usual: 1000 });
  const fields = fieldKey === undefined ? sheet.fields : [requireField(sheet, fieldKey, "fieldKey")];
  const selection = await compileSelection(context, sheet, { ...conditions, searchField: fieldKey });
  const { total } = await getSheetState(context, sheet.id);
  const size = Math.max(1, Math.floor(valuesCountedAtOnce / Math.max(1, total)));
  const shown: ShownField[] = [];
  for (let start = 0; start < fields.length; start += size) {
    const some = fields.slice(start, start + size);
    const slots = some.map(({ slot }) => slot);
    const bySlot = await countValues(context, sheet, { ...selection, orderBy: undefined }, slots);
    for (const field of some) {
      const counts = bySlot.get(field.slot) as ValueCounts;
      const chosen = await choosePage(context, sheet, selection, { field, counts, page });
      shown.push({ field, values: chosen.map((value) => showValue(counts.read(value), includeCounts)) });
    }
  }
  return describeFields(context, sheet.id, shown);
}

function showValue({ first, total, errors }: CountedRecords, includeCounts = false): ShownValue {
  return includeCounts ? { first, counts: { total, valid: total - errors, error: errors } } : { first };
}

interface ValuesOfField {
  readonly counts: ValueCounts;
  readonly page: Page;
}

/** The values of a page: in the order of the field if the request sorts by it, otherwise the most frequent first. */
async function choosePage(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { field, counts, page }: ValuesOfField & { readonly field: Field },
): Promise<readonly number[]> {
  if (selection.orderBy?.field.slot === field.slot)
    return sortByValue(context, sheet, selection, { counts, page });
  const ranks = new Ranks(page.offset, page.offset + page.limit, counts.size);
  for (let value = 0; value < counts.size; value += 1) ranks.add(-counts.read(value).total, value);
  return ranks.read();
}

/** In the sorted records, the first record of each value has the place of its value. */
async function sortByValue(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { counts, page }: ValuesOfField,
): Promise<number[]> {
  const isFew = counts.size <= fewValues;
  const firsts: number[] = [];
  let selected = 0;
  for (let value = 0; value < counts.size; value += 1) {
    const { first, total } = counts.read(value);
    if (isFew) firsts.push(first);
    selected += total;
  }
  const wanted = Math.min(page.offset + page.limit, counts.size);
  const { integers } = context.storage.engine.sql;
  const sorted: CompiledSelection = isFew
    ? {
        ...selection,
        where: sql`records.sheet_id = ${sheet.id} and records.position in ${integers(firsts)}`,
        rows: undefined,
        blocks: undefined,
        ranges: undefined,
      }
    : selection;
  for (let limit = isFew ? fewValues : wanted * 2 * Math.ceil(selected / counts.size); ; limit *= 4) {
    const positions = await findPositionsOfPage(context, sheet, sorted, { limit, offset: 0 });
    const found = positions.flatMap((position) => counts.findFirst(position) ?? []);
    if (found.length >= wanted || positions.length < limit) return found.slice(page.offset, wanted);
  }
}
