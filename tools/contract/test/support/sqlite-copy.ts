import { cpSync, existsSync, linkSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Copies the folder of a SQLite database that nobody has open. */
export function copyDatabase(from: string, to: string): void {
  // The reserve is as large as everything else together, and nobody writes into it: copies share it.
  const [reserve, copied] = [join(from, "reserve"), join(to, "reserve")];
  cpSync(from, to, { recursive: true, filter: (path) => path !== reserve });
  if (existsSync(reserve)) linkSync(reserve, copied);
}

/** Restores the rows of a copy, through a connection of its own. */
export interface Restore {
  restore(): void;
  close(): void;
}

/**
 * Restores an open copy: opening another one, and preparing all statements again, takes several times as long.
 * @param from the folder of the original
 * @param to the folder of the copy
 */
export function createRestore(from: string, to: string): Restore {
  const file = "data-import.sqlite";
  // All rows are restored together, so references between them need no check.
  const database = new DatabaseSync(join(to, file), { enableForeignKeyConstraints: false });
  database.exec("pragma busy_timeout = 5000; pragma synchronous = off");
  database.prepare("attach database ? as kept").run(join(from, file));
  // In the order of their creation: triggers count changes of earlier tables in a later one.
  const tables = database
    .prepare("select name from kept.sqlite_schema where type = 'table' order by rowid")
    .all()
    .map(({ name }) => {
      const [now, before] = [`main."${name}"`, `kept."${name}"`];
      return {
        // Most tables are as they were, and reading is faster than writing. No table has the same row twice.
        findChange: database.prepare(
          `select 1 where (select count(*) from ${now}) <> (select count(*) from ${before})
           or exists (select * from ${before} except select * from ${now})`,
        ),
        remove: database.prepare(`delete from ${now}`),
        insert: database.prepare(`insert into ${now} select * from ${before}`),
      };
    });
  return {
    restore() {
      database.exec("begin immediate");
      for (const { findChange, remove, insert } of tables) {
        if (findChange.get() === undefined) continue;
        remove.run();
        insert.run();
      }
      database.exec("commit");
    },
    close: () => database.close(),
  };
}
