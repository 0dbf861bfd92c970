// Makes the site from the bundled description: its pages, the description itself, and a second view in Redoc.
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gatherLicences, joinSource } from "@data-import/checks/bundle";
import manifest from "./package.json" with { type: "json" };
import { levenshteinFolder } from "./site/bundle-assets.ts";
import { checkShapes } from "./site/check-shapes.ts";
import { makeSite } from "./site/make-site.ts";
import { renderDescription } from "./site/redoc/render-description.ts";
import { sealPage } from "./site/redoc/seal-page.ts";
import { readReference } from "./site/reference/read-reference.ts";
import { writeSamples } from "./site/samples/write-samples.ts";
import { renderSite, writeFiles } from "./site/write-site.ts";
import { writeArchive } from "./src/archive.ts";

const folder = fileURLToPath(new URL("./", import.meta.url));
const repository = fileURLToPath(new URL("../../", import.meta.url));
const [json, yaml] = ["json", "yaml"].map((format) =>
  fileURLToPath(import.meta.resolve(`@data-import/spec/openapi.${format}`)),
) as [string, string];

const bundle = JSON.parse(readFileSync(json, "utf8"));
const samples = writeSamples(bundle);
const redoc = sealPage(await renderDescription(json));
const site = makeSite({ bundle, samples, reference: await readReference(), folder, repository, manifest });
const files = await renderSite({
  ...site,
  files: [
    ...site.files,
    { path: "openapi.json", content: readFileSync(json) },
    { path: "openapi.yaml", content: readFileSync(yaml) },
    { path: "redoc/index.html", content: redoc },
  ],
});
checkShapes(bundle, files);
rmSync(`${folder}dist/site`, { recursive: true, force: true });
writeFiles(`${folder}dist/site`, files);
writeFileSync(`${folder}dist/site.gz`, writeArchive(files));
console.log(`${site.pages.length} pages`);

const bundled = ["@redocly/cli", "minisearch", "ajv", "ajv-formats"].map(
  (name) => `${folder}node_modules/${name}`,
);
const licences = gatherLicences(
  "site/redoc/index.html contains Redoc, as @redocly/cli bundles it: its own notices are at the end. The files in site/assets contain the other packages below.",
  [...bundled, levenshteinFolder].map((package_) => `${package_}/package.json`),
);
const ofRedoc = readFileSync(`${folder}node_modules/@redocly/cli/THIRD_PARTY_NOTICES`, "utf8");
writeFileSync(`${folder}dist/THIRD-PARTY-LICENSES`, `${licences}\n${ofRedoc}`);
// Joins the front's reader of flags into the command, so that the package installs nothing else.
await joinSource({ root: folder, source: "command" });
rmSync(`${folder}dist/command`, { recursive: true });
chmodSync(`${folder}dist/command.js`, 0o755);
