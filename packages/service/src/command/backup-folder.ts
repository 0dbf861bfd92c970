import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyBlob, removeCopy } from "../blobs/copy-blob.ts";
import { syncFolder } from "../blobs/folder.ts";
import { listBlobKeys } from "../blobs/stored-keys.ts";
import { openForBackup, type StoragePlace } from "../storage/engines/open-storage.ts";
import { StorageError } from "../storage/storage.ts";
import { locateFiles } from "./blobs.ts";

/** What to back up, and to which folder. */
export interface BackupRequest {
  readonly place: StoragePlace;
  /** A new folder, or an empty one. */
  readonly to: string;
  /** Whether uploaded files are in the data folder. */
  readonly hasFiles: boolean;
  /** Gets what is done, as a part from 0 to 1. */
  readonly onProgress: (what: "files" | "database", part: number) => void | Promise<void>;
}

/** What a backup has. */
export interface BackupResult {
  readonly files: number;
  /** Keys of bytes that the database names and the data folder does not have. */
  readonly missing: readonly string[];
}

/** How often files may be deleted while their copies are made. */
const mostRounds = 100;
/** More files are not copied inside of a moment: the log of the database grows as long as a moment is held. */
const mostFilesInMoment = 100;

/**
 * Copies a data folder while a service uses it. The copy has the data of one moment, with the bytes of all its files. It
 * gets its name when it is complete. Throws a `StorageError` if it would replace something.
 */
export async function backUpFolder(request: BackupRequest): Promise<BackupResult> {
  const { place, to } = request;
  const moments = openForBackup(place);
  const unfinished = `${to}.unfinished`;
  try {
    await createFolders(to, unfinished);
    try {
      const copies = request.hasFiles
        ? await copyFiles(request, moments, unfinished)
        : { files: 0, missing: [] };
      if (!request.hasFiles) await moments.renew();
      await moments.copyTo(unfinished, (part) => void request.onProgress("database", part));
      await syncFolder(unfinished);
      await rename(unfinished, to);
      await syncFolder(dirname(to));
      return copies;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  } finally {
    await moments.close();
  }
}

async function createFolders(to: string, unfinished: string): Promise<void> {
  const names = existsSync(to) ? await readdir(to) : [];
  if (names.length > 0) {
    throw new StorageError(`The folder ${to} is not empty. Name a new folder with --to.`);
  }
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new StorageError(
      `Another backup writes to ${unfinished}, or was interrupted. Remove that folder if no backup runs, or name another one with --to.`,
      { cause: error },
    );
  }
}

/**
 * Copies the bytes of all files, and leaves the moment whose files these are. A service stores bytes before the row that
 * names them, and deletes the row before the bytes. So if bytes are missing, a newer moment does not name them.
 */
async function copyFiles(
  { place, onProgress }: BackupRequest,
  moments: ReturnType<typeof openForBackup>,
  target: string,
): Promise<BackupResult> {
  const [from, to] = [locateFiles(place.folder), locateFiles(target)];
  await mkdir(to, { mode: 0o700 });
  const copied = new Set<string>();
  let missing = new Set<string>();
  for (let round = 1; ; round++) {
    await moments.renew();
    const keys = new Set(await listBlobKeys(moments.db));
    const wanted = [...keys].filter((key) => !copied.has(key) && !missing.has(key));
    const isLong = wanted.length > mostFilesInMoment && round < mostRounds;
    if (isLong) await moments.leave();
    const lost: string[] = [];
    for (const [done, key] of wanted.entries()) {
      await onProgress("files", done / wanted.length);
      if (await copyBlob(from, to, key)) copied.add(key);
      else lost.push(key);
    }
    // Those that the next moment names, too, did not exist before.
    missing = new Set([...missing, ...lost].filter((key) => keys.has(key)));
    if (isLong || (lost.length > 0 && round < mostRounds)) continue;
    for (const key of copied) if (!keys.has(key)) await removeCopy(to, key);
    await syncTree(to);
    return { files: copied.size, missing: [...missing] };
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await syncFolder(join(folder, name));
  await syncFolder(folder);
}
