import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Place } from "../domain/cursor.ts";
import { cutPage, type Page, type PageRows } from "../domain/page.ts";
import { countFitting, type Sized } from "../domain/sized.ts";
import { isBehind } from "./behind-place.ts";
import type { SortOrder } from "./sort-order.ts";

/** Rows of a page, and how many rows there are on all pages. */
export type CountedRows<Row> = PageRows<Row> & {
  readonly total: number;
  /** The numbers of the rows in place of the rows, if these are too large to be in memory at once. */
  readonly large?: readonly Sized<number>[];
};

/** How to list rows: what to select of each, and the order of their numbers. The default order is newest first. */
interface RowList<DB, Table extends keyof DB, Row> {
  select(query: SelectQueryBuilder<DB, Table, Record<never, never>>): SelectQueryBuilder<DB, Table, Row>;
  /** The column of the number. The default is `sequence`. */
  readonly number?: string;
  readonly direction?: "asc" | "desc";
  /** By what to sort before the number. */
  readonly order?: SortOrder | undefined;
  /** About how many bytes a row has, if rows can be large. They have no other order than their numbers. */
  readonly bytes?: RawBuilder<number>;
}

/**
 * A page of the rows that a query finds, in the order of their numbers, and how many there are in total. A page behind a place
 * ends where its rows would be too large to be in memory at once.
 */
export async function listRows<DB, Table extends keyof DB, Row extends { readonly sequence: number }>(
  query: SelectQueryBuilder<DB, Table, Record<never, never>>,
  page: Pick<Page, "after" | "limit" | "offset">,
  { select, number: column = "sequence", direction = "desc", order, bytes }: RowList<DB, Table, Row>,
): Promise<CountedRows<Row>> {
  const number = sql.ref<number>(column);
  const { total } = await query
    .select(sql<number>`count(*)`.as("total"))
    // The compiler does not know which rows a query of any tables has.
    .$castTo<{ readonly total: number }>()
    .executeTakeFirstOrThrow();
  const behind =
    page.after === undefined
      ? query
      : query.where(isBehind({ ...order, number, numberDirection: direction }, page.after));
  const sizes = bytes && (await measureRows(behind, page, { number, direction, bytes }));
  const fitting = sizes === undefined ? page.limit : countFitting(sizes);
  const isCut = sizes !== undefined && fitting < Math.min(sizes.length, page.limit);
  if (isCut && page.after === undefined) {
    const large = sizes.slice(0, page.limit);
    const last = sizes.length > page.limit ? large.at(-1)?.key : undefined;
    return { rows: [], large, next: last === undefined ? undefined : { number: last }, total: Number(total) };
  }
  const limit = isCut ? fitting : page.limit;
  const selected = select(behind);
  const ordered =
    order === undefined
      ? selected
      : selected
          .select(order.value.as("order_value"))
          .orderBy(sql`${order.value} ${sql.raw(order.direction)}`);
  const rows = await ordered
    // As the last key, so that rows with equal values have the same order on all pages.
    .orderBy(number, direction)
    .limit(limit + 1)
    .offset(page.offset)
    .execute();
  // The compiler does not know which columns a row of any query has.
  const read = rows as unknown as readonly (Row & { readonly order_value: Place["value"] })[];
  const cut = cutPage(read, { limit }, ({ sequence, order_value: value }) => ({
    number: sequence,
    ...(order !== undefined && { value }),
  }));
  return { ...cut, total: Number(total) };
}

/** The numbers and sizes of the rows of a page, and of the row behind it. */
async function measureRows<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, Record<never, never>>,
  { limit, offset }: Pick<Page, "limit" | "offset">,
  {
    number,
    direction,
    bytes,
  }: {
    readonly number: RawBuilder<number>;
    readonly direction: "asc" | "desc";
    readonly bytes: RawBuilder<number>;
  },
): Promise<Sized<number>[]> {
  const rows = await query
    .select([number.as("key"), bytes.as("bytes")])
    .orderBy(number, direction)
    .limit(limit + 1)
    .offset(offset)
    // The compiler does not know which columns a row of any query has.
    .$castTo<{ readonly key: number; readonly bytes: number | string }>()
    .execute();
  return rows.map((row) => ({ key: row.key, bytes: Number(row.bytes) }));
}
