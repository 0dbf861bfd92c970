import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readBundle } from "./bundle.ts";
import { generators } from "./generators.ts";
import { generateMessagesFiles, readMessageTable } from "./messages-files.ts";
import { writeFiles } from "./write-files.ts";

const usage = `Usage: codegen <${[...generators.keys()].join(" | ")}> --bundle <openapi.json> --out <package folder>`;

/** Writes the generated files that the words of the command ask for; returns one line about the changed ones. */
export function runCommand(words: string[]): string {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { bundle: { type: "string" }, out: { type: "string" } },
  });
  const generate = generators.get(positionals[0] ?? "");
  if (!generate || !values.bundle || !values.out) throw new Error(usage);
  const bundlePath = resolve(values.bundle);
  const messages = positionals[0] === "types" ? readMessageTable(bundlePath) : undefined;
  const files = { ...generate(readBundle(bundlePath)), ...(messages && generateMessagesFiles(messages)) };
  const changed = writeFiles(resolve(values.out), files);
  return changed.length > 0 ? `Wrote ${changed.join(", ")}.` : "Nothing changed.";
}
