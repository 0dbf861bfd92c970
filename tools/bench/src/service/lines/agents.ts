import { setTimeout as sleep } from "node:timers/promises";
import { sendLoad, writeWire } from "../../load.ts";
import { findMedian } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { measureCost } from "../setup/cost.ts";
import { createRow, formatCount, formatMicroseconds } from "../setup/rows.ts";
import { writeBatches, writeRecords } from "../setup/sheet.ts";
import {
  type Engine,
  openPlace,
  type Place,
  readAllCosts,
  type Scale,
  shortResponse,
} from "../setup/stage.ts";
import { prepareGet } from "./get.ts";

/** How long the services are idle, in rounds. */
const idleRounds = 150;
const readRounds = 20;
const batches = 24;
const batch = 10_000;

/** A service that runs agents beside one that does not, as long as there are no agents. */
export async function* measureAgents(engine: Engine, { round }: Scale): AsyncGenerator<Row> {
  const without = await openPlace(engine, { environment: { ROLES: "http,jobs" } });
  const beside = await openPlace(engine).catch(async (error: unknown) => {
    await without.close();
    throw error;
  });
  try {
    yield* measureIdle(engine, [without, beside], idleRounds * round);
    yield* measureReads(engine, [without, beside], round);
    yield* measureInserts(engine, [without, beside]);
    await requireRunner(without, false);
    await requireRunner(beside, true);
  } finally {
    await without.close();
    await beside.close();
  }
}

type Pair = readonly [without: Place, beside: Place];

async function* measureIdle(engine: Engine, pair: Pair, milliseconds: number): AsyncGenerator<Row> {
  showProgress(`idle services on ${engine}`);
  // What a start leaves to do ends first.
  await sleep(milliseconds / 10);
  const before = pair.map(readAllCosts);
  await sleep(milliseconds);
  const [without = Number.NaN, beside = Number.NaN] = pair.map(
    (place, at) => ((readAllCosts(place).cpu - (before[at]?.cpu ?? Number.NaN)) * 60_000) / milliseconds,
  );
  yield createRow({
    claim: `idle, ${engine}, CPU a minute that runs of agents add`,
    value: beside - without,
    format: formatWhole,
    detail: `${formatWhole(beside)} with the database, without the role \`agents\` ${formatWhole(without)}; 120 ms are 0.2 % of a processor`,
    most: 120,
  });
}

/** The two are read in turn, each first in every second round. The share is the median of the rounds. */
async function* measureReads(engine: Engine, pair: Pair, round: number): AsyncGenerator<Row> {
  const lanes = pair.map((place) => {
    const { port } = place.service;
    return { place, port, request: writeWire(prepareGet(place, place.spaceId), port), times: [] as number[] };
  });
  for (let index = -1; index < readRounds; index += 1) {
    showProgress(`small GET on ${engine}, round ${index + 1} of ${readRounds}`);
    for (const { place, port, request, times } of index % 2 === 0 ? lanes : lanes.toReversed()) {
      const milliseconds = index < 0 ? 5 * round : round;
      let responses = 0;
      const { cpu } = await measureCost(place.readCost, async () => {
        responses = await sendLoad(port, request, { connections: 16, milliseconds });
      });
      if (index >= 0) times.push(cpu / responses);
    }
  }
  yield compareLanes(`small GET, ${engine}`, lanes, `a response, median of ${readRounds} rounds`);
}

/**
 * The two insert each batch in turn, each first in every second one. The share is that of all batches: every second or third
 * takes half as long again, and not the same ones in both services, so the shares of single batches say nothing.
 */
async function* measureInserts(engine: Engine, pair: Pair): AsyncGenerator<Row> {
  const lanes = await Promise.all(
    pair.map(async (place) => ({ place, sheet: await place.createSheet(), times: [] as number[] })),
  );
  let order = lanes;
  for (const rows of writeBatches(0, batches * batch, batch)) {
    showProgress(`insert on ${engine}`);
    const body = writeRecords(rows);
    for (const { place, sheet, times } of order) {
      const path = `${sheet.path}/records`;
      // Without `X-Disable-Hooks`, so that the events would wake agents.
      const headers = { ...shortResponse, "x-disable-hooks": "false" };
      const insert = () => place.service.request("POST", path, body, headers);
      times.push((await measureCost(() => readAllCosts(place), insert)).cpu);
    }
    order = order.toReversed();
  }
  yield compareLanes(
    `insert, ${engine}`,
    lanes,
    `a batch of ${formatCount(batch)} records, median; the share is of all ${batches}`,
    (beside, without) => sum(beside) / sum(without),
  );
}

const findMedianShare = (times: readonly number[], others: readonly number[]): number =>
  findMedian(times.map((time, at) => time / (others[at] ?? Number.NaN)));

const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);

/** The CPU times of both, without agents first. */
function compareLanes(
  claim: string,
  lanes: readonly { readonly times: readonly number[] }[],
  words: string,
  findShare = findMedianShare,
): Row {
  const [without = [], beside = []] = lanes.map(({ times }) => times);
  return createRow({
    claim: `${claim}, CPU with agents, share of without`,
    value: findShare(beside, without),
    format: (share) => share.toFixed(2),
    detail: `${formatMicroseconds(findMedian(beside))}, without ${formatMicroseconds(findMedian(without))}; ${words}`,
    most: 1.2,
  });
}

/** Otherwise the numbers would compare two equal services. */
async function requireRunner(place: Place, isExpected: boolean): Promise<void> {
  const agent = JSON.stringify({ slug: "none", topics: ["space:created"], source: "1" });
  const path = `/agents?environmentId=${place.environmentId}`;
  const { problem } = JSON.parse(await place.service.request("POST", path, agent)).data;
  if ((problem === undefined) === isExpected) return;
  throw new Error(problem ?? "A service without the role `agents` runs agents.");
}

/** `12 ms`; a difference may be below 0. */
function formatWhole(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
