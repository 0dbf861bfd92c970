import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { generateClientFiles, listStaleFiles, readBundle } from "@data-import/codegen";
import { expect, test } from "vitest";

const bundlePath = createRequire(import.meta.url).resolve("@data-import/spec/openapi.json");
const files = generateClientFiles(readBundle(bundlePath));

test("there are no files for removed operations", () => {
  const stale = listStaleFiles(fileURLToPath(new URL("..", import.meta.url)), files);
  expect(stale, "Run `npm run generate` and commit what it removes.").toEqual([]);
});

test.each(Object.entries(files))("%s is up to date", (path, text) => {
  const committed = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  expect(
    committed === text,
    `${path} is out of date: run \`npm run generate\` and commit what it writes.`,
  ).toBe(true);
});
