import { setTimeout as sleep } from "node:timers/promises";
import { findMedian } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { addCosts, readCostOfFamily } from "../setup/cost.ts";
import { correctedField, type HookedSheets, openHookedSheets } from "../setup/hooked-sheets.ts";
import { createRow, formatMicroseconds } from "../setup/rows.ts";
import type { Engine } from "../setup/stage.ts";
import { measureHookLag } from "./hook-lag.ts";

const rounds = 5;
const commitsPerSheet = 20;
const pollMs = 20;

/** A hook that corrects each record, while records arrive one by one in several sheets: as fast as it can, and at a pace. */
export async function* measureHooks(engine: Engine): AsyncGenerator<Row> {
  const hooked = await openHookedSheets(engine);
  try {
    // The first run starts a process.
    await insertAndWait(hooked, 1);
    yield await measureRate(hooked);
    yield* measureHookLag(hooked);
  } finally {
    await hooked.place.close();
  }
}

async function measureRate(hooked: HookedSheets): Promise<Row> {
  const { engine, place, sheets } = hooked;
  const readCost = () => addCosts(readCostOfFamily(place.service.pid), place.readDatabaseCost());
  const events = sheets.length * commitsPerSheet;
  const rates: number[] = [];
  let cpu = 0;
  // The first round is for the compiler: a service runs for longer.
  for (let index = -1; index < rounds; index += 1) {
    showProgress(`hooks on ${engine}, round ${index + 1} of ${rounds}`);
    const before = readCost();
    const started = performance.now();
    await insertAndWait(hooked, commitsPerSheet);
    if (index < 0) continue;
    rates.push((events / (performance.now() - started)) * 1000);
    cpu += readCost().cpu - before.cpu;
  }
  return createRow({
    claim: `commits that a hook corrects, ${engine}`,
    value: findMedian(rates),
    format: (rate) => `${rate.toFixed(0)} a second`,
    detail: `median of ${rounds} rounds of ${events} commits of one record in ${sheets.length} sheets; ${formatMicroseconds(cpu / rounds / events)} CPU each, with the insert, the process of the agent and the database`,
    least: 100,
  });
}

/** Inserts records one by one, in the sheets in turn, and waits until the hook has corrected the last one of each sheet. */
async function insertAndWait({ place, sheets, insert }: HookedSheets, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    for (const sheet of sheets) await insert(sheet, number + 1);
  }
  for (const { path } of sheets) {
    const query = `${path}/records?q=${encodeURIComponent(`${correctedField} like "Article%"`)}&pageSize=1`;
    for (;;) {
      const { records } = JSON.parse(await place.service.request("GET", query)).data;
      const [first] = records;
      if (first === undefined) break;
      await sleep(pollMs);
    }
  }
}
