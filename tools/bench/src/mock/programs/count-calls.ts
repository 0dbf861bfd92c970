import { readFileSync } from "node:fs";
import { findMedian } from "../../measure.ts";
import type { CreateCall } from "../call.ts";
import type { Sample } from "../samples.ts";

/** Run as `node count-calls.mjs <call> <operation>,… [dynamic]`; prints the CPU time of one call, in microseconds. */
const [name = "", operations = "", dynamic] = process.argv.slice(2);
const rounds = 15;
const warmUpMilliseconds = 1000;
const roundMilliseconds = 60;

const samples: Record<string, Sample> = JSON.parse(
  readFileSync(new URL("samples.json", import.meta.url), "utf8"),
);
const { createCall }: { createCall: CreateCall } = await import(new URL(name, import.meta.url).href);
const call = await createCall({ dynamic: dynamic === "dynamic" });
const medians: Record<string, number> = {};
for (const operation of operations.split(",")) {
  const sample = samples[operation];
  if (sample === undefined) throw new Error(`There is no sample of ${operation}.`);
  const response = await call(sample);
  const text = await response.text();
  if (response.status !== sample.response.status)
    throw new Error(`${name} answered ${response.status}: ${text}`);
  await repeatCall(sample, warmUpMilliseconds);
  const measurements: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    const times = await repeatCall(sample, roundMilliseconds);
    const { user, system } = process.cpuUsage(before);
    measurements.push((user + system) / times);
  }
  medians[operation] = findMedian(measurements);
}
console.log(JSON.stringify(medians));
// What intercepts `fetch` would keep the process.
process.exit();

/** Calls until the time is over, reads every response, and gives the number of calls. */
async function repeatCall(sample: Sample, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  let times = 0;
  while (performance.now() < end) {
    for (let batch = 0; batch < 10; batch += 1) await (await call(sample)).text();
    times += 10;
  }
  return times;
}
