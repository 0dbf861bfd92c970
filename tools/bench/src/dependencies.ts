import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The path of a file of a dependency, also if the package does not export it. */
export function findFile(name: string, path: string): string {
  return fileURLToPath(new URL(`../node_modules/${name}/${path}`, import.meta.url));
}

/** The version of a dependency. */
export function readVersion(name: string): string {
  return JSON.parse(readFileSync(findFile(name, "package.json"), "utf8")).version;
}
