import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { transact } from "../src/context/dependencies.ts";
import { createServiceCaller } from "../src/context/service-caller.ts";
import { beginSnapshots, continueSnapshots } from "../src/snapshots/snapshots.ts";
import { sweepSnapshots } from "../src/snapshots/store.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob, waitUntil } from "./support/jobs.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

type Body = TestResponse["body"];
const fields = [
  { key: "sku", type: "string" },
  { key: "price", type: "number" },
];

describeEngines("the operations of snapshots", (engine) => {
  let test: TestService;
  let other: TestService["request"];
  beforeAll(async () => {
    test = await startTestService(engine);
    other = await test.startNode();
  });
  afterAll(() => test.close());

  /** A sheet with some records; their skus are A0, A1 and so on, and their prices 0, 1 and so on. */
  async function open(count: number) {
    const config = { name: "Lines", slug: "lines", allowAdditionalFields: true, fields } as never;
    const { sheets, workbookId } = await createCatalogue(test, [config]);
    const sheetId = sheets["lines"] ?? "";
    const records = `/sheets/${sheetId}/records`;
    const rows = Array.from({ length: count }, (_, index) => cells({ sku: `A${index}`, price: index }));
    const ids: string[] = (await test.send("POST", records, rows)).records.map(({ id }: Body) => id);
    const read = async () => (await test.send("GET", `${records}?includeMessages=true`)).records;
    const take = (label?: string) => test.send("POST", "/snapshots", { sheetId, label });
    return { sheetId, workbookId, records, ids, read, take };
  }
  const restore = async (id: string, options?: object) => {
    const { jobId } = await test.send("POST", `/snapshots/${id}/restore`, options);
    return waitForJob(test, jobId);
  };
  /** What stays the same when a record is restored. */
  const show = (list: readonly Body[]) =>
    list.map(({ id, values, metadata, config, valid }: Body) => ({
      id,
      metadata,
      config,
      valid,
      values: Object.fromEntries(
        Object.entries<Body>(values).map(([key, { value, messages }]) => [key, { value, messages }]),
      ),
    }));

  it("take, list, show and delete them", async () => {
    const { sheetId, take, records } = await open(3);
    const first = await take("First");
    expect(first).toEqual({
      id: first.id,
      sheetId,
      label: "First",
      createdAt: first.createdAt,
      createdBy: first.createdBy,
    });
    const second = await test.send("POST", "/snapshots", { sheetId, threadId: "t-1" });
    expect(await test.send("GET", `/snapshots?sheetId=${sheetId}`)).toEqual([second, first]);
    expect(await test.send("GET", `/snapshots?sheetId=${sheetId}&threadId=t-1`)).toEqual([second]);
    expect(await test.send("GET", `/snapshots/${first.id}?includeSummary=false`)).toEqual(first);
    const events = await test.send("GET", `/events?topic=snapshot:created&pageSize=2`);
    expect(events.map(({ context, payload }: Body) => [context.snapshotId, payload])).toEqual([
      [second.id, {}],
      [first.id, { label: "First" }],
    ]);
    const before = await test.send("GET", records);
    await test.send("DELETE", `/snapshots/${first.id}`);
    for (const [method, path] of [
      ["GET", "?includeSummary=true"],
      ["GET", "/records"],
      ["DELETE", ""],
      ["POST", "/restore"],
    ] as const) {
      const { status, body } = await other(method, `/snapshots/${first.id}${path}`);
      expect([status, body.errors[0].key]).toEqual([404, "snapshotId"]);
    }
    expect(await test.send("GET", `/snapshots?sheetId=${sheetId}`)).toEqual([second]);
    expect(await test.send("GET", records)).toEqual(before);
    await sweepSnapshots(test.storage);
    const { rows } = await sql`select 1 from snapshot_records where snapshot_id = ${first.id}`.execute(
      test.storage.db,
    );
    expect(rows).toEqual([]);
  });

  it("compare the sheet with them", async () => {
    const { sheetId, take, records, ids } = await open(5);
    const { id } = await take();
    await other("PUT", records, { body: [{ id: ids[1], values: cells({ price: "many" }) }] });
    await test.send("PUT", records, [{ id: ids[2], values: cells({ price: 20 }) }]);
    await test.send("PUT", records, [{ id: ids[2], values: cells({ price: 2 }) }]);
    await test.send("DELETE", `${records}?ids=${ids[3]}`);
    const [added] = (await test.send("POST", records, [cells({ sku: "new" })])).records;
    const list = (query = "") => test.send("GET", `/snapshots/${id}/records${query}`);
    const listed = await list();
    expect(listed).toEqual([
      {
        id: ids[1],
        changeType: "updatedSince",
        valid: false,
        metadata: {},
        config: {},
        values: {
          sku: { snapshotValue: "A1", value: "A1", valid: true },
          price: { snapshotValue: 1, value: "many", valid: false },
        },
      },
      {
        id: ids[3],
        changeType: "deletedSince",
        valid: true,
        metadata: {},
        config: {},
        values: { sku: { snapshotValue: "A3", valid: true }, price: { snapshotValue: 3, valid: true } },
      },
      {
        id: added.id,
        changeType: "createdSince",
        valid: true,
        metadata: {},
        config: {},
        values: { sku: { value: "new", valid: true }, price: { value: null, valid: true } },
      },
    ]);
    expect(await list("?changeType=deletedSince")).toEqual([listed[1]]);
    expect([await list("?pageSize=2"), await list("?pageSize=2&pageNumber=2")]).toEqual([
      listed.slice(0, 2),
      listed.slice(2),
    ]);
    const { body } = await test.request("GET", `/snapshots/${id}/records?pageSize=2`);
    const query = `pageSize=2&cursor=${body.nextCursor}`;
    expect((await test.request("GET", `/snapshots/${id}/records?${query}`)).body).toEqual({
      data: listed.slice(2),
    });
    await test.send("POST", `/sheets/${sheetId}/fields`, { key: "name", type: "string" });
    await test.send("DELETE", `/sheets/${sheetId}/fields/price`);
    const { summary } = await test.send("GET", `/snapshots/${id}?includeSummary=true`);
    expect(summary).toEqual({
      createdSince: { total: 1, byField: { sku: 1 } },
      updatedSince: { total: 0, byField: {} },
      deletedSince: { total: 1, byField: { sku: 1 } },
      schemaDiff: { sku: "unchanged", name: "added", price: "removed" },
      config: expect.objectContaining({ slug: "lines", fields }),
    });
  });

  it("bring records back to them, and back again", async () => {
    const { take, records, ids, read, sheetId } = await open(6);
    const messages = [{ type: "warn", message: "Look again." }];
    const marked = { id: ids[1], values: { price: { value: 1, messages } }, metadata: { a: 1 } };
    await test.send("PUT", records, [{ ...marked, config: { readonly: true } }]);
    const then = await read();
    const { id } = await take("Good");
    await test.send("PUT", records, [
      { id: ids[1], values: { price: { value: "x" } }, metadata: { b: 2 }, config: {} },
      { id: ids[5], values: cells({ sku: "wrong" }) },
    ]);
    await test.send("DELETE", `${records}?ids=${ids[0]}&ids=${ids[3]}`);
    await test.send("POST", records, [cells({ sku: "new" })]);
    const now = await read();
    const job = await restore(id);
    expect(job).toMatchObject({ status: "complete", mode: "foreground", type: "sheet" });
    const { snapshotId } = job.result;
    expect(job.result).toEqual({ deleted: 1, updated: 2, restored: 2, snapshotId });
    expect(job.outcome.next).toEqual({ type: "snapshot", snapshotId, sheetId });
    expect(show(await read())).toEqual(show(then));
    expect(await test.send("GET", `/snapshots/${id}/records`)).toEqual([]);
    const [commit] = await test.send("GET", `/sheets/${sheetId}/commits`);
    const topics = (await test.send("GET", "/events?pageSize=100"))
      .filter(({ context }: Body) => context.commitId === commit.id)
      .map(({ topic }: Body) => topic);
    expect(topics).toEqual(expect.arrayContaining(["records:created", "records:updated", "records:deleted"]));
    expect(await test.send("GET", `/sheets/${sheetId}/counts`)).toMatchObject({
      counts: { total: 6, error: 0 },
    });
    // The restore was a mistake.
    expect((await restore(snapshotId)).result).toMatchObject({ deleted: 2, updated: 2, restored: 1 });
    expect(show(await read())).toEqual(show(now));
    // A commit of it can be undone, too.
    await test.send("POST", `/commits/${(await test.send("GET", `/sheets/${sheetId}/commits`))[0].id}/undo`);
    expect(show(await read())).toEqual(show(then));
  });

  it("bring only some of the changes back by request, and no field that was removed", async () => {
    const { take, records, ids, read, sheetId, workbookId } = await open(3);
    const { id } = await take();
    await test.send("PUT", records, [{ id: ids[0], values: cells({ sku: "wrong" }) }]);
    await test.send("DELETE", `${records}?ids=${ids[1]}`);
    await test.send("POST", records, [cells({ sku: "new" })]);
    const skus = async () => (await read()).map(({ values }: Body) => values.sku.value);
    const some = { created: false, updated: false, deleted: false };
    await test.send("DELETE", `/sheets/${sheetId}/fields/price`);
    await test.send("POST", `/v1/workbooks/${workbookId}/flags/bulk-mutate`, {
      operation: "apply",
      slug: "seen",
    });
    await expect.poll(async () => (await read())[2].metadata).toEqual({ flags: ["seen"] });
    const differences = await test.send("GET", `/snapshots/${id}/records`);
    expect(differences.map((one: Body) => one.changeType)).toEqual([
      "updatedSince",
      "deletedSince",
      "createdSince",
    ]);
    await restore(id, { ...some, deleted: true });
    expect(await skus()).toEqual(["wrong", "A1", "A2", "new"]);
    await restore(id, { ...some, created: true });
    expect(await skus()).toEqual(["wrong", "A1", "A2"]);
    await restore(id, { ...some, updated: true });
    expect(await skus()).toEqual(["A0", "A1", "A2"]);
    const [first] = await read();
    expect([Object.keys(first.values), first.metadata]).toEqual([["sku"], { flags: ["seen"] }]);
  });

  it("are rejected for locked sheets, for a second restore, and for snapshots of another sheet", async () => {
    const { take, sheetId } = await open(1);
    const { id } = await take();
    const tryRestore = (token?: string) =>
      other("POST", `/snapshots/${id}/restore`, { ...(token && { token }) });
    await test.send("POST", `/sheets/${sheetId}/lock`);
    expect(await tryRestore()).toMatchObject({ status: 409, body: { errors: [{ key: "sheetId" }] } });
    await test.send("POST", `/sheets/${sheetId}/unlock`);
    const another = await open(1);
    const job = { type: "sheet", operation: "restore-snapshot", source: another.sheetId };
    const wrong = await test.request("POST", "/jobs", { body: { ...job, config: { snapshotId: id } } });
    expect([wrong.status, wrong.body.errors[0].key]).toEqual([400, "config.snapshotId"]);
    const both = await Promise.all([tryRestore(), tryRestore(), tryRestore()]);
    const started = both.filter(({ status }) => status === 200);
    expect(started.length).toBeGreaterThan(0);
    for (const { body } of started) await waitForJob(test, body.data.jobId);
    expect(await test.send("GET", `/snapshots?sheetId=${sheetId}`)).toHaveLength(1 + started.length);
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it("can be used before all records are copied, and are completed if their beginner has ended", async () => {
    const { sheetId, records, ids } = await open(3000);
    const caller = createServiceCaller(test.dependencies, test, "");
    const [id = ""] = await transact(test.dependencies, caller, (context) =>
      beginSnapshots(context, [{ id: sheetId }]),
    );
    await test.send("PUT", records, [{ id: ids[2900], values: cells({ price: 7 }) }]);
    const listed = await test.send("GET", `/snapshots/${id}/records`);
    expect(listed.map((one: Body) => [one.id, one.values.price.snapshotValue])).toEqual([[ids[2900], 2900]]);
    const job = await restore(id);
    expect(job.result).toMatchObject({ deleted: 0, updated: 1, restored: 0 });
    const { signal } = new AbortController();
    await continueSnapshots(test.dependencies, signal);
    const read = async () => {
      const { status } = await test.storage.db
        .selectFrom("snapshots")
        .select("status")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return status;
    };
    expect(await read()).toBe("copying");
    const later = { ...test.dependencies, clock: () => new Date(Date.now() + 120_000) };
    await continueSnapshots(later, signal);
    expect(await read()).toBe("complete");
    expect(await test.send("GET", `/snapshots/${id}/records`)).toEqual([]);
  });

  it("restore large sheets in steps, without records that others add meanwhile", async () => {
    const { take, records, ids } = await open(3000);
    const { id } = await take();
    const values = cells({ price: -1 });
    const changed = ids.map((one) => ({ id: one, values }));
    await test.send("PUT", records, changed);
    const { jobId } = await test.send("POST", `/snapshots/${id}/restore`);
    await waitUntil(test, jobId, ({ progress, status }) => progress > 0 || status === "complete");
    const key = `/auth/api-key?environmentId=${test.environments.development}&type=SECRET`;
    const { rawKey: token } = (await test.send("POST", key)).find(({ rawKey }: Body) => rawKey !== undefined);
    const inserted = await other("POST", records, { token, body: [cells({ sku: "N" })] });
    expect(inserted.status).toBe(200);
    const { result } = await waitForJob(test, jobId);
    expect(result).toMatchObject({ deleted: 0, updated: 3000, restored: 0 });
    const all = (await test.send("GET", `${records}?pageSize=10000`)).records;
    expect(all.slice(0, 3000).map(({ values }: Body) => values.price.value)).toEqual(
      ids.map((_, index) => index),
    );
    expect(all.length).toBe(3001);
    const events = await test.send("GET", "/events?topic=records:updated&pageSize=2");
    expect(events.map(({ payload }: Body) => payload.count)).toEqual([500, 500]);
  });

  it("block the sheet for other people while they are restored, and need the right to write records", async () => {
    // Without a runner, the job begins and never ends.
    const still = await startTestService(engine, { runsJobs: false });
    const { db } = still.storage;
    const grant = (permissions: readonly string[]) =>
      db
        .updateTable("roles")
        .set({ permissions: JSON.stringify(permissions) })
        .where("name", "=", "Guest")
        .execute();
    await grant(["*:read", "records:write", "jobs:write", "snapshots:write"]);
    const { sheets, spaceId } = await createCatalogue(still, [
      { name: "Lines", slug: "lines", fields } as never,
    ]);
    const sheetId = sheets["lines"] ?? "";
    const { id } = await still.send("POST", "/snapshots", { sheetId });
    const enter = async (email: string) => {
      const guest = { environmentId: still.environments.development, email, name: "G. Uest" };
      const [{ id: guestId }] = await still.send("POST", "/guests", [
        { ...guest, spaces: [{ id: spaceId }] },
      ]);
      return (await still.send("GET", `/guests/${guestId}/token`)).token;
    };
    const [starter, other] = [await enter("a@casa.example"), await enter("b@casa.example")];
    const { jobId } = await still.send("POST", `/snapshots/${id}/restore`, undefined, starter);
    const insert = (token: string) =>
      still.request("POST", `/sheets/${sheetId}/records`, { token, body: [cells({ sku: "N" })] });
    const blocked = await insert(other);
    expect([blocked.status, blocked.body.errors[0].message]).toEqual([409, expect.stringContaining(jobId)]);
    const path = `/auth/api-key?environmentId=${still.environments.development}&type=SECRET`;
    const keys = await still.send("POST", path);
    const { rawKey } = keys.find((key: Body) => key.rawKey !== undefined);
    expect((await insert(rawKey)).status).toBe(200);
    await still.send("POST", `/jobs/${jobId}/cancel`);
    expect((await insert(other)).status).toBe(200);
    await grant(["*:read", "jobs:write", "snapshots:write"]);
    const poor = await enter("c@casa.example");
    const refused = await still.request("POST", `/snapshots/${id}/restore`, { token: poor });
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      403,
      expect.stringContaining("records:write"),
    ]);
    await still.close();
  });
});
