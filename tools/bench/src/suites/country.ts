import {
  addWork,
  type Cluster,
  type Costs,
  countProcesses,
  describeCluster,
  findLimits,
  type Limit,
  type Load,
  type UnitCost,
} from "../country/compose.ts";
import { addOptions, watchDatabase } from "../country/database.ts";
import {
  batch,
  fillSheets,
  measureIdle,
  measureRequests,
  perMinute,
  runMixed,
  type Unit,
} from "../country/units.ts";
import type { Scale } from "../run-suites.ts";
import { formatBytes, formatCount, formatMicroseconds, formatShare } from "../service/setup/rows.ts";
import { openPlace, type Sheet } from "../service/setup/stage.ts";
import { formatTime, type Row } from "../table.ts";

export const onlyWhenNamed = true;

/** How many sheets are measured. */
const measuredSheets = 50;

/** How many events get their places at once when this is measured: a second of many writers. */
const placedEvents = 1000;

/** Nobody measured these: they are what is asked, and which servers are bought. */
const usual: Omit<Load<Unit>, "renewal"> = {
  sheets: 100_000,
  recordsPerSheet: 10_000,
  people: 10_000,
  accounts: 1,
  perMinute,
  renewedShare: 0.05,
  hours: 8,
};
const servers: Omit<Cluster, "workers" | "processes"> = {
  coordinatorCores: 16,
  workerCores: 16,
  workerMemoryBytes: 64e9,
  workerDiskBytes: 1e12,
  maxConnections: 1000,
};
/** The pool of one process of the service: its default. */
const connections = 10;
/** A part that is used more makes people wait. */
const fullShare = 0.7;

/** What 10⁹ records need, from the costs of one PostgreSQL. `records` are those of all measured sheets together. */
export async function* measure(_: readonly string[], { records = 500_000 }: Scale): AsyncGenerator<Row> {
  if (process.env["DATABASE_URL"] === undefined) {
    yield { claim: "PostgreSQL", value: "skipped", detail: "DATABASE_URL does not name a server" };
    return;
  }
  const place = await openPlace("PostgreSQL", { through: addOptions });
  try {
    const watched = await watchDatabase(place.databaseUrl ?? "");
    try {
      const all = { place, watched, sheets: [] as Sheet[], records: Math.ceil(records / measuredSheets) };
      const idle = await measureIdle(all);
      const empty = await watched.readSizes();
      const insert = await fillSheets(all, measuredSheets);
      const units = await measureRequests(all);
      // Requests to large sheets have made sorted columns.
      const full = await watched.readSizes();
      const costs: Costs<Unit> = {
        units: { insert, ...units },
        idle,
        forwarding: await watched.measureForwarding(all.sheets[0]?.id ?? ""),
        placeMs: await watched.measurePlace(placedEvents),
        recordBytes: (full.distributed - empty.distributed) / measuredSheets / all.records,
        residentBytes: (full.resident - empty.resident) / measuredSheets / all.records,
        connections,
      };
      yield* listCosts(costs, all.records);
      yield* listComparison(await runMixed(all, costs));
      const load = {
        ...usual,
        renewal: { unit: "insert" as const, records: all.records / Math.ceil(all.records / batch) },
      };
      yield* listAssumptions(load);
      yield listInserts(costs, load);
      for (const workers of [4, 16, 64]) yield* listCluster(costs, load, workers);
    } finally {
      await watched.close();
    }
  } finally {
    await place.close();
  }
}

/** The requests, as the table calls them. */
const names: Readonly<Record<Unit, string>> = {
  insert: `an insert of at most ${formatCount(batch)} records`,
  page: "a page of 100",
  sort: "a sorted page of 100",
  search: "a search",
  calculations: "calculations",
  filtered: "calculations with a filter",
  change: "a change of one cell",
};

