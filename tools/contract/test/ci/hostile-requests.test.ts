import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
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

describe.each(Object.entries(targets))("%s", (_, args) => {
  const program = fileURLToPath(new URL("../support/hostile/watched-server.ts", import.meta.url));
  const child = fork(program, args, { execArgv: ["--conditions=@data-import/source", "--expose-gc"] });
  const started: Promise<Started> = once(child, "message").then(([message]) => message);
  afterAll(() => child.disconnect());

  async function ask(message: "start" | "stop"): Promise<Measurement> {
    const response = once(child, "message");
    child.send(message);
    return (await response)[0];
  }

  /** Sends a prepared request; returns what was wrong. */
  async function findFault(prepared: PreparedRequest, mostMemory: number): Promise<string | undefined> {
    const { url } = await started;
    await ask("start");
    const response = await fetch(toRequest(url, prepared));
    await response.arrayBuffer();
    const { status } = response;
    const { hold, memory } = await ask("stop");
    if (status < 500 && hold <= longestHold && memory <= mostMemory) return undefined;
    return `${status}, held ${Math.round(hold)} ms, took ${Math.round(memory / 1e6)} MB`;
  }

  test("no request holds others or takes much memory", { timeout: 1_200_000 }, async () => {
    const { url, token } = await started;
    // Validators are compiled at their first use.
    for (const operation of operations) {
      await ask("start");
      await (await fetch(toRequest(url, makeGoodProbe(operation, token).request))).arrayBuffer();
    }
    const faults: string[] = [];
    for (const request of requests) {
      const { prepared, inflated } = prepareHostile(request, token);
      let fault: string | undefined;
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        fault = await findFault(prepared, inflated * memoryPerByte + margin);
        if (fault === undefined) break;
      }
      if (fault !== undefined) faults.push(`${request.operationId}, ${request.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });
});
