import { afterEach, beforeEach, expect, it } from "vitest";
import { findNextStart } from "../src/domain/periods.ts";
import { createClock } from "../src/runner/clock/clock.ts";
import { cancelRunsOfDeleted } from "../src/runner/clock/start-job.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { listTopics } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

describeEngines("the clock", (engine) => {
  let test: TestService;
  /** The clock of a process that was just started. */
  let start: () => () => Promise<void>;
  /** A Wednesday in UTC, two minutes after ten. */
  let begin: number;
  beforeEach(async () => {
    test = await startTestService(engine, { runsJobs: false });
    start = () => createClock(test.dependencies);
    begin = findNextStart("weekly", Date.now()) + 2 * day + 10 * hour + 2 * minute;
    test.wait(begin - Date.now());
  });
  afterEach(() => test.close());

  const at = (milliseconds: number) => new Date(begin - 2 * minute + milliseconds).toISOString();
  const deploy = (topics: readonly string[], environmentId = test.environments.development) =>
    test.send("POST", `/agents?environmentId=${environmentId}`, { slug: "worker", topics });
  /** The times of the events of a topic, oldest first. */
  async function listTimes(topic: string, environmentId = test.environments.development): Promise<string[]> {
    const rows = await test.storage.db
      .selectFrom("events")
      .select("payload")
      .where("topic", "=", topic)
      .where("environment_id", "=", environmentId)
      .orderBy("sequence")
      .execute();
    return rows.map(({ payload }) => (JSON.parse(payload) as { dueAt: string }).dueAt);
  }
  const listSteps = (first: number, last: number, step: number) =>
    Array.from({ length: (last - first) / step + 1 }, (_, index) => at(first + index * step));

  it("records each time once, and after a stop those that it missed", async () => {
    await deploy(["cron:hourly", "cron:daily", "cron:weekly", "commit:created"]);
    await deploy(["cron:5-minutes"], test.environments.production);
    const first = start();
    await first();
    expect(await listTimes("cron:hourly")).toEqual([]);
    test.wait(hour);
    await first();
    await first();
    await start()();
    expect(await listTimes("cron:hourly")).toEqual([at(hour)]);
    expect(await listTimes("cron:5-minutes")).toEqual([]);
    const { production } = test.environments;
    expect(await listTimes("cron:5-minutes", production)).toEqual(listSteps(5 * minute, hour, 5 * minute));
    expect(await listTimes("cron:hourly", production)).toEqual([]);
    // A day without a process that runs jobs.
    test.wait(day);
    await start()();
    expect(await listTimes("cron:hourly")).toEqual(listSteps(hour, 25 * hour, hour));
    expect(await listTimes("cron:daily")).toEqual([at(14 * hour)]);
    expect(await listTimes("cron:weekly")).toEqual([]);
    test.wait(week);
    await start()();
    expect(await listTimes("cron:hourly")).toEqual(listSteps(hour, week + 25 * hour, hour));
    expect(await listTimes("cron:daily")).toEqual(listSteps(14 * hour, week + 14 * hour, day));
    expect(await listTimes("cron:weekly")).toEqual([at(4 * day + 14 * hour)]);
    const events = await test.send("GET", "/events?topic=cron:weekly");
    expect(events).toMatchObject([
      {
        domain: "cron",
        target: test.environments.development,
        context: { environmentId: test.environments.development, accountId: test.accountId },
      },
    ]);
    expect(events[0].context).not.toHaveProperty("actorId");
  });

  it("records only the missed times of the last seven days", async () => {
    await deploy(["cron:hourly", "cron:weekly"]);
    await start()();
    test.wait(5 * week);
    await start()();
    expect(await listTimes("cron:hourly")).toEqual(listSteps(4 * week + hour, 5 * week, hour));
    expect(await listTimes("cron:weekly")).toHaveLength(1);
  });

  it("records nothing without an agent for it, and begins and ends with the version of the agent", async () => {
    const { id } = await deploy(["commit:created"]);
    const tick = start();
    await tick();
    test.wait(hour);
    await tick();
    await deploy(["cron:hourly"]);
    test.wait(hour);
    await tick();
    expect(await listTimes("cron:hourly")).toEqual([at(2 * hour)]);
    const versions = await test.send("GET", `/agents/${id}/versions`);
    await test.send("GET", `/agents/${id}/versions/${versions[1].id}/revert`);
    test.wait(hour);
    await tick();
    await test.send("GET", `/agents/${id}/versions/${versions[0].id}/revert`);
    test.wait(hour);
    await tick();
    await test.send("DELETE", `/agents/${id}`);
    test.wait(hour);
    await tick();
    expect(await listTimes("cron:hourly")).toEqual([at(2 * hour), at(4 * hour)]);
  });

  it("records what an active webhook names", async () => {
    const { development: environmentId } = test.environments;
    const create = (body: object) =>
      test.send("POST", "/webhooks", { url: "https://93.184.216.34/", environmentId, ...body });
    const { spaceId } = await createCatalogue(test);
    await create({ topics: [] });
    await create({ topics: ["cron:daily"], spaceId });
    await create({ topics: ["cron:5-minutes"], isActive: false });
    await create({ topics: ["cron:hourly"] });
    const tick = start();
    await tick();
    test.wait(day);
    await tick();
    expect(await listTimes("cron:hourly")).toHaveLength(24);
    for (const topic of ["cron:daily", "cron:5-minutes"]) expect(await listTimes(topic)).toEqual([]);
  });

  it("records nothing twice if it is set back", async () => {
    await deploy(["cron:hourly"]);
    const tick = start();
    await tick();
    test.wait(3 * hour);
    await tick();
    test.wait(-2 * hour);
    await tick();
    test.wait(3 * hour);
    await tick();
    expect(await listTimes("cron:hourly")).toEqual(listSteps(hour, 4 * hour, hour));
    // It had been wrong by more than it may miss.
    test.wait(5 * week);
    await tick();
    test.wait(-5 * week);
    await tick();
    test.wait(hour);
    await tick();
    expect((await listTimes("cron:hourly")).at(-1)).toBe(at(5 * hour));
  });

  it("records each time once with two processes", async () => {
    const another = engine.openNode?.(test.storage) ?? test.storage;
    await deploy(["cron:5-minutes"]);
    const ticks = [start(), createClock({ ...test.dependencies, storage: another })];
    for (const tick of ticks) await tick();
    for (let round = 0; round < 3; round += 1) {
      test.wait(12 * hour);
      await Promise.all(ticks.map((tick) => tick()));
    }
    for (const tick of ticks) await tick();
    expect(await listTimes("cron:5-minutes")).toEqual(listSteps(5 * minute, 36 * hour, 5 * minute));
    if (another !== test.storage) await another.close();
  });

  const submit = (source: string) => ({ type: "workbook", operation: "submit", source });
  const getJob = (id: string) => test.send("GET", `/jobs/${id}`);

  it("makes jobs ready at their start time", async () => {
    const { workbookId } = await createCatalogue(test);
    const startAt = at(hour);
    const create = (body: object) => test.send("POST", "/jobs", { ...submit(workbookId), ...body });
    const { id, ...job } = await create({ startAt });
    expect(job).toMatchObject({ status: "scheduled", startAt });
    const earlier = await create({ startAt, trigger: "immediate", status: "scheduled" });
    const canceled = await create({ startAt });
    await test.send("POST", `/jobs/${earlier.id}/execute`);
    await test.send("POST", `/jobs/${canceled.id}/cancel`);
    const past = await create({ startAt: at(-hour) });
    expect(past).toMatchObject({ status: "ready", startAt: at(-hour) });
    const follower = await create({ startAt, predecessorIds: [past.id] });
    const [tick, other] = [start(), start()];
    await tick();
    expect(await getJob(id)).toMatchObject({ status: "scheduled" });
    test.wait(hour);
    await Promise.all([tick(), other()]);
    expect(await getJob(id)).toMatchObject({ status: "ready", startAt });
    expect(await listTopics(test, id)).toEqual(["job:created", "job:scheduled", "job:ready"]);
    const [scheduled] = await test.send("GET", "/events?topic=job:scheduled&pageSize=1");
    expect(scheduled).toMatchObject({ payload: { status: "scheduled", startAt } });
    expect(await listTopics(test, earlier.id)).toEqual(["job:created", "job:scheduled", "job:ready"]);
    expect((await getJob(canceled.id)).status).toBe("canceled");
    expect((await getJob(follower.id)).status).toBe("waiting");
    await test.send("POST", `/jobs/${past.id}/complete`);
    expect((await getJob(follower.id)).status).toBe("ready");
    const body = { ...submit(workbookId), startAt, status: "executing" };
    const rejected = await test.request("POST", "/jobs", { body });
    expect(rejected).toMatchObject({ status: 400, body: { errors: [{ key: "status" }] } });
  });

  async function createScheduled(body: object) {
    const { spaceId, workbookId } = await createCatalogue(test);
    const config = { targetId: workbookId, label: "Count", operation: "countRows", ...body };
    const action = await test.send("POST", `/actions?spaceId=${spaceId}`, config);
    const listJobs = async () => {
      const jobs = await test.send("GET", `/jobs?spaceId=${spaceId}&sortDirection=asc`);
      return jobs.map(({ status, startAt }: { status: string; startAt: string }) => [status, startAt]);
    };
    return { spaceId, workbookId, action, listJobs };
  }

  it.each([
    ["hourly", hour, 2 * hour],
    ["daily", 14 * hour, 38 * hour],
    ["weekly", 4 * day + 14 * hour, 11 * day + 14 * hour],
  ])("runs %s actions at the start of their period", async (schedule, first, second) => {
    const { spaceId, workbookId, action, listJobs } = await createScheduled({ schedule, mode: "foreground" });
    await start()();
    await start()();
    expect(await listJobs()).toEqual([["scheduled", at(first)]]);
    test.wait(first);
    await Promise.all([start()(), start()()]);
    await start()();
    expect(await listJobs()).toEqual([
      ["ready", at(first)],
      ["scheduled", at(second)],
    ]);
    const [next, run] = await test.send("GET", `/jobs?spaceId=${spaceId}`);
    expect(run).toMatchObject({
      type: "workbook",
      operation: "countRows",
      source: workbookId,
      mode: "foreground",
      actionId: action.id,
      createdBy: test.accountId,
    });
    expect(await listTopics(test, run.id)).toEqual(["job:created", "job:scheduled", "job:ready"]);
    const [ready] = await test.send("GET", "/events?topic=job:ready");
    expect(ready).toMatchObject({
      context: { jobId: run.id, actionId: action.id, actionName: "workbook:countRows" },
      origin: { id: action.id, slug: "countRows" },
    });
    expect(ready.context).not.toHaveProperty("actorId");
    expect(await listTopics(test, next.id)).toEqual(["job:created", "job:scheduled"]);
  });

  it("runs an action once for all times that a stop made it miss", async () => {
    const { listJobs } = await createScheduled({ schedule: "hourly" });
    await start()();
    test.wait(3 * day);
    await start()();
    await start()();
    expect(await listJobs()).toEqual([
      ["ready", at(hour)],
      ["scheduled", at(3 * day + hour)],
    ]);
  });

  it("follows changes of an action, wherever they are made", async () => {
    const { spaceId, action, listJobs, workbookId } = await createScheduled({ schedule: "daily" });
    const tick = start();
    await tick();
    await test.send("PATCH", `/actions/${action.id}`, { label: "Count all" });
    await tick();
    await test.send("PATCH", `/actions/${action.id}`, { schedule: "hourly" });
    await tick();
    expect(await listJobs()).toEqual([
      ["canceled", at(14 * hour)],
      ["scheduled", at(hour)],
    ]);
    await test.send("PATCH", `/workbooks/${workbookId}`, {
      actions: [{ label: "Count", operation: "countRows", schedule: "weekly" }],
    });
    await tick();
    expect((await listJobs()).slice(1)).toEqual([
      ["canceled", at(hour)],
      ["scheduled", at(4 * day + 14 * hour)],
    ]);
    await test.send("PATCH", `/workbooks/${workbookId}`, {
      actions: [{ label: "Count", operation: "countRows" }],
    });
    await tick();
    expect((await listJobs()).at(-1)[0]).toBe("canceled");
    await test.send("PATCH", `/actions/${action.id}`, { schedule: "hourly" });
    await tick();
    await test.send("DELETE", `/actions/${action.id}`);
    await cancelRunsOfDeleted(test.dependencies);
    test.wait(hour);
    await tick();
    const [last] = await test.send("GET", `/jobs?spaceId=${spaceId}`);
    expect(last).toMatchObject({ status: "canceled", info: "The action was deleted.", startAt: at(hour) });
  });

  it("runs no actions of archived spaces, without an operation, or with one of the service", async () => {
    const { spaceId, listJobs } = await createScheduled({ schedule: "hourly" });
    const others = [await createScheduled({ schedule: "hourly", operation: "delete-records" })];
    const { workbookId, ...bare } = await createScheduled({});
    const config = { targetId: workbookId, label: "Nothing", schedule: "hourly" };
    await test.send("POST", `/actions?spaceId=${bare.spaceId}`, config);
    others.push({ workbookId, ...bare });
    const tick = start();
    await tick();
    await test.send("POST", `/spaces/${spaceId}/archive`);
    test.wait(hour);
    await tick();
    expect(await listJobs()).toEqual([
      ["canceled", at(hour)],
      ["scheduled", at(2 * hour)],
    ]);
    await test.send("POST", `/spaces/${spaceId}/unarchive`);
    test.wait(hour);
    await tick();
    expect((await listJobs())[1]).toEqual(["ready", at(2 * hour)]);
    for (const other of others) expect(await other.listJobs()).toEqual([]);
  });
});
