import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./workspace.ts";

const table = "spec/shared/limits.yaml";
const places = [
  {
    says: "no text of the description names it",
    files: /^spec\/(openapi\.yaml|(paths|schemas|shared|events)\/)/,
  },
  {
    says: "neither the service nor the front uses it",
    files: /^packages\/(service|front|tables)\/src\/.*\.ts$/,
  },
];

/**
 * The limits that the description promises and nobody keeps, or that somebody keeps and the description does not say; one
 * sentence each.
 */
export function checkLimits(root: string): string[] {
  const files = listFiles(root);
  if (!files.includes(table)) return [];
  const names = [...readFileSync(join(root, table), "utf8").matchAll(/^(\w+):/gm)].map(
    ([, name = ""]) => name,
  );
  return places.flatMap(({ says, files: wanted }) => {
    const used = new Set<string>();
    for (const path of files) {
      if (!wanted.test(path) || path === table) continue;
      for (const [, name = ""] of readFileSync(join(root, path), "utf8").matchAll(/\blimits\.(\w+)/g))
        used.add(name);
    }
    return names.filter((name) => !used.has(name)).map((name) => `${table}: ${name} is not needed: ${says}.`);
  });
}
