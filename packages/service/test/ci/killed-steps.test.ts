import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { endProcesses, findToken, findUrl, type Started, startProcess } from "../support/command.ts";
import { checkIntegrity } from "../support/crash-checks.ts";
import { call } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describeEngines } from "../support/databases.ts";

const program = join(import.meta.dirname, "../support/crashing-service.ts");
/** Longer than a claim on a job is valid. */
const ahead = 61_000;
const count = 40_000;
const everything = encodeURIComponent('sku ne "nothing"');

describeEngines("a service that is killed between two steps of work on a large sheet", (engine) => {
  let filledFolder: string;
  let filledDatabase: DatabaseEnvironment;
  let folder: string;
  let database: DatabaseEnvironment;
  let starts: number;
  let service: Started;
  let target: { readonly url: string; readonly token: string };
  let workbook: { readonly id: string; readonly sheets: readonly { readonly id: string }[] };
  let sheet: string;
  let last: string;
  const createFolder = () => mkdtemp(join(tmpdir(), "killed-steps-test-"));

  // The sheet is filled once, and each test has a copy.
  beforeAll(async () => {
    filledFolder = folder = await createFolder();
    filledDatabase = database = await createEnvironment(engine);
    starts = 0;
    await start("");
    const [{ id: environmentId }] = await call(target, "/environments");
    const space = await call(target, "/spaces", { method: "POST", json: { name: "Goods", environmentId } });
    const fields = [
      { key: "sku", type: "string" },
      { key: "price", type: "number" },
    ];
    workbook = await call(target, "/workbooks", {
      method: "POST",
      json: {
        name: "Goods",
        spaceId: space.id,
        environmentId,
        sheets: [{ name: "Lines", slug: "lines", fields }],
      },
    });
    sheet = `/sheets/${workbook.sheets[0]?.id}`;
    for (let first = 0; first < count; first += 10_000) {
      const json = Array.from({ length: 10_000 }, (_, index) => {
        const number = first + index;
        // Each hundredth value is there twice.
        return cells({ sku: `A${number % 100 === 1 ? number - 1 : number}`, price: number });
      });
      const { records } = await call(target, `${sheet}/records`, { method: "POST", json });
      last = records.at(-1).id;
    }
    service.child.kill("SIGTERM");
    expect(await service.ended).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await filledDatabase.drop();
    await rm(filledFolder, { recursive: true });
  });
  beforeEach(async () => {
    folder = await createFolder();
    await cp(filledFolder, folder, { recursive: true });
    database = await filledDatabase.copy();
    starts = 1;
    await start(target.token);
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function start(token: string): Promise<void> {
    const args = ["--conditions=@data-import/source", program, folder, String(starts++ * ahead)];
    service = startProcess(args, database.environment, "ready");
    const greeting = await service.ready;
    target = { url: findUrl(greeting), token: token === "" ? (findToken(greeting) ?? "") : token };
  }

  /** Reads the database beside the service. */
  async function query(text: string): Promise<readonly Record<string, unknown>[]> {
    const url = database.environment["DATABASE_URL"];
    if (url === undefined) {
      const file = new DatabaseSync(join(folder, "data-import.sqlite"), { readOnly: true });
      try {
        return file.prepare(text).all();
      } finally {
        file.close();
      }
    }
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  }

  /** Kills the service as soon as a query finds something, and starts another one. */
  async function killWhen(text: string): Promise<void> {
    await expect.poll(() => query(text), { interval: 1 }).not.toEqual([]);
    service.child.kill("SIGKILL");
    expect((await service.ended).code).toBeNull();
    checkIntegrity(folder);
    // It was in the middle.
    expect(await query(text)).not.toEqual([]);
    await start(target.token);
  }

  it("completes a snapshot of the moment when it began", async () => {
    const { jobId } = await fetch(`${target.url}/v1/workbooks/${workbook.id}/flags/bulk-mutate`, {
      method: "POST",
      headers: { authorization: `Bearer ${target.token}`, "content-type": "application/json" },
      body: JSON.stringify({ operation: "apply", slug: "seen", snapshotLabel: "Before" }),
    }).then((response) => response.json() as Promise<{ readonly jobId: string }>);
    await expect.poll(() => query("select id from snapshots"), { interval: 1 }).not.toEqual([]);
    const values = cells({ price: -1 });
    const change = () => call(target, `${sheet}/records`, { method: "PUT", json: [{ id: last, values }] });
    // Not awaited: on a busy machine, the copy could be complete before the response.
    const changed = change().catch(() => {});
    await killWhen("select id from snapshots where status = 'copying' and next_position > 0");
    await changed;
    await change();
    const getStatus = async () => (await call(target, `/jobs/${jobId}`)).status;
    await expect.poll(getStatus, { interval: 100 }).toBe("complete");
    const [copied] = await query(`select count(*) as count, count(flags) as flags, max(position) as last,
      count(case when cells like '%-1%' then 1 end) as changed from
      (select position, cast(flags as text) as flags, cast(cells as text) as cells from snapshot_records) as copies`);
    const numbers = Object.values(copied ?? {}).map(Number);
    expect(numbers).toEqual([count, 0, count - 1, 0]);
    const events = await call(target, "/events?topic=snapshot:created");
    expect(events).toHaveLength(1);
  });

  it("restores a snapshot to the end, each record once", async () => {
    const sheetId = workbook.sheets[0]?.id;
    const { id } = await call(target, "/snapshots", { method: "POST", json: { sheetId } });
    const json = { fieldUpdates: cells({ price: -1 }) };
    await call(target, `${sheet}/records/bulk-update`, { method: "PATCH", json });
    const [{ last: before }] = (await query("select max(number) as last from commits")) as [{ last: number }];
    const { jobId } = await call(target, `/snapshots/${id}/restore`, { method: "POST" });
    await killWhen(`select id from commits where number > ${Number(before) + 2}`);
    const getStatus = async () => (await call(target, `/jobs/${jobId}`)).status;
    await expect.poll(getStatus, { interval: 100 }).toBe("complete");
    const { result } = await call(target, `/jobs/${jobId}`);
    expect(result).toMatchObject({ deleted: 0, updated: count, restored: 0 });
    const [commits] = await query(`select count(*) as count from commits where number > ${before}`);
    expect(Number(Object.values(commits ?? {})[0])).toBe(count / 500);
    expect(await call(target, `/snapshots/${id}/records`)).toEqual([]);
  });

  it("writes the file of an export again, whole", async () => {
    const id = sheet.slice("/sheets/".length);
    const config = { options: { format: "jsonl", filter: "valid" } };
    const json = { type: "sheet", operation: "export", source: id, trigger: "immediate", config };
    const job = await call(target, "/jobs", { method: "POST", json });
    await killWhen(
      "select id from jobs where operation = 'export' and status = 'executing' and progress > 0",
    );
    expect(await query("select id from files")).toEqual([]);
    const read = () => call(target, `/jobs/${job.id}`);
    await expect.poll(async () => (await read()).status, { interval: 100 }).toBe("complete");
    const headers = { authorization: `Bearer ${target.token}` };
    const load = async (path: string) => (await fetch(`${target.url}${path}`, { headers })).text();
    const exported = await load(`/files/${(await read()).fileId}/download`);
    expect(exported.split("\n")).toHaveLength(count + 1);
    expect(exported).toBe(await load(`${sheet}/download?format=jsonl`));
    expect(await query("select id from files")).toHaveLength(1);
  });

  it("maps the records to the end, and each of them once", async () => {
    const fields = [
      { key: "article", type: "string", label: "SKU" },
      { key: "amount", type: "number", label: "Price" },
    ];
    const { spaceId } = await call(target, `/workbooks/${workbook.id}`);
    const waiting = await call(target, "/workbooks", {
      method: "POST",
      json: { name: "Waiting", spaceId, sheets: [{ name: "Goods", slug: "goods", fields }] },
    });
    const config = {
      sourceSheetId: sheet.slice("/sheets/".length),
      destinationSheetId: waiting.sheets[0].id,
    };
    const json = { type: "workbook", operation: "map", source: workbook.id, trigger: "immediate", config };
    const { id } = await call(target, "/jobs", { method: "POST", json });
    const isRunning = "operation = 'map' and status = 'executing'";
    await killWhen(`select id from jobs where ${isRunning} and progress >= 20`);
    await killWhen(`select id from jobs where ${isRunning} and progress >= 50`);
    const read = () => call(target, `/jobs/${id}`);
    await expect.poll(async () => (await read()).status, { interval: 100 }).toBe("complete");
    expect((await read()).result).toMatchObject({ read: count, added: count, error: 0 });
    const headers = { authorization: `Bearer ${target.token}` };
    const download = await fetch(`${target.url}/sheets/${waiting.sheets[0].id}/download`, { headers });
    const amounts = (await download.text())
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => Number(line.split(",")[1]));
    expect(amounts).toEqual(Array.from({ length: count }, (_, index) => index));
  });

  it("empties the sheets of a deleted environment to the end", async () => {
    const { environmentId } = await call(target, `/workbooks/${workbook.id}`);
    await call(target, `/environments/${environmentId}`, { method: "DELETE" });
    const ofSheet = `where sheet_id = '${workbook.sheets[0]?.id}'`;
    const countOf = async (table: string) =>
      Number(Object.values((await query(`select count(*) from ${table} ${ofSheet}`))[0] ?? {})[0]);
    expect(await countOf("records")).toBe(count);
    for (let kill = 0; kill < 3; kill += 1) {
      service.child.kill("SIGKILL");
      expect((await service.ended).code).toBeNull();
      checkIntegrity(folder);
      // The process that starts continues at once.
      await start(target.token);
    }
    await expect.poll(() => query("select owner_id from deletions")).toEqual([]);
    const tables = [
      "records",
      "record_values",
      "record_columns",
      "record_blocks",
      "block_extremes",
      "commits",
    ];
    for (const table of tables) expect([table, await countOf(table)]).toEqual([table, 0]);
    expect(await call(target, "/environments")).toHaveLength(1);
  });

  it("validates the records to the end, and counts them right", async () => {
    const fields = [
      { key: "sku", type: "string", constraints: [{ type: "unique" }] },
      { key: "price", type: "number" },
    ];
    const path = `/workbooks/${workbook.id}`;
    const changing = call(target, path, { method: "PATCH", json: { sheets: [{ slug: "lines", fields }] } });
    changing.catch(() => {});
    const isMarked = "select revalidation from sheet_states where revalidation";
    await killWhen(`${isMarked} like '%"unindexed":["unique:0"],"position":_%0,%'`);
    await killWhen(`${isMarked} like '%"unindexed":[],"position":_%0,%'`);
    await expect(changing).rejects.toThrow();
    const left = () => query("select revalidation from sheet_states where revalidation is not null");
    await expect.poll(left, { interval: 100 }).toEqual([]);
    const kept = await call(target, `${sheet}/counts?byField=true`);
    expect(kept.counts).toMatchObject({ total: count, error: count / 50 });
    expect(await call(target, `${sheet}/counts?byField=true&q=${everything}`)).toEqual(kept);
  });
});
