import { relative } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { formatSize, type Row } from "../table.ts";
import { growBudget, operationCount } from "./budgets.ts";
import { type Candidate, ours, peers } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

/** What a browser downloads at the start of a program with one call, and of one with all resources. */
export async function* measureBundles({ folder }: Workspace): AsyncGenerator<Row> {
  yield await weigh(folder, "one call", ours.resource, 6700);
  for (const peer of peers) yield await weigh(folder, "one call", peer);
  yield await weigh(folder, `all ${operationCount}`, ours.all, growBudget(14_200, 25));
  // It finds operations by path, so a program with one call contains the data of all operations.
  yield await weigh(folder, `the paths of all ${operationCount}`, ours.fetch, growBudget(14_200, 25));
}

async function weigh(folder: string, what: string, { name, call }: Candidate, most?: number): Promise<Row> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [`${call}.ts`],
    bundle: true,
    // A part that a method loads when it is first called is not loaded at the start.
    splitting: true,
    outdir: ".",
    metafile: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "error",
  });
  const loaded = new Set([`${call}.js`]);
  for (const path of loaded) {
    const imports = metafile.outputs[path]?.imports ?? [];
    for (const part of imports) if (part.kind === "import-statement") loaded.add(part.path);
  }
  const files = outputFiles.filter(({ path }) => loaded.has(relative(folder, path)));
  const minified = Buffer.concat(files.map(({ contents }) => contents));
  const bytes = gzipSync(minified, { level: 9 }).length;
  return {
    claim: `browser bundle, ${what}, ${name}`,
    value: formatSize(bytes),
    detail: `gzip -9 of ${formatSize(minified.length)} minified`,
    ...(most === undefined ? {} : { budget: `≤ ${formatSize(most)}`, ok: bytes <= most }),
  };
}
