import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where a file of a dependency is, whether the package exports it or not. */
export function findFile(name: string, path: string): string {
  return fileURLToPath(new URL(`../node_modules/${name}/${path}`, import.meta.url));
}

/** The version of a dependency. */
export function readVersion(name: string): string {
  return JSON.parse(readFileSync(findFile(name, "package.json"), "utf8")).version;
}
