// What tsc cannot do: bundle Prism and Ajv into dist, gather their licences, bring the description.
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleVendors } from "./build/bundle.ts";
import { indexLines } from "./build/index-lines.ts";
import { gatherLicences } from "./build/licences.ts";

const dist = fileURLToPath(new URL("./dist/", import.meta.url));

for (const name of ["openapi.json", "openapi.yaml"]) {
  copyFileSync(fileURLToPath(import.meta.resolve(`@data-import/spec/${name}`)), `${dist}${name}`);
}
const [yaml, json] = ["openapi.yaml", "openapi.json"].map((name) => readFileSync(`${dist}${name}`, "utf8"));
writeFileSync(`${dist}openapi-lines.json`, JSON.stringify(indexLines(yaml ?? "", JSON.parse(json ?? ""))));
const inputs = await bundleVendors(dist);
writeFileSync(`${dist}THIRD-PARTY-LICENSES`, gatherLicences(inputs));
for (const name of ["prism", "ajv"]) rmSync(`${dist}vendor/${name}.js.map`, { force: true });
chmodSync(`${dist}command.js`, 0o755);
