import { type SelectQueryBuilder, sql } from "kysely";
import type { Place } from "../domain/cursor.ts";
import { cutPage, type Page, type PageRows } from "../domain/page.ts";
import { isBehind } from "./behind-place.ts";
import type { SortOrder } from "./sort-order.ts";

/** Rows of a page, and how many rows there are on all pages. */
export type CountedRows<Row> = PageRows<Row> & { readonly total: number };

/** How to list rows: what to select of each, and the order of their numbers. The default order is newest first. */
interface RowList<DB, Table extends keyof DB, Row> {
  select(query: SelectQueryBuilder<DB, Table, Record<never, never>>): SelectQueryBuilder<DB, Table, Row>;
  /** The column of the number. The default is `sequence`. */
  readonly number?: string;
  readonly direction?: "asc" | "desc";
  /** By what to sort before the number. */
  readonly order?: SortOrder | undefined;
}

/** A page of the rows that a query finds, in the order of their numbers, and how many there are in total. */
export async function listRows<DB, Table extends keyof DB, Row extends { readonly sequence: number }>(
  query: SelectQueryBuilder<DB, Table, Record<never, never>>,
  page: Pick<Page, "after" | "limit" | "offset">,
  { select, number: column = "sequence", direction = "desc", order }: RowList<DB, Table, Row>,
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
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  // The compiler does not know which columns a row of any query has.
  const read = rows as unknown as readonly (Row & { readonly order_value: Place["value"] })[];
  const cut = cutPage(read, page, ({ sequence, order_value: value }) => ({
    number: sequence,
    ...(order !== undefined && { value }),
  }));
  return { ...cut, total: Number(total) };
}
