import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));

const made: string[] = [];

/** Removes the folders that the tests of a file have made; Vitest calls it after each file. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
}

/** A folder with files, by their paths; it is removed after the tests of the file. */
export function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "data-import-release-"));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Links the dependencies of this package into a folder. */
export function linkPackages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  symlinkSync(modules, join(folder, "node_modules"));
}
