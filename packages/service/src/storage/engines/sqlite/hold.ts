import type { SQLInputValue } from "node:sqlite";
import { giveWayIfLong } from "@data-import/front";
import { setRunner } from "../../kept-query.ts";
import type { Database } from "../../storage.ts";
import { createKysely, type SqliteConnection } from "./driver.ts";
import { ReaderAdapter } from "./reader.ts";
import type { Hold } from "./shared-commits.ts";

/** Gives the connection of the writer to one after the other. All of them get the same database, so this costs little. */
export function createHold(writer: SqliteConnection): Hold {
  const held = bind(writer);
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(async () => {
      if (!writer.database.isOpen) throw new Error("The storage is closed.");
      return work(await held);
    });
    // Only the next one waits for it; who called has the error.
    last = run.catch(() => {});
    return run;
  };
}

/** A database with a connection that is never released: Kysely takes longer to give and release one than for a query. */
function bind(writer: SqliteConnection): Promise<Database> {
  return new Promise((resolve, reject) => {
    const db = createKysely(writer, new ReaderAdapter());
    const use = (bound: Database) => {
      setRunner(bound, async ({ sql, parameters }) => {
        await giveWayIfLong();
        return writer.prepare(sql).statement.all(...(parameters as readonly SQLInputValue[]));
      });
      resolve(bound);
      return new Promise<never>(() => {});
    };
    db.connection().execute(use).catch(reject);
  });
}
