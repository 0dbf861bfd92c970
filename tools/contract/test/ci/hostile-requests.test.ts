import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { operations } from "../../src/description.ts";
import { makeGoodProbe } from "../../src/probes/list-probes.ts";
import { type PreparedRequest, toRequest } from "../../src/probes/prepared-request.ts";
import { generateRequests } from "../support/hostile/generated-requests.ts";
import { prepareHostile } from "../support/hostile/hostile-request.ts";
import { knownRequests } from "../support/hostile/known-requests.ts";
import type { Measurement, Started } from "../support/hostile/watched-server.ts";

/** The longest that a request may hold others, in milliseconds of CPU. */
const longestHold = 100;
/** How many bytes of memory a request may take for each byte of its inflated body. */
const memoryPerByte = 8;
/** Memory that the process takes for other reasons, such as garbage that was not collected yet. */
const margin = 80_000_000;
/** A garbage collection of earlier requests may fall into a measurement. */
const attempts = 3;

const postgres = process.env["DATABASE_URL"];
const targets = {
  "the mock": ["mock"],
  "the service on SQLite": ["service"],
  ...(postgres !== undefined && { "the service on PostgreSQL": ["service", postgres] }),
};
const requests = [...knownRequests, ...generateRequests(200)];

/** A target in its own process, which measures itself. */
interface Target extends Started {
  /** Restores its data, and starts a measurement. */
  start(): Promise<void>;
  stop(): Promise<Measurement>;
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
    close: () => child.disconnect(),
  };
}

/** Sends a request; returns what was wrong. */
async function findFault(
  { url, start, stop }: Target,
  prepared: PreparedRequest,
  mostMemory: number,
): Promise<string | undefined> {
  await start();
  const response = await fetch(toRequest(url, prepared));
  await response.arrayBuffer();
  const { status } = response;
  const { hold, memory } = await stop();
  if (status < 500 && hold <= longestHold && memory <= mostMemory) return undefined;
  return `${status}, held ${Math.round(hold)} ms, took ${Math.round(memory / 1e6)} MB`;
}

test.each(Object.entries(targets))(
  "no request holds others of %s for long, or takes much memory",
  { timeout: 1_200_000 },
  async (_, args) => {
    const target = await startTarget(args);
    onTestFinished(target.close);
    // Validators are compiled at their first use. The data does not matter for this, so nothing restores it in between.
    for (const operation of operations) {
      const { request } = makeGoodProbe(operation, target.token);
      await (await fetch(toRequest(target.url, request))).arrayBuffer();
    }
    const faults: string[] = [];
    for (const request of requests) {
      const { prepared, inflated } = prepareHostile(request, target.token);
      let fault: string | undefined;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        fault = await findFault(target, prepared, inflated * memoryPerByte + margin);
        if (fault === undefined) break;
      }
      if (fault !== undefined) faults.push(`${request.operationId}, ${request.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);
