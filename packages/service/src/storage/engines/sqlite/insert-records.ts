import type { SQLInputValue } from "node:sqlite";
import { giveWayIfLong } from "@data-import/front";
import type { NewRecordRows } from "../../storage.ts";
import type { SqliteConnection } from "./driver.ts";

/** How many records one statement inserts. Nearly a third of the time for a record is that of its statement. */
const together = 40;

/** Inserts new records, many with one statement. */
export async function insertRecords(
  writer: SqliteConnection,
  { accountId, sheetId, first, commit, ids, cells, messages, errors }: NewRecordRows,
): Promise<void> {
  for (let start = 0; start < ids.length; ) {
    await giveWayIfLong();
    const count = ids.length - start < together ? 1 : together;
    const values: SQLInputValue[] = [accountId, sheetId, first + start, commit];
    for (let index = start; index < start + count; index += 1) {
      values.push(ids[index] ?? "", cells[index] ?? "", messages[index] ?? null, errors[index] ?? null);
    }
    writer.prepare(count === 1 ? insertOne : insertMany).statement.run(...values);
    start += count;
  }
}

const insertOne = writeInsert(1);
const insertMany = writeInsert(together);

/** The first four parameters are the same for all records; four others follow for each record. */
function writeInsert(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const [id, cells, messages, errors] = [5, 6, 7, 8].map((place) => `?${place + 4 * index}`);
    return `(?1, ?2, ?3 + ${index}, ${id}, ${cells}, ${messages}, ${errors}, ?4, ?4)`;
  });
  return `insert into records (account_id, sheet_id, position, id, cells, messages, errors, created_commit, updated_commit) values ${rows.join(", ")}`;
}
