import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Place } from "../domain/cursor.ts";

/** The order of a list: by a value, rows without one last, and then by a unique number. */
export interface ListOrder {
  readonly value?: RawBuilder<unknown> | undefined;
  readonly direction?: "asc" | "desc" | undefined;
  readonly number: RawBuilder<number>;
  readonly numberDirection: "asc" | "desc";
}

/** A condition for `where`: the rows behind a place, in the order of the list. */
export function isBehind(order: ListOrder, { value, number }: Place): RawBuilder<SqlBool> {
  const compare = (direction: "asc" | "desc" | undefined) => sql.raw(direction === "desc" ? "<" : ">");
  const isNext = sql<SqlBool>`${order.number} ${compare(order.numberDirection)} ${number}`;
  if (order.value === undefined) return isNext;
  if (value === null || value === undefined) return sql`(${order.value} is null and ${isNext})`;
  return sql`(${order.value} ${compare(order.direction)} ${value}
    or ${order.value} = ${value} and ${isNext} or ${order.value} is null)`;
}
