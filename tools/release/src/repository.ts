import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folders of a repository that this package reads and writes; tests use other ones. */
export interface Repository {
  readonly root: string;
  /** The last release: the bundle, and the type tests under their former paths. */
  readonly lastRelease: string;
}

/** This repository. */
export const repository: Repository = {
  root: fileURLToPath(new URL("../../..", import.meta.url)),
  lastRelease: fileURLToPath(new URL("../last", import.meta.url)),
};

/** The package of the description. */
export const contract = "@data-import/spec";

/** The packages that speak the API and share one version, from the changesets' configuration: the description first. */
export function listContractPackages({ root }: Repository): string[] {
  const config = JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8"));
  const group: string[] | undefined = config.fixed?.find((names: string[]) => names.includes(contract));
  if (group === undefined) throw new Error(`.changeset/config.json has no \`fixed\` group with ${contract}.`);
  return group;
}

/** The folder of a published package below the root. */
export function findFolder(packageName: string): string {
  return packageName === contract ? "spec" : packageName.replace(/^@[^/]+/, "packages");
}

/** The current version of a package. */
export function readVersion({ root }: Repository, packageName: string): string {
  return JSON.parse(readFileSync(join(root, findFolder(packageName), "package.json"), "utf8")).version;
}

/** Throws if the packages have another version than in the last release, because somebody raised them by hand. */
export function refuseStrayVersion(repository: Repository): void {
  const version = readVersion(repository, contract);
  const lastVersion = readFileSync(findReleasedVersion(repository), "utf8").trim();
  if (version === lastVersion) return;
  throw new Error(
    `${contract} is ${version} here, and the last release that is kept is ${lastVersion}. Put the versions back, ` +
      "and raise them with `pnpm --filter @data-import/release run release version`, which keeps the release.",
  );
}

/** The built bundle; throws if it is not built. */
export function findBundle({ root }: Repository): string {
  const file = join(root, "spec/dist/openapi.yaml");
  if (existsSync(file)) return file;
  throw new Error("The description is not bundled yet: npm run build -- spec");
}

/** The file with the version that the packages had in the last release. */
export function findReleasedVersion({ lastRelease }: Repository): string {
  return join(lastRelease, "version");
}

/** The bundle of the last release; undefined if there is no release. */
export function findReleasedBundle({ lastRelease }: Repository): string | undefined {
  const file = join(lastRelease, "openapi.yaml");
  return existsSync(file) ? file : undefined;
}
