import { setTimeout } from "node:timers/promises";
import { showProgress } from "../progress.ts";
import { type Cost, measureCost } from "../service/setup/cost.ts";
import { writeBatches, writeRecords } from "../service/setup/sheet.ts";
import { type Place, type Sheet, shortResponse } from "../service/setup/stage.ts";
import { addWork, type Costs, type Idle, type UnitCost } from "./compose.ts";
import type { Statements, Watched } from "./database.ts";

/** The requests that are measured, and how often. */
const counts = { page: 400, sort: 200, search: 200, calculations: 400, filtered: 50, change: 400 };

type Request = keyof typeof counts;

export type Unit = Request | "insert";

/** What a person at the page sends in a minute, without a pause. */
export const perMinute = { page: 20, sort: 2, search: 1, calculations: 1, filtered: 1, change: 6 };

/** What is sent at once to a sheet when its records are written. */
export const batch = 10_000;

/** The mixed run: minutes of people, and sheets that are filled beside them. */
const mixed = { minutes: 30, inserts: 10 };

/** How many requests are open at the same time. A process that has work to do is never asked alone. */
const callers = 4;

/** A service with sheets of the same size. */
export interface Sheets {
  readonly place: Place;
  readonly watched: Watched;
  readonly sheets: Sheet[];
  readonly records: number;
}

/** Fills sheets with the same number of records each; gives the cost of a batch. */
export async function fillSheets(
  { place, watched, sheets, records }: Sheets,
  count: number,
): Promise<UnitCost> {
  return measureUnit({ place, watched }, count * Math.ceil(records / batch), async () => {
    const fill = async (index: number) => {
      showProgress(`filling sheet ${index + 1} of ${count}`);
      sheets.push(await insertSheet(place, records));
    };
    await sendAtOnce(Array.from({ length: count }, (_, index) => () => fill(index)));
    await watched.settle();
  });
}

/** The cost of each kind of request. */
export async function measureRequests(all: Sheets): Promise<Record<Request, UnitCost>> {
  const units: Partial<Record<Request, UnitCost>> = {};
  const kinds = Object.entries(counts) as [Request, number][];
  // As many before, which are not measured: the code of the service and the connections are warm then.
  for (const [name, count] of kinds) await sendAll(all, name, 0, count);
  for (const [name, count] of kinds) units[name] = await sendAll(all, name, count, 2 * count);
  return units as Record<Request, UnitCost>;
}

/** Sends the requests of a kind from `start` up to `end`; gives the cost of one. */
async function sendAll(all: Sheets, name: Request, start: number, end: number): Promise<UnitCost> {
  showProgress(`${end - start} × ${name}`);
  const send = await prepare(all, name, start, end);
  return measureUnit(all, end - start, async () => {
    await sendAtOnce(Array.from({ length: end - start }, (_, index) => () => send(start + index)));
    if (name === "change") await all.watched.settle();
  });
}

/** The work of a service without requests in a second, in milliseconds. */
export async function measureIdle({ place }: Sheets): Promise<Idle> {
  showProgress("no request");
  const seconds = 20;
  let service: Cost | undefined;
  const database = await measureCost(place.readDatabaseCost, async () => {
    service = await measureCost(place.readCost, () => setTimeout(seconds * 1000));
  });
  return { serviceMs: (service?.cpu ?? Number.NaN) / seconds, postgresMs: database.cpu / seconds };
}

/** What was measured, and what the costs of the single requests say of it. Times are CPU times in milliseconds. */
export interface Comparison {
  readonly requests: number;
  readonly service: { readonly measuredMs: number; readonly predictedMs: number };
  readonly postgres: { readonly measuredMs: number; readonly predictedMs: number };
  /** The part of PostgreSQL that is on workers. */
  readonly worker: { readonly measuredMs: number; readonly predictedMs: number };
}

