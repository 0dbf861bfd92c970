import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const hour = 60 * 60_000;

describeEngines("logs of agents", (engine) => {
  let test: TestService;
  let environmentId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    environmentId = test.environments.development;
  });
  afterAll(() => test.close());

  const deploy = async (slug: string): Promise<string> => {
    const config = { slug, source: "1;", topics: ["workbook:updated"] };
    return (await test.send("POST", `/agents?environmentId=${environmentId}`, config)).id;
  };
  const emit = async (spaceId: string): Promise<string> => {
    const context = { accountId: test.accountId, environmentId, spaceId };
    const event = { topic: "workbook:updated", domain: "workbook", payload: {}, context };
    return (await test.send("POST", "/events", event)).id;
  };
  /** Reports a run with success, or without; the run takes an hour. */
  const report = async (source: string, eventId: string, end = "complete", result: object = {}) => {
    const { id } = await test.send("POST", "/jobs", {
      type: "agent",
      operation: "run",
      source,
      trigger: "immediate",
      result,
      subject: { type: "resource", id: eventId },
    });
    await test.send("POST", `/jobs/${id}/ack`);
    test.wait(hour);
    await test.send("POST", `/jobs/${id}/${end}`, { info: end });
  };
  const listAll = async (query = ""): Promise<{ eventId: string }[]> =>
    test.send("GET", `/agents/logs?environmentId=${environmentId}${query}`);
  const listOf = (agentId: string) =>
    test.send("GET", `/agents/${agentId}/logs?environmentId=${environmentId}`);
  const find = (eventId: string) => test.send("GET", `/agents/log/${eventId}?environmentId=${environmentId}`);

  it("have the runs that programs report, and no others", async () => {
    const agentId = await deploy("reported");
    const eventId = await emit(await createSpace(test));
    expect(await listOf(agentId)).toEqual([]);
    expect(await test.send("GET", "/jobs")).toEqual([]);
    expect((await test.request("GET", `/agents/log/${eventId}?environmentId=${environmentId}`)).status).toBe(
      404,
    );
    const used = {
      memoryUsage: 4096,
      requestTime: 120,
      requestCount: 3,
      bytesReceived: 2048,
      bytesSent: 512,
    };
    test.wait(hour);
    await report(agentId, eventId, "complete", used);
    const [entry] = await listOf(agentId);
    expect(entry).toMatchObject({ agentId, eventId, success: true, log: "complete", ...used });
    const event = await test.send("GET", `/events/${eventId}`);
    const started = Date.parse(entry.createdAt);
    expect(entry.queueLag).toBe(started - Date.parse(event.createdAt));
    expect(entry.queueLag).toBeGreaterThanOrEqual(hour);
    expect(entry.duration).toBe(Date.parse(entry.completedAt) - started);
    expect(entry.duration).toBeGreaterThanOrEqual(hour);
    const { createdAt, completedAt, duration } = entry;
    const detailed = await find(eventId);
    expect(detailed).toMatchObject({
      eventId,
      success: true,
      log: "complete",
      createdAt,
      completedAt,
      duration,
    });
    expect(detailed).not.toHaveProperty("agentId");
  });

  it("are selected by space and result, and have pages", async () => {
    const [one, other] = [await deploy("one"), await deploy("other")];
    const spaces = [await createSpace(test), await createSpace(test)] as const;
    const events = [await emit(spaces[0]), await emit(spaces[0]), await emit(spaces[1])] as const;
    await report(one, events[0]);
    await report(other, events[1], "fail");
    await report(one, events[2]);
    const ids = async (query: string) => (await listAll(query)).map(({ eventId }) => eventId);
    const inSpace = `&spaceId=${spaces[0]}`;
    expect((await ids("")).slice(0, 3)).toEqual([events[2], events[1], events[0]]);
    expect(await ids(inSpace)).toEqual([events[1], events[0]]);
    expect(await ids(`${inSpace}&success=true`)).toEqual([events[0]]);
    expect(await ids(`${inSpace}&success=false`)).toEqual([events[1]]);
    expect(await ids("&pageSize=1&pageNumber=2")).toEqual([events[1]]);
    const { production } = test.environments;
    expect(await test.send("GET", `/agents/logs?environmentId=${production}`)).toEqual([]);
    // A second run for the same event is shown in place of the first.
    await report(other, events[0], "fail");
    expect(await find(events[0])).toMatchObject({ success: false });
  });

  it("are found by requests that all failed, whatever their code said", async () => {
    const agentId = await deploy("helpless");
    const spaceId = await createSpace(test);
    const counts = [
      { requestCount: 2, failedRequestCount: 2 },
      { requestCount: 2, failedRequestCount: 1 },
      { requestCount: 0, failedRequestCount: 0 },
    ];
    const events: string[] = [];
    for (const used of counts) {
      events.push(await emit(spaceId));
      await report(agentId, events.at(-1) as string, "complete", used);
    }
    const inSpace = `&spaceId=${spaceId}`;
    const ids = async (query: string) => (await listAll(inSpace + query)).map(({ eventId }) => eventId);
    expect(await ids("&requestsFailed=true")).toEqual([events[0]]);
    expect(await ids("&requestsFailed=false")).toEqual([events[2], events[1]]);
    expect(await ids("&requestsFailed=true&success=false")).toEqual([]);
    const path = `/agents/executions?environmentId=${environmentId}${inSpace}&requestsFailed=true`;
    expect(await test.send("GET", path)).toMatchObject([{ eventId: events[0], success: true, ...counts[0] }]);
    expect(
      (await listOf(agentId)).map((log: { failedRequestCount?: number }) => log.failedRequestCount),
    ).toEqual([...[0, 1, 2]]);
  });

  it("are listed as executions, without their logs", async () => {
    const [first, second] = [await deploy("first"), await deploy("second")];
    const [spaceId, other] = [await createSpace(test), await createSpace(test)];
    const used = { memoryUsage: 4096, requestTime: 120, requestCount: 3 };
    const [eventId, failed] = [await emit(spaceId), await emit(other)];
    await report(first, eventId, "complete", used);
    await report(second, failed, "fail");
    const list = async (query = "") =>
      (await test.send("GET", `/agents/executions?environmentId=${environmentId}${query}`)).filter(
        (run: { eventId: string }) => run.eventId === eventId || run.eventId === failed,
      );
    const all = await list();
    expect(all).toMatchObject([
      { eventId: failed, success: false, spaceId: other },
      { eventId, success: true, spaceId, topic: "workbook:updated", ...used },
    ]);
    expect(all[0]).not.toHaveProperty("log");
    expect(all[1].duration).toBe(Date.parse(all[1].completedAt) - Date.parse(all[1].createdAt));
    expect(all[1].duration).toBeGreaterThanOrEqual(hour);
    expect(await list(`&agentId=${first}`)).toEqual([all[1]]);
    expect(await list(`&spaceId=${other}`)).toEqual([all[0]]);
    expect(await list("&success=true")).toEqual([all[1]]);
    const unknown = `/agents/executions?environmentId=${environmentId}&agentId=us_ag_0`;
    expect((await test.request("GET", unknown)).status).toBe(404);
  });

  it("have the newest 100 runs of one agent, and those before them on the next page", async () => {
    const agentId = await deploy("busy");
    await report(agentId, await emit(await createSpace(test)), "fail");
    const { db } = test.storage;
    const { sequence: _, ...row } = await db
      .selectFrom("agent_logs")
      .selectAll()
      .where("agent_id", "=", agentId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 100 }, (_, index) => ({
      ...row,
      id: `${row.id}${index}`,
      success: 1,
    }));
    await db
      .insertInto("agent_logs")
      .values(copies as never)
      .execute();
    const listed = await listOf(agentId);
    expect(listed).toHaveLength(100);
    expect(listed.filter(({ success }: { success: boolean }) => !success)).toEqual([]);
    const path = `/agents/${agentId}/logs?environmentId=${environmentId}`;
    const { pagination } = (await test.request("GET", path)).body;
    const behind = (await test.request("GET", `${path}&cursor=${pagination.nextCursor}`)).body;
    expect(behind.data.map(({ success }: { success: boolean }) => success)).toEqual([false]);
  });
});
