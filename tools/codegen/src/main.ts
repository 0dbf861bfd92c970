#!/usr/bin/env node
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readBundle } from "./bundle.ts";
import { generators } from "./generators.ts";
import { writeFiles } from "./write-files.ts";

const usage = `Usage: codegen <${[...generators.keys()].join(" | ")}> --bundle <openapi.json> --out <package folder>`;

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { bundle: { type: "string" }, out: { type: "string" } },
  });
  const generate = generators.get(positionals[0] ?? "");
  if (!generate || !values.bundle || !values.out) throw new Error(usage);
  const files = generate(readBundle(resolve(values.bundle)));
  const changed = writeFiles(resolve(values.out), files);
  console.log(changed.length > 0 ? `Wrote ${changed.join(", ")}.` : "Nothing changed.");
}

try {
  run();
} catch (error) {
  console.error(`codegen: ${(error as Error).message}`);
  process.exitCode = 1;
}
