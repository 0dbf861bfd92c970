import { describe, expect, test } from "vitest";
import { createClient, isAbortedError, isApiError, isDataImportError, isJobError } from "../../src/index.ts";
import { createFakeClock } from "../../src/testing/index.ts";
import { collect } from "../support/core.ts";

type Respond = (url: URL, request: Request) => Response | Promise<Response>;

function createApi(respond: Respond, clock = createFakeClock({ now: 0 })) {
  const fetch = async (request: Request) => respond(new URL(request.url), request);
  return createClient({ baseUrl: "http://service.test/v1", token: "t", fetch, clock });
}

const jobId = "us_jb_1";
const job = (status: string, more: object = {}) =>
  Response.json({
    data: { id: jobId, type: "file", operation: "extract", source: "us_fl_1", status, ...more },
  });

/** Moves the clock while the work waits. */
async function moveUntilDone(clock: ReturnType<typeof createFakeClock>, work: Promise<unknown>) {
  let isDone = false;
  const mark = () => {
    isDone = true;
  };
  work.then(mark, mark);
  while (!isDone) {
    await new Promise(setImmediate);
    if (clock.sleeps.length > 0) await clock.advance(60_000);
  }
}

describe("waiting for a job", () => {
  test("reports each change once, and returns the job that has ended", async () => {
    const states = [
      ["ready", 0],
      ["executing", 10],
      ["executing", 10],
      ["executing", 80],
      ["complete", 100],
    ] as const;
    let asked = 0;
    const clock = createFakeClock({ now: 0 });
    const api = createApi(() => {
      const [status, progress] = states[asked++] ?? ["complete", 100];
      return job(status, { progress });
    }, clock);
    const seen: unknown[] = [];
    const waiting = api.jobs.wait(jobId, { onProgress: ({ progress }) => seen.push(progress) });
    await moveUntilDone(clock, waiting);
    expect(await waiting).toMatchObject({ status: "complete" });
    expect(seen).toEqual([0, 10, 80, 100]);
    expect(asked).toBe(states.length);
  });

  test.each([
    ["failed", { outcome: { message: "The file has no rows." } }, "failed: The file has no rows."],
    ["canceled", { info: "Not needed." }, "was canceled: Not needed."],
    ["failed", {}, "failed."],
  ])("throws an error with the job if it %s", async (status, more, message) => {
    const waiting = createApi(() => job(status, more)).jobs.wait(jobId);
    const error = await waiting.catch((reason: unknown) => reason);
    if (!isJobError(error)) throw error;
    expect(isDataImportError(error)).toBe(true);
    expect(error.job).toMatchObject({ id: jobId, status });
    expect(error.message).toBe(`The job us_jb_1 (file:extract) ${message}`);
    expect(JSON.stringify(error)).not.toContain("us_fl_1");
  });

  test("continues while the service restarts, and throws other failures", async () => {
    let asked = 0;
    const clock = createFakeClock({ now: 0 });
    const api = createApi(() => (asked++ < 5 ? new Response("", { status: 503 }) : job("complete")), clock);
    const waiting = api.jobs.wait(jobId);
    await moveUntilDone(clock, waiting);
    expect(await waiting).toMatchObject({ status: "complete" });
    const missing = createApi(() => Response.json({ errors: [{ message: "No." }] }, { status: 404 }));
    expect(isApiError(await missing.jobs.wait(jobId).catch((error: unknown) => error), 404)).toBe(true);
  });

  test.each([
    [1000, 20],
    [10_000, 50],
    [120_000, 200],
  ])("of %i milliseconds learns of its end soon, and asks at most %i times", async (duration, most) => {
    const clock = createFakeClock({ now: 0 });
    let asked = 0;
    const api = createApi(() => {
      asked += 1;
      return job(clock.now() < duration ? "executing" : "complete");
    }, clock);
    let learnedAt = 0;
    const waiting = api.jobs.wait(jobId).then(() => {
      learnedAt = clock.now();
    });
    while (learnedAt === 0) {
      await new Promise(setImmediate);
      if (clock.pending > 0) await clock.advance(10);
    }
    await waiting;
    expect(learnedAt - duration).toBeLessThanOrEqual(Math.min(Math.max(60, duration * 0.1), 1000));
    expect(asked).toBeLessThanOrEqual(most);
  });

  test("ends when the signal is aborted", async () => {
    const clock = createFakeClock({ now: 0 });
    const controller = new AbortController();
    const waiting = createApi(() => job("executing"), clock).jobs.wait(jobId, { signal: controller.signal });
    const outcome = waiting.catch((error: unknown) => error);
    await clock.untilSleeping();
    controller.abort();
    expect(isAbortedError(await outcome)).toBe(true);
  });
});

test("all records come page by page, each behind the cursor of the one before it", async () => {
  const asked: string[] = [];
  const api = createApi((url) => {
    asked.push(url.search);
    const from = Number(url.searchParams.get("cursor") ?? 0);
    const records = [from, from + 1].map((number) => ({ id: `us_rc_${number}`, values: {} }));
    return Response.json({
      data: { success: true, records, ...(from < 4 && { nextCursor: `${from + 2}` }) },
    });
  });
  const records = await collect(api.records.all("us_sh_1", { filter: "error", pageSize: 2 }));
  expect(records.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5].map((number) => `us_rc_${number}`));
  expect(asked).toEqual([
    "?filter=error&pageSize=2",
    "?filter=error&pageSize=2&cursor=2",
    "?filter=error&pageSize=2&cursor=4",
  ]);
  for await (const { id } of api.records.all("us_sh_1")) {
    expect(id).toBe("us_rc_0");
    break;
  }
  expect(asked).toHaveLength(4);
});

test("an export is a download with the format and the selection", async () => {
  let asked = "";
  const api = createApi((url) => {
    asked = `${url.pathname}${url.search}`;
    return new Response("sku\nCUP\n", { headers: { "content-type": "text/csv" } });
  });
  const bytes: number[] = [];
  const file = await api.sheets.export("us_sh_1", {
    format: "csv",
    filter: "valid",
    onProgress: (progress) => bytes.push(progress.bytes),
  });
  expect(await file.text()).toBe("sku\nCUP\n");
  expect(asked).toBe("/v1/sheets/us_sh_1/download?format=csv&filter=valid");
  expect(bytes.at(-1)).toBe(8);
});
