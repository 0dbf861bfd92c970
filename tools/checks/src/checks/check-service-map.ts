import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Layer, serviceLayers } from "./service-layers.ts";

const page = "packages/service/LAYERS.md";

/**
 * The first difference between the map of the service in its LAYERS.md and the table of its layers, in one sentence.
 */
export function checkServiceMap(root: string, layers: readonly Layer[] = serviceLayers): string[] {
  const shown = readFileSync(join(root, page), "utf8")
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
  return [`The map in ${page} ${what}`];
}
