import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tarball } from "./pack.ts";
import { runOrThrow } from "./run-command.ts";

/** What a consumer installs beside our packages. */
export interface Extras {
  readonly [name: string]: string;
}

/** Makes an empty folder outside the workspace. */
export function makeEmptyFolder(purpose: string): string {
  return mkdtempSync(join(tmpdir(), `data-import-${purpose}-`));
}

/**
 * Installs the tarballs with npm, as a person would: all at once, so that what one of them needs of another is the
 * tarball too. Everything else comes from the npm registry, or from npm's cache when it is there.
 */
export async function installTarballs(
  folder: string,
  tarballs: readonly Tarball[],
  extras: Extras,
): Promise<void> {
  const ours = Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies: { ...ours, ...extras } }),
  );
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"];
  await runOrThrow("npm", ["install", "--prefer-offline", ...quiet], { cwd: folder, timeout: 150_000 });
}

/** Writes files below a folder, making the folders on the way. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Copies a folder of this room to the consumer. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** Removes a folder and all that is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
