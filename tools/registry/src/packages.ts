import { readFileSync, realpathSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const room = fileURLToPath(new URL("..", import.meta.url));

/** A package of this workspace that is published. */
export interface PublishedPackage {
  readonly name: string;
  /** The name without its scope, such as `client`. */
  readonly shortName: string;
  /** Its folder in the workspace. */
  readonly folder: string;
}

/** The published packages among the devDependencies of this room: what is listed there is built before it is packed. */
export function findPublishedPackages(): PublishedPackage[] {
  const dependencies: Record<string, string> = readManifest(room).devDependencies ?? {};
  return Object.entries(dependencies)
    .filter(([, range]) => range.startsWith("workspace:"))
    .map(([name]) => ({
      name,
      shortName: basename(name),
      folder: realpathSync(`${room}node_modules/${name}`),
    }))
    .filter(({ folder }) => readManifest(folder).private !== true);
}

/** The parts of a package.json that this room reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly devDependencies?: Record<string, string>;
}

/** The package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}
