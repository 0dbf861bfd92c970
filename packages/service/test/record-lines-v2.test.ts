import { afterEach, beforeEach, expect, it } from "vitest";
import { createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const path = "/v2-alpha/records.jsonl";

describeEngines("records as lines", (engine) => {
  let test: TestService;
  let sheetId: string;
  let workbookId: string;
  let spaceId: string;
  let ids: Readonly<Record<string, string>>;
  beforeEach(async () => {
    test = await startTestService(engine, { limits: { bodyBytes: 40_000 } });
    const maker = {
      name: "Makers",
      slug: "makers",
      fields: [
        { key: "name", type: "string" as const },
        {
          key: "product",
          type: "reference" as const,
          config: { ref: "products", key: "sku", relationship: "has-one" as const },
        },
      ],
    };
    const catalogue = await createCatalogue(test, [productSheet, maker]);
    ({ workbookId, spaceId, sheets: ids } = catalogue);
    sheetId = `${ids["products"]}`;
  });
  afterEach(() => test.close());

  const text = (...lines: readonly object[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const post = (
    body: string,
    query = "",
    headers: Readonly<Record<string, string>> = {},
    token = test.token,
  ) =>
    test.request("POST", `${path}${query}`, {
      text: body,
      token,
      headers: { "content-type": "application/jsonl", "x-sheet-id": sheetId, ...headers },
    });
  /** Lines that must be saved. */
  const write = async (
    lines: readonly object[],
    query = "",
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { status, body } = await post(text(...lines), query, headers);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body;
  };
  const get = async (query: string) => {
    const headers = { authorization: `Bearer ${test.token}` };
    return test.service.fetch(`http://service.localhost/v1${path}${query}`, { headers });
  };
  // biome-ignore lint/suspicious/noExplicitAny: lines of every shape.
  const read = async (query = "", id = sheetId): Promise<any[]> => {
    const response = await get(`?sheetId=${id}${query}`);
    const body = await response.text();
    expect(response.status, body).toBe(200);
    return body
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  };
  const listSkus = async () => (await read()).map(({ sku }) => sku);
  const errorOf = async (...given: Parameters<typeof post>) => {
    const { status, body } = await post(...given);
    return [status, body.errors?.[0].message, body.errors?.[0].key];
  };
  const fill = (count: number, prefix = "S") =>
    text(...Array.from({ length: count }, (_, index) => ({ sku: `${prefix}-${index}` })));

  it("are written and read with ids, versions and validity, without cells that have no value", async () => {
    const made = await write([
      { sku: "A", price: 2, tags: ["x", "y"], in_stock: false },
      { sku: "B", price: "twelve", name: "" },
    ]);
    expect(made).toEqual({
      success: true,
      created: 2,
      updated: 0,
      deleted: 0,
      commitIds: [expect.stringMatching(/^us_vr_/)],
    });
    const [one, other] = await read();
    const member = { __k: expect.stringMatching(/^us_rc_/), __v: made.commitIds[0] };
    expect(one).toEqual({ ...member, __e: true, sku: "A", price: 2, tags: ["x", "y"], in_stock: false });
    expect(other).toEqual({ ...member, __e: false, sku: "B", price: "twelve" });
    const [whole] = await read("&includeEmptyCells=true&fields=sku&fields=since");
    expect(whole).toEqual({ ...member, __e: true, sku: "A", since: null });
    const response = await get(`?sheetId=${sheetId}`);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="products.jsonl"');
  });

  it("update and delete the records of their ids", async () => {
    await write([{ sku: "A", price: 1 }, { sku: "B" }, { sku: "C" }]);
    const [a, b, c] = (await read()).map(({ __k }) => __k);
    const done = await write([
      { __k: a, price: 5 },
      { __k: b, __d: true },
      { sku: "D" },
      { __k: c, sku: "X", name: "first" },
      { __k: c, sku: "Y" },
      { __k: a, __d: false, name: "Cup" },
    ]);
    expect(done).toMatchObject({ success: true, created: 1, updated: 2, deleted: 1 });
    expect(done.commitIds).toHaveLength(3);
    expect((await read()).map(({ sku, price, name }) => [sku, price, name])).toEqual([
      ["A", 5, "Cup"],
      ["Y", undefined, "first"],
      ["D", undefined, undefined],
    ]);
    for (const commitId of done.commitIds.toReversed()) {
      expect((await test.request("POST", `/commits/${commitId}/undo`)).status).toBe(200);
    }
    expect((await read()).map(({ sku, price, name }) => [sku, price, name])).toEqual([
      ["A", 1, undefined],
      ["B", undefined, undefined],
      ["C", undefined, undefined],
    ]);
    const events: { topic: string }[] = await test.send("GET", "/events?pageSize=100");
    const topics = new Set(events.map(({ topic }) => topic));
    for (const topic of [
      ...["commit:created", "records:created", "records:updated", "records:deleted"],
      ...["sheet:counts-updated", "sheet:calculation-updated"],
    ]) {
      expect(topics).toContain(topic);
    }
  });

  it("have messages, metadata, config, links, times and the sheet on request, and take them back", async () => {
    await write([{ sku: "A", price: "twelve" }]);
    const message = { type: "warn", message: "Look twice.", source: "custom-logic" };
    await write([
      {
        sku: "B",
        __m: { from: "list" },
        __c: { readonly: true },
        __v: "us_vr_Old",
        __i: { sku: [message] },
        __e: false,
        __u: "2020-01-01T00:00:00.000Z",
        __l: [],
      },
      { sku: "C", __i: [{ x: "name", m: "Give it a name." }] },
    ]);
    const all = [
      ..."Messages Metadata Config Links Sheet SheetSlug Timestamps"
        .split(" ")
        .map((name) => `include${name}=true`),
      ...["stream=true", "isStream=true", "noContext=true", `workbookId=${workbookId}`, "sheetSlug=products"],
    ].join("&");
    const [a, b, c] = await read(`&${all}`);
    expect([a.__s, a.__n, a.__m, a.__c, a.__l]).toEqual([sheetId, "products", {}, {}, []]);
    expect(a.__u).toMatch(/^\d{4}-.*Z$/);
    expect(a.__i.price).toEqual([expect.objectContaining({ type: "error", field: "price" })]);
    expect([b.__m, b.__c]).toEqual([{ from: "list" }, { readonly: true }]);
    expect(b.__i.sku).toEqual([expect.objectContaining(message)]);
    expect([c.__e, c.__i.name]).toEqual([
      false,
      expect.arrayContaining([expect.objectContaining({ type: "error", message: "Give it a name." })]),
    ]);
    const again = await write([a, b, c], "", { "x-sheet-id": `${ids["makers"]}` });
    expect(again).toMatchObject({ created: 0, updated: 3, deleted: 0, commitIds: [] });
    expect(await read(`&${all}`)).toEqual([a, b, c]);

    await write([{ name: "Harbour", product: "A" }], "", { "x-sheet-id": `${ids["makers"]}` });
    const [maker] = await read("&includeLinks=true", ids["makers"]);
    expect(maker.__l).toEqual([{ __k: a.__k, __v: a.__v, __e: false, sku: "A", price: "twelve" }]);
  });

  it("are selected, sorted and cut into pages like the records of a download", async () => {
    await write([
      { sku: "A", price: 3 },
      { sku: "B", price: "twelve" },
    ]);
    const { commitIds } = await write([
      { sku: "C", price: 1 },
      { sku: "D", price: 2 },
    ]);
    const skus = async (query: string) => (await read(query)).map(({ sku }) => sku).join("");
    expect(await skus("&filter=error")).toBe("B");
    expect(await skus("&filter=error&filterField=sku")).toBe("");
    expect(await skus("&q=price%20lt%203")).toBe("CD");
    expect(await skus("&searchValue=d&searchField=sku")).toBe("D");
    expect(await skus(`&commitId=${commitIds[0]}`)).toBe("CD");
    expect(await skus(`&sinceCommitId=${commitIds[0]}`)).toBe("");
    const [first] = await read();
    expect(await skus(`&ids=${first.__k}`)).toBe("A");
    expect(await skus(`&ids=${first.__k}&filter=valid`)).toBe("CD");
    expect(await skus("&sortField=price&sortDirection=desc")).toBe("ADCB");
    expect(await skus("&sortField=price&sortDirection=asc&pageSize=2&pageNumber=2")).toBe("AB");
    expect(await skus("&pageSize=3")).toBe("ABC");
    expect(await skus("&pageSize=3&pageNumber=2")).toBe("D");
    expect(await skus("&pageNumber=1")).toBe("ABCD");
    expect(await skus("&pageNumber=2")).toBe("");
    const events = await test.send("GET", "/events?topic=records:created&pageSize=10");
    const event = events.find(({ dataUrl }: { dataUrl?: string }) => dataUrl?.endsWith(commitIds[0]));
    expect(await skus(`&forEvent=${event.id}`)).toBe("CD");
    const statuses = ["&fields=skus", "&workbookId=us_wb_Other123", "&sheetSlug=makers", "&sortField=sku"];
    for (const query of statuses) expect((await get(`?sheetId=${sheetId}${query}`)).status).toBe(400);
    expect((await get("?sheetId=us_sh_Nowhere1")).status).toBe(404);
    expect(await (await get("")).json()).toMatchObject({ errors: [{ key: "sheetId" }] });
  });

  it("are for the sheet that they name, or for that of the request", async () => {
    const send = (query: string, ...lines: object[]) =>
      test.request("POST", `${path}${query}`, {
        text: text(...lines),
        headers: { "content-type": "application/x-ndjson" },
      });
    const both = await send("", { __s: sheetId, sku: "A" }, { __s: ids["makers"], name: "M" });
    expect([both.status, both.body.created, both.body.commitIds.length]).toEqual([200, 2, 2]);
    expect((await send(`?sheetId=${sheetId}`, { sku: "B" }, { __n: "makers", name: "N" })).body.created).toBe(
      2,
    );
    const named = `?workbookId=${workbookId}&sheetSlug=products`;
    expect((await send(named, { sku: "C" }, { __n: "makers", name: "O" })).body.created).toBe(2);
    expect((await send(`?sheetId=${ids["makers"]}`, { __s: sheetId, sku: "D" })).body.created).toBe(1);
    const preferred = await post(text({ sku: "E" }), `?sheetId=${ids["makers"]}`);
    expect(preferred.body.created).toBe(1);
    expect((await read()).map(({ sku }) => sku).join("")).toBe("ABCDE");
    expect((await read("", ids["makers"])).map(({ name }) => name).join("")).toBe("MNO");
    const wrong = async (...given: Parameters<typeof send>) => {
      const { status, body } = await send(...given);
      return [status, body.errors?.[0].message];
    };
    for (const query of ["", "?sheetSlug=products"]) {
      expect(await wrong(query, { sku: "A" })).toEqual([
        400,
        expect.stringMatching(/^Line 1 is for no sheet\. /),
      ]);
    }
    expect(await wrong("", { __n: "products", sku: "A" })).toEqual([
      ...[
        400,
        expect.stringMatching(/^Line 1 names the sheet `products`, but the request names no workbook/),
      ],
    ]);
    expect(await wrong(named, { __n: "nowhere", sku: "A" })).toEqual([
      ...[400, expect.stringMatching(/^Line 1 names `nowhere`, but the workbook has no such sheet/)],
    ]);
    expect(await wrong("", { __s: sheetId }, { __s: "us_sh_Nowhere1" })).toEqual([
      ...[404, expect.stringMatching(/^Line 2: .*us_sh_Nowhere1/)],
    ]);
    expect((await wrong("?workbookId=us_wb_Other123", { sku: "A", __s: sheetId }))[0]).toBe(404);
    expect((await wrong(`?workbookId=${workbookId}&sheetSlug=nowhere`, { sku: "A" }))[0]).toBe(404);
  });

  it("are those of the time of the request, and break off if the sheet is deleted", async () => {
    for (const prefix of ["A", "B"]) expect((await post(fill(1250, prefix))).status).toBe(200);
    const response = await get(`?sheetId=${sheetId}`);
    const { commitIds } = await write([{ sku: "late" }]);
    const [last] = await read("&pageSize=1&pageNumber=2500");
    await write([{ __k: last.__k, sku: "changed" }]);
    const skus = (await response.text())
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line).sku);
    expect([skus.length, skus[2499], new Set(skus).size]).toEqual([2500, "changed", 2500]);
    expect(await read(`&commitId=${commitIds[0]}`)).toHaveLength(1);
    const broken = await get(`?sheetId=${sheetId}`);
    await test.send("DELETE", `/sheets/${sheetId}`);
    await expect(broken.text()).rejects.toThrow();
  });

  it("have no fields with the key of another member", async () => {
    const fields = ["sku", "__v"].map((key) => ({ key, type: "string" as const }));
    const { sheets } = await createCatalogue(test, [{ name: "Odd", slug: "odd", fields }]);
    const own = `${sheets["odd"]}`;
    await test.send("POST", `/sheets/${own}/records`, [{ sku: { value: "A" }, __v: { value: "B" } }]);
    const [{ __k, __v, ...line }] = await read("", own);
    expect([__v, line]).toEqual([expect.stringMatching(/^us_vr_/), { __e: true, sku: "A" }]);
    expect(await write([{ __k, __v: "C" }], "", { "x-sheet-id": own })).toMatchObject({
      updated: 1,
      commitIds: [],
    });
  });

  it("that are wrong are named by their number, and nothing of their group is saved", async () => {
    await write([{ sku: "A" }]);
    const [{ __k: known }] = await read();
    const wrong: readonly [line: string, status: number, message: RegExp][] = [
      ['{"sku":', 400, /^Line 3 is not valid JSON: /],
      ["[]", 400, /^Line 3 is not an object/],
      ['{"sku":{"value":"A"}}', 400, /^Line 3 has an object in `sku`/],
      ['{"skus":"A"}', 400, /^Line 3 has an unknown field\. .*Did you mean `sku`\?/],
      [`{"__k":"${known}","skus":"A"}`, 400, /^Line 3 has an unknown field\./],
      ['{"__i":{"skus":[{"type":"warn","message":"x"}]}}', 400, /^Line 3 has an unknown field\./],
      ['{"__i":{"sku":[{"type":"loud","message":"x"}]}}', 400, /^Line 3 is invalid: `__i\.sku\[0\]\.type` /],
      ['{"__i":[{"x":1}]}', 400, /^Line 3 is invalid: /],
      ['{"__c":{"readonly":"x"}}', 400, /^Line 3 is invalid: `__c\.readonly` /],
      ['{"__m":[]}', 400, /^Line 3 is invalid: `__m` /],
      ['{"__d":true,"sku":"A"}', 400, /^Line 3 has `__d`, but no `__k`/],
      ['{"__d":"yes"}', 400, /^Line 3 is invalid: `__d` /],
      ['{"__nk":"us_rc_Own12345"}', 400, /^Line 3 has `__nk`, but the service chooses the ids/],
      ['{"__k":"us_rc_Nowhere1","sku":"A"}', 404, /^Line 3: There is no record `us_rc_Nowhere1`/],
      ['{"__k":"us_rc_Nowhere1","__d":true}', 404, /^Line 3: There is no record `us_rc_Nowhere1`/],
    ];
    for (const [line, status, message] of wrong) {
      const [actual, found] = await errorOf(`{"sku":"N"}\n\n${line}\n${status === 404 ? "{}" : "[]"}\n`);
      expect([actual, found]).toEqual([status, expect.stringMatching(message)]);
      expect(found).toMatch(/ No line is saved\.$/);
    }
    const twice = text({ __k: known, __d: true }, { __k: known, sku: "B" });
    expect(await errorOf(twice)).toEqual([
      ...[404, expect.stringMatching(/^Line 2 is about the record .*, which line 1 deletes\./), "__k"],
    ]);
    expect(await listSkus()).toEqual(["A"]);
    expect((await post("")).status).toBe(400);
    expect((await post("{}", "", { "content-type": "application/json" })).status).toBe(415);
    expect((await post("\n\n")).body).toEqual({
      success: true,
      created: 0,
      updated: 0,
      deleted: 0,
      commitIds: [],
    });
  });

  it("of many groups are saved one group after the other, and continue with their key", async () => {
    const line = (index: number) => `${JSON.stringify({ sku: `S-${index}`, name: "x".repeat(370) })}\n`;
    const many = Array.from({ length: 230 }, (_, index) => line(index)).join("");
    const key = { "idempotency-key": "lines-1" };
    const failed = await post(`${many}{"skus":1}\n`, "", key);
    expect([failed.status, failed.body.errors[0].message]).toEqual([
      ...[400, expect.stringMatching(/^Line 231 has an unknown field\. .* The first \d+ lines are saved\.$/)],
    ]);
    const before = (await read()).length;
    expect(before).toBeGreaterThan(100);
    const first = await post(many, "", key);
    expect([first.status, first.body.created]).toEqual([200, 230]);
    const again = await post(many, "", key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect((await read()).length).toBe(230);
    expect((await post(many.replace("S-1", "T-1"), "", key)).status).toBe(409);
    const node = await test.startNode();
    const same = {
      text: fill(300, "N"),
      headers: { ...key, "idempotency-key": "two", "x-sheet-id": sheetId },
    };
    const send = (request: TestService["request"]) =>
      request("POST", path, { ...same, headers: { ...same.headers, "content-type": "application/jsonl" } });
    const [one, other] = await Promise.all([send(test.request), send(node)]);
    expect([one.status, other.status, other.body]).toEqual([200, 200, one.body]);
    expect((await read()).length).toBe(530);
  });

  it("replace all records of a sheet with `truncate`, once for the request and its key", async () => {
    await write([{ sku: "A" }, { sku: "B" }]);
    await write([{ name: "M" }], "", { "x-sheet-id": `${ids["makers"]}` });
    const wrong = await errorOf(text({ sku: "N" }, { skus: "N" }), "?truncate=true");
    expect(wrong[0]).toBe(400);
    expect(await listSkus()).toEqual(["A", "B"]);
    const key = { "idempotency-key": "truncate-1" };
    const first = await write([{ sku: "C" }], "?truncate=true&snapshot=true", key);
    expect(first).toMatchObject({ created: 1, deleted: 2 });
    expect(await write([{ sku: "C" }], "?truncate=true&snapshot=true", key)).toEqual(first);
    expect(await listSkus()).toEqual(["C"]);
    expect(await read("", ids["makers"])).toHaveLength(1);
    const [snapshot, ...others] = await test.send("GET", `/snapshots?sheetId=${sheetId}`);
    expect(others).toEqual([]);
    const { summary } = await test.send("GET", `/snapshots/${snapshot.id}?includeSummary=true`);
    expect([summary.createdSince.total, summary.deletedSince.total]).toEqual([1, 2]);
    expect((await test.request("POST", `/commits/${first.commitIds[0]}/undo`)).status).toBe(409);

    const long = Array.from({ length: 120 }, (_, index) => ({ sku: `L-${index}`, name: "x".repeat(370) }));
    expect(await write(long, "?truncate=true")).toMatchObject({ created: 120, deleted: 1 });
    expect(await read()).toHaveLength(120);
  });

  it("replace a large sheet in steps, and continue with the key after a failure", async () => {
    for (const prefix of ["A", "B"]) expect((await post(fill(2500, prefix))).status).toBe(200);
    const key = { "idempotency-key": "truncate-2" };
    const lock = (action: string) => test.send("POST", `/sheets/${sheetId}/${action}`);
    await lock("lock");
    expect((await post(fill(3), "?truncate=true", key)).status).toBe(409);
    expect(await read()).toHaveLength(5000);
    await lock("unlock");
    const done = await post(fill(3), "?truncate=true", key);
    expect(done.body).toMatchObject({ created: 3, deleted: 5000 });
    expect((await post(fill(3), "?truncate=true", key)).body).toEqual(done.body);
    expect(await listSkus()).toEqual(["S-0", "S-1", "S-2"]);
  });

  it("wake no hooks with `silent` or the header, and need the event that they name", async () => {
    const disabled = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
      const { commitIds } = await write([{ sku: "A" }], query, headers);
      const events = await test.send("GET", "/events?topic=records:created&pageSize=1");
      expect(events[0].dataUrl.endsWith(commitIds[0])).toBe(true);
      return events[0].hooksDisabled === true;
    };
    const awake = { "x-disable-hooks": "false" };
    expect(await disabled("", awake)).toBe(false);
    expect(await disabled("?silent=true", awake)).toBe(true);
    expect(await disabled("", { "x-disable-hooks": "true" })).toBe(true);
    const [event] = await test.send("GET", "/events?pageSize=1");
    await write([{ sku: "B" }], `?for=${event.id}`);
    expect(await errorOf(text({ sku: "B" }), "?for=us_evt_Nowhere1")).toEqual([
      ...[404, expect.stringMatching(/us_evt_Nowhere1/), "for"],
    ]);
  });

  it("follow locks, archived spaces and the rights of the caller", async () => {
    await write([{ sku: "A" }]);
    const [{ __k }] = await read();
    const bodies = [text({ sku: "B" }), text({ __k, sku: "B" }), text({ __k, __d: true })];
    const statuses = () => Promise.all(bodies.map(async (body) => (await post(body)).status));
    await test.send("POST", `/sheets/${sheetId}/lock`);
    expect(await statuses()).toEqual([409, 409, 409]);
    await test.send("POST", `/sheets/${sheetId}/unlock`);
    await test.send("POST", `/spaces/${spaceId}/archive`);
    expect(new Set(await statuses())).toEqual(new Set([409]));
    await test.send("POST", `/spaces/${spaceId}/unarchive`);
    const { token } = await test.createAccount();
    expect((await post(text({ sku: "B" }), "", {}, token)).status).toBe(404);
    expect((await post(text({ sku: "B" }), "", {}, "pat_unknown")).status).toBe(401);
    expect(await listSkus()).toEqual(["A"]);
  });

  it("are at the address without the version of the others, too", async () => {
    const url = `http://service.localhost${path}`;
    const headers = {
      authorization: `Bearer ${test.token}`,
      "content-type": "application/jsonl",
      "x-sheet-id": sheetId,
      "x-disable-hooks": "true",
    };
    const made = await test.service.fetch(url, { method: "POST", headers, body: text({ sku: "A" }) });
    expect([made.status, JSON.parse(await made.text()).created]).toEqual([200, 1]);
    const got = await test.service.fetch(`${url}?stream=true&sheetId=${sheetId}`, { headers });
    expect(JSON.parse(await got.text()).sku).toBe("A");
    for (const other of ["/v2-alpha/records", "/sheets", "/v2/sheets"]) {
      expect((await test.service.fetch(`http://service.localhost${other}`, { headers })).status).toBe(404);
    }
  });
});
