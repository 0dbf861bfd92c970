import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../../src/description.ts";
import { makeGoodProbe } from "../../src/probes/list-probes.ts";
import { type PreparedRequest, toRequest } from "../../src/probes/prepared-request.ts";
import { readText } from "../../src/read-bytes.ts";
import { generateRequests } from "../support/hostile/generated-requests.ts";
import { prepareHostile } from "../support/hostile/hostile-request.ts";
import { knownRequests } from "../support/hostile/known-requests.ts";
import type { Measurement, Started } from "../support/hostile/watched-server.ts";

/** The longest that a request may hold others, in milliseconds of CPU on a quiet machine. */
const longestHold = 100;
/** The same on any machine, in units of ordinary work. On a quiet machine, a unit is about 40 ms. */
const longestUnits = 2.5;
/** How many bytes of memory a request may take for each byte of its inflated body. */
const memoryPerByte = 8;
/** Memory that the process takes for other reasons, such as garbage that was not collected yet. */
const margin = 80_000_000;
/** A garbage collection of earlier requests may fall into a measurement. */
const attempts = 5;

const postgres = process.env["DATABASE_URL"];
const mock = "the mock";
const onPostgres = "the service on PostgreSQL";
/** The mock is the first, see below. */
const targets: Readonly<Record<string, readonly string[]>> = {
  [mock]: ["mock"],
  "the service on SQLite": ["service"],
  ...(postgres !== undefined && { [onPostgres]: ["service", postgres] }),
};
/** How many requests are generated. Set `HOSTILE_REQUESTS=1000` before a release. */
const generated = Number(process.env["HOSTILE_REQUESTS"] ?? 80);
const requests = [...knownRequests, ...generateRequests(generated)];

/** A target in its own process, which measures itself. */
interface Target extends Started {
  /** Restores its data, and starts a measurement. */
  start(): Promise<void>;
  stop(): Promise<Measurement>;
  /** What ordinary work takes of its thread now, in milliseconds of CPU. */
  measureUnit(): Promise<number>;
  close(): void;
}

async function startTarget(args: readonly string[]): Promise<Target> {
  const program = fileURLToPath(new URL("../support/hostile/watched-server.ts", import.meta.url));
  const child = fork(program, args, { execArgv: ["--conditions=@data-import/source", "--expose-gc"] });
  const [started] = (await once(child, "message")) as [Started];
  const ask = async (message: string) => {
    const response = once(child, "message");
    child.send(message);
    return (await response)[0];
  };
  return {
    ...started,
    start: () => ask("start"),
    stop: () => ask("stop"),
    measureUnit: () => ask("measure unit"),
    close: () => child.disconnect(),
  };
}

/** Sends a request; gives the status of its response, and what was wrong. */
async function send(
  { url, start, stop, measureUnit }: Target,
  prepared: PreparedRequest,
  mostMemory: number,
): Promise<{ readonly status: number; readonly fault?: string }> {
  await start();
  const response = await fetch(toRequest(url, prepared));
  await readText(response);
  const { status } = response;
  const { hold, memory } = await stop();
  const isShort = hold <= longestHold || hold <= longestUnits * (await measureUnit());
  if (status < 500 && isShort && memory <= mostMemory) return { status };
  return {
    status,
    fault: `${status}, held ${Math.round(hold)} ms, took ${Math.round(memory / 1e6)} MB`,
  };
}

/** The faults of each target. */
const faults = new Map<string, string[]>();
const started: Target[] = [];

beforeAll(async () => {
  const running: [name: string, target: Target][] = [];
  for (const [name, args] of Object.entries(targets)) {
    const target = await startTarget(args);
    started.push(target);
    running.push([name, target]);
    faults.set(name, []);
    // Validators are compiled at their first use. The data does not matter for this, so nothing restores it in between.
    for (const operation of operations) {
      const { request } = makeGoodProbe(operation, target.token);
      await readText(await fetch(toRequest(target.url, request)));
    }
  }
  for (const request of requests) {
    // It is long, so all targets get the same one.
    const body = request.write();
    let isRefused = false;
    for (const [name, target] of running) {
      // The service has the same front as the mock, so no engine hears of what the mock refuses. One engine proves it.
      if (isRefused && name === onPostgres) continue;
      const { prepared, inflated } = prepareHostile({ ...request, write: () => body }, target.token);
      const mostMemory = inflated * memoryPerByte + margin;
      let sent = await send(target, prepared, mostMemory);
      for (let attempt = 1; attempt < attempts && sent.fault !== undefined; attempt += 1) {
        sent = await send(target, prepared, mostMemory);
      }
      if (name === mock) isRefused = sent.status >= 400;
      if (sent.fault !== undefined)
        faults.get(name)?.push(`${request.operationId}, ${request.name}: ${sent.fault}`);
    }
  }
});
afterAll(() => {
  for (const target of started) target.close();
});

test.each(Object.keys(targets))("no request holds others of %s for long, or takes much memory", (name) => {
  expect(faults.get(name)).toEqual([]);
});
