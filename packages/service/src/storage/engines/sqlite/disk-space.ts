import { closeSync, fstatSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

/** Lets a service on a full disk delete: without space, SQLite could not even store that something is deleted. */
export interface DiskSpace {
  /** Runs a transaction. On a disk that was full, only if there is space again. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** Runs a transaction that frees space. On a full disk, it uses the reserve. */
  remove<T>(work: () => Promise<T>): Promise<T>;
  /** Whether a write found the disk full, and there is no space again yet. */
  isFull(): boolean;
}

const reserveBytes = 12_582_912;
/** So much must be free before a disk that was full takes writes again. */
const marginBytes = 1_048_576;
const zeros = Buffer.alloc(65_536);

/** Makes sure that SQLite can open its files, even on a full disk. `createDiskSpace` takes the space back. */
export function makeRoom(folder: string): void {
  if (readFree(folder) < marginBytes) rmSync(locateReserve(folder), { force: true });
}

/** @param checkpoint moves the log into the database, so that its space can be used again */
export function createDiskSpace(
  folder: string,
  database: DatabaseSync,
  checkpoint: () => Promise<unknown>,
): DiskSpace {
  let isFull = false;
  fillReserve(folder);

  /** Deleted records leave free pages in the database, and the disk as full as it was. */
  function hasRoom(): boolean {
    const pages = Object.values(database.prepare("pragma freelist_count").get() ?? {})[0];
    const pageSize = Object.values(database.prepare("pragma page_size").get() ?? {})[0];
    return Number(pages) * Number(pageSize) + readFree(folder) >= marginBytes;
  }

  async function attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDiskFull(error)) isFull = true;
      throw error;
    }
  }

  return {
    isFull: () => isFull,
    async write(work) {
      if (isFull) {
        if (!hasRoom()) throw Object.assign(new Error("The disk is full."), { errcode: diskFullCode });
        isFull = false;
        fillReserve(folder);
      }
      return attempt(work);
    },
    async remove(work) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
      rmSync(locateReserve(folder), { force: true });
      try {
        await checkpoint();
        return await attempt(work);
      } finally {
        fillReserve(folder);
      }
    },
  };
}

/** The code of SQLite. */
const diskFullCode = 13;

function isDiskFull(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === "number" && (errcode & 255) === diskFullCode;
}

const locateReserve = (folder: string) => join(folder, "reserve");

function readFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Fills the reserve, on a full disk with as much as there is. */
function fillReserve(folder: string): void {
  const file = openSync(locateReserve(folder), "a", 0o600);
  try {
    for (let length = fstatSync(file).size; length < reserveBytes; length += zeros.length) {
      writeSync(file, zeros);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}
