import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LayeredPackage } from "./layered-packages.ts";

/** The first difference between the map of a package in its LAYERS.md and the table of its layers, in one sentence. */
export function checkMap(root: string, { map, layers }: Pick<LayeredPackage, "map" | "layers">): string[] {
  if (map === undefined) return [];
  const shown = readFileSync(join(root, map), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.replace(/\s+/g, " ").trim());
  const wanted = layers.map(
    ({ folders, holds }) => `| ${folders.map((folder) => `\`${folder}\``).join(", ")} | ${holds} |`,
  );
  const place = wanted.findIndex((line, index) => line !== shown[index]);
  const surplus = shown[wanted.length];
  if (place === -1 && surplus === undefined) return [];
  const what =
    place === -1 ? `has a line too many: ${surplus}` : `must have as its line ${place + 1}: ${wanted[place]}`;
  return [`The map in ${map} ${what}`];
}
