import { parseArgs } from "node:util";
import { compareEngines } from "./compare-engines.ts";
import { openPairedWorlds } from "./paired-services.ts";

// Sends random requests to the service on both engines, and compares the responses. It ends with status 1 if one of
// them failed inside the service, or if the engines differ.
const { values } = parseArgs({
  options: { requests: { type: "string", default: "10000" }, seed: { type: "string", default: "1" } },
});
const wanted = Number(values.requests);
const first = Number(values.seed) * 100_000_000;
const server = process.env["DATABASE_URL"];
if (server === undefined || !Number.isInteger(wanted) || !Number.isInteger(first)) {
  console.error("Set DATABASE_URL to a PostgreSQL server. --requests and --seed take whole numbers.");
  process.exit(1);
}

// After so many requests most resources are deleted, and the next ones begin with a new copy of the data.
const perWorld = 500;
const worlds = await openPairedWorlds(server);
const started = Date.now();
const statuses: Record<string, number> = {};
const [sent, succeeded] = [new Set<string>(), new Set<string>()];
let done = 0;
let faults = 0;
let announced = started;
while (done < wanted) {
  const services = await worlds.open();
  const length = Math.min(perWorld, wanted - done);
  const report = await compareEngines(
    services,
    Array.from({ length }, (_, position) => first + done + position),
  );
  await services.close();
  done += length;
  for (const [status, count] of Object.entries(report.statuses))
    statuses[status] = (statuses[status] ?? 0) + count;
  for (const operation of report.sent) sent.add(operation);
  for (const operation of report.succeeded) succeeded.add(operation);
  for (const fault of report.faults) if (faults++ < 20) console.error(`✗ ${fault}`);
  if (Date.now() - announced > 10_000) {
    announced = Date.now();
    console.log(
      `… ${done} of ${wanted} requests, ${faults} faults, ${Math.round((announced - started) / 1000)} s`,
    );
  }
}
await worlds.close();
console.table(statuses);
console.log(
  `${done} requests to each engine in ${Math.round((Date.now() - started) / 1000)} s: ${sent.size} operations sent, ` +
    `${succeeded.size} of them succeeded at least once, ${faults} faults.`,
);
process.exitCode = faults > 0 ? 1 : 0;
