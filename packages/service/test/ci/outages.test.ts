import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { endProcesses, findToken, findUrl, type Started, startProcess } from "../support/command.ts";
import { call, type Target } from "../support/crash-writers.ts";
import { findPostgres, type PrivatePostgres, startPostgres } from "../support/private-postgres.ts";

const program = join(import.meta.dirname, "../support/crashing-service.ts");
const programs = findPostgres();
/** How often the service loses PostgreSQL. Set `OUTAGES=100` before a release. */
const outages = Number(process.env["OUTAGES"] ?? 20);
/** The server stops in the last three rounds of ten; in the others, the connections are ended. */
const isStop = (round: number) => round % 10 >= 7;
const stopped = Array.from({ length: outages }, (_, round) => round).filter(isStop).length;

describe.skipIf(programs === undefined)("a service that loses PostgreSQL (skipped without one)", () => {
  let folder: string;
  let server: PrivatePostgres;
  let node: Started;
  let target: Target;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "outage-test-"));
    server = await startPostgres(programs ?? "");
    const args = ["--conditions=@data-import/source", program, folder];
    node = startProcess(args, { DATABASE_URL: server.url }, "ready");
    target = await prepare(await node.ready);
  });
  afterAll(async () => {
    await endProcesses();
    await server?.remove();
    await rm(folder, { recursive: true });
  });

  it(`${outages} times under load loses nothing that it acknowledged`, async () => {
    const load = startLoad(target);
    const controls = { during: [] as number[], mostTries: 0 };
    for (let round = 0; round < outages; round += 1) {
      await load.awaitMore(3);
      if (!isStop(round)) await endConnections(server.url);
      else {
        await server.stop(round % 10 === 7 ? "immediate" : "fast");
        controls.during.push(await readReady(target));
        await server.start();
      }
      let tries = 0;
      const countAndTry = () => {
        tries += 1;
        return tryWrite(target);
      };
      await expect.poll(countAndTry, { interval: 20 }).toBe(200);
      controls.mostTries = Math.max(controls.mostTries, tries);
      expect(await readReady(target)).toBe(200);
    }
    await load.stop();
    expect(node.child.exitCode).toBeNull();
    expect(controls.during).toEqual(Array.from({ length: stopped }, () => 503));
    // Less than a second on a quiet machine; on a busy one, each of them takes longer.
    expect(controls.mostTries).toBeLessThan(45);
    expect(load.unexpected).toEqual([]);
    // Each batch is complete; the acknowledged ones exist once, those with another response at most once.
    const found = await countBatches(target);
    expect([...load.acknowledged].filter((name) => found.get(name) !== batchSize)).toEqual([]);
    expect([...found].filter(([, count]) => count !== batchSize)).toEqual([]);
    expect([...load.refused].filter((name) => found.has(name))).toEqual([]);
    expect(load.acknowledged.size).toBeGreaterThan(outages);
    expect(load.refused.size).toBeGreaterThan(0);
  });
});

const batchSize = 20;

async function prepare(greeting: string): Promise<Target> {
  const account = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  const [{ id: environmentId, accountId }] = await call(account, "/environments");
  const { id: spaceId } = await call(account, "/spaces", {
    method: "POST",
    json: { name: "Written to", environmentId },
  });
  const sheet = { name: "Batches", slug: "batches", fields: [{ key: "batch", type: "string" }] };
  const { sheets } = await call(account, "/workbooks", {
    method: "POST",
    json: { name: "Written to", spaceId, environmentId, sheets: [sheet] },
  });
  return { ...account, accountId, environmentId, spaceId, sheetId: sheets[0].id };
}

function send(target: Target, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${target.token}`, "content-type": "application/json" };
  return fetch(target.url + path, { ...init, headers: { ...headers, "x-disable-hooks": "true" } });
}

const insert = (target: Target, name: string) =>
  send(target, `/sheets/${target.sheetId}/records`, {
    method: "POST",
    body: JSON.stringify(Array.from({ length: batchSize }, () => cells({ batch: name }))),
  });

/** Six writers and two readers. */
function startLoad(target: Target) {
  const acknowledged = new Set<string>();
  /** With `Retry-After`: nothing may be stored. */
  const refused = new Set<string>();
  const unexpected: string[] = [];
  let isOver = false;
  async function write(writer: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const name = `${writer}-${count}`;
      const response = await insert(target, name);
      const text = await response.text();
      if (response.status === 200) acknowledged.add(name);
      else if (response.status !== 503) unexpected.push(text);
      else if (response.headers.has("retry-after")) refused.add(name);
      else if (!text.includes("cannot know")) unexpected.push(text);
      if (response.status !== 200) await setTimeout(5);
    }
  }
  async function read(): Promise<void> {
    while (!isOver) {
      const response = await send(target, `/sheets/${target.sheetId}/records?pageSize=20`);
      const text = await response.text();
      const isKnown =
        response.status === 200 || (response.status === 503 && response.headers.has("retry-after"));
      if (!isKnown) unexpected.push(text);
      await setTimeout(5);
    }
  }
  const running = [...[0, 1, 2, 3, 4, 5].map(write), read(), read()];
  return {
    acknowledged,
    refused,
    unexpected,
    async awaitMore(count: number): Promise<void> {
      const wanted = acknowledged.size + count;
      await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(wanted);
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(running);
    },
  };
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
  await client.end();
}

const readReady = async ({ url }: Target) => (await fetch(`${new URL(url).origin}/ready`)).status;

const tryWrite = async (target: Target) =>
  (await send(target, `/spaces/${target.spaceId}`, { method: "PATCH", body: '{"name":"Back"}' })).status;

async function countBatches(target: Target): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const { records } = await call(
      target,
      `/sheets/${target.sheetId}/records?pageSize=10000&pageNumber=${page}`,
    );
    for (const { values } of records) {
      found.set(values.batch.value, (found.get(values.batch.value) ?? 0) + 1);
    }
    if (records.length < 10_000) return found;
  }
}
