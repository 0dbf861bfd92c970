// One file for the package and one for its command, with what they share: loading the 500 modules that the compiler and
// Kysely would make of it took longer than the rest of a start.
import { chmodSync, writeFileSync } from "node:fs";
import { gatherLicences } from "@data-import/checks/bundle";
import { build } from "esbuild";
import manifest from "./package.json" with { type: "json" };

const bundled = "kysely";

const { metafile } = await build({
  entryPoints: ["src/index.ts", "src/command.ts", "src/command/run.ts", "src/command/thread.ts"],
  outdir: "dist",
  chunkNames: "shared/[name]-[hash]",
  bundle: true,
  splitting: true,
  metafile: true,
  // What else the package depends on stays an import of its own.
  external: Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
  }).filter((name) => name !== bundled),
  format: "esm",
  platform: "node",
  target: "node22",
  legalComments: "none",
  logLevel: "warning",
});
writeFileSync(
  "dist/THIRD-PARTY-LICENSES",
  gatherLicences("The files in dist are bundled with the package below.", Object.keys(metafile.inputs)),
);
chmodSync("dist/command.js", 0o755);
