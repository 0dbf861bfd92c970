import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { formatSize, type Row } from "../table.ts";
import { growBudget, operationCount } from "./budgets.ts";
import { type Candidate, ours, peers } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

/** What a browser downloads for a program that makes one call, and for one that holds every resource. */
export async function* measureBundles({ folder }: Workspace): AsyncGenerator<Row> {
  yield await weigh(folder, "one call", ours.resource, 6500);
  for (const peer of peers) yield await weigh(folder, "one call", peer);
  yield await weigh(folder, `all ${operationCount}`, ours.all, growBudget(14_000, 25));
  // It looks operations up by path, so whoever makes one call has the facts of all of them.
  yield await weigh(folder, `the paths of all ${operationCount}`, ours.fetch, growBudget(14_000, 25));
}

async function weigh(folder: string, what: string, { name, call }: Candidate, most?: number): Promise<Row> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [`${call}.ts`],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "error",
  });
  const minified = outputFiles[0]?.contents ?? new Uint8Array();
  const bytes = gzipSync(minified, { level: 9 }).length;
  return {
    claim: `browser bundle, ${what}, ${name}`,
    value: formatSize(bytes),
    detail: `gzip -9 of ${formatSize(minified.length)} minified`,
    ...(most === undefined ? {} : { budget: `≤ ${formatSize(most)}`, ok: bytes <= most }),
  };
}
