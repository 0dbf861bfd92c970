import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createService, openSqlite } from "../src/index.ts";
import { measureQueue } from "../src/runner/claims.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { listTopics, startJob, waitForJob, waitUntil } from "./support/jobs.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { migrateFolder } from "./support/migrated-sqlite.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** The sheet that is cheapest to fill. */
const lineSheet: SheetConfig = { name: "Lines", slug: "lines", fields: [{ key: "price", type: "number" }] };

async function fill(test: TestService, sheetId: string, count: number): Promise<void> {
  const body = Array.from({ length: count }, (_, index) => cells({ price: index }));
  const response = await test.request("POST", `/sheets/${sheetId}/records`, { body });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
}

async function count(test: TestService, sheetId: string): Promise<number> {
  const { body } = await test.request("GET", `/sheets/${sheetId}/counts`);
  return body.data.counts.total;
}

describeEngines("jobs of the service", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function prepareDeletion(records: number, config: object = {}) {
    const { workbookId, sheets } = await createCatalogue(test, [lineSheet]);
    const sheet = sheets["lines"] ?? "";
    if (records > 0) await fill(test, sheet, records);
    return {
      sheet,
      job: {
        type: "workbook",
        operation: "delete-records",
        source: workbookId,
        config: { sheet, ...config },
      },
    };
  }

  it("are counted while they wait, and when they have ended", async () => {
    const { job } = await prepareDeletion(0);
    const id = await startJob(test, job);
    await waitForJob(test, id);
    const { body } = await test.request("GET", "//metrics", { token: null });
    expect(body).toMatch(/^data_import_jobs_total\{operation="delete-records",status="complete"\} [1-9]/m);
    const now = new Date("2030-01-01T00:00:20.000Z");
    expect(await measureQueue(test.storage, now)).toEqual({ count: 0, oldestSeconds: 0 });
    // Put back in a transaction that is undone, so that no runner takes it.
    const undone = test.storage.transaction(async (db) => {
      const ready_at = "2030-01-01T00:00:00.000Z";
      await db.updateTable("jobs").set({ status: "ready", ready_at }).where("id", "=", id).execute();
      throw await measureQueue({ db }, now);
    });
    await expect(undone).rejects.toEqual({ count: 1, oldestSeconds: 20 });
  });

  it("delete the selected records, and report their progress", async () => {
    const { sheet, job } = await prepareDeletion(6000, { q: "price gte 100", snapshotLabel: "Before" });
    const id = await startJob(test, job);
    expect(await waitForJob(test, id)).toMatchObject({
      status: "complete",
      progress: 100,
      info: "5900 records deleted",
      result: { deleted: 5900 },
    });
    expect(await count(test, sheet)).toBe(100);
    const topics = await listTopics(test, id);
    expect(topics.slice(0, 3)).toEqual(["job:created", "job:ready", "job:updated"]);
    expect(topics.filter((topic) => topic === "job:completed")).toHaveLength(1);
    const { body } = await test.request("GET", "/events?topic=snapshot:created");
    const [{ payload, context }] = body.data;
    expect([payload.label, context.sheetId]).toEqual(["Before", sheet]);
    const { copied } = await test.storage.db
      .selectFrom("snapshot_records")
      .where("snapshot_id", "=", context.snapshotId)
      .select((eb) => eb.fn.countAll<number>().as("copied"))
      .executeTakeFirstOrThrow();
    expect(Number(copied)).toBe(6000);
  });

  /** Three records, of which the second has an invalid price. */
  const articles = [
    { sku: "A1", name: "Red cup", price: 1, currency: "EUR" },
    { sku: "A2", name: "cup", price: "many" },
    { sku: "A3", name: "Tray", price: 3, currency: "USD" },
  ];
  it.each<[object, string[], number[]?]>([
    [{}, []],
    [{ filter: "all" }, []],
    [{ filter: "valid" }, ["A2"]],
    [{ filter: "error" }, ["A1", "A3"]],
    [{ filter: "error", filterField: "price" }, ["A1", "A3"]],
    [{ filter: "error", filterField: "name" }, ["A1", "A2", "A3"]],
    [{ filterField: "name" }, []],
    [{ filter: "none" }, ["A1", "A2", "A3"]],
    [{ filter: "none" }, ["A2", "A3"], [0]],
    [{ filter: "valid" }, ["A1", "A2"], [0]],
    [{ q: "price gte 1" }, ["A1", "A2"], [0]],
    [{ q: "price gte 2" }, ["A1", "A2"]],
    [{ searchValue: "cup" }, ["A3"]],
    [{ searchValue: '"cup"' }, ["A1", "A3"]],
    [{ searchValue: '""' }, ["A1", "A3"]],
    [{ searchValue: "cup", searchField: "sku" }, ["A1", "A2", "A3"]],
    [{ searchValue: '""', searchField: "currency" }, ["A1", "A3"]],
  ])("delete the records of %o, which leaves %o, with the exceptions %o", async (config, left, named) => {
    const fields = [{ key: "sku" }, { key: "name" }, { key: "currency" }].map(({ key }) => {
      return { key, type: "string" as const };
    });
    const sheetConfig = { name: "Articles", slug: "articles" };
    const { workbookId, sheets } = await createCatalogue(test, [
      { ...sheetConfig, fields: [...fields, { key: "price", type: "number" }] },
    ]);
    const sheet = sheets["articles"] ?? "";
    const { body } = await test.request("POST", `/sheets/${sheet}/records`, { body: articles.map(cells) });
    const exceptions = named?.map((index) => body.data.records[index].id);
    const id = await startJob(test, {
      type: "workbook",
      operation: "delete-records",
      source: workbookId,
      config: { sheet, ...config, ...(exceptions && { exceptions }) },
    });
    expect(await waitForJob(test, id)).toMatchObject({ status: "complete" });
    const { body: page } = await test.request("GET", `/sheets/${sheet}/records`);
    const skus = page.data.records.map(
      ({ values }: { values: { sku: { value: string } } }) => values.sku.value,
    );
    expect(skus).toEqual(left);
  });

  it("fail if a field of their query was removed since", async () => {
    const { sheet, job } = await prepareDeletion(3, { q: "price gte 1" });
    const { id } = (await test.request("POST", "/jobs", { body: job })).body.data;
    await test.request("POST", `/sheets/${sheet}/fields`, { body: { key: "name", type: "string" } });
    const removed = await test.request("DELETE", `/sheets/${sheet}/fields/price`);
    expect(removed.status).toBe(200);
    await test.request("POST", `/jobs/${id}/execute`);
    expect(await waitForJob(test, id)).toMatchObject({
      status: "failed",
      info: expect.stringContaining("no field `price`"),
    });
    expect(await count(test, sheet)).toBe(3);
  });

  it("are rejected for a sheet of another workbook", async () => {
    const other = await prepareDeletion(0);
    const { job } = await prepareDeletion(0, { sheet: other.sheet });
    const { status, body } = await test.request("POST", "/jobs", { body: job });
    expect([status, body.errors[0].key]).toEqual([400, "config.sheet"]);
  });

  it("need the permission to do the same without a job", async () => {
    const { job } = await prepareDeletion(0);
    const token = await createGuestToken(job.source);
    const start = (body: object) => test.request("POST", "/jobs", { token, body });
    expect((await start(job)).body.data).toMatchObject({ createdBy: expect.stringMatching(/^us_g/) });
    // Guests may delete records, but not change flags.
    const mutation = { type: "flag", operation: "apply", flag: { slug: "x" } };
    const flagging = { ...job, operation: "bulk-mutate-flags", config: { workbookId: job.source, mutation } };
    const { status, body } = await start(flagging);
    expect([status, body.errors[0].key]).toEqual([403, "operation"]);
    const elsewhere = await prepareDeletion(0);
    expect((await start(elsewhere.job)).status).toBe(404);
  });

  it("fail with the reason, and can be run again", async () => {
    const { sheet, job } = await prepareDeletion(3);
    await test.request("POST", `/sheets/${sheet}/lock`);
    const id = await startJob(test, job);
    expect(await waitForJob(test, id)).toMatchObject({
      status: "failed",
      info: expect.stringContaining("locked"),
    });
    await test.request("POST", `/sheets/${sheet}/unlock`);
    await test.request("POST", `/jobs/${id}/retry`);
    expect(await waitForJob(test, id)).toMatchObject({ status: "complete", info: "3 records deleted" });
  });

  it.each([
    ["cancel", "canceled"],
    ["fail", "failed"],
  ])("stop at a request to %s them, and undo nothing", async (step, status) => {
    const { sheet, job } = await prepareDeletion(10_000);
    await fill(test, sheet, 10_000);
    const id = await startJob(test, job);
    await waitUntil(test, id, ({ progress }) => progress > 0);
    const { body } = await test.request("POST", `/jobs/${id}/${step}`);
    expect(body.data.status).toBe(status);
    const left = await count(test, sheet);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(20_000);
    // If it were still running, a later job would find it.
    await waitForJob(test, await startJob(test, { ...job, config: { sheet, filter: "none" } }));
    expect(await count(test, sheet)).toBe(left);
  });

  it("are continued if their process has ended", async () => {
    const { sheet, job } = await prepareDeletion(10);
    const created = await test.request("POST", "/jobs", { body: job });
    const { id } = created.body.data;
    const until = new Date(Date.now() + 60_000).toISOString();
    await test.storage.transaction((db) =>
      db
        .updateTable("jobs")
        .set({
          status: "executing",
          claimed_by: "gone",
          claimed_until: until,
          state: '{"deleted":90,"total":100}',
        })
        .where("id", "=", id)
        .execute(),
    );
    // Another job runs before it while the claim is valid.
    const next = await prepareDeletion(1);
    await waitForJob(test, await startJob(test, next.job));
    expect(await count(test, sheet)).toBe(10);
    test.wait(120_000);
    expect(await waitForJob(test, id)).toMatchObject({ status: "complete", info: "100 records deleted" });
    expect(await count(test, sheet)).toBe(0);
  });

  it("do not wait for the time of a clock that was set back", async () => {
    const { sheet, job } = await prepareDeletion(10);
    const { id } = (await test.request("POST", "/jobs", { body: job })).body.data;
    const claim = { claimed_by: "gone", claimed_until: new Date(Date.now() + 7_200_000).toISOString() };
    await test.storage.transaction((db) =>
      db
        .updateTable("jobs")
        .set({ status: "ready", ...claim })
        .where("id", "=", id)
        .execute(),
    );
    expect(await waitForJob(test, id)).toMatchObject({ status: "complete" });
    expect(await count(test, sheet)).toBe(0);
  });

  it("go on as soon as the storage is back", async () => {
    let isGone = false;
    let failures = 0;
    const interrupted = await startTestService({
      ...engine,
      async open() {
        const storage = await engine.open();
        return {
          ...storage,
          async transaction(work) {
            // The codes of a lost connection and of a locked file.
            if (isGone) {
              failures += 1;
              throw Object.assign(new Error("Gone"), { code: "ECONNREFUSED", errcode: 5 });
            }
            return storage.transaction(work);
          },
        };
      },
    });
    const { workbookId, sheets } = await createCatalogue(interrupted, [lineSheet]);
    const sheet = sheets["lines"] ?? "";
    await fill(interrupted, sheet, 10_000);
    const id = await startJob(interrupted, {
      type: "workbook",
      operation: "delete-records",
      source: workbookId,
      config: { sheet },
    });
    await waitUntil(interrupted, id, ({ progress }) => progress > 0);
    isGone = true;
    const { status, headers } = await interrupted.request("POST", `/jobs/${id}/cancel`);
    expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
    // The request, and a step of the job.
    await expect.poll(() => failures).toBeGreaterThan(1);
    isGone = false;
    // Without a wait of the test's clock: the claim of the interrupted run is still valid.
    expect(await waitForJob(interrupted, id)).toMatchObject({ info: "10000 records deleted" });
    await interrupted.close();
  });

  it("go on when the caller who created them leaves", async () => {
    const { sheet, job } = await prepareDeletion(10_000);
    const leaving = new AbortController();
    const response = await test.service.fetch("http://localhost/v1/jobs", {
      method: "POST",
      headers: { authorization: `Bearer ${test.token}`, "content-type": "application/json" },
      body: JSON.stringify({ ...job, trigger: "immediate" }),
      signal: leaving.signal,
    });
    const { data } = JSON.parse(await response.text());
    await waitUntil(test, data.id, ({ progress }) => progress > 0);
    leaving.abort();
    expect(await waitForJob(test, data.id)).toMatchObject({ status: "complete" });
    expect(await count(test, sheet)).toBe(0);
  });

  it("fail if they were started again and again without success", async () => {
    const { sheet, job } = await prepareDeletion(1);
    const { id } = (await test.request("POST", "/jobs", { body: job })).body.data;
    await test.storage.transaction((db) =>
      db.updateTable("jobs").set({ status: "ready", attempts: 5 }).where("id", "=", id).execute(),
    );
    expect(await waitForJob(test, id)).toMatchObject({
      status: "failed",
      info: expect.stringContaining("five"),
    });
    expect(await count(test, sheet)).toBe(1);
  });

  it("count as started again until a step stores what it did", async () => {
    const { sheet, job } = await prepareDeletion(10);
    const options = { format: "csv" };
    // An export begins again each time: that it reports its progress does not mean that it will end.
    const exporting = { type: "sheet", operation: "export", source: sheet, config: { options } };
    const left: number[] = [];
    for (const body of [exporting, job]) {
      const { id } = (await test.request("POST", "/jobs", { body })).body.data;
      await test.storage.transaction((db) =>
        db.updateTable("jobs").set({ status: "ready", attempts: 3 }).where("id", "=", id).execute(),
      );
      expect(await waitForJob(test, id)).toMatchObject({ status: "complete" });
      const jobs = test.storage.db.selectFrom("jobs").select("attempts").where("id", "=", id);
      left.push((await jobs.executeTakeFirstOrThrow()).attempts);
    }
    expect(left).toEqual([4, 1]);
  });

  it("run once, with any number of processes", async () => {
    const { storage, clock } = test;
    const second = await createService({
      // With another clock, each service would find that the claims of the other one have expired.
      storage: { ...storage, close: async () => {} },
      clock,
      blobs: createMemoryBlobs(),
    });
    const { job } = await prepareDeletion(20);
    const ids: string[] = [];
    for (let index = 0; index < 12; index++) ids.push(await startJob(test, job));
    let deleted = 0;
    for (const id of ids) deleted += (await waitForJob(test, id)).result.deleted;
    expect(deleted).toBe(20);
    const rows = await storage.db.selectFrom("jobs").select("attempts").where("id", "in", ids).execute();
    expect(rows.map(({ attempts }) => attempts)).toEqual(ids.map(() => 1));
    for (const id of ids) {
      expect((await listTopics(test, id)).filter((topic) => topic === "job:completed")).toHaveLength(1);
    }
    await second.close();
  });

  async function createGuestToken(workbookId: string): Promise<string> {
    const workbook = (await test.request("GET", `/workbooks/${workbookId}`)).body.data;
    const { body } = await test.request("POST", "/guests", {
      body: [
        {
          environmentId: workbook.environmentId,
          email: `${crypto.randomUUID()}@harbour.example`,
          name: "Guest",
          spaces: [{ id: workbook.spaceId }],
        },
      ],
    });
    const guestId = body.data[0].id;
    const token = await test.request("GET", `/guests/${guestId}/token?spaceId=${workbook.spaceId}`);
    return token.body.data.token;
  }
});

