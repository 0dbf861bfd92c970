// One file for each entry, with what they share: a program loads a few files instead of a hundred modules.
import { build } from "esbuild";
import manifest from "./package.json" with { type: "json" };

await build({
  entryPoints: [
    ...Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === "string" ? [] : entry["@data-import/source"],
    ),
    "src/reading/old-workbook-thread.ts",
  ],
  outdir: "dist",
  outbase: "src",
  chunkNames: "shared/[name]-[hash]",
  bundle: true,
  splitting: true,
  // What the package depends on stays an import of its own.
  external: Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }),
  format: "esm",
  platform: "node",
  target: "node22",
  legalComments: "none",
  logLevel: "warning",
});
