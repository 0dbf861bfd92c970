import { readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runOrThrow } from "./run-command.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));

/** The folder of this package, with its dependencies. */
export const packageModules: string = join(packageFolder, "node_modules");

/** A package of this workspace that is published. */
export interface PublishedPackage {
  readonly name: string;
  /** The name without its scope, such as `client`. */
  readonly shortName: string;
  /** Its folder in the workspace. */
  readonly folder: string;
}

/** The published packages among the devDependencies of this package, which turbo builds before they are packed. */
export function findPublishedPackages(): PublishedPackage[] {
  const dependencies: Record<string, string> = readManifest(packageFolder).devDependencies ?? {};
  return Object.entries(dependencies)
    .filter(([, range]) => range.startsWith("workspace:"))
    .map(([name]) => ({
      name,
      shortName: basename(name),
      folder: realpathSync(join(packageModules, name)),
    }))
    .filter(({ folder }) => readManifest(folder).private !== true);
}

/** Every package of a workspace that is not private, from pnpm. */
export async function listPublicPackages(root: string): Promise<PublishedPackage[]> {
  const words = ["list", "--recursive", "--depth", "-1", "--json"];
  const output = await runOrThrow("pnpm", words, { cwd: root });
  const all: { name: string; path: string; private?: boolean }[] = JSON.parse(output);
  return all
    .filter((each) => each.private !== true)
    .map(({ name, path }) => ({ name, shortName: basename(name), folder: path }));
}

/** The parts of a package.json that this package reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Record<string, string>;
}

/** The package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}
