import { afterEach, beforeEach, expect, it } from "vitest";
import type { Context } from "../src/context/context.ts";
import { transact } from "../src/context/dependencies.ts";
import { createServiceCaller } from "../src/context/service-caller.ts";
import { changeSelection } from "../src/records/bulk/change-selection.ts";
import { cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

describeEngines("changes of all selected records", (engine) => {
  let test: TestService;
  let sheet: string;
  let spaceId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    const fields = productSheet.fields.map((field) =>
      field.key === "since" ? { ...field, readonly: true } : field,
    );
    const settings = { settings: { trackChanges: true } };
    const catalogue = await createCatalogue(test, [{ ...productSheet, fields }], settings);
    ({ spaceId } = catalogue);
    sheet = `/sheets/${catalogue.sheets["products"]}`;
  });
  afterEach(() => test.close());

  type Values = Readonly<Record<string, unknown>>;
  const inviteGuest = async (): Promise<string> => {
    const guest = { environmentId: test.environments.development, email: "g@casa.example", name: "G. Uest" };
    const [{ id }] = await test.send("POST", "/guests", [{ ...guest, spaces: [{ id: spaceId }] }]);
    return (await test.send("GET", `/guests/${id}/token`)).token;
  };
  const insert = (...rows: Values[]) => test.send("POST", `${sheet}/records`, rows.map(cells));
  const update = (query: string, values: Values, request = test.request) =>
    request("PATCH", `${sheet}/records/bulk-update${query}`, { body: { fieldUpdates: cells(values) } });
  const replace = (query: string, body: Values) =>
    test.request("PUT", `${sheet}/find-replace${query}`, { body });
  const read = async (key: string): Promise<unknown[]> => {
    const { records } = await test.send("GET", `${sheet}/records`);
    return records.map(({ values }: { values: Record<string, { value: unknown }> }) => values[key]?.value);
  };

  it("write the same cells into the selected records, or into all", async () => {
    const { records } = await insert(
      { sku: "A", price: 1 },
      { sku: "B", price: 2 },
      { sku: "C", price: 3, name: "Cup" },
    );
    const { status, body } = await update("?q=price%20gte%202", { currency: "EUR", price: "two" });
    expect([status, body.data]).toMatchObject([200, { updated: 2, commitIds: [body.data.commitId] }]);
    expect([await read("currency"), await read("price"), await read("name")]).toEqual([
      [null, "EUR", "EUR"],
      [1, "two", "two"],
      [null, null, "Cup"],
    ]);
    const ids = `ids=${records[0].id}`;
    expect((await update(`?${ids}`, { name: "First" })).body.data.updated).toBe(1);
    expect((await update(`?filter=error&${ids}`, { name: "Wrong" })).body.data.updated).toBe(2);
    expect(await read("name")).toEqual(["First", "Wrong", "Wrong"]);
    expect((await update("", { in_stock: true })).body.data.updated).toBe(3);
    const same = await update("?sortField=price&sortDirection=desc", { in_stock: true });
    expect(same.body.data).toMatchObject({ updated: 0, commitIds: [] });
    expect(same.body.data.commitId).toBe((await test.send("GET", `${sheet}/commits`))[0].id);
    // Like any other commit, it can be undone.
    await test.send("POST", `/commits/${body.data.commitId}/undo`);
    expect(await read("price")).toEqual([1, 2, 3]);
  });

  it("make no commit in a sheet without records, and name a version that does not exist", async () => {
    const none = { commitIds: [], updated: 0, versionId: expect.stringMatching(/^us_/) };
    const updated = await update("", { name: "x" });
    expect([updated.status, updated.body.data]).toEqual([200, none]);
    const replaced = await replace("", { fieldKey: "name", find: "a", replace: "b" });
    expect([replaced.status, replaced.body.data]).toEqual([200, none]);
    const written = await test.request("PUT", `${sheet}/records`, { body: [] });
    expect([written.status, written.body.data]).toEqual([200, { versionId: none.versionId }]);
    expect(await test.send("GET", `${sheet}/commits`)).toEqual([]);
    const unknown = await update("", { nam: "x" });
    expect([unknown.status, unknown.body.errors[0].key]).toEqual([400, "fieldUpdates.nam"]);
    await insert({ sku: "A" });
    const since = await test.request("GET", `${sheet}/records?sinceVersionId=${updated.body.data.versionId}`);
    expect([since.status, since.body.errors[0].key]).toEqual([400, "sinceVersionId"]);
  });

  it("are rejected for unknown fields, and for read-only values of guests", async () => {
    await insert({ sku: "A" });
    const unknown = await update("", { nam: "x" });
    expect([unknown.status, unknown.body.errors[0].key]).toEqual([400, "fieldUpdates.nam"]);
    const wrong = await update("?sortField=price", { name: "x" });
    expect([wrong.status, wrong.body.errors[0].key]).toEqual([400, "sortDirection"]);
    const other = await replace("", { fieldKey: "nam", find: "a", replace: "b" });
    expect([other.status, other.body.errors[0].key]).toEqual([400, "fieldKey"]);
    const token = await inviteGuest();
    const send = (values: Values) =>
      test.request("PATCH", `${sheet}/records/bulk-update`, { token, body: { fieldUpdates: cells(values) } });
    expect((await send({ since: "2026-03-02" })).status).toBe(403);
    expect((await send({ name: "x" })).status).toBe(200);
    const replaced = await test.request("PUT", `${sheet}/find-replace`, {
      token,
      body: { fieldKey: "since", replace: "2026-03-02" },
    });
    expect(replaced.status).toBe(403);
    const nothing = await replace("", { fieldKey: "name", find: "y", replace: "z" });
    const [{ id: newest }] = await test.send("GET", `${sheet}/commits`);
    expect(nothing.body.data).toEqual({ commitId: newest, versionId: newest, commitIds: [], updated: 0 });
    const many = Array.from({ length: 101 }, () => "ids=us_rc_1").join("&");
    expect([
      (await update(`?${many}`, { name: "x" })).status,
      (await update(`?${many.slice(12)}`, { name: "x" })).status,
    ]).toEqual([400, 200]);
  });

  it("refuse texts that are too long to find, and values that would become too long", async () => {
    await insert({ name: "a".repeat(100_000) });
    const refuse = async (body: object) => {
      const response = await replace("", { fieldKey: "name", ...body });
      return [
        response.status,
        ...response.body.errors.map((error: { code: string; key: string }) => [error.code, error.key]),
      ];
    };
    const long = "1".repeat(10_001);
    for (const find of [long, `"${long}"`])
      expect(await refuse({ find, replace: "x" })).toEqual([400, ["value_too_long", "find"]]);
    expect(await replace("", { fieldKey: "name", find: "😀".repeat(5000) })).toMatchObject({ status: 200 });
    expect(await refuse({ find: "a", replace: "b".repeat(1000) })).toEqual([
      400,
      ["value_too_long", "replace"],
    ]);
    expect(await read("name")).toEqual(["a".repeat(100_000)]);
  });

  it("replace a text wherever it occurs in the values of a field", async () => {
    await insert(
      { sku: "cup", name: "Cup and CUP" },
      { sku: "cup 2", name: "a.b" },
      { name: "acb", tags: ["cup", "tray"] },
    );
    expect((await replace("", { fieldKey: "name", find: "cup", replace: "mug" })).body.data.updated).toBe(1);
    expect(await replace("", { fieldKey: "name", find: "A.B", replace: "$&" })).toMatchObject({
      status: 200,
    });
    expect(await read("name")).toEqual(["mug and mug", "$&", "acb"]);
    await replace("", { fieldKey: "tags", find: "UP" });
    expect(await read("tags")).toEqual([null, null, ["c", "tray"]]);
    await replace("?searchValue=2", { fieldKey: "sku", find: "cup", replace: "mug" });
    expect(await read("sku")).toEqual(["cup", "mug 2", null]);
  });

  it("replace whole values, and empty ones", async () => {
    await insert(
      { sku: "A", name: "cup", price: 12 },
      { sku: "B", name: "Cup and", price: 120 },
      { sku: "C", name: "", price: "x" },
    );
    await replace("", { fieldKey: "name", find: '"CUP"', replace: "mug" });
    expect(await read("name")).toEqual(["mug", "Cup and", ""]);
    await replace("", { fieldKey: "name", find: '""', replace: "none" });
    await replace("", { fieldKey: "price", find: 12, replace: "13" });
    expect([await read("name"), await read("price")]).toEqual([
      ["mug", "Cup and", "none"],
      [13, 120, "x"],
    ]);
    await replace("", { fieldKey: "price", find: "2", replace: 7 });
    await replace("", { fieldKey: "price", find: '"x"', replace: null });
    expect(await read("price")).toEqual([13, 170, null]);
    await replace("", { fieldKey: "in_stock", replace: false });
    await replace("", { fieldKey: "in_stock", find: false, replace: true });
    expect(await read("in_stock")).toEqual([true, true, true]);
    await replace("", { fieldKey: "tags", find: null, replace: ["a", "b"] });
    await replace("?q=sku%20eq%20A", { fieldKey: "tags", find: ["a", "b"], replace: ["c"] });
    expect(await read("tags")).toEqual([["c"], ["a", "b"], ["a", "b"]]);
    const messages = [{ type: "warn", message: "Look again." }];
    const [{ id }] = (await test.send("GET", `${sheet}/records`)).records;
    await test.send("PUT", `${sheet}/records`, [{ id, values: { name: { value: "mug", messages } } }]);
    await replace("", { fieldKey: "name", find: "mug", replace: "jug" });
    const [first] = (await test.send("GET", `${sheet}/records?includeMessages=true`)).records;
    expect(first.values.name).toMatchObject({ value: "jug", messages: [] });
  });

  it("are made in steps, each with a commit and its events, without records that are inserted meanwhile", async () => {
    await insert(...Array.from({ length: 2500 }, (_, index) => ({ sku: `S${index}`, name: "x" })));
    const other = await test.startNode();
    const caller = createServiceCaller(test.dependencies, test, "");
    /** After each step, another node inserts a record. */
    const transactAs: Context["transactAs"] = async (_, act) => {
      const result = await transact(test.dependencies, caller, act);
      await other("POST", `${sheet}/records`, { body: [cells({ sku: "N", name: "new" })] });
      return result;
    };
    const { commitIds, updated } = await changeSelection({ transactAs } as Context, {
      sheetId: sheet.slice("/sheets/".length),
      selection: {},
      isSilent: false,
      prepare: () => () => ({ name: { value: "y" } }),
    });
    expect([commitIds.length, updated]).toEqual([3, 2500]);
    expect((await read("name")).slice(2499)).toEqual(["y", "new", "new", "new"]);
    const events = await test.send("GET", "/events?topic=records:updated");
    const seen = events.map(({ context, payload }: TestResponse["body"]) => [
      context.commitId,
      payload.count,
    ]);
    expect(seen.toReversed()).toEqual([1000, 1000, 500].map((count, index) => [commitIds[index], count]));
    const { body } = await update("?searchValue=y", { name: "z" });
    expect(body.data).toMatchObject({ updated: 2500, commitId: body.data.commitIds[2] });
  });

  it("keep the commits before a step that fails", async () => {
    const { records } = await insert(...Array.from({ length: 1001 }, (_, index) => ({ sku: `S${index}` })));
    const { id } = records[1000];
    await test.send("PUT", `${sheet}/records`, [{ id, values: {}, config: { readonly: true } }]);
    const token = await inviteGuest();
    for (const send of [
      () =>
        test.request("PATCH", `${sheet}/records/bulk-update`, {
          token,
          body: { fieldUpdates: cells({ name: "x" }) },
        }),
      () => test.request("PUT", `${sheet}/find-replace`, { token, body: { fieldKey: "tags", replace: "x" } }),
    ]) {
      expect((await send()).status).toBe(403);
    }
    for (const [key, value] of [
      ["name", "x"],
      ["tags", ["x"]],
    ] as const) {
      const values = await read(key);
      expect([values[0], values[999], values[1000]]).toEqual([value, value, null]);
    }
  });

  it("are not recorded by request", async () => {
    await insert({ sku: "A" });
    const { body } = await update("?silent=true", { price: "x" });
    const events = await test.send("GET", "/events?pageSize=100");
    const topics = events
      .filter(({ context }: { context: { commitId?: string } }) => context.commitId === body.data.commitId)
      .map(({ topic }: { topic: string }) => topic);
    expect(topics.toSorted()).toEqual(["sheet:calculation-updated", "sheet:counts-updated"]);
    const { completedAt } = await test.send("GET", `/commits/${body.data.commitId}`);
    expect(completedAt).toMatch(/Z$/);
  });
});
