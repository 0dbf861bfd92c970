import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { getCellSql } from "../storage/cell-sql.ts";
import { joinConditions } from "./query/compile-query.ts";

/** Inclusive ranges of positions, in their order and apart from each other. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** How many positions are rather named one by one. */
const mostPositions = 5000;
const mostComparisons = 20;

/** Writes positions as ranges. */
export function writeRanges(positions: readonly number[]): Ranges {
  return mergeRanges(positions.map((position) => [position, position]));
}

/** Brings ranges in their order, and those that meet together. */
export function mergeRanges(ranges: Ranges): Ranges {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = merged.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Whether a record stands in one of the ranges, said so that the engine looks nowhere else. */
export function withinRanges({ storage }: Context, ranges: Ranges): RawBuilder<boolean> {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (first === undefined || last === undefined) return sql`1 = 0`;
  const count = ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  if (ranges.length > 1 && count <= mostPositions) {
    const positions = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
    );
    return sql`records.position in ${getCellSql(storage.dialect).integers(positions)}`;
  }
  const bounds = sql<boolean>`records.position between ${first[0]} and ${last[1]}`;
  if (ranges.length === 1) return bounds;
  if (ranges.length <= mostComparisons) {
    const within = ranges.map(([from, to]) => sql<boolean>`records.position between ${from} and ${to}`);
    return joinConditions("and", [bounds, joinConditions("or", within)]);
  }
  const json = JSON.stringify(ranges);
  return storage.dialect === "sqlite"
    ? sql`(${bounds} and exists (select 1 from json_each(${json}) span where records.position between span.value ->> 0 and span.value ->> 1))`
    : sql`(${bounds} and exists (select 1 from jsonb_array_elements(${json}::jsonb) span(value) where records.position between (span.value ->> 0)::integer and (span.value ->> 1)::integer))`;
}