function* listCosts(costs: Costs<Unit>, records: number): Generator<Row> {
  const { forwarding, idle, placeMs, recordBytes, residentBytes } = costs;
  for (const [name, unit] of Object.entries(costs.units) as [Unit, UnitCost][]) {
    const { serviceMs, workerMs, localMs, forwarded, rowsRead, rowsWritten, events } = unit;
    yield {
      claim: `CPU of ${names[name]}`,
      value: formatMicroseconds(serviceMs + workerMs + localMs),
      detail: `in a sheet of ${formatCount(records)}; service ${formatMicroseconds(serviceMs)}; PostgreSQL on distributed tables ${formatMicroseconds(workerMs)}, on others ${formatMicroseconds(localMs)}; on distributed tables ${forwarded.toFixed(1)} statements, ${rowsRead.toFixed(0)} rows read, ${rowsWritten.toFixed(0)} written; ${events.toFixed(1)} events`,
    };
  }
  yield {
    claim: "CPU of forwarding a statement",
    value: formatMicroseconds(forwarding.statementMs),
    detail: `with dblink in place of Citus; and ${formatMicroseconds(forwarding.rowReadMs)} for a row read, ${formatMicroseconds(forwarding.rowWrittenMs)} for a row written`,
  };
  yield {
    claim: "CPU of giving an event its place",
    value: formatMicroseconds(placeMs),
    detail: `${formatCount(placedEvents)} at once; so at most ${formatCount(Math.floor(1000 / placeMs))} a second in one account`,
  };
  yield {
    claim: "CPU of no request, a second",
    value: formatMicroseconds(idle.serviceMs + idle.postgresMs),
    detail: `for each process of the service; PostgreSQL ${formatMicroseconds(idle.postgresMs)}`,
  };
  yield {
    claim: "disk of a record on its worker",
    value: formatBytes(recordBytes),
    detail: `${formatBytes(residentBytes)} of them indexes and sorted columns`,
  };
}

function* listComparison({ requests, ...parts }: Awaited<ReturnType<typeof runMixed>>): Generator<Row> {
  const of = { service: "the service", postgres: "PostgreSQL", worker: "distributed tables" };
  for (const [part, name] of Object.entries(of) as [keyof typeof of, string][]) {
    const { measuredMs, predictedMs } = parts[part];
    yield {
      claim: `mixed requests, predicted CPU of ${name}`,
      value: `${(predictedMs / measuredMs).toFixed(2)} ×`,
      detail: `of the measured one; ${formatTime(predictedMs)} of ${formatTime(measuredMs)}, ${formatCount(requests)} requests`,
    };
  }
}

function* listAssumptions(load: Load<Unit>): Generator<Row> {
  const minute = Object.entries(load.perMinute).map(([name, count]) => `${count} × ${names[name as Unit]}`);
  yield {
    claim: "assumed: load",
    value: `${formatCount(load.people)} people`,
    detail: `at work at once in ${load.accounts} account, each with ${minute.join(", ")} a minute; ${formatCount(load.sheets)} sheets of ${formatCount(load.recordsPerSheet)} records; ${formatShare(load.renewedShare)} of the sheets are written again each day, in ${load.hours} hours`,
  };
  yield {
    claim: "assumed: servers",
    value: `${servers.workerCores} cores`,
    detail: `a worker, with ${servers.workerMemoryBytes / 1e9} GB of memory and ${servers.workerDiskBytes / 1e9} GB of disk; ${servers.coordinatorCores} cores for the coordinator, ${formatCount(servers.maxConnections)} connections; a process of the service uses one core and ${connections} connections; a part is full at ${formatShare(fullShare)}; Citus forwards as dblink does, and begins, prepares and commits each write on a worker; waiting for disks and networks is not in it`,
  };
}

/** What it takes to insert all records once. */
function listInserts(costs: Costs<Unit>, { sheets, recordsPerSheet, renewal }: Load<Unit>): Row {
  const records = sheets * recordsPerSheet;
  const { serviceMs, workerMs, coordinatorMs } = addWork(costs, {
    [renewal.unit]: records / renewal.records,
  });
  const format = (milliseconds: number) => `${(milliseconds / 3_600_000).toFixed(1)} hours`;
  return {
    claim: `CPU of inserting ${formatCount(records)} records`,
    value: format(serviceMs + workerMs + coordinatorMs),
    detail: `service ${format(serviceMs)}, workers ${format(workerMs)}, coordinator ${format(coordinatorMs)} of one core`,
  };
}

function* listCluster(costs: Costs<Unit>, load: Load<Unit>, workers: number): Generator<Row> {
  const processes = countProcesses(costs, load, fullShare);
  const parts = describeCluster(costs, load, { ...servers, workers, processes });
  const [fullest, ...others] = parts.map(
    ({ name, share }) => `${name} ${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`,
  );
  yield {
    claim: `${workers} workers: the fullest part`,
    value: fullest ?? "",
    detail: `${processes} processes of the service; ${others.join(", ")}`,
  };
  const [first, second] = findLimits(costs, load, { ...servers, workers }, fullShare);
  if (first === undefined || second === undefined) return;
  yield {
    claim: `${workers} workers: the first limit`,
    value: describeLimit(first),
    detail: `what moves it: ${first.part.moves}; the next is ${describeLimit(second)}`,
  };
}

function describeLimit({ part, people }: Limit): string {
  return `${part.name} ${people === 0 ? "without people" : `at ${formatCount(people)} people`}`;
}
