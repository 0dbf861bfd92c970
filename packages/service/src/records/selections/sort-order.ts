import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import type { Tables } from "../../storage/rows/tables.ts";
import type { CompiledSelection } from "./selection.ts";

/** The value by which records are sorted; null if they come last: without a value, or a text in a field of numbers. */
export function sortValue(
  { storage }: Context,
  { field: { slot, comparesAs } }: NonNullable<CompiledSelection["orderBy"]>,
): RawBuilder<unknown> {
  const cells = storage.engine.sql;
  return comparesAs === "number"
    ? cells.number(slot)
    : cells.comparable(sql`nullif(${cells.text(slot)}, '')`);
}

/** Sorts records by a value, those without one last in both directions. */
export function sortBy<Output>(
  query: SelectQueryBuilder<Tables, "records", Output>,
  value: RawBuilder<unknown>,
  direction: "asc" | "desc",
): SelectQueryBuilder<Tables, "records", Output> {
  return query
    .orderBy(sql`case when ${value} is null then 1 else 0 end`)
    .orderBy(sql`${value} ${sql.raw(direction)}`)
    .orderBy("position");
}
