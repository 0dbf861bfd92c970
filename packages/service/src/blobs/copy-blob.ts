import { constants } from "node:fs";
import { copyFile, mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { locateBlob } from "./folder.ts";

/** Copies stored bytes from one folder to another; returns whether there are any under this key. */
export async function copyBlob(from: string, to: string, key: string): Promise<boolean> {
  const path = locateBlob(to, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await copyFile(locateBlob(from, key), path, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
  return true;
}

/** Removes copied bytes. */
export async function removeCopy(folder: string, key: string): Promise<void> {
  await rm(locateBlob(folder, key), { force: true });
}
