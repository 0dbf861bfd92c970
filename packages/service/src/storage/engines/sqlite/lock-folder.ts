import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StorageError } from "../../storage.ts";

/** A data folder that this process has for itself. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this process: two would take each other's jobs and remove each other's unfinished uploads.
 * Throws a `StorageError` where another one has it.
 */
export function lockFolder(folder: string): FolderLock {
  // A lock of the operating system, as SQLite takes it: it goes with its process, however that ends.
  const file = new DatabaseSync(join(folder, "lock"));
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if ((error as { errcode?: unknown }).errcode !== 5) throw error;
    throw new StorageError(
      `The data folder ${folder} is in use by another process. Stop that one, or choose another folder with --data.`,
      { cause: error },
    );
  }
  return { release: () => file.close() };
}
