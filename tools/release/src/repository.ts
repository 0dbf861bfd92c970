import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The places of a repository that this room reads and writes; tests bring their own. */
export interface House {
  readonly root: string;
  /** What was released last: the bundle, and the type tests under the paths they had. */
  readonly lastRelease: string;
}

/** This repository. */
export const house: House = {
  root: fileURLToPath(new URL("../../..", import.meta.url)),
  lastRelease: fileURLToPath(new URL("../last", import.meta.url)),
};

/** The package whose version is the version of the contract. */
export const contract = "@data-import/spec";

/** The packages that share the version of the contract, from the changesets' configuration: the description first. */
export function listContractPackages({ root }: House): string[] {
  const config = JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8"));
  const group: string[] | undefined = config.fixed?.find((names: string[]) => names.includes(contract));
  if (group === undefined) throw new Error(`.changeset/config.json has no \`fixed\` group with ${contract}.`);
  return group;
}

/** The folder of a published package below the root. */
export function findFolder(packageName: string): string {
  return packageName === contract ? "spec" : packageName.replace(/^@[^/]+/, "packages");
}

/** The version that a package has here. */
export function readVersion({ root }: House, packageName: string): string {
  return JSON.parse(readFileSync(join(root, findFolder(packageName), "package.json"), "utf8")).version;
}

/** Throws where the packages are ahead of the last release: they were raised, and the release was not kept. */
export function refuseStrayVersion(house: House, lastVersion: string): void {
  const version = readVersion(house, contract);
  if (version === lastVersion) return;
  throw new Error(
    `${contract} is ${version} here, and the last release that is kept is ${lastVersion}. Put the versions back, ` +
      "and let them be raised by `pnpm --filter @data-import/release run release version`, which keeps the release.",
  );
}

/** The bundle as it is built now; throws where it is not built. */
export function findBundle({ root }: House): string {
  const file = join(root, "spec/dist/openapi.yaml");
  if (existsSync(file)) return file;
  throw new Error("The description is not bundled yet: npm run build -- spec");
}

/** The bundle of the last release; undefined where nothing has been released. */
export function findReleasedBundle({ lastRelease }: House): string | undefined {
  const file = join(lastRelease, "openapi.yaml");
  return existsSync(file) ? file : undefined;
}
