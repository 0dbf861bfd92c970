import type { SQLInputValue } from "node:sqlite";
import { giveWayIfLong } from "@data-import/front";
import type { NewRecordRows } from "../../storage.ts";
import type { SqliteConnection } from "./driver.ts";

/** How many records one statement inserts: many together take half of the time. */
const statements = [100, 10, 1].map((count) => ({ count, sql: writeInsert(count) }));

/** Inserts new records, many with one statement. */
export async function insertRecords(
  writer: SqliteConnection,
  { accountId, sheetId, first, commit, ids, cells, messages, errors }: NewRecordRows,
): Promise<void> {
  let start = 0;
  for (const { count, sql } of statements) {
    for (; start + count <= ids.length; start += count) {
      await giveWayIfLong();
      const values: SQLInputValue[] = [accountId, sheetId, commit, first + start];
      for (let index = start; index < start + count; index += 1) {
        values.push(ids[index] ?? "", cells[index] ?? "", messages[index] ?? null, errors[index] ?? null);
      }
      writer.prepare(sql).statement.run(...values);
    }
  }
}

/** Only the parameters that all rows share have a number: to find one by its number takes longer, the more there are. */
function writeInsert(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `(?1, ?2, ?3, ?3, ?4 + ${index}, ?, ?, ?, ?)`);
  return `insert into records (account_id, sheet_id, created_commit, updated_commit, position, id, cells, messages, errors) values ${rows.join(", ")}`;
}
