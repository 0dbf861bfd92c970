import { parseArgs } from "node:util";
import { runSuites } from "./run-suites.ts";

const { values, positionals } = parseArgs({
  options: { records: { type: "string" }, keep: { type: "string" } },
  allowPositionals: true,
});
const scale = values.records === undefined ? {} : { records: Number(values.records) };
process.exitCode = await runSuites(new URL("./suites/", import.meta.url), positionals, scale, values.keep);
