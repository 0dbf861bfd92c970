import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDatabase } from "@data-import/checks/database";
import { afterEach, describe, expect, test, vi } from "vitest";

/** The full proof: `RECORDS=100000 KILLS=20`. */
const total = Number(process.env["RECORDS"] ?? 10_000);
const kills = Number(process.env["KILLS"] ?? 6);
const batch = 250;
vi.setConfig({ testTimeout: 1_800_000 + total * 10 + kills * 40_000 });

const command = fileURLToPath(new URL("../../../service/dist/command.js", import.meta.url));
const hook = `export default async ({ context }, { api }) => {
  const { records } = await api.records.get(context.sheetId, { commitId: context.commitId, pageSize: 1000 });
  await api.records.update(context.sheetId, records.map(({ id, values }) => ({
    id, values: { name: { value: values.name.value.toUpperCase() } },
  })));
};`;

/** A process of the service that is started again after each kill. */
class Node {
  readonly url: string;
  readonly #port: number;
  readonly #environment: Record<string, string>;
  readonly #folder: string;
  #process: ChildProcess | undefined;
  constructor(port: number, environment: Record<string, string>, folder: string) {
    this.url = `http://127.0.0.1:${port}/v1`;
    this.#port = port;
    this.#environment = environment;
    this.#folder = folder;
  }
  /** Returns what it prints at its start. */
  async start(): Promise<string> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const args = [command, "--port", String(this.#port), "--data", this.#folder, "--quiet"];
    const started = spawn(process.execPath, args, {
      env: { ...inherited, ...this.#environment },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = started;
    let text = "";
    for await (const piece of started.stdout) {
      text += String(piece);
      if (text.includes("Ctrl-C")) return text;
    }
    throw new Error(`The service ended: ${text}`);
  }
  async kill(): Promise<void> {
    if (this.#process === undefined) return;
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
    this.#process = undefined;
  }
}

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function mendWhileKilled(environment: Record<string, string>, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "agent-kills-"));
  cleanups.push(async () => rmSync(folder, { recursive: true, force: true }));
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => new Node(await findPort(), environment, folder)),
  );
  cleanups.push(async () => void (await Promise.all(nodes.map((node) => node.kill()))));
  for (const node of nodes) await node.start();
  const token = readFileSync(join(folder, "first-token"), "utf8").trim();
  let next = 0;
  /** Sends a request to the next node until one responds. */
  // biome-ignore lint/suspicious/noExplicitAny: the test reads responses of every shape.
  const send = async (method: string, path: string, body?: unknown, withHooks = false): Promise<any> => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(method === "POST" && { "idempotency-key": randomUUID() }),
      ...(!withHooks && { "x-disable-hooks": "true" }),
    };
    for (;;) {
      next += 1;
      const url = `${nodes[next % nodes.length]?.url}${path}`;
      try {
        const response = await fetch(url, {
          method,
          headers,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const result = (await response.json()) as { data: unknown };
        if (response.ok) return result.data;
        if (response.status < 500) throw new Error(JSON.stringify(result), { cause: "response" });
      } catch (error) {
        if (error instanceof Error && error.cause === "response") throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const [{ id: environmentId }] = await send("GET", "/environments");
  const settings = { slug: "hook", topics: ["commit:created"], source: hook };
  const agent = await send("POST", `/agents?environmentId=${environmentId}`, settings);
  const roles: { id: string; name: string }[] = await send("GET", "/roles");
  const roleId = roles.find(({ name }) => name === "Editor")?.id;
  await send("POST", `/agents/${agent.id}/roles`, { roleId, resourceId: environmentId });
  const space = await send("POST", "/spaces", { name: "Spring", environmentId });
  const sheets = [{ name: "Cups", slug: "cups", fields: [{ key: "name", type: "string" }] }];
  const workbook = await send("POST", "/workbooks", { name: "Goods", spaceId: space.id, sheets });
  const records = `/sheets/${workbook.sheets[0].id}/records`;

  let inserted = 0;
  const insertAll = async (): Promise<void> => {
    for (; inserted < total; inserted += batch) {
      const names = Array.from({ length: batch }, (_, index) => ({
        name: { value: `cup ${inserted + index}` },
      }));
      await send("POST", records, names, true);
    }
  };
  const killAll = async (): Promise<void> => {
    for (let killed = 0; killed < kills; killed++) {
      await vi.waitUntil(() => inserted >= Math.min(total, ((killed + 1) * total) / (kills + 1)), {
        timeout: 300_000,
      });
      const node = nodes[killed % nodes.length];
      await node?.kill();
      await node?.start();
    }
  };
  await Promise.all([insertAll(), killAll()]);

  const commits = total / batch;
  const countRuns = async () => {
    const path = `/v1/agents/executions?environmentId=${environmentId}&pageSize=1`;
    const response = await fetch(`${nodes[0]?.url.replace("/v1", "")}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as { pagination: { totalCount: number } }).pagination.totalCount;
  };
  await expect
    .poll(() => countRuns(), { interval: 500, timeout: 300_000 + total * 5 })
    .toBeGreaterThanOrEqual(commits);
  // One entry for each event: none is lost, and none is counted twice.
  expect(await countRuns()).toBe(commits);
  expect(await send("GET", `/agents/logs?environmentId=${environmentId}&success=false`)).toEqual([]);
  const names = new Set<string>();
  for (let page = 1; names.size < total; page++) {
    const { records: found } = await send("GET", `${records}?pageSize=10000&pageNumber=${page}`);
    if (found.length === 0) break;
    for (const { values } of found) names.add(values.name.value);
  }
  expect(names).toEqual(new Set(Array.from({ length: total }, (_, index) => `CUP ${index}`)));
}

describe(`${total} records are corrected while the service is killed ${kills} times`, () => {
  test("on SQLite", () => mendWhileKilled({}, 1));

  const server = process.env["DATABASE_URL"];
  test.skipIf(server === undefined)("on PostgreSQL, by two nodes (needs DATABASE_URL)", async () => {
    const database = await createDatabase(server ?? "");
    cleanups.push(() => database.drop());
    await mendWhileKilled({ DATABASE_URL: database.url }, 2);
  });
});
