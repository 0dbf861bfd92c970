import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { goods, suppliers } from "./support/goods.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";
import { watchTopics } from "./support/watch-topics.ts";

describeEngines("the rules of sheets", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let sheet: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    catalogue = await createCatalogue(test, [goods, suppliers]);
    sheet = `/sheets/${catalogue.sheets["goods"]}`;
  });

  const insert = (...records: Record<string, unknown>[]) =>
    test.send("POST", `${sheet}/records`, records.map(cells));
  let listNewTopics: () => Promise<string[]>;
  beforeEach(() => {
    listNewTopics = watchTopics(test, catalogue.spaceId);
  });
  const inviteGuest = async (): Promise<string> => {
    const [{ id }] = await test.send("POST", "/guests", [
      {
        environmentId: test.environments.development,
        email: `${crypto.randomUUID()}@casa.example`,
        name: "G. Uest",
        spaces: [{ id: catalogue.spaceId }],
      },
    ]);
    return (await test.send("GET", `/guests/${id}/token`)).token;
  };

  it("are validated again by their rules, without the messages of others", async () => {
    const messages = [{ type: "warn", message: "Look again." }];
    await insert({ price: 1 });
    await test.send("POST", `${sheet}/records`, [{ sku: { value: "B", messages } }]);
    // As if an older version with fewer rules had validated them.
    const sheetId = catalogue.sheets["goods"] ?? "";
    await test.storage.transaction(async (db) => {
      const changes = { errors: null, messages: null };
      await db
        .updateTable("records")
        .set(changes)
        .where("sheet_id", "=", sheetId)
        .where("errors", "is not", null)
        .execute();
      await db.updateTable("sheet_states").set({ error: 0 }).where("sheet_id", "=", sheetId).execute();
    });
    await listNewTopics();
    expect(await test.send("POST", `${sheet}/validate`)).toEqual({ success: true });
    const { records } = await test.send("GET", `${sheet}/records?includeMessages=true`);
    const [first, second] = records.map((record: TestResponse["body"]) => record.values.sku.messages);
    expect(first).toMatchObject([{ type: "error", source: "required-constraint" }]);
    expect(second).toEqual([
      { field: "sku", source: "custom-logic", createdBy: expect.any(String), ...messages[0] },
    ]);
    expect((await listNewTopics()).toSorted()).toEqual([
      "records:updated",
      "sheet:counts-updated",
      "sheet:updated",
    ]);
  });

  it("let guests do what their access allows, and nothing if they are read-only", async () => {
    const token = await inviteGuest();
    const act = async (settings: object) => {
      await test.send("PATCH", `/workbooks/${catalogue.workbookId}`, {
        sheets: [{ slug: "goods", ...settings }],
      });
      const { records } = await insert({ sku: crypto.randomUUID() });
      const path = `${sheet}/records`;
      const values = { price: { value: 2 } };
      const responses = [
        await test.request("GET", path, { token }),
        await test.request("POST", path, { token, body: [cells({ sku: crypto.randomUUID() })] }),
        await test.request("PUT", path, { token, body: [{ id: records[0].id, values }] }),
        await test.request("DELETE", `${path}?ids=${records[0].id}`, { token }),
      ];
      return responses.map(({ status }) => status);
    };
    expect(await act({ access: ["*"] })).toEqual([200, 200, 200, 200]);
    expect(await act({ access: [] })).toEqual([200, 403, 403, 403]);
    expect(await act({ access: ["add"] })).toEqual([200, 200, 403, 403]);
    expect(await act({ access: ["edit"] })).toEqual([200, 403, 200, 403]);
    expect(await act({ access: ["delete"] })).toEqual([200, 403, 403, 200]);
    expect(await act({ access: ["*"], readonly: true })).toEqual([200, 403, 403, 403]);
    // This one has no access list.
    const other = `/sheets/${catalogue.sheets["suppliers"]}/records`;
    const { body } = await test.request("POST", other, { token, body: [cells({ code: "S1" })] });
    expect(body.data.success).toBe(true);
  });

  it("are changed by their id or slug in their workbook, or added to it", async () => {
    const change = (...sheets: object[]) =>
      test.request("PATCH", `/workbooks/${catalogue.workbookId}`, { body: { sheets } });
    const { body } = await change(
      { id: catalogue.sheets["goods"], name: "Wares", slug: "wares" },
      { slug: "suppliers", name: "Vendors" },
      { name: "Ports", slug: "ports", fields: [{ key: "code", type: "string" }] },
    );
    const [wares, vendors, ports] = body.data.sheets;
    expect(wares).toMatchObject({
      id: catalogue.sheets["goods"],
      config: { ...goods, name: "Wares", slug: "wares" },
    });
    expect(vendors.config).toEqual({ ...suppliers, name: "Vendors" });
    expect([ports.slug, body.data.sheets.length]).toEqual(["ports", 3]);
    const half = await change({ id: ports.id, description: "Not stored" }, { description: "New" });
    expect([half.status, half.body.errors.map(({ key }: { key: string }) => key)]).toEqual([
      400,
      ["sheets[1].name", "sheets[1].slug", "sheets[1].fields"],
    ]);
    const elsewhere = await change({ id: ports.id, workbookId: "us_wb_elsewhere" });
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: [{ key: "sheets[0].workbookId" }] } });
    const { workbookId } = catalogue;
    expect(
      (await change({ id: ports.id, workbookId, namespace: "quay" })).body.data.sheets[2].namespace,
    ).toBe("quay");
    await test.send("POST", `/sheets/${ports.id}/records`, [cells({ code: "NLRTM" })]);
    const [event] = await test.send("GET", `/events?topic=records:created&spaceId=${catalogue.spaceId}`);
    expect(event.namespaces).toEqual(["quay"]);
    const config = { name: "Wares", fields: goods.fields };
    const replaced = await change({ id: wares.id, config });
    expect(replaced.body.data.sheets[0].config).toEqual({ ...config, slug: "wares" });
  });

  it("can be sent back to their workbook as they were read", async () => {
    const path = `/workbooks/${catalogue.workbookId}`;
    const { sheets } = await test.send("GET", path);
    test.wait(3_600_000);
    const { sheets: after } = await test.send("PATCH", path, { sheets });
    expect(after).toEqual(sheets);
    test.wait(-3_600_000);
  });

  it("are found by references under their new slug", async () => {
    const fields = (ref: string) => [{ key: "from", type: "reference", config: { ref, key: "code" } }];
    const path = `/workbooks/${catalogue.workbookId}`;
    const added = await test.send("PATCH", path, {
      sheets: [{ name: "Orders", slug: "orders", fields: fields("suppliers") }],
    });
    const orders = `/sheets/${added.sheets[2].id}/records`;
    await test.send("POST", `/sheets/${catalogue.sheets["suppliers"]}/records`, [cells({ code: "S1" })]);
    await test.send("POST", orders, [cells({ from: "S1" })]);
    const isValid = async () => (await test.send("GET", orders)).records[0].valid;
    expect(await isValid()).toBe(true);
    await test.send("PATCH", `/sheets/${catalogue.sheets["suppliers"]}`, { slug: "vendors" });
    expect(await isValid()).toBe(false);
    await test.send("PATCH", path, { sheets: [{ slug: "orders", fields: fields("vendors") }] });
    expect(await isValid()).toBe(true);
  });
});
