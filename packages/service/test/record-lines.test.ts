import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

type Piece = string | Uint8Array;

describeEngines("record lines", (engine) => {
  let test: TestService;
  let sheet: string;
  let workbookId: string;
  beforeEach(async () => {
    test = await startTestService(engine, { limits: { bodyBytes: 40_000 } });
    const catalogue = await createCatalogue(test);
    workbookId = catalogue.workbookId;
    sheet = `/sheets/${catalogue.sheets["products"]}`;
  });
  afterEach(() => test.close());

  async function insert(
    body: Piece | AsyncIterable<Piece>,
    headers: Readonly<Record<string, string>> = {},
    token = test.token,
  ): Promise<TestResponse> {
    const isWhole = typeof body === "string" || body instanceof Uint8Array;
    const init = {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/x-ndjson", ...headers },
      body: isWhole ? Buffer.from(body as string) : ReadableStream.from(encode(body)),
      duplex: "half" as const,
    };
    const response = await test.service.fetch(`http://service.localhost/v1${sheet}/records.jsonl`, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  async function* encode(pieces: AsyncIterable<Piece>) {
    for await (const piece of pieces) yield Buffer.from(piece as string);
  }
  const readAll = async () =>
    (await test.send("GET", `${sheet}/records?pageSize=10000&includeMessages=true`)).records as {
      values: Record<string, { value: unknown; valid: boolean; messages: unknown[] }>;
    }[];
  const listSkus = async () => (await readAll()).map(({ values }) => values["sku"]?.value);
  const countAll = async () => (await test.send("GET", `${sheet}/counts`)).counts.total as number;
  const countCommits = async () => (await test.send("GET", `${sheet}/commits`)).length as number;
  const write = (...rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  /** Lines of 400 bytes, of which 100 become one commit, because a body has at most 40,000 bytes here. */
  const writeMany = (from: number, to: number, prefix = "S") =>
    Array.from({ length: to - from }, (_, index) => {
      const line = `{"sku":"${prefix}-${from + index}","price":1,"name":"`;
      return `${line}${"x".repeat(397 - line.length)}"}\n`;
    }).join("");

  it("stores each line as a record, as the insert of a list does", async () => {
    const rows = [
      { sku: "A-1", name: "Cup", price: 24.5, currency: "EUR", in_stock: true, since: "2026-03-02" },
      { sku: "A-2", name: 'A "quote" and \u{1f600}', price: -0.5, in_stock: false },
      { price: "twelve", currency: "GBP", sku: "a-1" },
      { sku: "A-4", tags: ["a", "b"], name: null, price: 1e21 },
      {},
    ];
    const lines = await insert(write(...rows));
    expect([lines.status, lines.body.data.counts]).toEqual([
      200,
      { total: 5, valid: 2, error: 3, errorsByField: { sku: 3, price: 1, currency: 1 } },
    ]);
    const [stored, other] = await Promise.all([
      readAll(),
      createCatalogue(test).then(async ({ sheets }) => {
        sheet = `/sheets/${sheets["products"]}`;
        const body = rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [key, { value }])),
        );
        await test.send("POST", `${sheet}/records`, body);
        return readAll();
      }),
    ]);
    const show = (records: typeof stored) =>
      records.map(({ values }) =>
        Object.entries(values).map(([key, { value, valid, messages }]) => [key, value, valid, messages]),
      );
    expect(show(stored)).toEqual(show(other));
  });

  it("makes one commit of each 10,000 lines, or of the bytes of one body, however they arrive", async () => {
    const plain = { name: "Plain", slug: "plain", fields: [{ key: "sku", type: "string" as const }] };
    sheet = `/sheets/${(await createCatalogue(test, [plain])).sheets["plain"]}`;
    const text = "{}\n".repeat(20_001);
    async function* cut() {
      for (let at = 0; at < text.length; at += 9973) yield text.slice(at, at + 9973);
    }
    const { status, body } = await insert(cut());
    expect([status, body.data.counts]).toEqual([200, { total: 20_001, valid: 20_001, error: 0 }]);
    expect(body.data.success).toBe(true);
    const long = "x".repeat(15_000);
    const longer = await insert(write(...["A", "B", "C"].map((name) => ({ sku: name + long }))));
    const sizes = [];
    for (const commitId of [...body.data.commitIds, ...longer.body.data.commitIds]) {
      const query = `commitId=${commitId}&pageSize=1&includeLength=true`;
      sizes.push((await test.send("GET", `${sheet}/records?${query}`)).counts.total);
    }
    expect(sizes).toEqual([10_000, 10_000, 1, 2, 1]);
    const events: { topic: string; payload: { count: number } }[] = await test.send(
      "GET",
      "/events?pageSize=100",
    );
    for (const topic of ["commit:created", "sheet:counts-updated", "sheet:calculation-updated"]) {
      expect(events.filter((event) => event.topic === topic)).toHaveLength(sizes.length);
    }
    const created = events.filter(({ topic }) => topic === "records:created");
    expect(created.map(({ payload }) => payload.count)).toEqual(sizes.toReversed());
  });

  it("stores a commit before it reads further lines", async () => {
    let seen = -1;
    async function* send() {
      // The last line is not stored before the others of its commit.
      yield writeMany(0, 101);
      await expect.poll(countAll).toBe(100);
      seen = await countAll();
      yield writeMany(101, 102);
    }
    expect((await insert(send())).body.data.counts.total).toBe(102);
    expect(seen).toBe(100);
  });

  it("takes line feeds with carriage returns, empty lines, a byte order mark, and no line feed at the end", async () => {
    const text = '\uFEFF{"sku":"A"}\r\n\r\n \t\n  { "sku" : "B" } \r\n\n{"sku":"\\u0043"}\r\n{"sku":"D"}';
    expect((await insert(text)).body.data.counts.total).toBe(4);
    expect(await listSkus()).toEqual(["A", "B", "C", "D"]);
    for (const empty of ["\n", "\uFEFF", " \r\n\n"]) {
      const { status, body } = await insert(empty);
      expect([status, body.data]).toEqual([
        200,
        { success: true, commitIds: [], counts: { total: 0, valid: 0, error: 0 } },
      ]);
    }
    expect(await countCommits()).toBe(1);
  });

  it("names the first wrong line, and saves nothing of its commit", async () => {
    const wrong: readonly [line: Piece, message: RegExp, status?: number][] = [
      ['{"sku":"A"', /^Line 3 is not valid JSON: /],
      ['{"sku":"A"} {"sku":"B"}', /^Line 3 is not valid JSON: /],
      ['{"sku":\n"A"}', /^Line 3 is not valid JSON: /],
      ['["A"]', /^Line 3 is not an object\. Each line must be one JSON object\./],
      ["12", /^Line 3 is not an object/],
      ['{"sku":{"value":"A"}}', /^Line 3 has an object in `sku`\. A value must be a text, a number, /],
      ['{"tags":["a",1]}', /^Line 3 has a list of other values in `tags`/],
      [
        '{"skus":"A"}',
        /^Line 3 has an unknown field\. The sheet `products` has no field `skus`\. Did you mean `sku`\?/,
      ],
      ['{"sku":"A\\u0000"}', /^Line 3 is invalid: .*U\+0000/],
      ['{"price":1e999}', /^Line 3 is invalid: /],
      ['{"__proto__":"A"}', /^Line 3 /],
      [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), /^Line 3 is not UTF-8\./],
      [`{"name":"${"x".repeat(40_000)}"}`, /^Line 3 is too long: the limit is 40000 bytes\./, 413],
      [`{"tags":${"[".repeat(200)}`, /^Line 3 has too many levels: the limit is 100\./],
    ];
    for (const [line, message, status = 400] of wrong) {
      const body = Buffer.concat([
        Buffer.from('{"sku":"A"}\n\n'),
        Buffer.from(line as string),
        Buffer.from("\n[]\n"),
      ]);
      const response = await insert(body);
      const text = response.body.errors?.map((one: { message: string }) => one.message).join(" ");
      expect([response.status, text]).toEqual([status, expect.stringMatching(message)]);
      const saved = status === 413 ? "The first 2 lines are saved." : "No line is saved.";
      expect(text.endsWith(saved)).toBe(true);
    }
    // Lines before one that is too long are complete.
    expect(await listSkus()).toEqual(["A"]);
    const later = await insert(`${writeMany(0, 103)}{"skus":1}\n{"sku":`);
    expect(later.body.errors).toEqual([
      {
        key: "skus",
        message: expect.stringMatching(/^Line 104 has an unknown field\. .*The first 100 lines are saved\.$/),
        code: "field_unknown",
      },
    ]);
    expect(await countAll()).toBe(101);
  });

  it("skips the lines that are saved if the stream is sent again with its key", async () => {
    const key = { "idempotency-key": "spring-1" };
    const text = writeMany(0, 150);
    async function* breakOff() {
      yield text.slice(0, -900);
      throw new Error("The caller left.");
    }
    await insert(breakOff(), key).catch(() => {});
    await expect.poll(countAll).toBe(100);
    const first = await insert(text, key);
    expect([first.status, first.body.data.counts]).toEqual([200, { total: 150, valid: 150, error: 0 }]);
    expect(first.headers.has("idempotency-replayed")).toBe(false);
    const again = await insert(text, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect([await countAll(), await countCommits()]).toEqual([150, 2]);

    // Lines that were not saved may change, saved ones may not.
    const fails = await insert(`${writeMany(0, 100, "T")}{"sku":}\n`, { "idempotency-key": "spring-2" });
    expect(fails.status).toBe(400);
    const corrected = await insert(`${writeMany(0, 100, "T")}{"sku":"end"}\n`, {
      "idempotency-key": "spring-2",
    });
    expect([corrected.status, corrected.body.data.counts.total]).toEqual([200, 101]);
    const changed = await insert(text.replace('S-7"', 'U-7"'), key);
    expect([changed.status, changed.body.errors[0].key]).toEqual([409, "Idempotency-Key"]);
    expect(await countAll()).toBe(251);
  });

  it("stores each line once if two nodes get the same stream at once", async () => {
    const node = await test.startNode();
    const text = writeMany(0, 110);
    const headers = { "idempotency-key": "both", "content-type": "application/x-ndjson" };
    const send = (request: TestService["request"]) =>
      request("POST", `${sheet}/records.jsonl`, { text, headers });
    const [one, other] = await Promise.all([send(test.request), send(node)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
    expect(await countAll()).toBe(110);
  });

  it("ends with an error if the caller may no longer write, and says how many lines are saved", async () => {
    const lock = (action: "lock" | "unlock") => test.send("POST", `${sheet}/${action}`);
    async function* lockBetween() {
      yield writeMany(0, 101);
      await expect.poll(countAll).toBe(100);
      await lock("lock");
      yield writeMany(101, 102);
    }
    const locked = await insert(lockBetween());
    expect([locked.status, locked.body.errors[0].message]).toEqual([
      409,
      expect.stringMatching(/ The first 100 lines are saved\.$/),
    ]);
    await lock("unlock");
    const loader = await test.send("POST", "/auth/personal-access-tokens", { name: "Loader" });
    const {
      token,
      personalAccessToken: { id },
    } = loader;
    async function* revokeBetween() {
      yield writeMany(0, 101, "R");
      await expect.poll(countAll).toBe(200);
      await test.send("DELETE", `/auth/personal-access-tokens/${id}`);
      yield writeMany(101, 102, "R");
    }
    const revoked = await insert(revokeBetween(), {}, token);
    expect([revoked.status, revoked.body.errors[0].message]).toEqual([
      401,
      expect.stringMatching(/ The first 100 lines are saved\.$/),
    ]);
    expect(await countAll()).toBe(200);
  });

  it("rejects a request that is not JSON lines, or is for no sheet", async () => {
    const status = async (...given: Parameters<typeof insert>) => (await insert(...given)).status;
    expect(await status("")).toBe(400);
    expect(await status('{"sku":"A"}', { "content-type": "application/json" })).toBe(415);
    expect(await status('{"sku":"A"}', { "content-encoding": "gzip" })).toBe(400);
    expect(await status(gzipSync('{"sku":"A"}'), { "content-encoding": "gzip" })).toBe(200);
    expect(await status('{"sku":"A"}', { "idempotency-key": "with space" })).toBe(400);
    expect(await status('{"sku":"A"}', {}, "pat_unknown")).toBe(401);
    sheet = "/sheets/us_sh_Nowhere1";
    expect(await status('{"sku":"A"}')).toBe(404);
    expect(await status("\n")).toBe(404);
    expect((await test.send("GET", `/workbooks/${workbookId}`)).sheets).toHaveLength(1);
  });
});
