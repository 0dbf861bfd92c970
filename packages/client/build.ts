import { globSync, readFileSync } from "node:fs";
import { build } from "esbuild";

// One file per entry and a few shared ones: with a module for each source file, an import took twice as long.
const { exports, imports } = JSON.parse(readFileSync("package.json", "utf8"));
// Conditional imports of package.json are separate files too: the runtime or the bundler of the user chooses one.
const entries: { "@data-import/source"?: string }[] = [
  ...Object.values<object>(exports),
  ...Object.values<object>(imports).flatMap((conditions) => Object.values(conditions)),
];
const sources = entries.flatMap(({ "@data-import/source": source }) => (source ? globSync(source) : []));

await build({
  entryPoints: sources,
  outbase: "src",
  outdir: "dist",
  chunkNames: "shared/[name]-[hash]",
  bundle: true,
  splitting: true,
  // Dependencies are not bundled.
  packages: "external",
  external: Object.keys(imports),
  format: "esm",
  platform: "neutral",
  target: "es2023",
  legalComments: "none",
  logLevel: "warning",
});
