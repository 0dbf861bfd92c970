import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StorageError } from "../../storage.ts";

/** A data folder that this process has locked. */
export interface FolderLock {
  release(): void;
}

/**
 * Locks a data folder for this process. Two processes would take each other's jobs and remove each other's unfinished
 * uploads. Throws a `StorageError` if another process has it.
 */
export function lockFolder(folder: string): FolderLock {
  // SQLite uses a lock of the operating system, which ends with the process, even after a crash.
  const path = join(folder, "lock");
  createPrivateFile(path);
  const file = new DatabaseSync(path);
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if ((error as { errcode?: unknown }).errcode !== 5) throw error;
    throw new StorageError(
      `The data folder ${folder} is in use by another process. Stop that process, or choose another folder with --data.`,
      { cause: error },
    );
  }
  return { release: () => file.close() };
}

/** Creates a file that only its owner may read and write, if it does not exist. SQLite itself would let others read it. */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, "a", 0o600));
}
