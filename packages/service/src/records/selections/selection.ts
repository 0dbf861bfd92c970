import { escapePattern, isAscii } from "@data-import/tables/basics";
import type { Field } from "@data-import/tables/fields";
import type { Query } from "@data-import/tables/query";
import { type RawBuilder, sql } from "kysely";
import { includesPosition, mergeRanges, type Ranges } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import { DomainError } from "../../domain/errors.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { cellText, type EngineSql } from "../../storage/engine-sql.ts";
import type { RowTest } from "../columns/row-test.ts";
import { compileQuery, hasErrorIn, joinConditions } from "../query/compile-query.ts";
import type { BlockFilter } from "../stores/blocks.ts";
import { findPositions } from "../stores/record-store.ts";
import { findProblems, readQueries } from "./check-selection.ts";
import { compileRows } from "./compile-rows.ts";
import { listChanges } from "./list-changes.ts";
import { weighFields, weighQuery } from "./scan-steps.ts";
import type { Selection } from "./selection-parameters.ts";
import { withinRanges } from "./within-ranges.ts";

/** A selection as a condition on rows of the table `records`. */
export interface CompiledSelection {
  readonly where: RawBuilder<boolean>;
  /** How much work the conditions are for each record: about the number of conditions. */
  readonly weight: number;
  /** The same for columns; undefined if they do not have everything that the conditions need. */
  readonly rows: RowTest | undefined;
  /** Set if the sums of the blocks give the number of records, so that no record has to be read. */
  readonly blocks: BlockFilter | undefined;
  /** Set if the selected records are all those at some positions. Some of them may be deleted. */
  readonly ranges: Ranges | undefined;
  /** Set if the request sets another order than the order of the inserts. */
  readonly orderBy: { readonly field: Field; readonly direction: "asc" | "desc" } | undefined;
  /** Whether a selected record, by its position, was only judged by the commits of the selection; undefined if none was. */
  readonly isJudged: ((position: number) => boolean) | undefined;
}

/** Compiles a selection; throws an `invalid` with every invalid parameter. */
export async function compileSelection(
  context: Context,
  sheet: LoadedSheet,
  selection: Selection,
): Promise<CompiledSelection> {
  const cells = context.storage.engine.sql;
  const queries = readQueries(selection);
  const problems = findProblems(sheet, selection, queries);
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  const changes = await listChanges(context, sheet.id, selection);
  const withJudged = changes.filter(({ judged }) => judged.length > 0);
  const ranges = changes.map(({ changed, judged }) => mergeRanges([...changed, ...judged]));
  const conditions = [
    ...compileFilter(sheet, selection),
    ...compileSearch(sheet, selection, cells),
    ...compileSearch(sheet, { searchValue: selection.text }, cells),
    ...queries.map(({ query }) => compileQuery(query, sheet.fields, cells)),
    ...(await compileIds(context, sheet, selection)),
    ...ranges.map((some) => withinRanges(context, some)),
  ];
  const where = joinConditions("and", [
    sql<boolean>`records.sheet_id = ${sheet.id}`,
    ...(cells.isWaitedFor === undefined ? [] : [cells.isWaitedFor]),
    ...conditions,
  ]);
  const { sortField, sortDirection } = selection;
  const field = sortField === undefined ? undefined : sheet.fields.byKey.get(sortField);
  return {
    where,
    weight: weighSelection(
      sheet,
      selection,
      queries.map(({ query }) => query),
    ),
    rows: compileRows(
      sheet.fields,
      selection,
      queries.map(({ query }) => query),
    ),
    blocks: readBlockFilter(selection, conditions.length),
    ranges: conditions.length === 1 ? ranges[0] : undefined,
    orderBy: field && { field, direction: sortDirection === "desc" ? "desc" : "asc" },
    isJudged:
      withJudged.length === 0
        ? undefined
        : (position) => withJudged.some(({ changed }) => !includesPosition(changed, position)),
  };
}

