import { CompiledQuery, sql } from "kysely";
import type { Engine } from "../../engine.ts";
import { sqliteSql } from "./sql.ts";

const updateRecord =
  "update records set cells = ?, messages = ?, errors = ?, changed = ?, metadata = ?, config = ?, flags = ?, updated_commit = ? where position = ? and sheet_id = ?";

/** The SQLite of Node. */
export const sqliteEngine: Engine = {
  hasOneProcess: true,
  sql: sqliteSql,
  schema: {
    json: "text",
    addSequence: (table) =>
      table.addColumn("sequence", "integer", (column) => column.primaryKey().autoIncrement()),
    clusterByKey: (table) => table.modifyEnd(sql`without rowid`),
  },
  // One by one: there are no round trips to save, and a join with a list would make SQLite read all records.
  async updateRecords(db, sheetId, rows) {
    for (const row of rows) await db.executeQuery(CompiledQuery.raw(updateRecord, [...row, sheetId]));
  },
  explainError(error) {
    const { errcode } = error as { errcode?: unknown };
    if (typeof errcode !== "number") return undefined;
    if (errcode === 2067 || errcode === 1555) return "exists";
    // The low byte is the kind of error: 5 is busy, 6 is locked.
    return (errcode & 255) === 5 || (errcode & 255) === 6 ? "unavailable" : undefined;
  },
};
