import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Description } from "../description/model.ts";
import { type Comparison, compareVersions as compareDescriptions } from "./compare-versions.ts";
import { type ContractChange, type DiffReport, readContractChanges } from "./read-contract-changes.ts";
import { type Note, readNotes } from "./read-notes.ts";

/** One release of the contract packages. */
export interface Release {
  readonly version: string;
  /** `2026-12-01`; absent if it is not released yet. */
  readonly date?: string;
  readonly notes: readonly Note[];
  /** What changed in the description since the release before; absent for the first one. */
  readonly changes?: readonly ContractChange[];
  /** The same with the values of both versions. */
  readonly comparison?: Comparison;
}

/** The files that describe releases. */
export interface ReleaseSource {
  /** The folders of the packages, where changesets writes CHANGELOG.md. */
  readonly packages: readonly string[];
  /**
   * A folder with one `<version>.json` per release but the first: `redocly diff --format json` against the one before;
   * and with `dates.json`, the day of each release by version.
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
  const dates = readDates(reports);
  const versions = new Set([description.version, ...notes.map(({ version }) => version), ...diffs.keys()]);
  return [...versions].sort(compareVersions).map((version) => {
    const report = diffs.get(version);
    const date = dates[version];
    return {
      version,
      ...(date !== undefined && { date }),
      notes: notes.filter((note) => note.version === version),
      ...(report !== undefined && {
        changes: readContractChanges(report, description),
        comparison: compareDescriptions(report, description),
      }),
    };
  });
}

function readDates(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, "dates.json");
  const dates: Record<string, string> = existsSync(file) ? JSON.parse(readText(file)) : {};
  for (const [version, date] of Object.entries(dates)) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date))
      throw new Error(`dates.json has "${date}" for ${version}; write a day such as 2026-12-01.`);
  }
  return dates;
}

function readReports(folder: string): ReadonlyMap<string, DiffReport> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.json$/.test(name)) : [];
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