function weighSelection(
  { fields }: LoadedSheet,
  { searchValue, searchField, text }: Selection,
  queries: readonly Query[],
): number {
  const searches = [
    searchValue === undefined ? 0 : weighFields(searchField === undefined ? fields.length : 1),
    text === undefined ? 0 : weighFields(fields.length),
  ];
  const weights = [...searches, ...queries.map((query) => weighQuery(query, fields.length))];
  return weights.reduce((sum, weight) => sum + weight, 1);
}

function readBlockFilter({ filter, filterField }: Selection, conditions: number): BlockFilter | undefined {
  if (conditions === 0) return "all";
  const isWholeRecord = conditions === 1 && filterField === undefined;
  return isWholeRecord && (filter === "valid" || filter === "error") ? filter : undefined;
}

function compileFilter(
  { fields }: LoadedSheet,
  { filter, filterField, ids = [], exceptions = [] }: Selection,
): RawBuilder<boolean>[] {
  if (filter === undefined || filter === "all") return [];
  // With the filter `none`, only the named records are selected.
  if (filter === "none") return ids.length + exceptions.length === 0 ? [sql`1 = 0`] : [];
  const slot = filterField === undefined ? undefined : fields.byKey.get(filterField)?.slot;
  if (slot === undefined) {
    return [filter === "error" ? sql`records.errors is not null` : sql`records.errors is null`];
  }
  return [filter === "error" ? hasErrorIn(slot) : sql`not ${hasErrorIn(slot)}`];
}

/** Searches for text anywhere in a value; in double quotes, for the whole value. `""` finds empty values. */
function compileSearch(
  { fields }: LoadedSheet,
  { searchValue, searchField }: Selection,
  cells: EngineSql,
): RawBuilder<boolean>[] {
  if (searchValue === undefined || searchValue === "") return [];
  const exact = /^"(.*)"$/s.exec(searchValue)?.[1];
  const field = searchField === undefined ? undefined : fields.byKey.get(searchField);
  const searched = field === undefined ? fields : [field];
  if (exact === "") {
    return [
      joinConditions(
        "or",
        searched.map(({ slot }) => cells.isEmpty(slot)),
      ),
    ];
  }
  const slots = searched.map(({ slot }) => slot);
  if (slots.length === 0) return [sql`1 = 0`];
  const escaped = escapePattern(exact ?? searchValue);
  const pattern = `%${escaped}%`;
  // Most records do not contain the text. If JSON writes the text without escapes, one fast check excludes them.
  const isPlain = JSON.stringify(pattern) === `"${pattern}"`;
  const first = isPlain ? [cells.matches(cellText, loosenPattern(pattern), false)] : [];
  const wanted = exact === undefined ? pattern : escaped;
  return [...first, cells.hasCell(slots, (text) => cells.matches(text, wanted, false))];
}

/**
 * A pattern of ASCII characters that matches everything that the pattern matches, and is faster to compare. Other
 * letters can have `k` and `i` as their lower case.
 */
function loosenPattern(pattern: string): string {
  return isAscii(pattern) ? pattern : pattern.replace(/[^\0-\x7f]+|[ki]+/gi, "%");
}

/** Ids select records, and so do exceptions with the filter `none`. With a search or another filter, they exclude records. */
async function compileIds(
  context: Context,
  { id: sheetId }: LoadedSheet,
  { ids = [], exceptions = [], filter, searchValue }: Selection,
): Promise<RawBuilder<boolean>[]> {
  const { integers } = context.storage.engine.sql;
  if (filter === "none") {
    const named = [...ids, ...exceptions];
    if (named.length === 0) return [];
    return [sql`records.position in ${integers(await findPositions(context, sheetId, named))}`];
  }
  const excludes = searchValue !== undefined || filter !== undefined;
  const conditions: RawBuilder<boolean>[] = [];
  for (const [named, isOut] of [
    [ids, excludes],
    [exceptions, true],
  ] as const) {
    if (named.length === 0) continue;
    const positions = integers(await findPositions(context, sheetId, named));
    conditions.push(
      isOut ? sql`records.position not in ${positions}` : sql`records.position in ${positions}`,
    );
  }
  return conditions;
}
