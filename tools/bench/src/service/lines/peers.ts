import { join } from "node:path";
import { writeWire } from "../../load.ts";
import { showProgress } from "../../progress.ts";
import { describeRates, findCpu, formatRate, measureRates, type Runner } from "../../rates.ts";
import type { Row } from "../../table.ts";
import { installPocketBase, installPython, versions } from "../peers/install.ts";
import { collection, type PocketBase, startPocketBase } from "../peers/pocketbase.ts";
import { insertWithDuckDb, insertWithSqliteUtils } from "../peers/python.ts";
import { type Peer, startPeer } from "../peers/start-peer.ts";
import { measureCost } from "../setup/cost.ts";
import { createRow, formatCount, formatMicroseconds } from "../setup/rows.ts";
import { fillSheet, openPlace, type Scale, type Sheet } from "../setup/stage.ts";
import { writeHeaders } from "../setup/start-service.ts";

/** Requests to one server, by their names in the table. */
interface Reading {
  readonly name: string;
  readonly server: { readonly pid: number; readonly port: number };
  readonly headers: Readonly<Record<string, string>>;
  readonly small: string;
  readonly page: string;
}

/** The same records in other products: inserts, and reads of one record and of a page of 100. */
export async function* measurePeers({ records, round }: Scale): AsyncGenerator<Row> {
  showProgress("installing the peers");
  const program = installPocketBase();
  const programs = installPython();
  const place = await openPlace("SQLite");
  const started: Peer[] = [];
  try {
    const count = Math.ceil(records / 10);
    showProgress(`peers, inserting ${formatCount(count)} records`);
    const sheet = await place.createSheet();
    const { cpu } = await measureCost(place.readCost, () => fillSheet(place, sheet, { end: count }));
    yield describeInsert("the service, short responses", cpu, count, "over HTTP, batches of 10,000");
    const readings: Reading[] = [readService(place.service, place.spaceId, sheet)];

    if (program === undefined) yield skip("PocketBase", "Go is missing");
    else {
      const base = await startPocketBase(program, place.folder);
      started.push(base);
      // It needs more than ten times as long as the others.
      const fewer = Math.ceil(count / 4);
      const time = await base.insert(fewer);
      yield describeInsert(`PocketBase ${versions.pocketbase}`, time, fewer, "over HTTP, batches of 1,000");
      readings.push(await readPocketBase(base));
    }

    if (programs === undefined) yield skip("sqlite-utils, DuckDB and Datasette", "Python is missing");
    else {
      const { folder } = place;
      const utils = await insertWithSqliteUtils(programs, folder, count);
      yield describeInsert(`sqlite-utils ${versions["sqlite-utils"]}`, utils, count, "a command, JSON lines");
      const duck = await insertWithDuckDb(programs, folder, count);
      yield describeInsert(
        `DuckDB ${versions.duckdb}`,
        duck,
        count,
        "in process, CSV with a type for each column",
      );
      const datasette = await startPeer(
        join(programs, "datasette"),
        (port) => ["serve", join(folder, "measured.db"), "--port", String(port)],
        "/-/versions.json",
      );
      started.push(datasette);
      readings.push({
        name: `Datasette ${versions.datasette}`,
        server: datasette,
        headers: {},
        small: "/measured/measured/1.json?_shape=array",
        page: "/measured/measured.json?_shape=array&_size=100",
      });
    }
    yield* measureReadings(readings, round);
  } finally {
    for (const peer of started) await peer.stop();
    await place.close();
  }
}

function readService(
  server: { readonly pid: number; readonly port: number; readonly token: string },
  spaceId: string,
  { path }: Sheet,
): Reading {
  const page = `/v1${path}/records?pageSize=100&pageNumber=1`;
  const headers = writeHeaders(server.token);
  return { name: "the service", server, headers, small: `/v1/spaces/${spaceId}`, page };
}

async function readPocketBase(base: PocketBase): Promise<Reading> {
  const records = `${collection}/records`;
  return {
    name: `PocketBase ${versions.pocketbase}`,
    server: base,
    headers: base.headers,
    small: `${records}/${await base.findRecord()}`,
    page: `${records}?perPage=100&page=1&skipTotal=1`,
  };
}

async function* measureReadings(readings: readonly Reading[], round: number): AsyncGenerator<Row> {
  for (const [kind, words] of [
    ["small", "small GET"],
    ["page", "page of 100"],
  ] as const) {
    showProgress(`peers, ${words}`);
    const runners = readings.map(
      ({ server, headers, [kind]: path }): Runner => ({
        pid: server.pid,
        port: server.port,
        request: writeWire({ method: "GET", path, headers }, server.port),
      }),
    );
    for (const [index, rates] of (await measureRates(runners, round)).entries()) {
      yield {
        claim: `${words}, ${readings[index]?.name}`,
        value: formatMicroseconds(findCpu(rates)),
        detail: `${formatRate(rates)}, ${describeRates(rates)}`,
      };
    }
  }
}

function describeInsert(name: string, cpu: number, records: number, how: string): Row {
  return createRow({
    claim: `insert, ${name}, CPU a record`,
    value: cpu / records,
    format: formatMicroseconds,
    detail: `${how}; ${formatCount(records)} records`,
  });
}

function skip(name: string, reason: string): Row {
  return { claim: name, value: "skipped", detail: reason };
}
