import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { findFolder, type Repository } from "./repository.ts";

/** The packages that come with a package: their versions or ranges, by name. */
export type RuntimeDependencies = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: RuntimeDependencies;
  readonly optionalDependencies?: RuntimeDependencies;
  readonly peerDependencies?: RuntimeDependencies;
}

interface Workspace {
  readonly catalog?: RuntimeDependencies;
  readonly catalogs?: Readonly<Record<string, RuntimeDependencies>>;
}

/** The names of the packages that are published, the description first. */
export function listPublished({ root }: Repository): string[] {
  const folders = ["spec", ...readdirSync(join(root, "packages")).map((name) => `packages/${name}`)];
  return folders
    .map((folder) => join(root, folder, "package.json"))
    .filter((file) => existsSync(file))
    .map((file): Manifest => JSON.parse(readFileSync(file, "utf8")))
    .filter((manifest) => manifest.private !== true)
    .map(({ name }) => name);
}

/**
 * The current runtime dependencies of a published package, with the versions from the catalogue of the
 * workspace has for them, and what it bundles, as `bundled <name>`. Packages of this repository are left out.
 */
export function readDependencies({ root }: Repository, packageName: string): RuntimeDependencies {
  const folder = join(root, findFolder(packageName));
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const workspace: Workspace = parse(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8"));
  const declared = Object.entries({
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
    ...manifest.dependencies,
  })
    .filter(([, version]) => !version.startsWith("workspace:"))
    .map(([name, version]) => [name, resolveVersion(workspace, name, version)]);
  const notices = join(folder, "dist/THIRD-PARTY-LICENSES");
  const bundled = existsSync(notices) ? listBundled(readFileSync(notices, "utf8")) : [];
  return Object.fromEntries(
    [...declared, ...bundled.map(([name, version]) => [`bundled ${name}`, version])].sort(),
  );
}

function resolveVersion({ catalog, catalogs }: Workspace, name: string, version: string): string {
  const [, catalogName] = /^catalog:(.*)$/.exec(version) ?? [];
  if (catalogName === undefined) return version;
  const isDefault = catalogName === "" || catalogName === "default";
  const found = (isDefault ? (catalog ?? catalogs?.["default"]) : catalogs?.[catalogName])?.[name];
  if (found === undefined)
    throw new Error(`pnpm-workspace.yaml has no version of ${name} for \`${version}\`.`);
  return found;
}

/** The bundled packages with their versions: each notice starts with them. */
export function listBundled(notices: string): [string, string][] {
  const titles = notices.matchAll(/^(\S+) (\S+)\nLicence: /gm);
  return [...titles].map(([, name = "", version = ""]) => [name, version]);
}

/** The runtime dependencies of the last release by package; undefined if they were never kept. */
export function readKeptDependencies(
  repository: Repository,
): Readonly<Record<string, RuntimeDependencies>> | undefined {
  const file = findKept(repository);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Keeps the current runtime dependencies of packages as those of their last release. */
export function keepDependencies(repository: Repository, packageNames: readonly string[]): void {
  const released = packageNames.map((name) => [name, readDependencies(repository, name)]);
  const kept = { ...readKeptDependencies(repository), ...Object.fromEntries(released) };
  mkdirSync(repository.lastRelease, { recursive: true });
  writeFileSync(findKept(repository), `${JSON.stringify(kept, null, 2)}\n`);
}

function findKept({ lastRelease }: Repository): string {
  return join(lastRelease, "dependencies.json");
}
