import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Generated text by its path inside the package. */
export type GeneratedFiles = Record<string, string>;

const firstWords = "// Generated from the description (spec/) by tools/codegen";

/** The first lines of a generated file: its generator, its source, and the command to run instead of editing it. */
export function writeHeader(target: string): string {
  return (
    `${firstWords} with openapi-typescript. Do not edit:\n` +
    `// change the description, then run \`npm run generate\` (here: \`codegen ${target}\`).\n\n`
  );
}

/**
 * Writes the files below `folder`, removes what earlier runs left beside them, and returns the paths that changed. An
 * unchanged file keeps its time stamp.
 */
export function writeFiles(folder: string, files: GeneratedFiles): string[] {
  const changed: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const target = join(folder, path);
    if (readText(target) === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    changed.push(path);
  }
  for (const path of listStaleFiles(folder, files)) {
    rmSync(join(folder, path));
    changed.push(path);
  }
  return changed;
}

/** Generated files of earlier runs that are not among `files`, such as that of a removed tag. */
export function listStaleFiles(folder: string, files: GeneratedFiles): string[] {
  const folders = new Set(Object.keys(files).map((path) => dirname(path)));
  return [...folders].flatMap((within) =>
    listFolder(join(folder, within))
      .filter((name) => name.endsWith(".gen.ts"))
      .map((name) => join(within, name))
      .filter((path) => !(path in files) && readText(join(folder, path))?.startsWith(firstWords)),
  );
}

function listFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
