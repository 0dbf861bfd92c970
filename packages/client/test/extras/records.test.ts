import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAbortedError } from "../../src/core/errors/index.ts";
import { type InsertAllOptions, insertAll, isInsertAllError, type Row } from "../../src/extras/records.ts";
import { createTestCore } from "../support/core.ts";

type Cells = Record<string, { value?: unknown }>;

/** A sheet that takes records and reports an error for every third one. */
function createSheet({
  fail,
}: {
  fail?: (first: number, tries: number) => Response | Error | undefined;
} = {}) {
  const sheet = {
    /** The first row of each request, in the order in which they came. */
    starts: [] as number[],
    rows: [] as number[],
    keys: [] as (string | null)[],
    running: 0,
    most: 0,
    async respond(_: URL, request: Request): Promise<Response> {
      sheet.running += 1;
      sheet.most = Math.max(sheet.most, sheet.running);
      const records = (await request.json()) as Cells[];
      const numbers = records.map(({ number }) => Number(number?.value));
      const first = numbers[0] ?? -1;
      sheet.starts.push(first);
      sheet.keys.push(request.headers.get("idempotency-key"));
      // Later chunks get their response sooner, so the order of responses is not that of the rows.
      await new Promise((resolve) => setTimeout(resolve, sheet.running === 1 ? 3 : 1));
      sheet.running -= 1;
      const failure = fail?.(first, sheet.starts.filter((start) => start === first).length);
      if (failure instanceof Error) throw failure;
      if (failure) return failure;
      sheet.rows.push(...numbers);
      const error = numbers.filter((number) => number % 3 === 0).length;
      const counts = { total: numbers.length, valid: numbers.length - error, error };
      return Response.json({ data: { success: true, commitId: `us_vr_${first}`, counts } });
    },
  };
  return sheet;
}

type Sheet = ReturnType<typeof createSheet>;

const insert = (sheet: Sheet, rows: Parameters<typeof insertAll>[2], options: InsertAllOptions = {}) =>
  insertAll(createTestCore(sheet.respond, { retry: { baseDelay: 1 } }), "us_sh_1", rows, options);

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const numbered = (count: number): Row[] => range(0, count).map((number) => ({ number }));

async function* slowly(rows: Iterable<Row>, pulled: Row[] = []) {
  for (const row of rows) {
    await null;
    pulled.push(row);
    yield row;
  }
}

/** What `fetch` rejects with if nothing listens. */
const refusal = () =>
  new TypeError("fetch failed", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) });

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => new Error("Nothing failed."),
    (reason) => reason,
  );
  if (!isInsertAllError(error)) throw error;
  return error;
}

describe("inserting all rows", () => {
  test("sends each row once, in chunks, and not more chunks at a time than allowed", async () => {
    const cases = fc.record({
      count: fc.nat(60),
      chunkSize: fc.integer({ min: 1, max: 20 }),
      concurrency: fc.integer({ min: 1, max: 4 }),
      later: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ count, chunkSize, concurrency, later }) => {
        const sheet = createSheet();
        const rows = later ? slowly(numbered(count)) : numbered(count);
        const summary = await insert(sheet, rows, { chunkSize, concurrency });
        const starts = range(0, Math.ceil(count / chunkSize)).map((chunk) => chunk * chunkSize);
        expect(sheet.rows.toSorted((a, b) => a - b)).toEqual(range(0, count));
        expect(sheet.most).toBeLessThanOrEqual(concurrency);
        expect(summary).toEqual({
          rows: count,
          chunks: starts.length,
          valid: count - Math.ceil(count / 3),
          error: Math.ceil(count / 3),
          commitIds: starts.map((start) => `us_vr_${start}`),
        });
      }),
      { numRuns: 60 },
    );
  });

  test("turns plain values into cells, and does not change cells and absent fields", async () => {
    const bodies: unknown[] = [];
    const core = createTestCore(async (_, request) => {
      bodies.push(await request.json());
      return Response.json({ data: { success: true } });
    });
    const cell = { value: "a@b", messages: [{ type: "warn" as const, message: "Is this an address?" }] };
    await insertAll(core, "us_sh_1", [
      { name: "Cup", price: 24.5, stocked: false, note: null, tags: ["a", "b"], mail: cell, gone: undefined },
      {},
    ]);
    const values = { name: "Cup", price: 24.5, stocked: false, note: null, tags: ["a", "b"] };
    const cells = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value }]));
    expect(bodies).toEqual([[{ ...cells, mail: cell }, {}]]);
  });

  test("reports its progress, and each chunk with its response", async () => {
    const progress: unknown[] = [];
    const chunks: unknown[] = [];
    await insert(createSheet(), numbered(25), {
      chunkSize: 10,
      concurrency: 1,
      onProgress: (seen) => progress.push(seen),
      onChunk: ({ from, to, data }) => chunks.push([from, to, data.commitId]),
    });
    expect(progress).toEqual([
      { rows: 10, chunks: 1, valid: 6, error: 4 },
      { rows: 20, chunks: 2, valid: 13, error: 7 },
      { rows: 25, chunks: 3, valid: 16, error: 9 },
    ]);
    expect(chunks).toEqual([
      [0, 10, "us_vr_0"],
      [10, 20, "us_vr_10"],
      [20, 25, "us_vr_20"],
    ]);
  });

  test("asks for the records in the responses only if the program reads them", async () => {
    const preferences: (string | null)[] = [];
    const core = createTestCore(async (_, request) => {
      preferences.push(request.headers.get("prefer"));
      return Response.json({ data: { success: true } });
    });
    await insertAll(core, "us_sh_1", numbered(1));
    await insertAll(core, "us_sh_1", numbered(1), { idempotency: false });
    await insertAll(core, "us_sh_1", numbered(1), { onChunk: () => {} });
    await insertAll(core, "us_sh_1", numbered(1), { headers: { Prefer: "code=409" } });
    expect(preferences).toEqual(["return=minimal", "return=minimal", null, "code=409"]);
  });

  test("reads rows only when there is room for them", async () => {
    const pulled: Row[] = [];
    const core = createTestCore(() => new Promise<never>(() => {}));
    const controller = new AbortController();
    const work = insertAll(core, "us_sh_1", slowly(numbered(1000), pulled), {
      chunkSize: 10,
      concurrency: 3,
      signal: controller.signal,
    });
    work.catch(() => {});
    await expect.poll(() => pulled.length).toBe(40);
    await new Promise((resolve) => setImmediate(resolve));
    expect(pulled).toHaveLength(40);
    controller.abort();
    await expect(work).rejects.toSatisfy(isInsertAllError);
  });

  test.each([0, -1, 1.5, Number.NaN])("does not take %d as a size", async (size) => {
    const sheet = createSheet();
    await expect(insert(sheet, [{}], { chunkSize: size })).rejects.toThrow(`chunkSize is ${size}`);
    await expect(insert(sheet, [{}], { concurrency: size })).rejects.toThrow(`concurrency is ${size}`);
    expect(sheet.starts).toEqual([]);
  });
});

