// Measures how long the build of the site takes for a number of operations: node site/measure-build.ts 100
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import manifest from "../package.json" with { type: "json" };
import type { Bundle } from "./description/bundle.ts";
import { makeSite } from "./make-site.ts";
import { readReference } from "./reference/read-reference.ts";
import { writeSamples } from "./samples/write-samples.ts";
import { renderSite } from "./write-site.ts";

const folder = fileURLToPath(new URL("../", import.meta.url));
const repository = fileURLToPath(new URL("../../../", import.meta.url));
const json = readFileSync(new URL(import.meta.resolve("@data-import/spec/openapi.json")), "utf8");

/** The bundle with copies of its operations, under other paths and names, up to a number of them. */
function multiplyOperations(wanted: number): Bundle {
  const bundle = JSON.parse(json);
  const originals = Object.entries<object>(bundle.paths);
  const methods = /^(get|put|post|patch|delete)$/;
  for (let copy = 2, count = 0; ; copy += 1) {
    count ||= originals.flatMap(([, item]) => Object.keys(item).filter((key) => methods.test(key))).length;
    for (const [path, item] of originals) {
      if (count >= wanted) return bundle;
      const entries = Object.entries(item).map(([key, value]) => {
        if (!methods.test(key)) return [key, value];
        count += 1;
        return [key, { ...value, operationId: `${value.operationId}${copy}` }];
      });
      bundle.paths[`${path}/copy${copy}`] = Object.fromEntries(entries);
    }
  }
}

const start = performance.now();
const bundle = multiplyOperations(Number(process.argv[2]));
const samples = writeSamples(bundle);
const reference = await readReference();
const site = makeSite({ bundle, samples, reference, folder, repository, manifest });
const files = await renderSite({
  ...site,
  files: [
    ...site.files,
    { path: "openapi.json", content: json },
    { path: "openapi.yaml", content: "" },
    { path: "redoc/index.html", content: "" },
  ],
});
console.log(
  JSON.stringify({
    operations: site.description.operations.length,
    files: files.length,
    milliseconds: performance.now() - start,
  }),
);
