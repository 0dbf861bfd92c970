import type { SQLInputValue } from "node:sqlite";
import type { SqliteConnection } from "./driver.ts";

/** More events than this are inserted one by one, and the trigger places them. */
const mostEventsPlaced = 8;

/** By the columns, and in it by the number of events. */
const statements = new Map<string, string[]>();

/**
 * Inserts a few events with their places: the trigger would write each row and its entries in the indexes twice. Returns
 * false without an insert if there are too many events, or if they are of several accounts.
 */
export function insertPlaced(
  writer: SqliteConnection,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  now: string,
): boolean {
  const place = columns.indexOf("account_id");
  const account = rows[0]?.[place];
  if (rows.length > mostEventsPlaced || rows.some((row) => row[place] !== account)) return false;
  const values: unknown[] = [account, now];
  for (const row of rows) for (const [index, value] of row.entries()) if (index !== place) values.push(value);
  writer.prepare(findStatement(columns, rows.length)).statement.run(...(values as readonly SQLInputValue[]));
  return true;
}

function findStatement(columns: readonly string[], count: number): string {
  const key = columns.join();
  const known = statements.get(key) ?? [];
  statements.set(key, known);
  known[count] ??= writeInsert(columns, count);
  return known[count];
}

/** The first two parameters are the account and the time. The select is done before the insert, because it reads the table. */
function writeInsert(columns: readonly string[], count: number): string {
  const last = (column: string) => `(
    select ${column} from events where account_id = ?1 and position is not null order by position desc limit 1
  )`;
  const parameters = columns.map((column) => (column === "account_id" ? "?1" : "?")).join(", ");
  const selects = Array.from(
    { length: count },
    (_, index) => `select ${parameters}, time, place + ${index + 1} from last`,
  );
  return `insert into events (${columns.join(", ")}, created_at, position)
    with last (time, place) as materialized (
      select max(?2, coalesce(${last("created_at")}, '')), coalesce(${last("position")}, 0)
    )
    ${selects.join(" union all ")}`;
}
