import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tarball } from "./pack.ts";
import { runCommand } from "./run-command.ts";

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
 * tarball too. Everything else comes from the npm registry, or from npm's cache when it is there. Resolves to what npm
 * said.
 */
export function installWithNpm(
  folder: string,
  tarballs: readonly Tarball[],
  extras: Extras,
): Promise<string> {
  writeManifest(folder, { ...findFiles(tarballs), ...extras });
  const quiet = ["--no-audit", "--no-fund", "--no-update-notifier"];
  return install(folder, "npm", ["install", "--prefer-offline", ...quiet]);
}

/** The same with pnpm, which takes what one tarball needs of another from the registry unless it is told otherwise. */
export function installWithPnpm(
  folder: string,
  tarballs: readonly Tarball[],
  extras: Extras,
): Promise<string> {
  writeManifest(folder, { ...findFiles(tarballs), ...extras });
  // JSON is YAML, too.
  writeFiles(folder, { "pnpm-workspace.yaml": JSON.stringify({ overrides: findFiles(tarballs) }) });
  return install(folder, "pnpm", ["install", "--prefer-offline"]);
}

async function install(folder: string, manager: string, parameters: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(manager, parameters, { cwd: folder, timeout: 150_000 });
  if (code !== 0) throw new Error(`${manager} could not install in ${folder}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

function findFiles(tarballs: readonly Tarball[]): Extras {
  return Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
}

function writeManifest(folder: string, dependencies: Extras): void {
  const manifest = { name: "consumer", private: true, type: "module", dependencies };
  writeFiles(folder, { "package.json": JSON.stringify(manifest) });
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
