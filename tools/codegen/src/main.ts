#!/usr/bin/env node
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readBundle } from "./bundle.ts";
import { generateClientFiles } from "./client-files.ts";
import { generateMockFiles } from "./mock-files.ts";
import { generateTestingFiles } from "./testing-files.ts";
import { generateTypesFiles } from "./types-files.ts";
import { writeFiles } from "./write-files.ts";

const usage =
  "Usage: codegen <types | client | testing | mock> --bundle <openapi.json> --out <package folder>";
const generators = {
  types: generateTypesFiles,
  client: generateClientFiles,
  testing: generateTestingFiles,
  mock: generateMockFiles,
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { bundle: { type: "string" }, out: { type: "string" } },
  });
  const [target] = positionals;
  const generate = Object.hasOwn(generators, target ?? "") && generators[target as keyof typeof generators];
  if (!generate || !values.bundle || !values.out) throw new Error(usage);
  const files = await generate(readBundle(resolve(values.bundle)));
  const changed = writeFiles(resolve(values.out), files);
  console.log(changed.length > 0 ? `Wrote ${changed.join(", ")}.` : "Nothing changed.");
}

try {
  await run();
} catch (error) {
  console.error(`codegen: ${(error as Error).message}`);
  process.exitCode = 1;
}
