import { CompiledQuery, sql } from "kysely";
import { isOverQuota } from "../../counted-tables.ts";
import type { Engine, ErrorMeaning } from "../../engine.ts";
import { orderEvents } from "./event-order.ts";
import { addSpaceCounting, dropSpaceCounting } from "./space-bytes.ts";
import { sqliteSql } from "./sql.ts";
import { countAccess } from "./versions.ts";

const updateRecord =
  "update records set cells = ?, messages = ?, errors = ?, changed = ?, metadata = ?, config = ?, flags = ?, updated_commit = ? where position = ? and sheet_id = ?";

/** The SQLite of Node. */
export const sqliteEngine: Engine = {
  hasOneProcess: true,
  sql: sqliteSql,
  schema: {
    words: {
      json: "text",
      bytes: "blob",
      sequence: "integer primary key autoincrement",
      storedByKey: " without rowid",
    },
    json: "text",
    bytes: "blob",
    addSequence: (table) =>
      table.addColumn("sequence", "integer", (column) => column.primaryKey().autoIncrement()),
    clusterByKey: (table) => table.modifyEnd(sql`without rowid`),
    triggers: [orderEvents, ...countAccess],
    eventPlaces: [],
    async runAll(db, statements) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
    addSpaceCounting,
    dropSpaceCounting,
  },
  // One by one: there are no round trips to save, and a join with a list would make SQLite read all records.
  async updateRecords(db, sheetId, rows) {
    for (const row of rows) await db.executeQuery(CompiledQuery.raw(updateRecord, [...row, sheetId]));
  },
  readColumns: (db, { sheetId, slots, first, last, blocks }) =>
    db
      .selectFrom("record_columns")
      .select(["slot", "block", "version", "data"])
      .where("sheet_id", "=", sheetId)
      .where("slot", "in", slots)
      .where("block", ">=", first)
      .where("block", "<=", last)
      .$if(blocks !== undefined, (query) =>
        query.where("block", "in", sqliteSql.integers(blocks ?? []) as never),
      )
      .execute(),
  // The trigger has placed them.
  async placeEvents() {},
  explainError(error) {
    const { errcode } = error as { errcode?: unknown };
    if (typeof errcode !== "number") return undefined;
    if (isOverQuota(error)) return "over-quota";
    if (errcode === 2067 || errcode === 1555) return "exists";
    // The low byte is the kind of error.
    return meanings[errcode & 255];
  },
};

const meanings: Readonly<Record<number, ErrorMeaning>> = {
  // Busy, and locked.
  5: "unavailable",
  6: "unavailable",
  // The folder or its file system is read-only.
  8: "read-only",
  // The disk fails, or a file cannot be opened.
  10: "fault",
  14: "fault",
  13: "full",
};
