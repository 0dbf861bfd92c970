import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findPercentile } from "../../measure.ts";
import { showProgress } from "../../progress.ts";
import { formatTime, type Row } from "../../table.ts";
import { createRow } from "../setup/rows.ts";
import { type Engine, openPlace, type Place, type Scale } from "../setup/stage.ts";
import { startService } from "../setup/start-service.ts";

/** In milliseconds, after each event. */
const pause = 30;

/** The time from the request that records an event until a stream has it: on one node, and on another node. */
export async function* measureEvents({ events }: Scale): AsyncGenerator<Row> {
  const engines: Engine[] = process.env["DATABASE_URL"] === undefined ? ["SQLite"] : ["SQLite", "PostgreSQL"];
  for (const engine of engines) {
    let databaseUrl = "";
    const through = (url: string) => {
      databaseUrl = url;
      return url;
    };
    const place = await openPlace(engine, { through });
    const folder = mkdtempSync(join(tmpdir(), "bench-events-"));
    try {
      yield* measureFrom(place, place.service.url, `${engine}, one node`, { events, most: 50 });
      if (engine === "SQLite") continue;
      const other = await startService(folder, { databaseUrl });
      yield* measureFrom(place, other.url, `${engine}, from another node`, { events, most: 500 });
      await other.stop();
    } finally {
      await place.close();
      rmSync(folder, { recursive: true });
    }
  }
}

async function* measureFrom(
  place: Place,
  url: string,
  name: string,
  { events, most }: { readonly events: number; readonly most: number },
): AsyncGenerator<Row> {
  showProgress(`events through a stream, ${name}`);
  const durations = await followEvents(place, url, events);
  yield createRow({
    claim: `event through a stream, ${name}, p50`,
    value: findPercentile(durations, 0.5),
    format: formatTime,
    detail: `p99 ${formatTime(findPercentile(durations, 0.99))}; ${events} events, from the start of the request that records one`,
    most,
  });
}

/** @param url of the node that streams */
async function followEvents(
  { service, environmentId }: Place,
  url: string,
  count: number,
): Promise<number[]> {
  const leaving = new AbortController();
  const { body } = await fetch(`${url}/events/stream?topic=workbook:updated`, {
    headers: { authorization: `Bearer ${service.token}` },
    signal: leaving.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const readUntil = async (text: string) => {
    for (let chunk = await reader?.read(); !chunk?.value?.includes(text); chunk = await reader?.read()) {
      if (chunk?.done !== false) throw new Error("The stream has ended.");
    }
  };
  await readUntil("id:");
  const { accountId } = JSON.parse(await service.request("GET", `/environments/${environmentId}`)).data;
  const durations: number[] = [];
  for (let index = 0; index < count; index++) {
    const name = `event-${index}-`;
    const event = {
      topic: "workbook:updated",
      domain: "workbook",
      payload: { name },
      context: { accountId, environmentId },
    };
    const started = performance.now();
    const sent = service.request("POST", "/events", JSON.stringify(event));
    await readUntil(name);
    durations.push(performance.now() - started);
    await sent;
    await sleep(pause);
  }
  leaving.abort();
  return durations;
}
