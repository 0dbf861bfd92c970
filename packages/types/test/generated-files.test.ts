import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  generateMessagesFiles,
  generateTypesFiles,
  readBundle,
  readMessageTable,
} from "@data-import/codegen";
import { expect, test } from "vitest";

const bundlePath = createRequire(import.meta.url).resolve("@data-import/spec/openapi.json");
const messages = readMessageTable(bundlePath);
if (messages === undefined) throw new Error("The table of messages is missing: npm run build -- spec");
const files = Object.entries({
  ...generateTypesFiles(readBundle(bundlePath)),
  ...generateMessagesFiles(messages),
});

test.each(files)("%s is up to date", (path, text) => {
  const committed = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  expect(
    committed === text,
    `${path} is out of date: run \`npm run generate\` and commit what it writes.`,
  ).toBe(true);
});
