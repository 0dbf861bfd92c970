import { giveWayIfLong } from "@data-import/front";
import type { Field } from "@data-import/tables/fields";
import type { CellsResponseData, operations } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import type { WrittenJson } from "../../context/written-json.ts";
import { type Page, readPage } from "../../domain/page.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { requireField } from "../batches/input.ts";
import { Ranks } from "../columns/ranks.ts";
import type { DigestGroups } from "../duplicates/digest-groups.ts";
import { findPositionsOfPage } from "../reading/read.ts";
import { type CompiledSelection, compileSelection } from "../selections/selection.ts";
import { describeFields, type ShownField, type ShownValue } from "./describe-values.ts";
import { groupValues } from "./group-values.ts";

type Query = operations["getCellValues"]["parameters"]["query"];

/** How many values are grouped at once: each takes about 40 bytes of memory. */
const valuesGroupedAtOnce = 1_000_000;
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
  const size = Math.max(1, Math.floor(valuesGroupedAtOnce / Math.max(1, total)));
  const shown: ShownField[] = [];
  for (let start = 0; start < fields.length; start += size) {
    const some = fields.slice(start, start + size);
    const slots = some.map(({ slot }) => slot);
    const grouped = await groupValues(context, sheet, { ...selection, orderBy: undefined }, slots);
    for (const field of some) {
      const groups = grouped.bySlot.get(field.slot) as DigestGroups;
      const chosen = await choosePage(context, sheet, selection, { field, groups, page });
      const errors = includeCounts === true ? grouped.errors : undefined;
      shown.push({ field, values: await countValues(chosen, { field, groups, errors }) });
    }
  }
  return describeFields(context, sheet.id, shown);
}

interface ValuesOfField {
  readonly field: Field;
  readonly groups: DigestGroups;
}

/** The groups of a page: in the order of the field if the request sorts by it, otherwise the largest first. */
async function choosePage(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { field, groups, page }: ValuesOfField & { readonly page: Page },
): Promise<readonly number[]> {
  const all = groups.listGroups(1);
  if (selection.orderBy?.field.slot === field.slot)
    return sortByValue(context, sheet, selection, { groups, page, all });
  const ranks = new Ranks(page.offset, page.offset + page.limit, all.length);
  for (const [index, group] of all.entries()) ranks.add(-groups.countRecords(group), index);
  return ranks.read().map((index) => all[index] as number);
}

/** In the sorted records, the first record of each group has the place of its value. */
async function sortByValue(
  context: Context,
  sheet: LoadedSheet,
  selection: CompiledSelection,
  { groups, page, all }: Pick<ValuesOfField, "groups"> & { readonly page: Page; readonly all: number[] },
): Promise<number[]> {
  const byFirst = new Map<number, number>();
  let selected = 0;
  for (const group of all) {
    byFirst.set(groups.listPositions(group, 1)[0] ?? -1, group);
    selected += groups.countRecords(group);
  }
  const wanted = Math.min(page.offset + page.limit, all.length);
  const isFew = all.length <= fewValues;
  const { integers } = context.storage.engine.sql;
  const sorted: CompiledSelection = isFew
    ? {
        ...selection,
        where: sql`records.sheet_id = ${sheet.id} and records.position in ${integers([...byFirst.keys()])}`,
        rows: undefined,
        blocks: undefined,
      }
    : selection;
  for (let limit = isFew ? fewValues : wanted * 2 * Math.ceil(selected / all.length); ; limit *= 4) {
    const positions = await findPositionsOfPage(context, sheet, sorted, { limit, offset: 0 });
    const found = positions.flatMap((position) => byFirst.get(position) ?? []);
    if (found.length >= wanted || positions.length < limit) return found.slice(page.offset, wanted);
  }
}

async function countValues(
  chosen: readonly number[],
  { groups, errors }: ValuesOfField & { readonly errors: Uint8Array | undefined },
): Promise<ShownValue[]> {
  const values: ShownValue[] = [];
  for (const group of chosen) {
    await giveWayIfLong();
    const first = groups.listPositions(group, 1)[0] ?? -1;
    if (errors === undefined) values.push({ first });
    else {
      const total = groups.countRecords(group);
      let error = 0;
      for (const position of groups.listPositions(group)) error += errors[position] as number;
      values.push({ first, counts: { total, valid: total - error, error } });
    }
  }
  return values;
}
