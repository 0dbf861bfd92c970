import { globSync, readFileSync } from "node:fs";
import { build } from "esbuild";

// One file per entry and a few that they share: a module for each source file doubled what an import costs.
const { exports, imports } = JSON.parse(readFileSync("package.json", "utf8"));
// What package.json imports by condition is a file of its own too: which of them it is, the user's side decides.
const doors: { "@data-import/source"?: string }[] = [
  ...Object.values<object>(exports),
  ...Object.values<object>(imports).flatMap((conditions) => Object.values(conditions)),
];
const sources = doors.flatMap(({ "@data-import/source": source }) => (source ? globSync(source) : []));

await build({
  entryPoints: sources,
  outbase: "src",
  outdir: "dist",
  chunkNames: "shared/[name]-[hash]",
  bundle: true,
  splitting: true,
  // What the package depends on stays an import of its own.
  packages: "external",
  external: Object.keys(imports),
  format: "esm",
  platform: "neutral",
  target: "es2023",
  legalComments: "none",
  logLevel: "warning",
});
