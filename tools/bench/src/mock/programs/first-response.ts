import { readFileSync } from "node:fs";
import type { CreateCall } from "../call.ts";
import type { Sample } from "../samples.ts";

/** Run as `node first-response.mjs <call>`; prints how many milliseconds after the start of the process the answer is there. */
const { createCall }: { createCall: CreateCall } = await import(
  new URL(process.argv[2] ?? "", import.meta.url).href
);
const call = await createCall({ dynamic: false });
const samples: Record<string, Sample> = JSON.parse(
  readFileSync(new URL("samples.json", import.meta.url), "utf8"),
);
const { listSheets } = samples;
if (listSheets === undefined) throw new Error("There is no sample of listSheets.");
const response = await call(listSheets);
await response.text();
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({ status: response.status, wall: performance.now(), cpu: (user + system) / 1000 }),
);
process.exit();
