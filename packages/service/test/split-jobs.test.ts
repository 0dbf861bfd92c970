import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

type Body = TestResponse["body"];

describeEngines("parts of jobs", (engine) => {
  let test: TestService;
  let other: TestService["request"];
  let workbookId: string;
  let sheetId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    other = await test.startNode();
    const { workbookId: id, sheets } = await createCatalogue(test);
    [workbookId, sheetId] = [id, sheets["products"] ?? ""];
  });
  afterAll(() => test.close());

  const create = () =>
    test.send("POST", "/jobs", {
      type: "workbook",
      operation: "send",
      source: workbookId,
      mode: "foreground",
      config: { target: "shop" },
      input: { note: "all" },
    });
  const listParts = (id: string): Promise<Body[]> =>
    test.send("GET", `/jobs?parentId=${id}&sortDirection=asc`);
  const listEnds = async (id: string): Promise<Body[]> =>
    (await test.send("GET", "/events?topic=job:parts-completed&pageSize=100")).filter(
      ({ context }: Body) => context.jobId === id,
    );
  const end = (id: string, how = "complete") => test.send("POST", `/jobs/${id}/${how}`);

  it("run one after the other, or at the same time", async () => {
    const job = await create();
    const split = await test.send("POST", `/jobs/${job.id}/split`, { parts: 3 });
    expect(split).toEqual({ ...job, partExecution: "sequential", updatedAt: split.updatedAt });
    const parts = await listParts(job.id);
    expect(parts.map(({ status, part }) => [status, part])).toEqual([
      ["ready", 0],
      ["waiting", 1],
      ["waiting", 2],
    ]);
    expect(parts[1]).toMatchObject({
      type: "workbook",
      operation: "send",
      source: workbookId,
      mode: "background",
      config: { target: "shop" },
      input: { note: "all" },
      parentId: job.id,
      predecessorIds: [parts[0].id],
    });
    await end(parts[0].id);
    expect((await listParts(job.id)).map(({ status }) => status)).toEqual(["complete", "ready", "waiting"]);
    await end(parts[1].id, "fail");
    expect(await listEnds(job.id)).toEqual([]);
    await end(parts[2].id, "cancel");
    const [event, ...more] = await listEnds(job.id);
    expect(more).toEqual([]);
    expect(event.payload).toMatchObject({
      job: "workbook:send",
      status: "created",
      isPart: false,
      parts: { total: 3, completed: 1, failed: 1, canceled: 1 },
    });
    expect((await test.send("GET", `/jobs/${job.id}`)).status).toBe("created");

    const another = await create();
    const partData = [{ currency: "EUR" }, { currency: "USD" }];
    const body = { parts: partData, runInParallel: true };
    const parallel = await test.send("POST", `/jobs/${another.id}/split`, body);
    expect(parallel.partExecution).toBe("parallel");
    const both = await listParts(another.id);
    expect(both.map((part) => [part.status, part.partData])).toEqual([
      ["ready", partData[0]],
      ["ready", partData[1]],
    ]);
    expect(both[1]).not.toHaveProperty("predecessorIds");
    const topics = await test.send("GET", `/events?topic=job:updated&pageSize=1`);
    expect(topics[0].context.jobId).toBe(another.id);
  });

  it("cannot be made twice, of a job that has ended, or of a job of the service", async () => {
    const job = await create();
    const split = (id: string, body: object = { parts: 2 }) =>
      test.request("POST", `/jobs/${id}/split`, { body });
    for (const parts of [0, 101, [], Array.from({ length: 101 }, () => ({})), "2"])
      expect((await split(job.id, { parts })).status, String(parts)).toBe(400);
    expect((await split(job.id)).status).toBe(200);
    expect((await split(job.id)).status).toBe(409);
    const ended = await create();
    await end(ended.id);
    expect((await split(ended.id)).status).toBe(409);
    const config = { sheet: sheetId, filter: "none" };
    const own = { type: "workbook", operation: "delete-records", source: workbookId, config };
    const { id } = await test.send("POST", "/jobs", own);
    expect(await split(id)).toMatchObject({ status: 400, body: { errors: [{ key: "jobId" }] } });
    const { token } = await test.createAccount();
    const foreign = await test.request("POST", `/jobs/${job.id}/split`, { token, body: { parts: 2 } });
    expect(foreign.status).toBe(404);
  });

  it("tell once that all of them have ended, if two nodes end them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const job = await create();
      await test.send("POST", `/jobs/${job.id}/split`, { parts: 4, runInParallel: true });
      const parts = await listParts(job.id);
      const responses = await Promise.all(
        parts.map(({ id }, index) =>
          (index % 2 === 0 ? test.request : other)("POST", `/jobs/${id}/complete`),
        ),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await listEnds(job.id)).toHaveLength(1);
    }
    const job = await create();
    await test.send("POST", `/jobs/${job.id}/split`, { parts: 3 });
    await end(job.id, "cancel");
    expect((await listParts(job.id)).map(({ status }) => status)).toEqual(Array(3).fill("canceled"));
    expect(await listEnds(job.id)).toHaveLength(1);
  });
});
