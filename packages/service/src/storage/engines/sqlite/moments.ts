import { existsSync } from "node:fs";
import { join } from "node:path";
import { backup } from "node:sqlite";
import { sql } from "kysely";
import { type Database, StorageError } from "../../storage.ts";
import { createPrivateFile } from "./lock-folder.ts";
import { fileName, openReader } from "./reader.ts";

/** Reads a database while another process writes to it. All reads see the data of one moment. */
export interface Moments {
  readonly db: Database;
  /** Moves to the moment of the call. */
  renew(): Promise<void>;
  /** Leaves the moment, so that the log of the database does not grow. Call `renew` before the next read. */
  leave(): Promise<void>;
  /**
   * Copies the database of the moment into a folder.
   * @param onStep gets the copied part, from 0 to 1
   */
  copyTo(folder: string, onStep: (part: number) => void): Promise<void>;
  close(): Promise<void>;
}

const cacheKibibytes = 65_536;

/** How many pages of 4 KiB are copied between two steps. */
const pagesAtOnce = 1000;

/**
 * Opens the database of a data folder for reading, also if a service has locked the folder. Throws a `StorageError` if the
 * folder has no database.
 */
export function openMoments(folder: string): Moments {
  if (!existsSync(join(folder, fileName))) {
    throw new StorageError(
      `The folder ${folder} has no database. Name the data folder of the service with --data.`,
    );
  }
  const { connection, db } = openReader(folder, cacheKibibytes);
  const leave = async () => {
    if (connection.database.isTransaction) await sql`commit`.execute(db);
  };
  return {
    db,
    leave,
    async renew() {
      await leave();
      await sql`begin`.execute(db);
      // The moment is that of the first read.
      await sql`select count(*) from sqlite_schema`.execute(db);
    },
    async copyTo(target, onStep) {
      createPrivateFile(join(target, fileName));
      // In the transaction of `renew`: otherwise, each write of another process would start the copy again.
      await backup(connection.database, join(target, fileName), {
        rate: pagesAtOnce,
        progress: ({ totalPages, remainingPages }) => onStep(1 - remainingPages / totalPages),
      });
    },
    close: () => db.destroy(),
  };
}
