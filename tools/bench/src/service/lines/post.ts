import { sendLoad, writeWire } from "../../load.ts";
import { findMedian } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { measureCost } from "../setup/cost.ts";
import { createRow, formatBytes, formatFactor, formatMicroseconds, formatStatements } from "../setup/rows.ts";
import { writeRecords, writeValues } from "../setup/sheet.ts";
import { type Engine, openPlace, type Place, type Scale, type Sheet } from "../setup/stage.ts";
import { writeHeaders } from "../setup/start-service.ts";
import { counted, countStatements } from "../setup/statements.ts";

const rounds = 7;
const writers = 16;

/** Inserts of one record per request: their cost, their statements, and what several writers gain. */
export async function* measurePost(engine: Engine, { round }: Scale): AsyncGenerator<Row> {
  const place = await openPlace(engine);
  try {
    yield* measureWriters(place, await place.createSheet(), round);
  } finally {
    await place.close();
  }
  const statements = await countStatements(engine, async ({ service, createSheet }) => {
    const { path } = await createSheet();
    return () => service.request("POST", `${path}/records`, writeRecords([writeValues(1)]));
  });
  yield createRow({
    claim: `one record per POST, ${engine}, statements`,
    value: statements,
    format: formatStatements,
    detail: `with begin and commit; median of ${counted} requests`,
    most: 6,
  });
}

async function* measureWriters(place: Place, sheet: Sheet, round: number): AsyncGenerator<Row> {
  const { engine, service } = place;
  const prepared = {
    method: "POST",
    path: `/v1${sheet.path}/records`,
    headers: writeHeaders(service.token),
    body: writeRecords([writeValues(1)]),
  };
  const request = writeWire(prepared, service.port);
  const single = { rates: [] as number[], responses: 0, cpu: 0, databaseCpu: 0, written: 0 };
  const gains: number[] = [];
  for (let index = -1; index < rounds; index += 1) {
    showProgress(`one record per POST on ${engine}, round ${index + 1} of ${rounds}`);
    const send = async (connections: number) => {
      const started = performance.now();
      const milliseconds = index < 0 ? 5 * round : round;
      const responses = await sendLoad(service.port, request, { connections, milliseconds });
      return { responses, rate: responses / (performance.now() - started) };
    };
    let alone = { responses: 0, rate: 0 };
    const before = place.readDatabaseCost();
    const cost = await measureCost(place.readCost, async () => {
      alone = await send(1);
    });
    const databaseCpu = place.readDatabaseCost().cpu - before.cpu;
    const together = await send(writers);
    if (index < 0) continue;
    single.responses += alone.responses;
    single.cpu += cost.cpu;
    single.databaseCpu += databaseCpu;
    single.written += cost.written;
    single.rates.push(alone.rate);
    gains.push(together.rate / alone.rate);
  }
  const each = (sum: number) => sum / single.responses;
  const rate = Math.round(findMedian(single.rates) * 1000).toLocaleString("en");
  const database =
    engine === "PostgreSQL"
      ? `, PostgreSQL ${formatMicroseconds(each(single.databaseCpu))}`
      : `, ${formatBytes(each(single.written))} written`;
  yield createRow({
    claim: `one record per POST, ${engine}, CPU`,
    value: each(single.cpu),
    format: formatMicroseconds,
    detail: `one writer, ${rate} requests/s${database}`,
    most: 0.4,
  });
  yield createRow({
    claim: `one record per POST, ${engine}, rate of ${writers} writers`,
    value: findMedian(gains),
    format: formatFactor,
    detail: `of one writer; median of ${rounds} rounds`,
    least: 1.8,
  });
}
