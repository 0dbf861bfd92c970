import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createListener, type JobTools, jobHandler, type Listener } from "../src/index.ts";
import { createWorld, type World } from "./support/world.ts";

let world: World;

beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

/** Creates a job and handles its events; returns the job after that. */
async function runJob(listener: Listener) {
  const { api, workbookId } = world;
  const { id } = await api.jobs.create({
    type: "workbook",
    operation: "submitProducts",
    source: workbookId,
    trigger: "immediate",
    input: { season: "spring" },
  });
  const results: unknown[] = [];
  for (const event of await world.takeEvents()) {
    results.push(await listener.dispatchEvent(event, { api }).catch((error: unknown) => error));
  }
  return { job: await api.jobs.get(id), failures: results.filter((result) => result !== undefined) };
}

test("carries out a job with progress and a result", async () => {
  const progress: (string | number | undefined)[] = [];
  const listener = createListener().use(
    jobHandler("workbook:submitProducts", async ({ api, job, event, tick }) => {
      await tick(49.9, "1 of 2 products sent");
      const { progress: stored, info, status } = await api.jobs.get(job.id);
      progress.push(stored, info, status, event.payload.operation);
      return { outcome: { message: "Both products can be ordered." } };
    }),
  );
  const { job, failures } = await runJob(listener);
  expect(progress).toEqual([49, "1 of 2 products sent", "executing", "submitProducts"]);
  expect(job).toMatchObject({
    status: "complete",
    progress: 100,
    outcome: { message: "Both products can be ordered." },
  });
  expect(failures).toEqual([]);
});

test("a job fails with the message of the error", async () => {
  const listener = createListener().use(
    jobHandler("workbook:submitProducts", () => {
      throw new Error("The shop is closed.");
    }),
  );
  const { job, failures } = await runJob(listener);
  expect(job).toMatchObject({
    status: "failed",
    info: "The shop is closed.",
    outcome: { message: "The shop is closed." },
  });
  expect(failures.map(String)).toEqual(["Error: The shop is closed."]);
});

test("a job that was canceled meanwhile stays canceled, and the work is told to end", async () => {
  const handle = vi.fn(async ({ api, job, tick, signal }: JobTools) => {
    await api.jobs.cancel(job.id);
    await tick(50).catch(() => {});
    signal.throwIfAborted();
  });
  const { job, failures } = await runJob(createListener().use(jobHandler("workbook:submitProducts", handle)));
  expect(handle).toHaveBeenCalledOnce();
  expect(job.status).toBe("canceled");
  expect(failures).toEqual([]);
});

test("other jobs are left to others", async () => {
  const handle = vi.fn();
  const { job } = await runJob(createListener().use(jobHandler("sheet:submitProducts", handle)));
  expect(handle).not.toHaveBeenCalled();
  expect(job.status).toBe("ready");
});
