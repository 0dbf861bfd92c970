import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tarball } from "./pack.ts";
import { runCommand } from "./run-command.ts";

/** The other packages that a consumer installs. */
export interface Extras {
  readonly [name: string]: string;
}

/** What a package manager says about install scripts that it skips, or about packages that do not fit. */
export const installWarning: RegExp =
  /ignored build|approve-builds|ERESOLVE|EBADENGINE|unmet peer|deprecated/i;

/** Makes an empty folder outside the workspace. */
export function makeEmptyFolder(purpose: string): string {
  return mkdtempSync(join(tmpdir(), `data-import-${purpose}-`));
}

/**
 * Installs the tarballs with npm, like a user: all at once, so that a dependency between them is the
 * tarball too. Everything else comes from the npm registry, or from npm's cache when it is there. Resolves to what npm
 * said.
 */
export function installWithNpm(
  folder: string,
  tarballs: readonly Tarball[],
  extras: Extras,
): Promise<string> {
  return installDependencies("npm", folder, { ...findFiles(tarballs), ...extras });
}

/** The same with pnpm. By default, pnpm takes dependencies between the tarballs from the registry. */
export function installWithPnpm(
  folder: string,
  tarballs: readonly Tarball[],
  extras: Extras,
): Promise<string> {
  // JSON is valid YAML.
  writeFiles(folder, { "pnpm-workspace.yaml": JSON.stringify({ overrides: findFiles(tarballs) }) });
  return installDependencies("pnpm", folder, { ...findFiles(tarballs), ...extras });
}

/** Makes a project of a folder and installs its dependencies; resolves to the output of the package manager. */
export async function installDependencies(
  manager: "npm" | "pnpm",
  folder: string,
  dependencies: Extras,
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const manifest = { name: "consumer", private: true, type: "module", dependencies };
  writeFiles(folder, { "package.json": JSON.stringify(manifest) });
  const quiet = manager === "npm" ? ["--no-audit", "--no-fund", "--no-update-notifier"] : [];
  const { code, stdout, stderr } = await runCommand(manager, ["install", "--prefer-offline", ...quiet], {
    cwd: folder,
    environment,
  });
  if (code !== 0) throw new Error(`${manager} could not install in ${folder}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

function findFiles(tarballs: readonly Tarball[]): Extras {
  return Object.fromEntries(tarballs.map(({ name, path }) => [name, `file:${path}`]));
}

/** Writes files below a folder; creates missing folders. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Copies a folder, or a file, of this package to the consumer. */
export function copyToConsumer(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
}

/** Removes a folder and all that is in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
