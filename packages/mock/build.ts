// The build steps after tsc: bundle Prism, collect its licences, copy the description and index its lines.
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleVendors } from "@data-import/checks/bundle";
import { prismBundle } from "./build/bundle.ts";
import { indexLines } from "./build/index-lines.ts";

const dist = fileURLToPath(new URL("./dist/", import.meta.url));
const [yaml, json] = ["openapi.yaml", "openapi.json"].map((name) =>
  fileURLToPath(import.meta.resolve(`@data-import/spec/${name}`)),
) as [string, string];

copyFileSync(yaml, `${dist}openapi.yaml`);
const lines = indexLines(readFileSync(yaml, "utf8"), JSON.parse(readFileSync(json, "utf8")));
writeFileSync(`${dist}openapi-lines.json`, JSON.stringify(lines));
await bundleVendors(prismBundle);
chmodSync(`${dist}command.js`, 0o755);
