import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("inserts with key fields", (engine) => {
  let test: TestService;
  let sheet: string;
  let peopleSheet: string;
  let workbookId: string;
  let spaceId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    const people = {
      name: "People",
      slug: "people",
      fields: [
        { key: "first", type: "string" as const },
        { key: "last", type: "string" as const },
        { key: "age", type: "number" as const },
        { key: "note", type: "string" as const, readonly: true },
      ],
    };
    const catalogue = await createCatalogue(test, [productSheet, people]);
    ({ spaceId, workbookId } = catalogue);
    sheet = `/sheets/${catalogue.sheets["products"]}`;
    peopleSheet = `/sheets/${catalogue.sheets["people"]}`;
  });
  afterEach(() => test.close());

  type Values = Readonly<Record<string, unknown>>;
  const upsert = (path: string, keys: string, rows: readonly Values[], request = test.request) =>
    request("POST", `${path}/records?${keys}`, { body: rows.map(cells) });
  const lines = (path: string, keys: string, rows: readonly Values[], request = test.request) =>
    request("POST", `${path}/records.jsonl?${keys}`, {
      text: rows.map((row) => JSON.stringify(row)).join("\n"),
      headers: { "content-type": "application/x-ndjson" },
    });
  const read = async (path: string): Promise<Record<string, unknown>[]> => {
    const { records } = await test.send("GET", `${path}/records`);
    return records.map(({ values }: { values: Record<string, { value: unknown }> }) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])),
      ),
    );
  };

  it("change the record with the same key, and add one only if there is none", async () => {
    const [cup] = (
      await test.send("POST", `${sheet}/records`, [
        cells({ sku: "CUP", name: "Cup", price: 1, currency: "EUR" }),
      ])
    ).records;
    const { body } = await upsert(sheet, "keyFields=sku", [
      { sku: "cup", price: "two" },
      { sku: "TRAY", name: "Tray", price: 3 },
    ]);
    expect(body.data.upserted).toMatchObject({ added: 1, updated: 1, unchanged: 0 });
    expect(body.data.counts).toEqual({ total: 2, valid: 1, error: 1, errorsByField: { price: 1 } });
    expect(body.data.records[0]).toMatchObject({ id: cup.id, valid: false, commitId: body.data.commitId });
    expect(await read(sheet)).toEqual([
      { sku: "cup", name: "Cup", price: "two", currency: "EUR" },
      { sku: "TRAY", name: "Tray", price: 3 },
    ]);
    const changed = await test.send("GET", `${sheet}/records?commitId=${body.data.commitId}`);
    expect(changed.records).toHaveLength(2);
    const events = await test.send("GET", "/events?pageSize=100");
    const counts = events
      .filter(({ context }: { context: { commitId?: string } }) => context.commitId === body.data.commitId)
      .map(({ topic, payload }: { topic: string; payload: { count?: number } }) => [topic, payload.count]);
    expect(counts).toEqual(
      expect.arrayContaining([
        ["records:created", 1],
        ["records:updated", 1],
      ]),
    );

    const again = await upsert(sheet, "keyFields=sku", [
      { sku: "cup", price: "two" },
      { sku: "TRAY", price: 3 },
    ]);
    expect(again.body.data).toMatchObject({
      commitId: body.data.commitId,
      upserted: { added: 0, updated: 0, unchanged: 2 },
      counts: { total: 2 },
    });
    expect(again.body.data.records.map(({ id }: { id: string }) => id)).toEqual(
      body.data.records.map(({ id }: { id: string }) => id),
    );
  });

  it("compare all key fields as they are stored, and add records with an empty one", async () => {
    const keys = "keyFields=age&keyFields=last";
    await upsert(peopleSheet, keys, [
      { last: "Ng", age: "40", first: "An" },
      { last: "Ng", age: 41, first: "Bo" },
      { last: "", age: 40, first: "Cy" },
    ]);
    const { body } = await upsert(peopleSheet, keys, [
      { last: "NG", age: 40, first: "Al" },
      { age: 40, first: "Di" },
      { last: "Ng", age: null, first: "Ed" },
    ]);
    expect(body.data.upserted).toMatchObject({ added: 2, updated: 1, unchanged: 0 });
    expect((await read(peopleSheet)).map(({ first }) => first)).toEqual(["Al", "Bo", "Cy", "Di", "Ed"]);
    const exact = await createCatalogue(test, [
      {
        name: "Codes",
        slug: "codes",
        fields: [
          { key: "code", type: "string", constraints: [{ type: "unique", config: { caseSensitive: true } }] },
        ],
      },
    ]);
    const path = `/sheets/${exact.sheets["codes"]}`;
    await upsert(path, "keyFields=code", [{ code: "a" }]);
    await upsert(path, "keyFields=code", [{ code: "A" }, { code: "a" }]);
    expect(await read(path)).toEqual([{ code: "a" }, { code: "A" }]);
  });

  it("combine the records of a request with the same key", async () => {
    const { body } = await upsert(peopleSheet, "keyFields=last", [
      { last: "Ng", first: "An", age: 1 },
      { last: "Oh" },
      { last: "ng", age: 2 },
    ]);
    expect(body.data.upserted).toMatchObject({ added: 2, updated: 0, unchanged: 0 });
    expect(await read(peopleSheet)).toEqual([{ last: "ng", first: "An", age: 2 }, { last: "Oh" }]);
  });

  it("are rejected if several records have the key, and if the sheet has no such field", async () => {
    await upsert(peopleSheet, "keyFields=first", [
      { first: "An", last: "Ng" },
      { first: "Bo", last: "Ng" },
    ]);
    const [an, bo] = (await test.send("GET", `${peopleSheet}/records`)).records;
    const { status, body } = await upsert(peopleSheet, "keyFields=last", [
      { last: "Oh" },
      { last: "ng", age: 1 },
    ]);
    expect([status, body.errors]).toEqual([
      409,
      [
        {
          key: "keyFields",
          code: "records_ambiguous",
          message: `2 records have \`last\` "ng": \`${an.id}\`, \`${bo.id}\`. Delete or change all but one.`,
        },
      ],
    ]);
    expect(await read(peopleSheet)).toHaveLength(2);
    const unknown = await upsert(peopleSheet, "keyFields=lost", [{ last: "Oh" }]);
    expect([unknown.status, unknown.body.errors[0]]).toMatchObject([400, { key: "keyFields" }]);
  });

  it("find records after any other change of the sheet", async () => {
    const path = peopleSheet;
    const keys = "keyFields=last";
    await upsert(path, keys, [{ last: "A" }, { last: "B" }, { last: "C" }]);
    const [a, b] = (await test.send("GET", `${path}/records`)).records;
    // The index of keys is brought up to date by the next request that needs it.
    await test.send("POST", `${path}/records`, [cells({ last: "D" })]);
    await test.send("PUT", `${path}/records`, [{ id: a.id, values: { last: { value: "E" } } }]);
    await test.send("DELETE", `${path}/records?ids=${b.id}`);
    const { body } = await upsert(
      path,
      keys,
      ["A", "B", "C", "D", "E"].map((last) => ({ last, age: 5 })),
    );
    expect(body.data.upserted).toMatchObject({ added: 2, updated: 3, unchanged: 0 });
    // The values are converted by the new type of the field, without a commit.
    await test.send("POST", `${path}/records`, [cells({ last: "07" })]);
    await upsert(path, keys, [{ last: "07", age: 6 }]);
    const fields = [
      { key: "last", type: "number" },
      { key: "age", type: "number" },
    ];
    await test.send("PATCH", `/workbooks/${workbookId}`, { sheets: [{ slug: "people", fields }] });
    const seven = await upsert(path, keys, [{ last: "7", age: 7 }]);
    expect(seven.body.data.upserted).toMatchObject({ added: 0, updated: 1, unchanged: 0 });
  });

  it("work the same with lines: the lines of a later commit change the records of an earlier one", async () => {
    const rows = Array.from({ length: 10_001 }, (_, index) => ({ last: `L${index % 10_000}`, age: index }));
    const first = await lines(peopleSheet, "keyFields=last", rows);
    expect(first.body.data).toMatchObject({
      counts: { total: 10_001 },
      upserted: { added: 10_000, updated: 1, unchanged: 0 },
    });
    const again = await lines(peopleSheet, "keyFields=last", rows.slice(1));
    expect(again.body.data).toMatchObject({
      commitIds: [],
      upserted: { added: 0, updated: 0, unchanged: 10_000 },
    });
    const [zero] = (await test.send("GET", `${peopleSheet}/records?pageSize=1`)).records;
    expect(zero.values.age.value).toBe(10_000);
  });

  it("add one record if two nodes add the same key at once", async () => {
    const nodes = [test.request, await test.startNode()];
    const rows = Array.from({ length: 30 }, (_, index) => ({ last: `P${index}` }));
    const sent = Array.from({ length: 8 }, (_, index) => {
      const own = rows.map((row) => ({ ...row, age: index }));
      const send = index % 4 < 2 ? upsert : lines;
      return send(peopleSheet, "keyFields=last", own, nodes[index % 2]);
    });
    const responses = await Promise.all(sent);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const sum = (name: "added" | "updated") =>
      responses.reduce((total, { body }) => total + body.data.upserted[name], 0);
    expect([sum("added"), sum("updated")]).toEqual([30, 210]);
    expect(await read(peopleSheet)).toHaveLength(30);
  });

  it("get the same response if the request is repeated", async () => {
    await upsert(peopleSheet, "keyFields=last", [{ last: "A", age: 1 }]);
    const send = () =>
      test.request("POST", `${peopleSheet}/records?keyFields=last`, {
        body: [cells({ last: "A", age: 2 }), cells({ last: "B" })],
        headers: { "idempotency-key": "same" },
      });
    const first = await send();
    const second = await send();
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
    expect(await read(peopleSheet)).toHaveLength(2);
  });

  it("let guests change what they may change", async () => {
    await upsert(peopleSheet, "keyFields=last", [{ last: "A", note: "kept" }]);
    const guest = { environmentId: test.environments.development, email: "g@casa.example", name: "G. Uest" };
    const [{ id }] = await test.send("POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    const { token } = await test.send("GET", `/guests/${id}/token`);
    const send = (row: Values) =>
      test.request("POST", `${peopleSheet}/records?keyFields=last`, { body: [cells(row)], token });
    expect((await send({ last: "A", age: 1, note: "kept" })).status).toBe(200);
    const refused = await send({ last: "A", note: "other" });
    expect([refused.status, refused.body.errors[0].key]).toEqual([403, "note"]);
  });
});
