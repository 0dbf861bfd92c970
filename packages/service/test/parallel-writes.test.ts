import { afterEach, beforeEach, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { findUnpolled } from "./support/poll-records.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("writes at the same time", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  beforeEach(async () => {
    test = await startTestService(engine);
    catalogue = await createCatalogue(test, [
      productSheet,
      {
        name: "Orders",
        slug: "orders",
        fields: [{ key: "product", type: "reference", config: { ref: "products", key: "sku" } }],
      },
    ]);
  });
  afterEach(() => test.close());

  const insert = (slug: string, values: Record<string, unknown>) =>
    test.request("POST", `/sheets/${catalogue.sheets[slug]}/records`, { body: [cells(values)] });
  const count = async (slug: string) =>
    (await test.request("GET", `/sheets/${catalogue.sheets[slug]}/counts`)).body.data.counts;

  it("find duplicates of each other", async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => insert("products", { sku: "A", name: "x" })),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await count("products")).toEqual({ total: 12, valid: 0, error: 12 });
    const { body } = await test.request("GET", `/sheets/${catalogue.sheets["products"]}/commits`);
    expect(body.data).toHaveLength(12);
  });

  it("find the references to each other", async () => {
    const names = Array.from({ length: 8 }, (_, index) => `P-${index}`);
    await Promise.all(
      names.flatMap((sku) => [insert("orders", { product: sku }), insert("products", { sku, name: "x" })]),
    );
    expect(await count("orders")).toEqual({ total: 8, valid: 8, error: 0 });
  });

  it("are all shown to who polls with sinceCommitId, at either of two nodes", async () => {
    const nodes = [test.request, await test.startNode()];
    expect(await findUnpolled(nodes, catalogue.sheets["products"], 4)).toEqual([]);
  });

  it("use the fields as they are after the wait", async () => {
    const sheet = `/sheets/${catalogue.sheets["products"]}`;
    const field = { key: "origin", type: "string", constraints: [{ type: "required" }] };
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => insert("products", { sku: `P-${index}`, name: "x" })),
      test.request("POST", `${sheet}/fields?insertAtIndex=0`, { body: field }),
      ...Array.from({ length: 6 }, (_, index) => insert("products", { sku: `Q-${index}`, name: "x" })),
    ]);
    expect(await count("products")).toEqual({ total: 12, valid: 0, error: 12 });
    const { body } = await test.request("GET", `${sheet}/counts?byField=true`);
    expect(body.data.counts.byField).toMatchObject({ origin: { empty: 12 }, sku: { empty: 0 } });
  });
});