it("continues a job after the service was stopped", async () => {
  const folder = await mkdtemp(join(tmpdir(), "jobs-"));
  await migrateFolder(folder);
  const engine = { name: "SQLite", open: async () => openSqlite({ folder }) };
  try {
    const before = await startTestService(engine);
    const { workbookId, sheets } = await createCatalogue(before, [lineSheet]);
    const sheet = sheets["lines"] ?? "";
    for (let batch = 0; batch < 3; batch++) await fill(before, sheet, 10_000);
    const id = await startJob(before, {
      type: "workbook",
      operation: "delete-records",
      source: workbookId,
      config: { sheet },
    });
    await waitUntil(before, id, ({ progress }) => progress > 0);
    await before.close();

    const storage = openSqlite({ folder });
    const row = await storage.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await storage.close();
    expect(row).toMatchObject({ status: "executing", claimed_by: null });
    expect(row.progress).toBeLessThan(100);

    const started = await startTestService(engine);
    const after = { ...started, request: withToken(started, before.token) };
    expect(await waitForJob(after, id)).toMatchObject({ status: "complete", info: "30000 records deleted" });
    expect(await count(after, sheet)).toBe(0);
    await started.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});

function withToken(test: TestService, token: string): TestService["request"] {
  return (method, path, options) => test.request(method, path, { token, ...options });
}
