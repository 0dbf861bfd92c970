import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Generated text by its path inside the package. */
export type GeneratedFiles = Record<string, string>;

/** The first lines of a generated file: what made it, from what, and what to run instead of editing it. */
export function writeHeader(target: string): string {
  return (
    "// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:\n" +
    `// change the description, then run \`npm run generate\` (here: \`codegen ${target}\`).\n\n`
  );
}

/** Writes the files below `folder` and returns the paths that changed; an unchanged file keeps its time stamp. */
export function writeFiles(folder: string, files: GeneratedFiles): string[] {
  const changed: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    if (readText(target) === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    changed.push(path);
  }
  return changed;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
