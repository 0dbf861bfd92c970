import { randomUUID } from "node:crypto";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { openBareSqlite } from "../setup/bare-sqlite.ts";
import { measureCost, readPeak } from "../setup/cost.ts";
import {
  createRow,
  formatBytes,
  formatCount,
  formatMegabytes,
  formatMicroseconds,
  formatShare,
} from "../setup/rows.ts";
import { fieldCount, writeBatches, writeRecords } from "../setup/sheet.ts";
import { openPlace, type Place, type Scale, type Sheet, shortResponse } from "../setup/stage.ts";

const batch = 10_000;

/** Inserts over HTTP on SQLite, beside a prepared statement of `node:sqlite` that inserts the same rows. */
export async function* measureInsert({ records }: Scale): AsyncGenerator<Row> {
  const short = await openPlace("SQLite");
  const whole = await openPlace("SQLite");
  const bare = openBareSqlite();
  try {
    const bareTime = yield* measureBatches({ short, whole, bare, records });
    yield* measureKeys(short, Math.ceil(records / 10));
    yield createRow({
      claim: "insert, bare node:sqlite, a record",
      value: bareTime / records,
      format: formatMicroseconds,
      detail: "CPU; a prepared statement, no checks, the same batches in turn",
    });
  } finally {
    bare.close();
    await whole.close();
    await short.close();
  }
}

interface Lanes {
  readonly short: Place;
  readonly whole: Place;
  readonly bare: ReturnType<typeof openBareSqlite>;
  readonly records: number;
}

/** The three insert each batch in turn, so that a slow moment of the machine affects all of them. */
async function* measureBatches({ short, whole, bare, records }: Lanes): AsyncGenerator<Row, number> {
  const shortSheet = await short.createSheet();
  const wholeSheet = await whole.createSheet();
  const before = { short: short.readCost(), whole: whole.readCost() };
  let bareTime = 0;
  let done = 0;
  let first = Number.NaN;
  let halfPeak = Number.NaN;
  for (const rows of writeBatches(0, records, batch)) {
    showProgress(`insert, ${formatCount(done)} of ${formatCount(records)} records`);
    const body = writeRecords(rows);
    await insert(short, shortSheet, body, shortResponse);
    await insert(whole, wholeSheet, body);
    bareTime += bare.insert(rows);
    if (done === 0) first = (short.readCost().written - before.short.written) / rows.length;
    done += rows.length;
    if (done <= Math.max(batch, records / 2)) halfPeak = readPeak(whole.service.pid);
  }
  const words = `${formatCount(records)} records of ${fieldCount} fields in batches of ${formatCount(batch)}`;
  for (const [name, place, least] of [
    ["short", short, 0.25],
    ["whole", whole, 0.13],
  ] as const) {
    const cpu = place.readCost().cpu - before[name].cpu;
    yield createRow({
      claim: `insert, ${name} responses, share of bare node:sqlite`,
      value: bareTime / cpu,
      format: formatShare,
      detail: `${formatMicroseconds(cpu / records)} CPU a record; ${words}`,
      least,
    });
  }
  yield createRow({
    claim: "insert, whole responses, memory at most",
    value: readPeak(whole.service.pid),
    format: formatMegabytes,
    detail: `${formatMegabytes(halfPeak)} after half of the records`,
    most: 400,
  });
  const written = short.readCost().written - before.short.written;
  yield createRow({
    claim: `bytes written a record, ${formatCount(records)} records`,
    value: written / records,
    format: formatBytes,
    detail: `SQLite; ${formatBytes(first)} at the first batch of ${formatCount(Math.min(batch, records))}`,
    most: 600,
  });
  return bareTime;
}

/** The same with an `Idempotency-Key`: the service then stores the response. */
async function* measureKeys(place: Place, records: number): AsyncGenerator<Row> {
  const sheet = await place.createSheet();
  const { cpu, written } = await measureCost(place.readCost, async () => {
    for (const rows of writeBatches(0, records, batch)) {
      await insert(place, sheet, writeRecords(rows), { "idempotency-key": randomUUID() });
    }
  });
  yield createRow({
    claim: "bytes written a record, with Idempotency-Key",
    value: written / records,
    format: formatBytes,
    detail: `SQLite, whole responses; ${formatMicroseconds(cpu / records)} CPU a record, ${formatCount(records)} records`,
    most: 600,
  });
}

async function insert({ service }: Place, { path }: Sheet, body: string, headers = {}): Promise<void> {
  await service.request("POST", `${path}/records`, body, headers);
}
