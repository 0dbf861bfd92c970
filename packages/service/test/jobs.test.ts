import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { listTopics, startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const hour = 3_600_000;
const estimatedCompletionAt = "2026-03-02T09:00:00.000Z";
const countHours = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / hour);

describeEngines("jobs of listeners", (engine) => {
  let test: TestService;
  let workbookId: string;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    ({ workbookId, spaceId } = await createCatalogue(test));
  });
  afterAll(() => test.close());

  const submit = () => ({ type: "workbook", operation: "submitProducts", source: workbookId });
  const post = (path: string, body?: object) =>
    test.request("POST", path, body === undefined ? {} : { body });

  it("are ready immediately with the trigger immediate", async () => {
    const { body } = await post("/jobs", {
      ...submit(),
      trigger: "immediate",
      input: { note: "all" },
      config: { whatever: ["a", 1] },
    });
    expect(body.data).toMatchObject({
      ...submit(),
      status: "ready",
      progress: 0,
      mode: "background",
      managed: true,
      spaceId,
      environmentId: test.environments.development,
      createdBy: test.userId,
      input: { note: "all" },
      config: { whatever: ["a", 1] },
    });
    const { id, createdAt, updatedAt } = body.data;
    expect(id).toMatch(/^us_jb_/);
    expect(updatedAt).toBe(createdAt);
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    for (const later of ["startedAt", "finishedAt", "outcomeAcknowledgedAt", "actionId"])
      expect(body.data).not.toHaveProperty(later);
    const events = await test.request("GET", "/events?topic=job:ready");
    expect(events.body.data[0].payload).toMatchObject({ job: "workbook:submitProducts" });
    expect(await listTopics(test, body.data.id)).toEqual(["job:created", "job:ready"]);
  });

  it("go from ready to complete as their listener says", async () => {
    const { body } = await post("/jobs", submit());
    const { id, status, trigger, createdAt } = body.data;
    expect([status, trigger]).toEqual(["created", "manual"]);
    test.wait(hour);
    expect((await post(`/jobs/${id}/execute`)).body).toEqual({ data: { success: true } });
    // Once more changes nothing: who created it may have made it ready.
    expect((await post(`/jobs/${id}/execute`)).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", `/jobs/${id}`)).body.data).not.toHaveProperty("startedAt");
    const begun = await post(`/jobs/${id}/ack`, { info: "Reading", progress: 10, estimatedCompletionAt });
    expect(begun.body.data).toMatchObject({ status: "executing", info: "Reading", progress: 10 });
    const { startedAt } = begun.body.data;
    for (const absent of ["finishedAt", "estimatedCompletionAt"])
      expect(begun.body.data).not.toHaveProperty(absent);
    test.wait(hour);
    expect((await post(`/jobs/${id}/execute`)).status).toBe(409);
    for (const [sent, shown] of [
      [170, 100],
      [-3, 0],
      [33.4, 33],
    ])
      expect((await post(`/jobs/${id}/ack`, { progress: sent })).body.data.progress).toBe(shown);
    const again = (await post(`/jobs/${id}/ack`, { progress: 90 })).body.data;
    expect(again).toEqual({ ...begun.body.data, progress: 90, updatedAt: again.updatedAt });
    const outcome = { acknowledge: true, heading: "Sent", next: { type: "id", id: workbookId } };
    const done = await post(`/jobs/${id}/complete`, { info: "2 sent", outcome });
    expect(done.body.data).toMatchObject({ status: "complete", progress: 100, info: "2 sent", outcome });
    expect((await test.request("GET", `/jobs/${id}`)).body).toEqual(done.body);
    const { finishedAt, updatedAt } = done.body.data;
    expect([startedAt, finishedAt].map((time) => countHours(createdAt, time))).toEqual([1, 2]);
    expect(updatedAt).toBe(finishedAt);
    test.wait(-2 * hour);
    expect(await listTopics(test, id)).toEqual([
      ...["job:created", "job:ready"],
      ...Array.from({ length: 5 }, () => "job:updated"),
      "job:completed",
    ]);
  });

  it("change by requests without a body", async () => {
    for (const [step, status] of [
      ["ack", "executing"],
      ["complete", "complete"],
      ["fail", "failed"],
      ["cancel", "canceled"],
    ]) {
      const { body } = await post(`/jobs/${await startJob(test, submit())}/${step}`);
      expect(body.data.status).toBe(status);
    }
  });

  it("have the given status, and the author and the place that they belong to", async () => {
    const { body: waiting } = await post("/jobs", { ...submit(), status: "scheduled", trigger: "immediate" });
    expect(waiting.data).toMatchObject({ status: "scheduled", createdBy: test.userId });
    const { development } = test.environments;
    const { body: keys } = await post(`/auth/api-key?environmentId=${development}&type=SECRET`);
    const [{ id: keyId, rawKey: token }] = keys.data;
    const { body: agent } = await post(`/agents?environmentId=${development}`, { slug: "worker" });
    const ofAgent = { type: "agent", operation: "run", source: agent.data.id };
    const { body: begun } = await test.request("POST", "/jobs", {
      token,
      body: { ...ofAgent, status: "executing" },
    });
    expect(begun.data).toMatchObject({ status: "executing", createdBy: keyId, environmentId: development });
    expect(begun.data).not.toHaveProperty("spaceId");
    const names = { name: "Cases", namespace: "cases", entity: "Case", entityPlural: "Cases" };
    const filters = { type: "CUSTOM", metadata: {}, environmentFilters: {} };
    const { body: app } = await post("/apps", { ...names, ...filters });
    const ofApp = { type: "app", operation: "run", source: app.data.id };
    expect((await post("/jobs", ofApp)).body.errors[0].key).toBe("environmentId");
    const { production: environmentId } = test.environments;
    expect((await post("/jobs", { ...ofApp, environmentId })).body.data).toMatchObject({ environmentId });
  });

  it("are listed whatever their mode is, and block nothing in the background", async () => {
    const own = await createCatalogue(test);
    for (const mode of ["background", "hidden"]) {
      const id = await startJob(test, { ...submit(), source: own.workbookId, mode });
      expect((await test.request("GET", `/jobs/${id}`)).body.data).toMatchObject({ mode, status: "ready" });
      const path = `/sheets/${own.sheets["products"]}/records`;
      expect((await post(path, [{ sku: { value: mode } }] as object)).status).toBe(200);
    }
    const { body } = await test.request("GET", `/jobs?spaceId=${own.spaceId}`);
    expect(body.data).toHaveLength(2);
  });

  it.each<object>([
    { type: "id", id: "us_dc_00000000", label: "Read on", path: "/notes", query: "page=2" },
    { type: "url", url: "https://harbour.example/", label: "Open", replace: true },
    { type: "download", url: "https://harbour.example/a.csv", label: "Save", fileName: "b.csv" },
    { type: "files", files: [{ fileId: "us_fl_00000000", label: "One" }], label: "All" },
    { type: "wait", fade: true, confetti: true },
    { type: "snapshot", snapshotId: "us_ss_00000000", sheetId: "us_sh_00000000" },
    { type: "retry", label: "Again" },
    { type: "view", sheetId: "us_sh_00000000", hiddenColumns: ["price"], label: "Look" },
    { type: "clearFilters", label: "All", sheetIds: ["us_sh_00000000"] },
  ])("store their outcome as it was sent, with the next step %o", async (next) => {
    const outcome = {
      acknowledge: true,
      buttonText: "Go",
      heading: "Sent",
      message: "**2** sent",
      next,
      trigger: { type: "automatic_silent", audience: "originator" },
      hideDefaultButton: true,
    };
    const { body } = await post(`/jobs/${await startJob(test, submit())}/fail`, { outcome });
    expect((await test.request("GET", `/jobs/${body.data.id}`)).body.data).toMatchObject({
      status: "failed",
      outcome,
    });
  });

  it("that have ended do not change", async () => {
    const id = await startJob(test, submit());
    await post(`/jobs/${id}/fail`, { info: "The catalogue did not respond" });
    for (const step of ["ack", "complete", "fail", "cancel", "execute"]) {
      const { status, body } = await post(`/jobs/${id}/${step}`);
      expect([step, status]).toEqual([step, 409]);
      expect(body.errors[0].message).toContain("`failed`");
    }
    const changed = await test.request("PATCH", `/jobs/${id}`, { body: { status: "complete" } });
    expect(changed.status).toBe(409);
  });

  it("run again under their id after a failure", async () => {
    const id = await startJob(test, submit());
    const { body: before } = await test.request("GET", `/jobs/${id}`);
    for (const end of ["fail", "cancel"]) {
      await post(`/jobs/${id}/ack`, { progress: 40, info: "Reading" });
      await post(`/jobs/${id}/${end}`, end === "fail" ? { outcome: { heading: "Refused" } } : {});
      await post(`/jobs/${id}/outcome/ack`);
      const { body } = await post(`/jobs/${id}/retry`);
      expect(body.data).toEqual({ ...before.data, updatedAt: body.data.updatedAt });
      expect(body.data).toMatchObject({ id, status: "ready", progress: 0 });
    }
    expect((await post(`/jobs/${id}/retry`)).status).toBe(409);
    await post(`/jobs/${id}/complete`);
    expect((await post(`/jobs/${id}/retry`)).status).toBe(409);
  });

  it("are canceled together with their parts", async () => {
    const id = await startJob(test, submit());
    const part = await startJob(test, { ...submit(), parentId: id, part: 0 });
    const done = await startJob(test, { ...submit(), parentId: id, part: 1 });
    await post(`/jobs/${done}/complete`);
    const { body } = await post(`/jobs/${id}/cancel`, { info: "Not today" });
    expect(body.data).toMatchObject({ status: "canceled", info: "Not today" });
    expect((await test.request("GET", `/jobs/${part}`)).body.data.status).toBe("canceled");
    expect((await test.request("GET", `/jobs/${done}`)).body.data.status).toBe("complete");
    expect((await listTopics(test, part)).at(-1)).toBe("job:updated");
  });

  it("are deleted with their parts, but not while they are executing", async () => {
    const id = await startJob(test, submit());
    const part = await startJob(test, { ...submit(), parentId: id });
    await post(`/jobs/${part}/ack`);
    expect((await test.request("DELETE", `/jobs/${id}`)).status).toBe(409);
    await post(`/jobs/${part}/complete`);
    await post(`/jobs/${id}/ack`);
    expect((await test.request("DELETE", `/jobs/${id}`)).status).toBe(409);
    await post(`/jobs/${id}/cancel`);
    expect((await test.request("DELETE", `/jobs/${id}`)).body).toEqual({ data: { success: true } });
    for (const gone of [id, part]) expect((await test.request("GET", `/jobs/${gone}`)).status).toBe(404);
  });

  it("wait for their predecessors", async () => {
    const first = await startJob(test, submit());
    const second = await startJob(test, { ...submit(), predecessorIds: [first] });
    const read = async () => (await test.request("GET", `/jobs/${second}`)).body.data.status;
    expect(await read()).toBe("waiting");
    expect((await post(`/jobs/${second}/execute`)).status).toBe(409);
    await post(`/jobs/${first}/complete`);
    expect(await read()).toBe("ready");
  });

  it("store the first time that their outcome was seen", async () => {
    const id = await startJob(test, submit());
    expect((await post(`/jobs/${id}/outcome/ack`)).status).toBe(409);
    await post(`/jobs/${id}/complete`);
    const seen = (await post(`/jobs/${id}/outcome/ack`)).body.data.outcomeAcknowledgedAt;
    expect(Math.abs(Date.parse(seen) - Date.now())).toBeLessThan(60_000);
    test.wait(1000);
    expect((await post(`/jobs/${id}/outcome/ack`)).body.data.outcomeAcknowledgedAt).toBe(seen);
    expect((await listTopics(test, id)).filter((topic) => topic === "job:outcome-acknowledged")).toHaveLength(
      1,
    );
  });

  it("change in the given properties, and by a status as by the operation for it", async () => {
    const { body } = await post("/jobs", submit());
    const { id } = body.data;
    const change = (changes: object) => test.request("PATCH", `/jobs/${id}`, { body: changes });
    const notes = { metadata: { worker: 1, left: 3 }, config: { from: 1, to: 2 }, info: "Waiting" };
    await change(notes);
    const changed = await change({ metadata: { worker: 2 }, config: { to: 3 }, progress: 50 });
    expect(changed.body.data).toEqual({
      ...body.data,
      ...notes,
      updatedAt: changed.body.data.updatedAt,
      metadata: { worker: 2 },
      config: { to: 3 },
      progress: 50,
    });
    expect((await change({ status: "ready" })).body.data.status).toBe("ready");
    expect((await change({ status: "complete" })).body.data).toMatchObject({
      status: "complete",
      progress: 100,
      metadata: { worker: 2 },
    });
    expect(await listTopics(test, id)).toEqual([
      "job:created",
      "job:updated",
      "job:updated",
      "job:ready",
      "job:updated",
      "job:completed",
      "job:updated",
    ]);
    const other = await startJob(test, submit());
    for (const status of ["executing", "failed"]) {
      const { body } = await test.request("PATCH", `/jobs/${other}`, { body: { status } });
      expect(body.data).toMatchObject({ status, startedAt: expect.any(String) });
    }
    const outcomeAcknowledgedAt = "2026-03-02T09:00:00.000Z";
    const seen = await test.request("PATCH", `/jobs/${other}`, { body: { outcomeAcknowledgedAt } });
    expect(seen.body.data).toMatchObject({ status: "failed", outcomeAcknowledgedAt });
    const parent = await startJob(test, submit());
    const part = await startJob(test, { ...submit(), parentId: parent });
    await test.request("PATCH", `/jobs/${parent}`, { body: { status: "canceled" } });
    expect((await test.request("GET", `/jobs/${part}`)).body.data.status).toBe("canceled");
  });

  it("fail if no listener starts them within five minutes", async () => {
    const id = await startJob(test, submit());
    const unmanaged = await startJob(test, { ...submit(), managed: false });
    test.wait(301_000);
    expect(await waitForJob(test, id)).toMatchObject({
      status: "failed",
      info: "No listener acknowledged the job within five minutes.",
    });
    expect((await test.request("GET", `/jobs/${unmanaged}`)).body.data.status).toBe("ready");
  });

  it("are listed with the filters of the request, in both directions", async () => {
    const own = await createCatalogue(test);
    const job = { ...submit(), source: own.workbookId };
    const first = await startJob(test, job);
    const second = await startJob(test, job);
    const part = await startJob(test, { ...job, parentId: first });
    const list = async (query: string) =>
      (await test.request("GET", `/jobs?${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await list(`spaceId=${own.spaceId}`)).toEqual([part, second, first]);
    expect(await list(`workbookId=${own.workbookId}&excludeChildJobs=true`)).toEqual([second, first]);
    expect(await list(`source=${own.workbookId}&sortDirection=asc`)).toEqual([first, second, part]);
    expect(await list(`parentId=${first}`)).toEqual([part]);
    const { body } = await test.request("GET", `/jobs?spaceId=${own.spaceId}&pageSize=2`);
    expect(body.pagination).toEqual({
      currentPage: 1,
      pageCount: 2,
      totalCount: 3,
      nextCursor: expect.any(String),
    });
    expect(await list(`spaceId=${own.spaceId}&pageSize=2&pageNumber=2`)).toEqual([first]);
  });

  it.runIf(engine.name === "SQLite")("are found by their place without a look at all jobs", async () => {
    for (const column of ["file_id", "source", "workbook_id", "destination"] as const) {
      const query = test.storage.db.selectFrom("jobs").selectAll().where(column, "=", "x");
      const ordered = query.where("account_id", "=", "y").orderBy("sequence", "desc");
      const [step] = await ordered.explain(undefined, sql`query plan`);
      expect(step).toMatchObject({ detail: expect.stringContaining(`INDEX jobs_by_${column} `) });
    }
  });

  it("are listed by the file, the workbook and the environment that they are about", async () => {
    const own = await createCatalogue(test);
    const { environments } = test;
    const { body: uploaded } = await uploadFile(test, own.spaceId, "a,b\n", { fields: [["mode", "export"]] });
    const file = uploaded.data.id;
    const other = await createCatalogue(test);
    const read = await startJob(test, { ...submit(), type: "file", source: file });
    const write = await startJob(test, { ...submit(), source: other.workbookId, fileId: file });
    const sheet = own.sheets["products"];
    const check = await startJob(test, { ...submit(), type: "sheet", source: sheet });
    const fill = await startJob(test, {
      ...submit(),
      source: other.workbookId,
      destination: own.workbookId,
    });
    const list = async (query: string) => {
      const { body } = await test.request("GET", `/jobs?pageSize=1000&${query}`);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await list(`fileId=${file}`)).toEqual([write, read]);
    expect(await list(`workbookId=${own.workbookId}`)).toEqual([fill, check]);
    expect(await list(`workbookId=${own.workbookId}&source=${sheet}`)).toEqual([check]);
    expect((await list(`environmentId=${environments.development}`)).slice(0, 2)).toEqual([fill, check]);
    expect(await list(`environmentId=${environments.production}&spaceId=${own.spaceId}`)).toEqual([]);
  });

  it("are hidden from other accounts, and cannot be created for their resources", async () => {
    const id = await startJob(test, submit());
    const { token } = await test.createAccount();
    expect((await test.request("GET", `/jobs/${id}`, { token })).status).toBe(404);
    expect((await test.request("POST", `/jobs/${id}/cancel`, { token })).status).toBe(404);
    const { status, body } = await test.request("POST", "/jobs", { token, body: submit() });
    expect(status).toBe(404);
    expect(body.errors[0].key).toBe("source");
  });

  it("explain the errors in the settings of an operation of the service", async () => {
    const { status, body } = await post("/jobs", {
      ...submit(),
      operation: "delete-records",
      config: { sheat: "us_sh_00000000" },
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ key }: { key: string }) => key)).toEqual(["config.sheet", "config.sheat"]);
  });

  it("of the service have settings of their operation only, until they are ready", async () => {
    const { body: uploaded } = await uploadFile(test, spaceId, "a,b\n", { fields: [["mode", "export"]] });
    const { development } = test.environments;
    const { body: agent } = await post(`/agents?environmentId=${development}`, { slug: "exported" });
    const mutation = { type: "flag", operation: "apply", flag: { slug: "x" } };
    const sheet = (await test.request("GET", `/workbooks/${workbookId}`)).body.data.sheets[0].id;
    for (const [type, operation, source, config] of [
      ["workbook", "delete-records", workbookId, { sheet }],
      ["workbook", "bulk-mutate-flags", workbookId, { workbookId, mutation }],
      ["file", "extract", uploaded.data.id, { driver: "csv" }],
      ["agent", "agent-export", agent.data.id, { exportType: "SOURCE" }],
    ]) {
      const create = (settings: object) => post("/jobs", { type, operation, source, config: settings });
      const wrong = await create({ ...(config as object), colour: "red" });
      expect([wrong.status, wrong.body.errors[0].key]).toEqual([400, "config.colour"]);
      const { body } = await create(config as object);
      expect(body.data).toMatchObject({ status: "created", config });
      const change = (settings: object) =>
        test.request("PATCH", `/jobs/${body.data.id}`, { body: { config: settings } });
      expect((await change({ colour: "red" })).status).toBe(400);
      expect((await change(config as object)).status).toBe(200);
      await post(`/jobs/${body.data.id}/execute`);
      expect((await change(config as object)).status).toBe(409);
    }
  });
});
