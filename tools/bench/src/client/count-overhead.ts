import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findMedian } from "../measure.ts";

/** Run as `node count-overhead.ts <folder> <call> …`; prints the CPU time of one call with each, in microseconds. */
const [folder = "", ...names] = process.argv.slice(2);
const rounds = 25;
const calls = 400;
const warmUp = 3000;

const answer = JSON.stringify({
  data: { id: "us_sp_1", name: "Spring", createdAt: "2026-03-02T09:00:00.000Z" },
});
const init = { status: 200, headers: { "content-type": "application/json" } };
const fetch = async () => new Response(answer, init);

const candidates: { name: string; call: () => Promise<unknown>; measurements: number[] }[] = [];
for (const name of names) {
  const { createCall } = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  candidates.push({ name, call: createCall(fetch), measurements: [] });
}
for (const { call } of candidates) await repeat(call, warmUp);
// Round after round, so that whatever slows the machine down slows all of them.
for (let round = 0; round < rounds; round += 1) {
  for (const { call, measurements } of candidates) {
    const before = process.cpuUsage();
    await repeat(call, calls);
    const { user, system } = process.cpuUsage(before);
    measurements.push((user + system) / calls);
  }
}
const medians = Object.fromEntries(
  candidates.map(({ name, measurements }) => [name, findMedian(measurements)]),
);
console.log(JSON.stringify({ rounds, calls, medians }));

async function repeat(call: () => Promise<unknown>, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await call();
}
