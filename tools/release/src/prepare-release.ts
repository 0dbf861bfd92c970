import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { insertSection } from "./changelog.ts";
import { compareContracts } from "./compare-contracts.ts";
import { readDescription } from "./description.ts";
import {
  findBundle,
  findFolder,
  findReleasedBundle,
  type House,
  listContractPackages,
  refuseStrayVersion,
} from "./house.ts";
import { keepBundle, keepTypeTests } from "./keep-release.ts";
import { planRelease } from "./plan-release.ts";
import { keepDependencies, listPublished } from "./runtime-dependencies.ts";
import { writeContractSection } from "./write-contract-section.ts";

const run = promisify(execFile);

/**
 * Makes the next version: raises versions and writes changelogs from the pending changesets, adds what happened to the
 * contract, and keeps bundle and type tests as those of the last release. Gives one line that says what was done; does
 * nothing where everything is released.
 */
export async function prepareRelease(house: House): Promise<string> {
  const released = findReleasedBundle(house);
  const last = released && (await readDescription(released)).info.version;
  if (last !== undefined) refuseStrayVersion(house, last);
  const { bump, version, pending, packages } = await planRelease(house);
  const raisesContract = last === undefined || bump !== undefined;
  if (!raisesContract && pending === 0) return `${last} is the last release, and no changeset is pending.`;

  const section = raisesContract ? await writeSection(house, released) : "";
  if (raisesContract) await keepTypeTests(house);
  if (pending > 0) {
    const changesets = join(house.root, "node_modules/@changesets/cli/bin.js");
    await run(process.execPath, [changesets, "version"], { cwd: house.root });
  }
  keepDependencies(house, last === undefined ? listPublished(house) : packages);
  if (!raisesContract) return `Raised versions from the changesets; the contract stays ${version}.`;

  await writeInfoVersion(house, version);
  await keepBundle(house);
  if (section !== "") {
    const group = listContractPackages(house);
    await Promise.all(group.map((name) => addToChangelog(house, name, version, section)));
  }
  return `The contract is ${version} now, after ${last ?? "nothing"}.`;
}

/** What changed since the last release, for the changelogs. */
async function writeSection(house: House, released: string | undefined): Promise<string> {
  if (released === undefined) return "The first release.";
  const { from, changes } = await compareContracts(released, findBundle(house));
  return writeContractSection(changes, from);
}

/** The description says its own version; what is bundled from it is to say the same. */
async function writeInfoVersion({ root }: House, version: string): Promise<void> {
  const file = join(root, "spec/openapi.yaml");
  const text = await readFile(file, "utf8");
  const line = /^(info:\n(?: .*\n)*? {2}version: ).*$/m;
  if (!line.test(text)) throw new Error("spec/openapi.yaml has no line `version: …` below `info:`.");
  await writeFile(file, text.replace(line, `$1${version}`));
  await run(process.execPath, ["build.ts"], { cwd: join(root, "spec") });
}

async function addToChangelog(
  { root }: House,
  packageName: string,
  version: string,
  section: string,
): Promise<void> {
  const file = join(root, findFolder(packageName), "CHANGELOG.md");
  const changelog = existsSync(file) ? await readFile(file, "utf8") : undefined;
  await writeFile(file, insertSection(changelog, packageName, version, section));
}
