// What tsc cannot do: bundle Prism and Ajv into dist, gather their licences, bring the description.
import { chmodSync, copyFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleVendors } from "./build/bundle.ts";
import { gatherLicences } from "./build/licences.ts";

const dist = fileURLToPath(new URL("./dist/", import.meta.url));

copyFileSync(fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json")), `${dist}openapi.json`);
const inputs = await bundleVendors(dist);
writeFileSync(`${dist}THIRD-PARTY-LICENSES`, gatherLicences(inputs));
for (const name of ["prism", "ajv"]) rmSync(`${dist}vendor/${name}.js.map`, { force: true });
chmodSync(`${dist}command.js`, 0o755);
