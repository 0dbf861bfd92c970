import { type RawBuilder, sql } from "kysely";
import type { Ranges } from "../commits/ranges.ts";
import type { Context } from "../context/context.ts";
import { getCellSql } from "../storage/cell-sql.ts";
import { joinConditions } from "./query/compile-query.ts";

/** How many positions are rather named one by one. */
const mostPositions = 5000;
const mostComparisons = 20;

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
