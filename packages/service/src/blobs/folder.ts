import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createRandomText } from "../domain/ids.ts";
import type { Blobs } from "./blobs.ts";
import { streamFile } from "./stream-file.ts";

/** The folder of unfinished blobs. If a crash leaves files there, the next start removes them. */
const unfinished = "unfinished";

/** Where a store of blobs is, and who uses it. */
export interface FolderOptions {
  readonly folder: string;
  /** The default is true. If false, another thread may be storing blobs there, so unfinished ones stay. */
  readonly isOwner?: boolean;
}

/** Stores each blob as a file in a folder. Creates the folder if it does not exist. */
export async function createFolderBlobs({ folder, isOwner = true }: FolderOptions): Promise<Blobs> {
  const unfinishedFolder = join(folder, unfinished);
  await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 });
  const found = isOwner ? await readdir(unfinishedFolder) : [];
  for (const name of found) await rm(join(unfinishedFolder, name), { force: true });
  const locate = (key: string) => locateBlob(folder, key);

  return {
    async write(chunks, key = createRandomText(24)) {
      const unfinishedPath = join(unfinishedFolder, key);
      const hash = createHash("sha256");
      let size = 0;
      const file = await open(unfinishedPath, "wx", 0o600);
      try {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.byteLength;
          await file.writeFile(chunk);
        }
        // After a power failure, a committed row must not name lost bytes.
        await file.sync();
        await file.close();
        await mkdir(dirname(locate(key)), { recursive: true, mode: 0o700 });
        await rename(unfinishedPath, locate(key));
        await Promise.all([syncFolder(dirname(locate(key))), syncFolder(folder)]);
      } catch (error) {
        // The first error says why; the file is removed in any case.
        await file.close().catch(() => {});
        await rm(unfinishedPath, { force: true });
        throw error;
      }
      return { key, size, sha256: hash.digest("hex") };
    },
    async read(key, range) {
      return streamFile(await open(locate(key), "r"), range);
    },
    async remove(key) {
      await rm(locate(key), { force: true });
    },
    async close() {},
  };
}

/** The path of stored bytes. Two letters make 3844 folders, so that no folder has too many files. */
export function locateBlob(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key);
}

/** Stores the names in a folder on the disk: after a power failure, they are still there. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
