import { limits, type Pagination } from "@data-import/types";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Place } from "../domain/cursor.ts";
import type { ListPart } from "../domain/list-part.ts";
import { cutPage, describePage, type Page, type PageRows, readPage } from "../domain/page.ts";
import { countFitting, type Sized } from "../domain/sized.ts";
import { isBehind } from "./behind-place.ts";
import type { Engine } from "./engine.ts";
import { longColumns, type MeasuredTable } from "./rows/long-columns.ts";
import type { SortOrder } from "./sort-order.ts";
import type { Storage } from "./storage.ts";

/** Rows of a page, and how many rows there are on all pages. */
export type CountedRows<Row> = PageRows<Row> & { readonly total: number };

/** Where a list is read, and which part of it. Without a part, all of it is read, however large it is. */
export interface ListReader {
  readonly storage: Pick<Storage, "engine">;
  readonly part?: ListPart | undefined;
}

/** Whose rows a list has. */
interface RowSource {
  /** The table of the rows. Its numbers are in the column `sequence`. */
  readonly table: MeasuredTable;
  /** The name of the table in the query, if it has another one there. */
  readonly alias?: string;
  /** How many bytes of other tables an item has in addition. */
  readonly more?: RawBuilder<number> | undefined;
}

/** How to list rows: what to select of each, and the order of their numbers. The default order is newest first. */
interface RowList<DB, Table extends keyof DB, Row> extends RowSource {
  select(query: SelectQueryBuilder<DB, Table, Record<never, never>>): SelectQueryBuilder<DB, Table, Row>;
  readonly direction?: "asc" | "desc";
  /** By what to sort before the number. */
  readonly order?: SortOrder | undefined;
}

/** The other columns of a row have about so many bytes, as JSON. */
const rowBytes = 400;

/** About how many bytes the rows of a table have. Engines know it without reading long values. */
export function measureRow(engine: Engine, table: MeasuredTable, alias: string = table): RawBuilder<number> {
  const columns: readonly string[] = longColumns[table];
  const sizes = columns.map((column) => sql`coalesce(${engine.sql.bytes(`${alias}.${column}`)}, 0)`);
  return sql<number>`(${sql.join([sql.lit(rowBytes), ...sizes], sql` + `)})`;
}

