import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Description } from "../description/model.ts";
import { type ContractChange, type DiffReport, readContractChanges } from "./read-contract-changes.ts";
import { type Note, readNotes } from "./read-notes.ts";

/** One release of the contract packages. */
export interface Release {
  readonly version: string;
  readonly notes: readonly Note[];
  /** What changed in the description since the release before; absent for the first one. */
  readonly changes?: readonly ContractChange[];
}

/** The files that describe releases. */
export interface ReleaseSource {
  /** The folders of the packages, where changesets writes CHANGELOG.md. */
  readonly packages: readonly string[];
  /**
   * A folder with one `<version>.json` per release but the first: `redocly diff --format json` against the one before.
   */
  readonly reports: string;
}

/** The folders of the published packages, from the folder of the repository. */
export function listPackages(repository: string): readonly string[] {
  const packages = join(repository, "packages");
  return [
    join(repository, "spec"),
    ...readdirSync(packages)
      .sort()
      .map((name) => join(packages, name)),
  ];
}

/** The releases, newest first; the version of the description is one of them, with or without notes. */
export function readReleases(
  { packages, reports }: ReleaseSource,
  description: Description,
): readonly Release[] {
  const notes = readNotes(
    packages
      .map((folder) => join(folder, "CHANGELOG.md"))
      .filter(existsSync)
      .map(readText),
  );
  const diffs = readReports(reports);
  const versions = new Set([description.version, ...notes.map(({ version }) => version), ...diffs.keys()]);
  return [...versions].sort(compareVersions).map((version) => {
    const report = diffs.get(version);
    return {
      version,
      notes: notes.filter((note) => note.version === version),
      ...(report !== undefined && { changes: readContractChanges(report, description) }),
    };
  });
}

function readReports(folder: string): ReadonlyMap<string, DiffReport> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return new Map(
    files.map((name) => {
      const report: DiffReport = JSON.parse(readText(join(folder, name)));
      const { revision } = report.infoVersions;
      if (name !== `${revision}.json`)
        throw new Error(`${name} is about version ${revision}; name it ${revision}.json.`);
      return [revision, report];
    }),
  );
}

/** Sorts the newest first; each part of a version is compared as a number. */
function compareVersions(one: string, other: string): number {
  return other.localeCompare(one, "en", { numeric: true });
}

function readText(file: string): string {
  return readFileSync(file, "utf8");
}
