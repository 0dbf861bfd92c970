// The steps that tsc cannot do: bundle Ajv into dist, gather its licences, join the reader of the description, copy
// the description.
import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleVendors, joinPackage } from "@data-import/checks/bundle";

const root = fileURLToPath(new URL("./", import.meta.url));

copyFileSync(
  fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json")),
  `${root}dist/openapi.json`,
);
await joinPackage({
  root,
  source: "description",
  imported: "@data-import/spec/read",
  resolved: import.meta.resolve("@data-import/spec/read"),
});
await bundleVendors({
  root,
  entries: [{ name: "ajv" }],
  introduction: "The files in dist/vendor are bundled from the packages below, minified.",
});
