import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("the undo of a commit", (engine) => {
  let test: TestService;
  let sheet: string;
  let sheetId: string;
  let workbookId: string;
  let spaceId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    const catalogue = await createCatalogue(test);
    ({ workbookId, spaceId } = catalogue);
    sheetId = catalogue.sheets["products"] ?? "";
    sheet = `/sheets/${sheetId}`;
  });
  afterEach(() => test.close());

  const insert = (...rows: Record<string, unknown>[]) =>
    test.send("POST", `${sheet}/records`, rows.map(cells));
  const undo = (commitId: string, query = "", token = test.token) =>
    test.request("POST", `/commits/${commitId}/undo${query}`, { token });
  const newest = async (): Promise<string> => (await test.send("GET", `${sheet}/commits`))[0].id;
  /** Everything that the sheet shows, except for times and commits. */
  const readAll = async () => {
    const { records } = await test.send("GET", `${sheet}/records?includeMessages=true`);
    const shown = JSON.stringify(records, (key, value) =>
      ["updatedAt", "commitId", "versionId"].includes(key) ? undefined : value,
    );
    const counts = await test.send("GET", `${sheet}/counts?byField=true`);
    // An undo is a change of its own.
    const calculations = (await test.send("GET", `${sheet}/calculations`)).filter(
      ({ type }: { type: string }) => !type.endsWith("_CHANGED"),
    );
    return { records: JSON.parse(shown), counts, calculations };
  };

  it("deletes the records that it added", async () => {
    await insert({ sku: "A", price: 1 });
    const before = await readAll();
    // The first record has a duplicate as long as the others are there.
    const { commitId } = await insert({ sku: "a", price: 900 }, { sku: "B", price: -5 });
    const { status, body } = await undo(commitId);
    expect([status, body.data]).toMatchObject([200, { deleted: 2, updated: 0, restored: 0, skipped: 0 }]);
    expect(await readAll()).toEqual(before);
    const events = await test.send("GET", `/events?topic=records:deleted`);
    expect(events[0]).toMatchObject({ payload: { count: 2 }, context: { commitId: body.data.commitId } });
    // The undo of the undo brings them back.
    expect((await undo(body.data.commitId)).body.data).toMatchObject({ restored: 2 });
    const { records } = await test.send("GET", `${sheet}/records`);
    expect(records.map(({ values }: { values: { sku: { value: string } } }) => values.sku.value)).toEqual([
      "A",
      "a",
      "B",
    ]);
  });

  it("gives values, messages, metadata and config back to the records that it changed", async () => {
    const { records } = await insert({ sku: "A", price: 1 }, { sku: "B", price: 2, name: "Bowl" });
    const [a, b] = records.map(({ id }: { id: string }) => id);
    const messages = [{ type: "warn", message: "Look again." }];
    await test.send("PUT", `${sheet}/records`, [
      {
        id: b,
        values: { name: { value: "Bowl", messages } },
        metadata: { note: 1 },
        config: { readonly: false },
      },
    ]);
    const before = await readAll();
    await test.send("PUT", `${sheet}/records`, [
      { id: a, values: { price: { value: "x" }, currency: { value: "EUR" } } },
      {
        id: b,
        values: { name: { value: "Box" }, sku: { value: "a" } },
        metadata: { note: 2 },
        config: { readonly: true },
      },
    ]);
    const changed = await newest();
    const after = await readAll();
    const undone = await undo(changed);
    expect(undone.body.data).toMatchObject({ deleted: 0, updated: 2, restored: 0, skipped: 0 });
    expect(await readAll()).toEqual(before);
    await undo(undone.body.data.commitId);
    expect(await readAll()).toEqual(after);
  });

  it("brings deleted records back to their place", async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => ({ sku: `S${index}`, price: index % 7 }));
    const { records } = await insert(...rows, { sku: "last", price: 5000 });
    const ids = [3, 4, 1100, 1200].map((index) => records[index].id);
    const before = await readAll();
    await test.send("DELETE", `${sheet}/records?${ids.map((id) => `ids=${id}`).join("&")}`);
    expect((await test.send("GET", `${sheet}/counts`)).counts.total).toBe(1197);
    const { body } = await undo(await newest());
    expect(body.data).toMatchObject({ deleted: 0, updated: 0, restored: 4, skipped: 0 });
    expect(await readAll()).toEqual(before);
    await insert({ sku: "new", price: 6000 });
    const { calculations } = await readAll();
    await test.send("POST", `${sheet}/validate`);
    expect((await readAll()).calculations).toEqual(calculations);
    const found = await test.send("GET", `${sheet}/records?commitId=${body.data.commitId}`);
    expect(found.records.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it("is rejected if a later commit changed the same, and leaves this out by request", async () => {
    const { records, commitId } = await insert({ sku: "A" }, { sku: "B" }, { sku: "C" });
    const [a, b, c] = records.map(({ id }: { id: string }) => id);
    const put = async (id: string, values: Record<string, unknown>) => {
      await test.send("PUT", `${sheet}/records`, [{ id, values: cells(values) }]);
      return newest();
    };
    const first = await put(a, { price: 1, name: "One" });
    const second = await put(a, { price: 2 });
    await test.send("DELETE", `${sheet}/records?ids=${b}`);
    const third = await newest();
    const before = await readAll();
    const inserted = await undo(commitId);
    const end = "undo that first, or send `skipChanged=true`.";
    expect([
      inserted.status,
      inserted.body.errors.map(({ message }: { message: string }) => message),
    ]).toEqual([
      409,
      [
        `The record \`${a}\` was changed later by the commit \`${second}\`: ${end}`,
        `A record was deleted later by the commit \`${third}\`: ${end}`,
      ],
    ]);
    const changed = await undo(first);
    expect([changed.status, changed.body.errors]).toEqual([
      409,
      [
        {
          key: "commitId",
          code: "commit_not_undoable",
          message: `\`price\` of the record \`${a}\` was changed later by the commit \`${second}\`: ${end}`,
        },
      ],
    ]);
    expect(await readAll()).toEqual(before);
    expect((await undo(first, "?skipChanged=true")).body.data).toMatchObject({ updated: 1, skipped: 1 });
    const [{ values }] = (await readAll()).records;
    expect([values.price.value, values.name.value]).toEqual([2, null]);
    expect((await undo(commitId, "?skipChanged=true")).body.data).toMatchObject({ deleted: 1, skipped: 2 });
    const left = await test.send("GET", `${sheet}/records`);
    expect(left.records.map(({ id }: { id: string }) => id)).toEqual([a]);
    expect(c).toBeDefined();
    // Nothing is left to undo.
    const { body } = await undo(commitId, "?skipChanged=true");
    expect(body.data).toEqual({ deleted: 0, updated: 0, restored: 0, skipped: 3 });
  });

  it("undoes an insert with key fields, and works without a field that was removed", async () => {
    await insert({ sku: "A", price: 1, name: "One" });
    const rows = [
      { sku: "A", price: 3, name: "Three" },
      { sku: "B", price: 4 },
    ];
    const { commitId } = await test.send("POST", `${sheet}/records?keyFields=sku`, rows.map(cells));
    await test.send("DELETE", `${sheet}/fields/name`);
    const { body } = await undo(commitId);
    expect(body.data).toMatchObject({ deleted: 1, updated: 1, restored: 0, skipped: 0 });
    const { records } = await test.send("GET", `${sheet}/records`);
    expect(records.map(({ values }: { values: object }) => values)).toMatchObject([
      { sku: { value: "A" }, price: { value: 1 } },
    ]);
  });

  it("is rejected if the deleted records are not kept", async () => {
    await insert({ sku: "A" });
    const config = { sheet: sheetId };
    await waitForJob(
      test,
      await startJob(test, { type: "workbook", operation: "delete-records", source: workbookId, config }),
    );
    const deleted = await undo(await newest());
    expect([deleted.status, deleted.body.errors]).toEqual([
      409,
      [
        {
          key: "commitId",
          message: expect.stringContaining("has not kept the records"),
          code: "commit_not_undoable",
        },
      ],
    ]);
    const name = "x".repeat(50_000);
    const { commitId, records } = await insert(
      ...Array.from({ length: 90 }, (_, index) => ({ sku: `L${index}`, name })),
    );
    expect(records).toHaveLength(90);
    const { body } = await undo(commitId);
    expect((await undo(body.data.commitId)).status).toBe(409);
  });

  it("happens once if two nodes undo at once", async () => {
    const { commitId } = await insert({ sku: "A" }, { sku: "B" });
    const nodes = [test.request, await test.startNode()];
    const responses = await Promise.all(
      [0, 1, 2, 3].map((index) => (nodes[index % 2] ?? test.request)("POST", `/commits/${commitId}/undo`)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await test.send("GET", `${sheet}/counts`)).counts.total).toBe(0);
  });

  it("is allowed to guests for what they may change", async () => {
    const guest = { environmentId: test.environments.development, email: "g@casa.example", name: "G. Uest" };
    const [{ id }] = await test.send("POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    const { token } = await test.send("GET", `/guests/${id}/token`);
    const { commitId } = await insert({ sku: "A" });
    const access = (list: string[]) =>
      test.send("PATCH", `/workbooks/${workbookId}`, { sheets: [{ slug: "products", access: list }] });
    await access(["add", "edit"]);
    expect((await undo(commitId, "", token)).status).toBe(403);
    await access(["delete"]);
    expect((await undo(commitId, "", token)).status).toBe(200);
    await test.send("POST", `${sheet}/lock`);
    expect((await undo(await newest())).status).toBe(409);
  });
});
