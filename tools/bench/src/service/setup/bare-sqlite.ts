import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fieldCount, type Values } from "./sheet.ts";

/** A table with a column for each field, in a database with the same durability as that of the service. */
export interface BareSqlite {
  /** Gives the CPU time, in milliseconds. */
  insert(rows: readonly Values[]): number;
  close(): void;
}

export function openBareSqlite(): BareSqlite {
  const folder = mkdtempSync(join(tmpdir(), "bench-sqlite-"));
  const database = new DatabaseSync(join(folder, "bare.db"));
  const columns = Array.from({ length: fieldCount }, (_, index) => `field${index}`);
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec(`create table records (id text primary key, ${columns.join(", ")})`);
  const statement = database.prepare(`insert into records values (?, ${columns.map(() => "?").join(", ")})`);
  let count = 0;
  return {
    insert(rows) {
      const before = process.cpuUsage();
      database.exec("begin");
      for (const values of rows) {
        count += 1;
        statement.run(
          `us_rc_${count}`,
          ...values.map((value) => (typeof value === "boolean" ? Number(value) : value)),
        );
      }
      database.exec("commit");
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    },
    close() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
