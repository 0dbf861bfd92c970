import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { endProcesses, findToken, findUrl, startCommand } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";

const records = 100_000;
const batch = 10_000;
/** A response that takes longer has waited for the work of others, in milliseconds. */
const slow = 250;

let folder: string;
let target: { readonly url: string; readonly token: string };
let spaceId: string;
let workbookId: string;
let sheet: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "threads-test-"));
  const greeting = await startCommand(["--port", "0", "--quiet", "--data", folder]).ready;
  target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  const [{ id: environmentId }] = await call(target, "/environments");
  spaceId = (await call(target, "/spaces", { method: "POST", json: { name: "Goods", environmentId } })).id;
  const fields = ["sku", "name", "price"].map((key) => ({
    key,
    type: key === "price" ? "number" : "string",
  }));
  const json = { name: "Goods", spaceId, environmentId, sheets: [{ name: "Lines", slug: "lines", fields }] };
  const workbook = await call(target, "/workbooks", { method: "POST", json });
  workbookId = workbook.id;
  sheet = `/sheets/${workbook.sheets[0].id}`;
});
afterAll(async () => {
  await endProcesses();
  await rm(folder, { recursive: true });
});

/** Sends a request on the connection of an agent; returns the body of the response. */
function send(agent: Agent, method: string, path: string, json?: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${target.token}`,
      "x-disable-hooks": "true",
      prefer: "return=minimal",
      ...(json !== undefined && { "content-type": "application/json" }),
    };
    const outgoing = request(target.url + path, { agent, method, headers }, async (incoming) => {
      const text = (await incoming.setEncoding("utf8").toArray()).join("");
      if (incoming.statusCode === 200) resolve(text);
      else reject(new Error(`${method} ${path}: ${incoming.statusCode} ${text}`));
    });
    outgoing.on("error", reject);
    outgoing.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

const createAgent = () => new Agent({ keepAlive: true, maxSockets: 1 });

it("shows every write to the next request, on another connection", async () => {
  const [writing, reading] = [createAgent(), createAgent()];
  const wrong: string[] = [];
  for (let index = 0; index < 1000; index += 1) {
    const name = `Goods ${index}`;
    await send(writing, "PATCH", `/spaces/${spaceId}`, { name });
    const shown = JSON.parse(await send(reading, "GET", `/spaces/${spaceId}`)).data.name;
    if (shown !== name) wrong.push(`${shown} instead of ${name}`);
  }
  expect(wrong).toEqual([]);
  for (const agent of [writing, reading]) agent.destroy();
});

/** The share of slow responses to small requests that are sent during some work. */
async function countSlow(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isWorking = true;
  const readers = [`/spaces/${spaceId}`, `${sheet}/records?pageSize=100`].map(async (path) => {
    const agent = createAgent();
    while (isWorking) {
      const since = performance.now();
      await send(agent, "GET", path);
      times.push(performance.now() - since);
      await setTimeout(10);
    }
    agent.destroy();
  });
  await work();
  isWorking = false;
  await Promise.all(readers);
  expect(times.length).toBeGreaterThan(10);
  return times.filter((time) => time > slow).length / times.length;
}

async function runJob(start: () => Promise<{ readonly jobId: string }>): Promise<void> {
  const { jobId } = await start();
  const getStatus = async () => (await call(target, `/jobs/${jobId}`)).status;
  await expect.poll(getStatus, { interval: 100 }).toBe("complete");
}

it("responds to small requests during an import, scans and jobs", async () => {
  const agent = createAgent();
  // On a busy machine, responses are slow without any work, too.
  const slowAtRest = await countSlow(() => setTimeout(2000));
  const slowOnes = {
    import: await countSlow(async () => {
      for (let start = 0; start < records; start += batch) {
        const rows = Array.from({ length: batch }, (_, index) => {
          const number = start + index;
          return cells({ sku: `CUP-${number}`, name: `Cup number ${number % 997}`, price: number / 100 });
        });
        await send(agent, "POST", `${sheet}/records`, rows);
      }
    }),
    scans: await countSlow(async () => {
      for (let count = 0; count < 10; count += 1) {
        await send(agent, "GET", `${sheet}/calculations?q=${encodeURIComponent(`name like "%${count}%"`)}`);
        await send(agent, "GET", `${sheet}/records?pageNumber=${count + 1}`);
      }
    }),
    flags: await countSlow(async () => {
      const flags = `/v1/workbooks/${workbookId}/flags`;
      await send(agent, "POST", flags, { slug: "dear", label: "Dear", colorHex: "#d0021b" });
      const json = { operation: "apply", slug: "dear", snapshotLabel: "Before" };
      await runJob(async () => JSON.parse(await send(agent, "POST", `${flags}/bulk-mutate`, json)));
    }),
    validation: await countSlow(() => send(agent, "POST", `${sheet}/validate`)),
    deletion: await countSlow(() =>
      runJob(async () => {
        const job = {
          type: "workbook",
          operation: "delete-records",
          source: workbookId,
          trigger: "immediate",
          config: { sheet: sheet.split("/")[2], filter: "all" },
        };
        return { jobId: (await call(target, "/jobs", { method: "POST", json: job })).id };
      }),
    ),
  };
  agent.destroy();
  expect(Object.entries(slowOnes).filter(([, share]) => share > slowAtRest + 0.1)).toEqual([]);
  expect((await call(target, `${sheet}/counts`)).counts.total).toBe(0);
});
