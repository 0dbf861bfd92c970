import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { endProcesses, findToken, findUrl, startCommand, startProcess } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";
import {
  createEnvironment,
  type DatabaseEnvironment,
  describeEngines,
  describePostgres,
} from "../support/databases.ts";

describeEngines("commands that start together", (engine) => {
  let folder: string;
  let database: DatabaseEnvironment;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nodes-test-"));
    database = await createEnvironment(engine, { isEmpty: true });
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it("create one account; each of them serves, or ends with a status", async () => {
    const nodes = Array.from({ length: 4 }, () =>
      startCommand(["--port", "0", "--quiet", "--data", folder], database.environment),
    );
    const outputs = await Promise.all(nodes.map(({ ready }) => ready));
    const tokens = outputs.flatMap((output) => findToken(output) ?? []);
    expect(tokens).toHaveLength(1);
    const [token = ""] = tokens;
    const serving = outputs.filter((output) => output.includes("listens at"));
    // Several processes cannot share a folder.
    expect(serving).toHaveLength(engine.name === "SQLite" ? 1 : nodes.length);
    for (const output of serving) {
      const environments = await call({ url: findUrl(output), token }, "/environments");
      expect(environments).toHaveLength(2);
    }
    for (const [index, { ended }] of nodes.entries()) {
      if (!serving.includes(outputs[index] ?? "")) expect((await ended).code).toBe(1);
    }
  });
});

describePostgres("two nodes with one database", (engine) => {
  const program = join(import.meta.dirname, "../support/crashing-service.ts");
  const count = 40_000;
  let folder: string;
  let database: DatabaseEnvironment;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "two-nodes-test-"));
    database = await createEnvironment(engine);
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function query(text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: database.environment["DATABASE_URL"] });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  }

  it("finish a job `map` of a node that is killed, with each record once", async () => {
    // A claim is valid for a minute of a clock that runs thirty times faster, and is renewed as often.
    const faster = ["0", "30", String(Date.now()), "30"];
    const start = async () => {
      const args = ["--conditions=@data-import/source", program, folder, ...faster];
      const node = startProcess(args, database.environment, "ready\n");
      return { node, greeting: await node.ready };
    };
    const first = await start();
    const token = findToken(first.greeting) ?? "";
    const target = { url: findUrl(first.greeting), token };
    const second = await start();
    const other = { url: findUrl(second.greeting), token };
    const [{ id: environmentId }] = await call(target, "/environments");
    const space = await call(target, "/spaces", { method: "POST", json: { name: "Goods", environmentId } });
    const create = async (name: string) => {
      const fields = [
        { key: "sku", type: "string" },
        { key: "price", type: "number" },
      ];
      const sheets = [{ name, slug: name, fields }];
      return call(target, "/workbooks", { method: "POST", json: { name, spaceId: space.id, sheets } });
    };
    const [source, waiting] = [await create("lines"), await create("goods")];
    const sheet = source.sheets[0].id;
    for (let first = 0; first < count; first += 10_000) {
      const json = Array.from({ length: 10_000 }, (_, index) =>
        cells({ sku: `A${first + index}`, price: first + index }),
      );
      await call(target, `/sheets/${sheet}/records`, { method: "POST", json });
    }

    // So the first node takes the job.
    second.node.child.kill("SIGSTOP");
    const config = { sourceSheetId: sheet, destinationSheetId: waiting.sheets[0].id };
    const job = { type: "workbook", operation: "map", source: source.id, trigger: "immediate", config };
    const { id } = await call(target, "/jobs", { method: "POST", json: job });
    const claims = () => query(`select claimed_by from jobs where id = '${id}' and status = 'executing'`);
    const begun = `select id from jobs where id = '${id}' and status = 'executing' and progress >= 20`;
    await expect.poll(() => query(begun), { interval: 1 }).not.toEqual([]);
    first.node.child.kill("SIGKILL");
    await first.node.ended;
    const [claim] = await claims();
    expect(claim).toBeDefined();
    second.node.child.kill("SIGCONT");
    const read = () => call(other, `/jobs/${id}`);
    await expect.poll(async () => (await read()).status, { interval: 100 }).toBe("complete");
    expect((await read()).result).toMatchObject({ read: count, added: count, error: 0 });
    const headers = { authorization: `Bearer ${token}` };
    const download = await fetch(`${other.url}/sheets/${waiting.sheets[0].id}/download`, { headers });
    const lines = (await download.text()).trim().split("\r\n").slice(1);
    expect(lines).toEqual(Array.from({ length: count }, (_, index) => `A${index},${index}`));
  });
});
