import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openConnection, writeWire } from "../../load.ts";
import { showProgress } from "../../progress.ts";
import { describeRates, findCpu, formatRate, measureRates, type Rates } from "../../rates.ts";
import type { Row } from "../../table.ts";
import { measureCost, readCostOf } from "../setup/cost.ts";
import { createRow, formatMicroseconds, formatShare } from "../setup/rows.ts";
import { openPlace, type Place, type Scale } from "../setup/stage.ts";
import { writeHeaders } from "../setup/start-service.ts";

const spaces = 20;
const writes = 400;

/** Reads of spaces on SQLite, as a share of what Node's own server does with the same bytes. */
export async function* measureGet({ round }: Scale): AsyncGenerator<Row> {
  const place = await openPlace("SQLite");
  const bare = await startBare(await place.service.request("GET", `/spaces/${place.spaceId}`));
  try {
    showProgress("small GET, repeated");
    const [bareRates, rates] = await measureGets(place, bare, round);
    yield {
      claim: "small GET, bare node:http",
      value: formatMicroseconds(findCpu(bareRates)),
      detail: `${formatRate(bareRates)}, ${describeRates(bareRates)}`,
    };
    yield createRow({
      claim: "small GET, repeated, share of bare node:http",
      value: findCpu(bareRates) / findCpu(rates),
      format: formatShare,
      detail: `by CPU; ${formatRate(rates)}, ${describeRates(rates)}`,
      least: 0.5,
    });
    yield* measureAfterWrites(place, bare, round);
  } finally {
    bare.stop();
    await place.close();
  }
}

/**
 * Each write changes one space; then every space is read once. The CPU time of the same number of writes is subtracted,
 * between which the bare server has the same reads: so the writes have the same pauses, and after each write, the reads
 * of both servers begin with the caches of the processor as the write has left them.
 */
async function* measureAfterWrites(place: Place, bare: BareServer, round: number): AsyncGenerator<Row> {
  const { service } = place;
  const ids = [place.spaceId];
  while (ids.length < spaces) {
    const body = JSON.stringify({ name: `Measured ${ids.length}`, environmentId: place.environmentId });
    ids.push(JSON.parse(await service.request("POST", "/spaces", body)).data.id);
  }
  const rounds = 8;
  const each = Math.max(2, Math.round((writes * round) / 400 / rounds));
  const times = { reads: 0, writes: 0, bare: 0 };
  const gets = ids.map((id) => prepareGet(place, id));
  const reads = gets.map((get) => writeWire(get, service.port));
  const bareReads = gets.map((get) => writeWire(get, bare.port));
  const headers = writeHeaders(service.token);
  const path = `/v1/spaces/${place.spaceId}`;
  let names = 0;
  const write = () => {
    names += 1;
    const body = JSON.stringify({ name: `Renamed ${names}` });
    return writeWire({ method: "PATCH", path, headers, body }, service.port);
  };
  // New connections for each measurement, because servers close one that is idle while others are measured.
  const run = async (port: number, requests: readonly Buffer[]) => {
    const [writer, reader] = await Promise.all([openConnection(service.port), openConnection(port)]);
    for (let turn = 0; turn < each; turn += 1) {
      await writer.send(write());
      for (const request of requests) await reader.send(request);
    }
    writer.close();
    reader.close();
  };
  for (let index = -1; index < rounds; index += 1) {
    showProgress(`small GET after a write, round ${index + 1} of ${rounds}`);
    const both = await measureCost(place.readCost, () => run(service.port, reads));
    const before = readCostOf(bare.pid);
    const alone = await measureCost(place.readCost, () => run(bare.port, bareReads));
    const same = readCostOf(bare.pid).cpu - before.cpu;
    if (index < 0) continue;
    times.reads += both.cpu - alone.cpu;
    times.writes += alone.cpu;
    times.bare += same;
  }
  const count = rounds * each * spaces;
  yield createRow({
    claim: "small GET, after a write, share of bare node:http",
    value: times.bare / times.reads,
    format: formatShare,
    detail: `by CPU; ${formatMicroseconds(times.reads / count)} each, bare ${formatMicroseconds(times.bare / count)}, one connection for reads; ${spaces} spaces are read after each write`,
    least: 0.3,
  });
}

/** The rates of a bare server and of the service, each with the request that reads a space. */
export async function measureGets(
  place: Place,
  bare: Pick<BareServer, "pid" | "port">,
  round: number,
): Promise<[bare: Rates, service: Rates]> {
  const prepared = prepareGet(place, place.spaceId);
  const runners = [bare, place.service].map(({ pid, port }) => ({
    pid,
    port,
    request: writeWire(prepared, port),
  }));
  return (await measureRates(runners, round)) as [Rates, Rates];
}

/** The request that reads a space. */
export function prepareGet({ service }: Place, spaceId: string) {
  return { method: "GET", path: `/v1/spaces/${spaceId}`, headers: writeHeaders(service.token) };
}

/** Node's own server in a separate process. */
export interface BareServer {
  readonly pid: number;
  readonly port: number;
  stop(): void;
}

/** Starts a program of `programs/` that prints its port. */
export async function startProgram(name: string, ...args: readonly string[]): Promise<BareServer> {
  const script = fileURLToPath(new URL(`../programs/${name}`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await Promise.race([
    once(child.stdout, "data"),
    once(child, "exit").then(() => Promise.reject(new Error(`${name} ended.`))),
  ]);
  return { pid: child.pid ?? 0, port: Number(port), stop: () => void child.kill() };
}

function startBare(bytes: string): Promise<BareServer> {
  return startProgram("serve-bytes.ts", bytes);
}
