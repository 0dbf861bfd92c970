// The facts of all operations as one file for each resource, and the command as one file for each part that it loads.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gatherLicences } from "@data-import/checks/bundle";
import { build } from "esbuild";
import { readResources } from "./build/read-resources.ts";

const description = fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"));
const resources = readResources(JSON.parse(readFileSync(description, "utf8")));
mkdirSync("dist/operations", { recursive: true });
for (const { name, operations } of resources) {
  writeFileSync(`dist/operations/${name}.json`, JSON.stringify(operations));
}
const names = resources.map(({ name, summary }) => ({ name, summary }));
writeFileSync("dist/operations/index.json", JSON.stringify(names));

const { metafile } = await build({
  entryPoints: ["src/index.ts", "src/command.ts"],
  outdir: "dist",
  // All code is in these files, because both entries use it. So it finds the operations in the folder beside them.
  chunkNames: "shared/[name]-[hash]",
  // The client as it was written: its joined files would have names with two hashes.
  conditions: ["@data-import/source"],
  bundle: true,
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  metafile: true,
  format: "esm",
  platform: "node",
  target: "node22",
  legalComments: "none",
  // The client has files that only other platforms need.
  logOverride: { "ignored-bare-import": "silent" },
  logLevel: "warning",
});
writeFileSync(
  "dist/THIRD-PARTY-LICENSES",
  gatherLicences("The files in dist are bundled with the packages below.", Object.keys(metafile.inputs)),
);
chmodSync("dist/command.js", 0o755);