describe("idempotency keys", () => {
  const overloaded = () => new Response("", { status: 500 });
  const once = (_: number, tries: number) => (tries === 1 ? overloaded() : undefined);

  test("are sent with each chunk, and it is retried with its key", async () => {
    const sheet = createSheet({ fail: once });
    await insert(sheet, numbered(5));
    expect(sheet.keys).toEqual([expect.stringMatching(/^[\d-]{16,}-0-5$/), sheet.keys[0]]);
    expect(sheet.rows).toEqual(range(0, 5));

    const broken = createSheet({ fail: overloaded });
    const { failed } = await failureOf(insert(broken, numbered(5)));
    expect(failed).toMatchObject([{ from: 0, to: 5, uncertain: true, idempotencyKey: broken.keys[0] }]);
  });

  test("can be the caller's: chunks are retried, and the whole insert can be repeated", async () => {
    const sheet = createSheet({ fail: once });
    await insert(sheet, numbered(15), { chunkSize: 10, concurrency: 1, idempotency: "march" });
    expect(sheet.keys).toEqual(["march-0-10", "march-0-10", "march-10-15", "march-10-15"]);
    expect(sheet.rows).toEqual(range(0, 15));
  });

  test("can be turned off", async () => {
    const sheet = createSheet({ fail: once });
    const { failed } = await failureOf(insert(sheet, numbered(5), { idempotency: false }));
    expect(sheet.keys).toEqual([null]);
    expect(failed[0]).not.toHaveProperty("idempotencyKey");
  });
});

