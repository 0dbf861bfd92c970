import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Layer, serviceLayers } from "./service-layers.ts";

const heading = "## The inside of the service";

/**
 * The first difference between the map of the service in CONTRIBUTING.md and the table of its layers, in one sentence.
 */
export function checkServiceMap(root: string, layers: readonly Layer[] = serviceLayers): string[] {
  const [, section = ""] = readFileSync(join(root, "CONTRIBUTING.md"), "utf8").split(`${heading}\n`);
  const [text = ""] = section.split("\n## ");
  const shown = text
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
  return [`The map in CONTRIBUTING.md under "${heading.slice(3)}" ${what}`];
}
