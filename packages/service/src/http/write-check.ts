import { randomBytes, randomUUID } from "node:crypto";
import type { Blobs } from "../blobs/blobs.ts";
import { DomainError } from "../domain/errors.ts";
import type { Storage } from "../storage/storage.ts";

/** Finds out whether the service can be used, for `/ready`. */
export interface WriteCheck {
  /** Remembers the end of a request if the storage had no space or was read-only. */
  note(error: unknown): void;
  /** Rejects if the database does not respond in time, or if writing failed and still fails. */
  run(): Promise<void>;
}

/** How long the check may take. */
const checkTimeoutMs = 3000;

/** How many bytes are written to find out whether there is space. Random, because some engines compress. */
const writtenBytes = 1_048_576;

/**
 * Only after a failed write, the check writes itself: a check at each request for `/ready` would be too expensive. Rows
 * and files can be on different disks, and a database on a full disk can have free pages.
 */
export function createWriteCheck(storage: Storage, blobs: Blobs): WriteCheck {
  const hasFailed = { rows: false, blobs: false };
  let running: Promise<void> | undefined;

  async function check(): Promise<void> {
    await storage.ping();
    if (hasFailed.rows) await writeRow(storage);
    hasFailed.rows = false;
    if (hasFailed.blobs) await writeBlob(blobs);
    hasFailed.blobs = false;
  }
  return {
    note(error) {
      if (!(error instanceof DomainError) || !["full", "read-only"].includes(error.kind)) return;
      const isOfDatabase = storage.engine.explainError(error.cause ?? {}) !== undefined;
      hasFailed[isOfDatabase ? "rows" : "blobs"] = true;
    },
    run() {
      running ??= withPatience(check()).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

async function writeRow(storage: Storage): Promise<void> {
  const row = { id: randomUUID(), payload: randomBytes(writtenBytes * 0.75).toString("base64") };
  await storage.transaction((db) => db.insertInto("write_checks").values(row).execute());
  await storage.transaction((db) => db.deleteFrom("write_checks").execute());
}

async function writeBlob(blobs: Blobs): Promise<void> {
  const { key } = await blobs.write(ReadableStream.from([randomBytes(writtenBytes)]));
  await blobs.remove(key);
}

function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The storage does not respond.")), checkTimeoutMs);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}
