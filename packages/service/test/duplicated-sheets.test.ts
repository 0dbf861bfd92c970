import { afterAll, beforeAll, expect, it } from "vitest";
import { copyRecordsOperation } from "../src/built-in-jobs/copy-records.ts";
import { createJobContext, transactForJob } from "../src/context/job-context.ts";
import { type JobReport, JobStopped } from "../src/jobs/operation.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { listTopics, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

type Body = TestResponse["body"];

const lines = {
  name: "Lines",
  slug: "lines",
  allowAdditionalFields: true,
  metadata: { season: "spring" },
  actions: [{ label: "Check", operation: "check-lines" }],
  fields: [
    { key: "old", type: "string" },
    { key: "sku", type: "string", constraints: [{ type: "unique" }] },
    { key: "price", type: "number" },
  ],
} as never;

describeEngines("copies of sheets", (engine) => {
  let test: TestService;
  /** Without a runner, jobs begin and never end. */
  let still: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
    still = await startTestService(engine, { runsJobs: false });
  });
  afterAll(async () => {
    await still.close();
    await test.close();
  });

  async function open(service: TestService, count: number) {
    const { sheets, ...catalogue } = await createCatalogue(service, [lines]);
    const sheetId = sheets["lines"] ?? "";
    const records = `/sheets/${sheetId}/records`;
    const rows = Array.from({ length: count }, (_, index) => cells({ sku: `A${index}`, price: index }));
    const ids: string[] = (await service.send("POST", records, rows)).records.map(({ id }: Body) => id);
    return { ...catalogue, sheetId, records, ids };
  }
  const readAll = async (service: TestService, sheetId: string): Promise<Body[]> =>
    (await service.send("GET", `/sheets/${sheetId}/records?pageSize=10000&includeMessages=true`)).records;
  const listSkus = async (service: TestService, sheetId: string) =>
    (await readAll(service, sheetId)).map(({ values }) => values.sku.value);
  /** What a copy of a record has, too. */
  const show = (list: readonly Body[]) =>
    list.map(({ values, metadata, config, valid, messages }) => ({
      metadata,
      config,
      valid,
      messages,
      values: Object.fromEntries(
        Object.entries<Body>(values).map(([key, { value, messages, valid }]) => [
          key,
          { value, messages, valid },
        ]),
      ),
    }));

  it("have the configuration and all records of one moment, in their order", async () => {
    const { sheetId, records, ids, workbookId } = await open(test, 1200);
    const sheet = `/sheets/${sheetId}`;
    await test.send("DELETE", `${sheet}/fields/old`);
    const messages = [{ type: "warn", message: "Too cheap" }];
    await test.send("PUT", records, [
      { id: ids[1], values: { price: { value: "much", messages } }, metadata: { row: 2 } },
      { id: ids[2], values: cells({ sku: "A0" }), config: { readonly: true } },
    ]);
    await test.send("POST", `${sheet}/lock`);
    const source = await test.send("GET", sheet);
    const copy = await test.send("POST", `${sheet}/duplicate`, {});
    expect(copy).toMatchObject({ name: "Copy of Lines", recordCounts: { total: 0 }, workbookId });
    expect(copy.slug).toMatch(/^lines-copy-\d{13}$/);
    const { lockedBy, actions, metadata } = { ...copy, ...copy.config };
    expect([lockedBy, metadata]).toEqual([undefined, { season: "spring" }]);
    expect(actions).toMatchObject([{ label: "Check", operation: "check-lines" }]);
    expect(copy.config.fields).toEqual(source.config.fields);
    const { status, result, operation } = await waitForJob(test, copy.jobId);
    expect([status, operation, result]).toEqual(["complete", "copy-records", { copied: 1200 }]);
    const [before, after] = [await readAll(test, sheetId), await readAll(test, copy.id)];
    expect(show(after)).toEqual(show(before));
    expect(new Set([...before, ...after].map(({ id }) => id)).size).toBe(2400);
    const { recordCounts } = await test.send("GET", `/sheets/${copy.id}`);
    expect(recordCounts).toEqual((await test.send("GET", sheet)).recordCounts);
    expect(await test.send("GET", `/snapshots?sheetId=${sheetId}`)).toEqual([]);
    expect(await test.send("GET", `/sheets/${copy.id}/commits`)).toHaveLength(3);
    const events: Body[] = await test.send("GET", "/events?pageSize=100");
    const topics = events.filter(({ context }) => context.sheetId === copy.id).map(({ topic }) => topic);
    expect(topics).toContain("sheet:created");
    expect(await listTopics(test, copy.jobId)).toEqual(expect.arrayContaining(["job:created", "job:ready"]));
    expect(topics.filter((topic) => topic === "commit:created")).toHaveLength(3);
    expect(topics.filter((topic) => topic === "records:created")).toHaveLength(3);
    const named = await test.send("POST", `${sheet}/duplicate`, { name: "Kept", slug: "kept" });
    expect([named.name, named.slug, named.config.name]).toEqual(["Kept", "kept", "Kept"]);
    await waitForJob(test, named.jobId);
    const listed: Body[] = await test.send("GET", `/sheets?workbookId=${workbookId}`);
    expect(listed.map(({ id, jobId }) => [id, jobId])).toEqual([
      ...[sheetId, copy.id, named.id].map((id) => [id, undefined]),
    ]);
  });

  it("change for programs only until they are filled, and go on after a break", async () => {
    const { sheetId, records, ids, spaceId } = await open(still, 1200);
    const guest = await enter(spaceId, ["*:read", "records:write"]);
    const { id, jobId } = await still.send("POST", `/sheets/${sheetId}/duplicate`, {});
    const insert = async (to: string, sku: string, token?: string) =>
      (
        await still.request("POST", `/sheets/${to}/records`, {
          ...(token && { token }),
          body: [cells({ sku })],
        })
      ).status;
    expect([await insert(id, "G", guest), await insert(sheetId, "G", guest)]).toEqual([409, 200]);
    const path = `/auth/api-key?environmentId=${still.environments.development}&type=SECRET`;
    const keys: Body[] = await still.send("POST", path);
    const { rawKey } = keys.find((key) => key.rawKey !== undefined);
    expect(await insert(id, "K", rawKey)).toBe(200);
    // As the runner does when it begins a job.
    const own = still.storage.db.updateTable("jobs").set(({ ref }) => ({ worker_id: ref("created_by") }));
    await own.where("id", "=", jobId).execute();
    let state: unknown;
    /** Does so many steps of the job. */
    const run = async (most: number) => {
      const jobs = still.storage.db.selectFrom("jobs").selectAll().where("id", "=", jobId);
      const row = await jobs.executeTakeFirstOrThrow();
      let left = most;
      const step = async <Result extends JobReport>(work: (context: never) => Promise<Result>) => {
        if (left === 0) throw new JobStopped();
        left -= 1;
        const report = await transactForJob(still.dependencies, row, (context) => work(context as never));
        state = report.state;
        return report;
      };
      return copyRecordsOperation.run({
        row,
        state,
        context: createJobContext(still.dependencies, row),
        step: step as never,
        requireWanted: async () => {},
        mustBeShort: () => false,
        finish: async (work) => {
          await transactForJob(still.dependencies, row, work);
          return { status: "complete" };
        },
      });
    };
    await expect(run(1)).rejects.toThrow(JobStopped);
    // The job has begun: what changes in the sheet from now on is not in the copy.
    await still.send("PUT", records, [{ id: ids[5], values: cells({ sku: "changed" }) }]);
    await still.send("DELETE", `${records}?ids=${ids[6]}`);
    for (const most of [1, 2, 1]) await expect(run(most)).rejects.toThrow(JobStopped);
    await still.send("POST", records, [cells({ sku: "late" })]);
    expect(await run(100)).toEqual({ status: "complete" });
    expect(await listSkus(still, id)).toEqual(["K", ...ids.map((_, index) => `A${index}`), "G"]);
  });

  it("need a free slug, and a caller who may write all of it", async () => {
    const { sheetId, spaceId } = await open(still, 1);
    const tryIt = async (token?: string, body: object = {}) => {
      const response = await still.request("POST", `/sheets/${sheetId}/duplicate`, {
        ...(token && { token }),
        body,
      });
      return [response.status, response.body.errors?.[0].code, response.body.errors?.[0].key];
    };
    expect(await tryIt(undefined, { slug: "lines" })).toEqual([409, "name_taken", "slug"]);
    const poor = await enter(spaceId, ["*:read", "sheets:write", "jobs:write"]);
    expect(await tryIt(poor)).toEqual([403, "permission_missing", "operation"]);
    const rich = await enter(spaceId, ["*:read", "sheets:write", "records:write"]);
    expect(await tryIt(rich)).toEqual([200, undefined, undefined]);
    await still.send("POST", `/sheets/${sheetId}/fields`, { key: "fixed", type: "string", readonly: true });
    expect(await tryIt(rich)).toEqual([403, "guest_restricted", "fixed"]);
    const few = await enter(spaceId, ["*:read", "sheets:write", "records:write"], [sheetId]);
    expect(await tryIt(few)).toEqual([403, "guest_restricted", "sheetId"]);
    const far = await open(still, 0);
    for (const wrong of [sheetId, far.sheetId]) {
      const job = { type: "sheet", operation: "copy-records", source: sheetId, config: { sheetId: wrong } };
      const { status, body } = await still.request("POST", "/jobs", { body: job });
      expect([status, body.errors[0].key]).toEqual([400, "config.sheetId"]);
    }
  });

  /** Invites a guest with these permissions; returns its token. */
  async function enter(spaceId: string, permissions: readonly string[], sheetIds?: readonly string[]) {
    await still.storage.db
      .updateTable("roles")
      .set({ permissions: JSON.stringify(permissions) })
      .where("name", "=", "Guest")
      .execute();
    const space = { id: spaceId, ...(sheetIds && { sheets: sheetIds.map((id) => ({ id })) }) };
    const email = `${crypto.randomUUID()}@casa.example`;
    const guest = { environmentId: still.environments.development, email, name: "G. Uest", spaces: [space] };
    const [{ id }] = await still.send("POST", "/guests", [guest]);
    return (await still.send("GET", `/guests/${id}/token`)).token as string;
  }
});
