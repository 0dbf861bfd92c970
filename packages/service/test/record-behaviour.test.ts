import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const goods: SheetConfig = {
  name: "Goods",
  slug: "goods",
  allowAdditionalFields: true,
  fields: [
    { key: "sku", type: "string", constraints: [{ type: "unique" }] },
    { key: "price", type: "number" },
    { key: "name", type: "string", readonly: true },
  ],
};

describeEngines("records", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let path: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    catalogue = await createCatalogue(test, [goods]);
    path = `/sheets/${catalogue.sheets["goods"]}`;
  });

  const insert = async (...records: Record<string, unknown>[]) =>
    (await test.request("POST", `${path}/records`, { body: records.map(cells) })).body.data;
  const list = async (query: string) => {
    const { body } = await test.request("GET", `${path}/records?${query}`);
    return body.data.records
      .map(({ values }: { values: { sku: { value: string } } }) => values.sku.value)
      .join("");
  };

  it("without a value and with an invalid value come last in both directions", async () => {
    await insert(
      { sku: "a", price: "x", name: "" },
      { sku: "b", price: 2, name: "B" },
      { sku: "c" },
      { sku: "d", price: 10, name: "É" },
    );
    expect(await list("sortField=price&sortDirection=asc")).toBe("bdac");
    expect(await list("sortField=price&sortDirection=desc")).toBe("dbac");
    expect(await list("sortField=name&sortDirection=asc")).toBe("bdac");
    expect(await list("sortField=name&sortDirection=desc")).toBe("dbac");
  });

  it("are selected by their ids with the filter none, together with the other conditions", async () => {
    const { records } = await insert({ sku: "a", price: 1 }, { sku: "b", price: 2 }, { sku: "c", price: 3 });
    const ids = `ids=${records[0].id}&ids=${records[1].id}`;
    expect(await list(`filter=none&${ids}`)).toBe("ab");
    expect(await list(`filter=none&${ids}&q=${encodeURIComponent("price gt 1")}`)).toBe("b");
    expect(await list(`filter=none&q=${encodeURIComponent("price gt 1")}`)).toBe("");
  });

  it("are invalid if the writer says so without a reason", async () => {
    const { body } = await test.request("POST", `${path}/records`, {
      body: [
        { price: { value: 1, valid: false } },
        { price: { value: 1, valid: false, messages: [{ type: "error", message: "Too low." }] } },
        { price: { value: 1, valid: false, messages: [{ type: "info", message: "New." }] } },
        { price: { value: "x", valid: true } },
      ],
    });
    const texts = body.data.records.map(
      ({ values }: { values: { price: { messages: { message: string }[] } } }) =>
        values.price.messages.map(({ message }) => message),
    );
    const marked = "The writer marked this value as invalid.";
    expect(texts).toEqual([
      [marked],
      ["Too low."],
      ["New.", marked],
      ["This must be a number, such as 12 or 12.5."],
    ]);
    expect(body.data.counts).toMatchObject({ total: 4, error: 4 });
    expect(body.data.records[0].values.price.messages).toMatchObject([
      { type: "error", source: "custom-logic" },
    ]);
    const [{ id, values }] = body.data.records;
    // A changed value is validated again, even if the record is sent back as it was read.
    await test.request("PUT", `${path}/records`, {
      body: [{ id, valid: false, values: { price: { ...values.price, messages: [], value: 2 } } }],
    });
    expect((await test.request("GET", `${path}/records?ids=${id}`)).body.data.records[0].valid).toBe(true);
  });

  it("that are none make no commit", async () => {
    const { body: none } = await test.request("POST", `${path}/records`, { body: [] });
    expect(none.data).toEqual({ success: true, counts: { total: 0, valid: 0, error: 0 }, records: [] });
    const { commitId } = await insert({ sku: "a" });
    const { body } = await test.request("POST", `${path}/records`, { body: [] });
    expect(body.data.commitId).toBe(commitId);
    expect((await test.request("GET", `${path}/commits`)).body.data).toHaveLength(1);
    await test.request("POST", `${path}/lock`);
    expect((await test.request("POST", `${path}/records`, { body: [] })).status).toBe(409);
  });

  it("emit nothing about records if a validation finds the same", async () => {
    await insert({ sku: "a", price: "x" }, { sku: "A", price: 1 }, { sku: "b", price: 1.5 });
    await test.request("POST", `${path}/fields`, { body: { key: "more", type: "string" } });
    // Messages of a writer, not in the order of the fields.
    const messages = [{ type: "error", message: "No." }];
    const values = { price: { value: 2, messages }, sku: { value: "c", messages } };
    const { body } = await test.request("POST", `${path}/records`, { body: [values] });
    expect(body.data.counts.error).toBe(1);
    const listEvents = async (): Promise<{ id: string; topic: string }[]> =>
      (await test.request("GET", `/events?spaceId=${catalogue.spaceId}&pageSize=100`)).body.data;
    const before = new Set((await listEvents()).map(({ id }) => id));
    expect((await test.request("POST", `${path}/validate`)).status).toBe(200);
    const topics = (await listEvents()).flatMap(({ id, topic }) => (before.has(id) ? [] : topic));
    expect(topics).toEqual(["sheet:updated"]);
  });

  it("have the counts of each field in its calculations by request", async () => {
    await insert({ sku: "a", price: "x" }, { sku: "b" }, { sku: "c", price: 1 });
    const counts = { total: 3, valid: 2, error: 1, empty: 1 };
    for (const query of ["byField=true", `byField=true&q=${encodeURIComponent('sku ne ""')}`]) {
      const { body } = await test.request("GET", `${path}/calculations?${query}`);
      const ofPrice = body.data.filter(({ fieldKey }: { fieldKey: string }) => fieldKey === "price");
      const own = ofPrice.map((calculation: { counts: object }) => calculation.counts);
      expect(own).toEqual(Array.from({ length: 10 }, () => counts));
    }
    const { body } = await test.request("GET", `${path}/calculations`);
    expect(body.data[0]).not.toHaveProperty("counts");
  });

  it("are read-only for guests where their fields, cells or records are", async () => {
    const { records } = await insert({ sku: "a", name: "n" }, { sku: "b" }, { sku: "d" });
    const [{ id }, { id: other }, { id: third }] = records;
    const inPart = { fields: { price: { readonly: true } } };
    await test.request("PUT", `${path}/records`, {
      body: [
        { id, values: {}, config: { readonly: true } },
        { id: third, values: {}, config: inPart },
      ],
    });
    const guest = {
      environmentId: test.environments.development,
      email: "g@casa.example",
      name: "G",
      spaces: [{ id: catalogue.spaceId }],
    };
    const { body: invited } = await test.request("POST", "/guests", { body: [guest] });
    const { body: signedIn } = await test.request("GET", `/guests/${invited.data[0].id}/token`);
    const { token } = signedIn.data;
    const send = async (method: string, body: object) =>
      (await test.request(method, `${path}/records`, { token, body })).status;
    expect(await send("POST", [cells({ sku: "c", name: "x" })])).toBe(403);
    expect(await send("POST", [cells({ sku: "c" })])).toBe(200);
    expect(await send("PUT", [{ id: other, values: { name: { value: "x" } } }])).toBe(403);
    expect(await send("PUT", [{ id: other, values: { sku: { value: "x" } } }])).toBe(200);
    expect(await send("PUT", [{ id, values: { sku: { value: "x" } } }])).toBe(403);
    expect(await send("PUT", [{ id, values: {}, config: { readonly: false } }])).toBe(403);
    expect(await send("PUT", [{ id: third, values: { price: { value: 1 } } }])).toBe(403);
    expect(await send("PUT", [{ id: third, values: { sku: { value: "D" } } }])).toBe(200);
    const remove = (one: string) => test.request("DELETE", `${path}/records?ids=${one}`, { token });
    expect((await remove(id)).status).toBe(403);
    expect((await remove(other)).status).toBe(200);
    // Other callers may still write.
    const { body } = await test.request("PUT", `${path}/records`, {
      body: [{ id, values: { name: { value: "m" } } }],
    });
    expect(body.errors).toBeUndefined();
  });
});
