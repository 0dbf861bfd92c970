import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { insertSection } from "./changelog.ts";
import { compareContracts } from "./compare-contracts.ts";
import { readDescription } from "./description.ts";
import { keepBundle, keepTypeTests, keepVersion } from "./keep-release.ts";
import { planRelease } from "./plan-release.ts";
import {
  findBundle,
  findFolder,
  findReleasedBundle,
  listContractPackages,
  type Repository,
  refuseStrayVersion,
} from "./repository.ts";
import type { RunRedocly } from "./run-redocly.ts";
import { keepDependencies, listPublished } from "./runtime-dependencies.ts";
import { writeContractSection } from "./write-contract-section.ts";

const run = promisify(execFile);

/**
 * Makes the next version: raises the version of the packages and writes changelogs from the pending changesets, and keeps
 * bundle and type tests as those of the last release. If the contract has changed since then, `info.version` becomes the
 * version of the packages, and the changelogs tell the changes; otherwise it stays. Returns one line about its work; does
 * nothing where everything is released.
 */
export async function prepareRelease(repository: Repository, runRedocly?: RunRedocly): Promise<string> {
  const released = findReleasedBundle(repository);
  const last = released && (await readDescription(released)).info.version;
  if (last !== undefined) refuseStrayVersion(repository);
  const { bump, version, pending, packages } = await planRelease(repository);
  if (last !== undefined && pending === 0)
    return `${version} is the last release, and no changeset is pending.`;

  const section = bump === undefined && last ? "" : await writeSection(repository, released, runRedocly);
  await keepTypeTests(repository);
  if (pending > 0) {
    const changesets = join(repository.root, "node_modules/@changesets/cli/bin.js");
    await run(process.execPath, [changesets, "version"], { cwd: repository.root });
  }
  keepDependencies(repository, last === undefined ? listPublished(repository) : packages);
  await keepVersion(repository, version);
  if (section === "") return `The packages are ${version} now; the contract stays ${last}.`;

  await writeInfoVersion(repository, version);
  await keepBundle(repository);
  const group = listContractPackages(repository);
  await Promise.all(group.map((name) => addToChangelog(repository, name, version, section)));
  return `The contract is ${version} now, after ${last ?? "nothing"}.`;
}

/** The changes since the last release, for the changelogs. */
async function writeSection(
  repository: Repository,
  released: string | undefined,
  runRedocly: RunRedocly | undefined,
): Promise<string> {
  if (released === undefined) return "The first release.";
  const { from, changes } = await compareContracts(released, findBundle(repository), runRedocly);
  return writeContractSection(changes, from);
}

/** Writes the version into the description, so that the next bundle has it. */
async function writeInfoVersion({ root }: Repository, version: string): Promise<void> {
  const file = join(root, "spec/openapi.yaml");
  const text = await readFile(file, "utf8");
  const line = /^(info:\n(?: .*\n)*? {2}version: ).*$/m;
  if (!line.test(text)) throw new Error("spec/openapi.yaml has no line `version: …` below `info:`.");
  await writeFile(file, text.replace(line, `$1${version}`));
  await run(process.execPath, ["build.ts"], { cwd: join(root, "spec") });
}

async function addToChangelog(
  { root }: Repository,
  packageName: string,
  version: string,
  section: string,
): Promise<void> {
  const file = join(root, findFolder(packageName), "CHANGELOG.md");
  const changelog = existsSync(file) ? await readFile(file, "utf8") : undefined;
  await writeFile(file, insertSection(changelog, packageName, version, section));
}