describe("an insert that fails", () => {
  const refused = () =>
    Response.json({ errors: [{ message: "No such field.", key: "colour" }] }, { status: 400 });

  test("has the result for each row", async () => {
    const sheet = createSheet({ fail: (first) => (first === 20 ? refused() : undefined) });
    const pulled: Row[] = [];
    const rows = slowly(numbered(1000), pulled);
    const error = await failureOf(insert(sheet, rows, { chunkSize: 10, concurrency: 3 }));
    expect(error).toMatchObject({
      name: "InsertAllError",
      code: "insert-all",
      operationId: "insertRecords",
      message: expect.stringContaining("No such field."),
      cause: { code: "api", status: 400 },
      failed: [{ from: 20, to: 30, uncertain: false, error: { status: 400 } }],
    });
    const inserted = error.inserted.flatMap(({ from, to }) => range(from, to));
    expect(inserted).toEqual(sheet.rows.toSorted((a, b) => a - b));
    expect([...inserted, ...range(20, 30)].toSorted((a, b) => a - b)).toEqual(range(0, error.notSentFrom));
    expect(error.inserted[0]).toEqual({ from: 0, to: 20 });
    expect(sheet.running).toBe(0);
    // The source was closed, and at most one chunk was read from it without being sent.
    expect(await rows.next()).toEqual({ done: true, value: undefined });
    expect(pulled.length).toBeLessThanOrEqual(error.notSentFrom + 10);
  });

  test("can be continued where it ended", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(19), fc.integer({ min: 1, max: 4 }), async (bad, concurrency) => {
        const sheet = createSheet({
          fail: (first, attempts) => (first === bad * 5 && attempts === 1 ? refused() : undefined),
        });
        const rows = numbered(100);
        const { failed, notSentFrom } = await failureOf(insert(sheet, rows, { chunkSize: 5, concurrency }));
        for (const { from, to } of [...failed, { from: notSentFrom, to: rows.length }]) {
          await insert(sheet, rows.slice(from, to), { chunkSize: 5 });
        }
        expect(sheet.rows.toSorted((a, b) => a - b)).toEqual(range(0, 100));
      }),
      { numRuns: 30 },
    );
  });

  test("is logged without the responses", async () => {
    const sheet = createSheet({ fail: refused });
    const { idempotencyKey, ...rows } = JSON.parse(
      JSON.stringify(await failureOf(insert(sheet, numbered(3)))),
    ).failed[0];
    expect(idempotencyKey).toBe(sheet.keys[0]);
    expect(rows).toMatchObject({ from: 0, to: 3, uncertain: false, error: { code: "api", status: 400 } });
  });

  test.each<[string, Response | Error, boolean]>([
    ["a connection that broke", new Error("socket hang up"), true],
    ["a failure of the service", new Response("", { status: 500 }), true],
    ["a response without success", Response.json({ data: { success: false } }), false],
    ["a response that cannot be decoded", new Response("<html>"), true],
    ["a rejection", new Response("", { status: 400 }), false],
  ])("after %s knows whether the rows may have been inserted", async (_, failure, uncertain) => {
    const { failed, inserted, notSentFrom } = await failureOf(
      insert(createSheet({ fail: () => failure }), numbered(3)),
    );
    expect(failed).toMatchObject([{ from: 0, to: 3, uncertain }]);
    expect([inserted, notSentFrom]).toEqual([[], 3]);
  });

  test.each([
    ["no connection", refusal],
    ["a rejection", () => new Response("", { status: 401 })],
  ])("after a lost response and then %s says that the rows may have been inserted", async (_, second) => {
    const fail = (_first: number, tries: number) => (tries === 1 ? new Error("socket hang up") : second());
    const { failed } = await failureOf(insert(createSheet({ fail }), numbered(3)));
    expect(failed).toMatchObject([{ from: 0, to: 3, uncertain: true }]);
    const never = await failureOf(insert(createSheet({ fail: second }), numbered(3)));
    expect(never.failed).toMatchObject([{ from: 0, to: 3, uncertain: false }]);
  });

  test("because the source of rows fails", async () => {
    const broken = function* () {
      yield* numbered(25);
      throw new Error("Line 26 has a quote too many.");
    };
    const sheet = createSheet();
    const error = await failureOf(insert(sheet, broken(), { chunkSize: 10 }));
    expect(error).toMatchObject({ inserted: [{ from: 0, to: 20 }], failed: [], notSentFrom: 20 });
    expect(error.cause).toMatchObject({ message: "Line 26 has a quote too many." });
  });

  test("because a callback of the caller throws, still knows the inserted rows", async () => {
    const onChunk = () => {
      throw new Error("Disk full.");
    };
    const error = await failureOf(
      insert(createSheet(), numbered(25), { chunkSize: 10, concurrency: 1, onChunk }),
    );
    expect(error).toMatchObject({ inserted: [{ from: 0, to: 10 }], failed: [], notSentFrom: 10 });
  });

  test.each(["at once", "while a source stalls", "while a request runs"])("is aborted %s", async (moment) => {
    const controller = new AbortController();
    const stalls = async function* () {
      yield* numbered(10);
      await new Promise(() => {});
    };
    const core = createTestCore((_, request) =>
      moment === "while a request runs"
        ? new Promise((_resolve, reject) =>
            request.signal.addEventListener("abort", () => reject(request.signal.reason)),
          )
        : Response.json({ data: { success: true } }),
    );
    if (moment === "at once") controller.abort();
    else setTimeout(() => controller.abort(), 20);
    const error = await failureOf(
      insertAll(core, "us_sh_1", stalls(), { chunkSize: 10, signal: controller.signal }),
    );
    const { inserted, failed, notSentFrom, cause } = error;
    expect(cause).toMatchObject({ name: "AbortError" });
    expect(isAbortedError(error)).toBe(true);
    expect(error).toMatchObject({ name: "AbortError", code: "aborted", reason: controller.signal.reason });
    if (moment === "at once") expect([inserted, failed, notSentFrom]).toEqual([[], [], 0]);
    if (moment === "while a source stalls") expect([inserted, failed]).toEqual([[{ from: 0, to: 10 }], []]);
    if (moment === "while a request runs")
      expect([inserted, failed]).toMatchObject([[], [{ from: 0, to: 10, uncertain: true }]]);
  });
});
