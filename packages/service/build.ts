// One file for the package and one for its command, with what they share: loading the 500 modules that the compiler and
// Kysely would make of it took longer than the rest of a start.
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
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
  // Each thread keeps the source in its memory: comments and indentation would be a quarter of it.
  minifyWhitespace: true,
  lineLimit: 120,
  logLevel: "warning",
});
writeFileSync(
  "dist/THIRD-PARTY-LICENSES",
  gatherLicences("The files in dist are bundled with the package below.", Object.keys(metafile.inputs)),
);
for (const path of Object.keys(metafile.outputs)) {
  // With one other character, V8 keeps a file with two bytes for each. esbuild cannot escape them in tagged templates.
  const [found] = /[^\p{ASCII}].*/u.exec(readFileSync(path, "utf8")) ?? [];
  if (found !== undefined) throw new Error(`Write this with an escape: ${found}`);
}
chmodSync("dist/command.js", 0o755);
