import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { listTopics, startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

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
    expect(await listTopics(test, body.data.id)).toEqual(["job:created", "job:ready"]);
  });

  it("go from ready to complete as their listener says", async () => {
    const { body } = await post("/jobs", submit());
    const { id, status } = body.data;
    expect(status).toBe("created");
    expect((await post(`/jobs/${id}/execute`)).body).toEqual({ data: { success: true } });
    const begun = await post(`/jobs/${id}/ack`, { info: "Reading", progress: 10 });
    expect(begun.body.data).toMatchObject({ status: "executing", info: "Reading", progress: 10 });
    expect(begun.body.data.startedAt).toBeDefined();
    const outcome = { acknowledge: true, heading: "Sent", next: { type: "id", id: workbookId } };
    const done = await post(`/jobs/${id}/complete`, { info: "2 sent", outcome });
    expect(done.body.data).toMatchObject({ status: "complete", progress: 100, info: "2 sent", outcome });
    expect(await listTopics(test, id)).toEqual(["job:created", "job:ready", "job:updated", "job:completed"]);
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
    await post(`/jobs/${id}/ack`, { progress: 40 });
    await post(`/jobs/${id}/fail`, { outcome: { heading: "Refused" } });
    const { body } = await post(`/jobs/${id}/retry`);
    expect(body.data).toMatchObject({ id, status: "ready", progress: 0 });
    for (const gone of ["outcome", "startedAt", "finishedAt", "info"])
      expect(body.data).not.toHaveProperty(gone);
    expect((await post(`/jobs/${id}/retry`)).status).toBe(409);
  });

  it("are called off together with their parts", async () => {
    const id = await startJob(test, submit());
    const part = await startJob(test, { ...submit(), parentId: id, part: 0 });
    const { body } = await post(`/jobs/${id}/cancel`, { info: "Not today" });
    expect(body.data).toMatchObject({ status: "canceled", info: "Not today" });
    expect((await test.request("GET", `/jobs/${part}`)).body.data.status).toBe("canceled");
    expect((await listTopics(test, part)).at(-1)).toBe("job:updated");
  });

  it("are deleted with their parts, but not while they are executing", async () => {
    const id = await startJob(test, submit());
    const part = await startJob(test, { ...submit(), parentId: id });
    await post(`/jobs/${part}/ack`);
    expect((await test.request("DELETE", `/jobs/${id}`)).status).toBe(409);
    await post(`/jobs/${part}/complete`);
    expect((await test.request("DELETE", `/jobs/${id}`)).body).toEqual({ data: { success: true } });
    for (const gone of [id, part]) expect((await test.request("GET", `/jobs/${gone}`)).status).toBe(404);
  });

  it("wait for those before them", async () => {
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
    test.wait(1000);
    expect((await post(`/jobs/${id}/outcome/ack`)).body.data.outcomeAcknowledgedAt).toBe(seen);
    expect((await listTopics(test, id)).filter((topic) => topic === "job:outcome-acknowledged")).toHaveLength(
      1,
    );
  });

  it("are changed in what a request names, and by a status as by its operation", async () => {
    const { body } = await post("/jobs", submit());
    const { id } = body.data;
    const change = (changes: object) => test.request("PATCH", `/jobs/${id}`, { body: changes });
    expect((await change({ metadata: { worker: 2 }, progress: 50 })).body.data).toMatchObject({
      metadata: { worker: 2 },
      progress: 50,
      status: "created",
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
      "job:ready",
      "job:updated",
      "job:completed",
      "job:updated",
    ]);
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
    expect(body.pagination).toEqual({ currentPage: 1, pageCount: 2, totalCount: 3 });
  });

  it("are hidden from other accounts, and cannot be made for what is theirs", async () => {
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
});
