import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { generateTypesFiles, readBundle } from "@data-import/codegen";
import { expect, test } from "vitest";

const bundlePath = createRequire(import.meta.url).resolve("@data-import/spec/openapi.json");
const files = Object.entries(generateTypesFiles(readBundle(bundlePath)));

test.each(files)("%s is up to date", (path, text) => {
  const committed = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  expect(
    committed === text,
    `${path} is out of date: run \`npm run generate\` and commit what it writes.`,
  ).toBe(true);
});
