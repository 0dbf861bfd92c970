import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endProcesses, findUrl, type Started, startProcess } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describeEngines } from "../support/databases.ts";

const program = join(import.meta.dirname, "../support/crashing-service.ts");
const minute = 60_000;

describeEngines("the clock of processes that are killed", (engine) => {
  let folder: string;
  let database: DatabaseEnvironment;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "clock-test-"));
    database = await createEnvironment(engine);
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it("records each time and starts each run once; the process that is left takes over", async () => {
    const since = Date.now();
    // Twenty minutes of the clock in each second.
    const args = ["--conditions=@data-import/source", program, folder, "0", "1200", String(since)];
    const start = async () => {
      const process = startProcess(args, database.environment, "ready\n");
      return { process, greeting: await process.ready };
    };
    const first = await start();
    const token = / with (\S+)\. ready/.exec(first.greeting)?.[1] ?? "";
    let target = { url: findUrl(first.greeting), token };
    const list = async (path: string) => call(target, `${path}&pageSize=1000`);
    const environments = await call(target, "/environments");
    const { id: environmentId } = environments[0];
    const topics = ["cron:5-minutes", "cron:hourly"];
    const agent = { slug: "worker", topics };
    await call(target, `/agents?environmentId=${environmentId}`, { method: "POST", json: agent });
    const space = { name: "Goods", environmentId, actions: [] };
    const actions = [{ label: "Count", operation: "count", schedule: "hourly" }];
    const json = { ...space, actions };
    const { id: spaceId } = await call(target, "/spaces", { method: "POST", json });

    const listTicks = async (topic: string): Promise<number[]> => {
      const events = await list(`/events?topic=${topic}`);
      return events.map(({ payload }: { payload: { dueAt: string } }) => Date.parse(payload.dueAt)).reverse();
    };
    const isShared = engine.name === "PostgreSQL";
    let others: { process: Started; greeting: string }[] = isShared ? [await start()] : [];
    let current = first;
    for (let round = 0; round < 4; round += 1) {
      const before = (await listTicks("cron:5-minutes")).length;
      current.process.child.kill("SIGKILL");
      await current.process.ended;
      const [next = await start(), ...rest] = others;
      target = { url: findUrl(next.greeting), token };
      // Only this one is left.
      await expect.poll(async () => (await listTicks("cron:5-minutes")).length).toBeGreaterThan(before + 3);
      current = next;
      others = isShared ? [...rest, await start()] : [];
    }

    const listReady = async (): Promise<string[]> => {
      const events = await list("/events?topic=job:ready");
      return events.map(({ context }: { context: { jobId: string } }) => context.jobId);
    };
    await expect.poll(async () => (await listReady()).length).toBeGreaterThan(1);
    for (const [topic, step] of [
      ["cron:5-minutes", 5 * minute],
      ["cron:hourly", 60 * minute],
    ] as const) {
      const times = await listTicks(topic);
      expect(times).toEqual(times.map((_, index) => (times[0] ?? 0) + index * step));
      expect(times.length).toBeGreaterThan(0);
    }
    // A run may be left out while no process runs, but none starts twice.
    const jobs = await list(`/jobs?spaceId=${spaceId}`);
    const starts = jobs.map(({ startAt }: { startAt: string }) => startAt);
    expect(starts.length).toBeGreaterThan(1);
    expect(starts.every((time: string) => Date.parse(time) % (60 * minute) === 0)).toBe(true);
    expect(new Set(starts).size).toBe(starts.length);
    const ready = await listReady();
    expect(new Set(ready).size).toBe(ready.length);
  });
});
