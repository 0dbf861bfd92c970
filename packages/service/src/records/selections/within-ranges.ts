import { type RawBuilder, sql } from "kysely";
import type { Ranges } from "../../commits/ranges.ts";
import type { Context } from "../../context/context.ts";
import { joinConditions } from "../query/compile-query.ts";

/** Up to this number, positions are named one by one. */
const mostPositions = 5000;
const mostComparisons = 20;

/** Whether a record is in one of the ranges. Written so that the engine reads only these positions. */
export function withinRanges({ storage }: Context, ranges: Ranges): RawBuilder<boolean> {
  const [first] = ranges;
  const last = ranges.at(-1);
  if (first === undefined || last === undefined) return sql`1 = 0`;
  const count = ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  if (ranges.length > 1 && count <= mostPositions) {
    const positions = ranges.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i),
    );
    return sql`records.position in ${storage.engine.sql.integers(positions)}`;
  }
  const bounds = sql<boolean>`records.position between ${first[0]} and ${last[1]}`;
  if (ranges.length === 1) return bounds;
  if (ranges.length <= mostComparisons) {
    const within = ranges.map(([from, to]) => sql<boolean>`records.position between ${from} and ${to}`);
    return joinConditions("and", [bounds, joinConditions("or", within)]);
  }
  return joinConditions("and", [bounds, storage.engine.sql.isInRanges(JSON.stringify(ranges))]);
}