/** Minutes of people in any order, several at once, with batches of records beside them. */
export async function runMixed(all: Sheets, costs: Costs<Unit>): Promise<Comparison> {
  const number: Record<Unit, number> = { insert: mixed.inserts, ...perMinute };
  for (const name of Object.keys(perMinute) as Request[]) number[name] *= mixed.minutes;
  const requests: (() => Promise<unknown>)[] = [];
  for (const [name, count] of Object.entries(number) as [Unit, number][]) {
    // Other places than those that were measured alone.
    const send = name === "insert" ? undefined : await prepare(all, name, count, 2 * count);
    for (let index = 0; index < count; index += 1)
      requests.push(
        send === undefined ? () => insertSheet(all.place, all.records) : () => send(count + index),
      );
  }
  const order = shuffle(requests);
  showProgress(`${order.length} requests of all kinds`);
  const run = await measureUnit(all, 1, async () => {
    await sendAtOnce(order);
    await all.watched.settle();
  });
  // A server alone forwards nothing.
  const forwarding = { statementMs: 0, rowReadMs: 0, rowWrittenMs: 0, emptyMs: 0 };
  const batches = { ...number, insert: number.insert * Math.ceil(all.records / batch) };
  const { serviceMs, coordinatorMs, workerMs } = addWork({ ...costs, forwarding }, batches);
  return {
    requests: order.length,
    service: { measuredMs: run.serviceMs, predictedMs: serviceMs },
    postgres: { measuredMs: run.localMs + run.workerMs, predictedMs: coordinatorMs + workerMs },
    worker: { measuredMs: run.workerMs, predictedMs: workerMs },
  };
}

/** Sends requests in their order, several at the same time. */
async function sendAtOnce(requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = requests.values();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (const send of waiting) await send();
    }),
  );
}

/** The cost of one of several requests. */
async function measureUnit(
  { place, watched }: Pick<Sheets, "place" | "watched">,
  count: number,
  work: () => Promise<void>,
): Promise<UnitCost> {
  const events = await watched.countEvents();
  await watched.takeStatements();
  let service: Cost | undefined;
  const database = await measureCost(place.readDatabaseCost, async () => {
    service = await measureCost(place.readCost, work);
  });
  return divide(
    { service: service?.cpu ?? Number.NaN, database: database.cpu },
    { ...(await watched.takeStatements()), events: (await watched.countEvents()) - events },
    count,
  );
}

function divide(
  { service, database }: { readonly service: number; readonly database: number },
  {
    workerShare,
    forwarded,
    writing,
    rowsRead,
    rowsWritten,
    events,
  }: Statements & { readonly events: number },
  count: number,
): UnitCost {
  return {
    serviceMs: service / count,
    workerMs: (database * workerShare) / count,
    localMs: (database * (1 - workerShare)) / count,
    forwarded: forwarded / count,
    writing: writing / count,
    rowsRead: rowsRead / count,
    rowsWritten: rowsWritten / count,
    events: events / count,
  };
}

/** Gives what sends one request of a kind, from `start` up to `end`: each to another sheet, at another place. */
async function prepare(
  { place: { service }, sheets, records }: Sheets,
  name: Request,
  start: number,
  end: number,
): Promise<(index: number) => Promise<unknown>> {
  const pathOf = (index: number) => sheets[(index * 7) % sheets.length]?.path ?? "";
  const pages = Math.max(1, Math.floor(records / 100));
  const get = (write: (index: number) => string) => (index: number) =>
    service.request("GET", `${pathOf(index)}/${write(index)}`);
  const page = (index: number) =>
    `pageSize=100&pageNumber=${1 + ((index * 13 + Math.floor(index / sheets.length)) % pages)}`;
  switch (name) {
    case "page":
      return get((index) => `records?${page(index)}`);
    case "sort":
      return get((index) => `records?sortField=field3&sortDirection=asc&${page(index)}`);
    case "search":
      return get((index) => `records?searchValue=${100 + index}&pageSize=100`);
    case "calculations":
      return get(() => "calculations");
    case "filtered":
      return get((index) => `calculations?q=${encodeURIComponent(`field1 gt ${index % 1000}.5`)}`);
    case "change": {
      const ids = new Map<number, string>();
      for (let index = start; index < end; index += 1) {
        const answer = await service.request(
          "GET",
          `${pathOf(index)}/records?pageSize=1&pageNumber=${1 + ((index * 131) % records)}`,
        );
        ids.set(index, JSON.parse(answer).data.records[0].id);
      }
      return (index) =>
        service.request(
          "PUT",
          `${pathOf(index)}/records`,
          JSON.stringify([{ id: ids.get(index), values: { field3: { value: `changed ${index}` } } }]),
        );
    }
  }
}

async function insertSheet(place: Place, records: number): Promise<Sheet> {
  const sheet = await place.createSheet();
  for (const rows of writeBatches(0, records, batch))
    await place.service.request("POST", `${sheet.path}/records`, writeRecords(rows), shortResponse);
  return sheet;
}

/** The same order in each run. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const shuffled = [...items];
  let state = 1;
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (index + 1);
    const [one, two] = [shuffled[index], shuffled[other]];
    if (one === undefined || two === undefined) continue;
    shuffled[index] = two;
    shuffled[other] = one;
  }
  return shuffled;
}