/** The bytes that the rows of another table add to an item. `where` joins them. */
export function measureParts(
  engine: Engine,
  table: MeasuredTable,
  where: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(${measureRow(engine, table)}), 0) from ${sql.table(table)} where ${where})`;
}

/**
 * The rows of a query that is a whole list or a numbered page. If they are too large to be in memory at once, and the reader
 * asks for parts, there are none: `part.large` has their numbers.
 */
export async function readRows<DB, Table extends keyof DB, Row>(
  { storage, part }: ListReader,
  query: SelectQueryBuilder<DB, Table, Row>,
  { table, alias = table, more }: RowSource,
): Promise<Row[]> {
  if (part === undefined) return query.execute();
  notePart(part, table);
  const number = sql.ref<number>(`${alias}.sequence`);
  if (part.keys !== undefined) {
    const found = query.clearLimit().clearOffset();
    return found.where(sql<boolean>`${number} in (${sql.join(part.keys)})`).execute();
  }
  const own = measureRow(storage.engine, table, alias);
  const sizes = await measure(query.clearSelect(), addBytes(own, more), number);
  if (countFitting(sizes, part.mostBytes) === sizes.length) return query.execute();
  part.large = sizes;
  return [];
}

/**
 * A page of the rows that a query finds, in the order of their numbers, and how many there are in total. A page behind a place
 * ends where its rows would be too large to be in memory at once; another one is read in parts, as `readRows` does.
 */
export async function listRows<DB, Table extends keyof DB, Row extends { readonly sequence: number }>(
  { storage, part }: ListReader,
  query: SelectQueryBuilder<DB, Table, Record<never, never>>,
  page: Pick<Page, "after" | "limit" | "offset">,
  { select, table, more, direction = "desc", order }: RowList<DB, Table, Row>,
): Promise<CountedRows<Row>> {
  const number = sql.ref<number>(`${table}.sequence`);
  type Sorted = Row & { readonly order_value: Place["value"] };
  const sort = (rows: SelectQueryBuilder<DB, Table, Row>) =>
    (order === undefined
      ? rows
      : rows.select(order.value.as("order_value")).orderBy(sql`${order.value} ${sql.raw(order.direction)}`)
    )
      // As the last key, so that rows with equal values have the same order on all pages.
      .orderBy(number, direction);
  // The compiler does not know which columns a row of any query has.
  const run = (rows: SelectQueryBuilder<DB, Table, Row>) => rows.execute() as unknown as Promise<Sorted[]>;
  if (part !== undefined) notePart(part, table);
  if (part?.keys !== undefined) {
    const wanted = query.where(sql<boolean>`${number} in (${sql.join(part.keys)})`);
    return { rows: await run(sort(select(wanted))), next: undefined, total: 0 };
  }
  const { total } = await query
    .select(sql<number>`count(*)`.as("total"))
    // The compiler does not know which rows a query of any tables has.
    .$castTo<{ readonly total: number }>()
    .executeTakeFirstOrThrow();
  const behind =
    page.after === undefined
      ? query
      : query.where(isBehind({ ...order, number, numberDirection: direction }, page.after));
  const locate = ({ sequence, order_value: value }: Sorted): Place => ({
    number: sequence,
    ...(order !== undefined && { value }),
  });
  const read = (limit: number, rows = select(behind)) =>
    run(
      sort(rows)
        .limit(limit + 1)
        .offset(page.offset),
    );
  const sizes =
    part === undefined
      ? []
      : await measure(
          sort(behind as unknown as SelectQueryBuilder<DB, Table, Row>)
            .clearSelect()
            .limit(page.limit)
            .offset(page.offset),
          addBytes(measureRow(storage.engine, table), more),
          number,
        );
  const fitting = countFitting(sizes, part?.mostBytes ?? limits.pageBytes);
  if (part === undefined || fitting === sizes.length) {
    return { ...cutPage(await read(page.limit), page, locate), total: Number(total) };
  }
  if (page.after !== undefined) {
    return { ...cutPage(await read(fitting), { limit: fitting }, locate), total: Number(total) };
  }
  part.large = sizes;
  // Only the numbers, and by what they are sorted: they say where the next page begins.
  const numbers = behind.select(number.as("sequence")) as unknown as SelectQueryBuilder<DB, Table, Row>;
  const { next } = cutPage(await read(page.limit, numbers), page, locate);
  return { rows: [], next, total: Number(total) };
}

/** What a request says about its page of a list that comes as a whole without it. */
export interface OptionalPage {
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
}

/** All rows of a list, or those of a page with its position. */
export interface AllOrPage<Row> {
  readonly rows: Row[];
  readonly pagination?: Pagination;
}

/**
 * The rows that a query finds, in the order of their numbers: a page if the request asks for one, otherwise all of them. A
 * cursor belongs to the rows of the table.
 */
export async function listAllOrPage<DB, Table extends keyof DB, Row extends { readonly sequence: number }>(
  reader: ListReader,
  query: SelectQueryBuilder<DB, Table, Record<never, never>>,
  { pageSize, cursor }: OptionalPage,
  list: Omit<RowList<DB, Table, Row>, "order" | "alias">,
): Promise<AllOrPage<Row>> {
  if (pageSize === undefined && cursor === undefined) {
    const sorted = list.select(query).orderBy(sql.ref(`${list.table}.sequence`), list.direction ?? "desc");
    return { rows: await readRows(reader, sorted, list) };
  }
  const page = readPage({ pageSize, cursor }, { order: [list.table] });
  const { rows, total, next } = await listRows(reader, query, page, list);
  return { rows, pagination: describePage(page, total, next) };
}

/** The items of a response are the rows of one table; the rows of others are read beside them. */
function notePart(part: ListPart, table: MeasuredTable): void {
  if (part.table !== undefined)
    throw new Error(`A list has rows of ${part.table} and of ${table}: which are its items?`);
  part.table = table;
}

function addBytes(own: RawBuilder<number>, more: RawBuilder<number> | undefined): RawBuilder<number> {
  return more === undefined ? own : sql<number>`(${own} + ${more})`;
}

/** The numbers and sizes of the rows of a query, in its order. */
async function measure<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
  bytes: RawBuilder<number>,
  number: RawBuilder<number>,
): Promise<Sized<number>[]> {
  const rows = await query
    .select([number.as("key"), bytes.as("bytes")])
    // The compiler does not know which columns a row of any query has.
    .$castTo<{ readonly key: number; readonly bytes: number | string }>()
    .execute();
  return rows.map((row) => ({ key: row.key, bytes: Number(row.bytes) }));
}
