import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue, createSpace, productSheet } from "./support/catalogue.ts";
import { countStatuses, createClients } from "./support/clients.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("changes of eight clients at the same time", (engine) => {
  let test: TestService;
  let all: Awaited<ReturnType<typeof createClients>>;
  beforeAll(async () => {
    test = await startTestService(engine);
    all = await createClients(test);
  });
  afterAll(() => test.close());

  const field = (key: string) => ({ key, type: "string" });
  const keysOf = ({ config }: { config: { fields: { key: string }[] } }) =>
    config.fields.map(({ key }) => key).toSorted();
  const flag = { slug: "old", label: "Old", colorHex: "#F5A623" };
  const readWorkbook = async ({ workbookId }: Catalogue) =>
    (await test.request("GET", `/workbooks/${workbookId}`)).body.data;
  const readKeys = async (path: string) => keysOf((await test.request("GET", path)).body.data);
  const known = productSheet.fields.map(({ key }) => key);

  it("add every field, and keep every removed field removed", async () => {
    const path = `/sheets/${(await createCatalogue(test)).sheets["products"]}`;
    const added = await all((send, index) =>
      send("POST", `${path}/fields`, { body: field(`added-${index}`) }),
    );
    expect(countStatuses(added)).toEqual({ 200: 8 });
    const keys = Array.from({ length: 8 }, (_, index) => `added-${index}`);
    expect(await readKeys(path)).toEqual([...known, ...keys].toSorted());
    const removed = await all((send, index) => send("DELETE", `${path}/fields/added-${index}`));
    expect(countStatuses(removed)).toEqual({ 200: 8 });
    expect(await readKeys(path)).toEqual(known.toSorted());
  });

  it("add a field with the same key once", async () => {
    const path = `/sheets/${(await createCatalogue(test)).sheets["products"]}`;
    for (const key of ["origin", "weight"]) {
      const responses = await all((send) => send("POST", `${path}/fields`, { body: field(key) }));
      expect(countStatuses(responses)).toEqual({ 200: 1, 409: 7 });
    }
    expect(await readKeys(path)).toEqual([...known, "origin", "weight"].toSorted());
  });

  it("change a workbook and its sheets", async () => {
    const own = await createCatalogue(test);
    const sheetId = own.sheets["products"];
    const responses = await all((send, index) =>
      index < 4
        ? send("POST", `/sheets/${sheetId}/fields`, { body: field(`added-${index}`) })
        : send("PATCH", `/workbooks/${own.workbookId}`, {
            body: {
              sheets: [
                { id: sheetId, ...(index % 2 === 0 ? { description: "Goods" } : { readonly: true }) },
                { name: `New ${index}`, slug: `new-${index}`, fields: [field("a")] },
              ],
            },
          }),
    );
    expect(countStatuses(responses)).toEqual({ 200: 8 });
    const [products, ...others] = (await readWorkbook(own)).sheets;
    expect(products.config).toMatchObject({ description: "Goods", readonly: true });
    expect(keysOf(products)).toEqual([...known, "added-0", "added-1", "added-2", "added-3"].toSorted());
    expect(others.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(
      [4, 5, 6, 7].map((n) => `new-${n}`),
    );
  });

  it("validate a sheet by the fields that others add", async () => {
    const path = `/sheets/${(await createCatalogue(test)).sheets["products"]}`;
    await test.request("POST", `${path}/records`, { body: [cells({ sku: "A", name: "Rope" })] });
    const required = { ...field("origin"), constraints: [{ type: "required" }] };
    const responses = await all((send, index) =>
      index === 3 ? send("POST", `${path}/fields`, { body: required }) : send("POST", `${path}/validate`),
    );
    expect(countStatuses(responses)).toEqual({ 200: 8 });
    const { counts } = (await test.request("GET", `${path}/counts?byField=true`)).body.data;
    expect(counts).toMatchObject({ total: 1, error: 1, byField: { origin: { empty: 1, error: 1 } } });
  });

  it("rename a flag without losing it on its records", async () => {
    const own = await createCatalogue(test);
    const flags = `/v1/workbooks/${own.workbookId}/flags`;
    const records = `/sheets/${own.sheets["products"]}/records`;
    await test.request("POST", flags, { body: flag });
    await test.request("POST", records, { body: [cells({ sku: "A" })] });
    const job = await test.request("POST", `${flags}/bulk-mutate`, {
      body: { operation: "apply", slug: "old" },
    });
    await expect
      .poll(async () => (await test.request("GET", `/jobs/${job.body.jobId}`)).body.data.status)
      .toBe("complete");
    const responses = await all((send, index) =>
      send("PATCH", `${flags}/old`, { body: { newSlug: `new-${index}` } }),
    );
    expect(countStatuses(responses)).toEqual({ 200: 1, 404: 7 });
    const [renamed] = (await test.request("GET", flags)).body;
    const [record] = (await test.request("GET", records)).body.data.records;
    expect(record.metadata.flags).toEqual([renamed.slug]);
  });

  it("invite a person to eight spaces as one guest, once to each", async () => {
    const spaces = await Promise.all(Array.from({ length: 8 }, () => createSpace(test)));
    const body = (spaceId: string | undefined) => [
      {
        environmentId: test.environments.development,
        email: "t.alves@casa-alves.example",
        name: "Tomás Alves",
        spaces: [{ id: spaceId }, { id: spaces[0] }].slice(0, spaceId === spaces[0] ? 1 : 2),
      },
    ];
    const responses = await all((send, index) => send("POST", "/guests", { body: body(spaces[index]) }));
    expect(countStatuses(responses)).toEqual({ 200: 8 });
    const ids = new Set(responses.map((response) => response.body.data[0].id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    const guest = (await test.request("GET", `/guests/${id}`)).body.data;
    expect(guest.spaces.map((space: { id: string }) => space.id).toSorted()).toEqual(spaces.toSorted());
    const { body: events } = await test.request(
      "GET",
      `/events?environmentId=${test.environments.development}&topic=space:guestAdded&pageSize=100`,
    );
    expect(events.data.map((event: { target: string }) => event.target).toSorted()).toEqual(
      spaces.toSorted(),
    );
    // Each list replaces the other, so the last one stays as a whole.
    await all((send, index) => send("PATCH", `/guests/${id}`, { body: { spaces: [{ id: spaces[index] }] } }));
    expect((await test.request("GET", `/guests/${id}`)).body.data.spaces).toHaveLength(1);
  });

  it("deploy an agent eight times as eight versions", async () => {
    const environmentId = test.environments.development;
    const body = {
      slug: "price-checker",
      source: "export default 1;",
      topics: ["commit:created"],
      compiler: "js",
    };
    const responses = await all((send) => send("POST", `/agents?environmentId=${environmentId}`, { body }));
    expect(countStatuses(responses)).toEqual({ 200: 8 });
    const { body: versions } = await test.request("GET", `/agents/${responses[0]?.body.data.id}/versions`);
    expect(versions.data.map(({ version }: { version: number }) => version)).toEqual([
      8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it("create one environment and one flag of the same name", async () => {
    const { workbookId } = await createCatalogue(test);
    const named = {
      "/environments": { name: "staging", isProd: false },
      [`/v1/workbooks/${workbookId}/flags`]: flag,
    };
    for (const [path, body] of Object.entries(named)) {
      const responses = await all((send) => send("POST", path, { body }));
      expect(countStatuses(responses)).toEqual({ 200: 1, 409: 7 });
    }
  });

  it("change different properties of a space, an action and an app", async () => {
    const spaceId = await createSpace(test);
    const action = { targetId: spaceId, label: "Submit", operation: "submitProducts" };
    const made = await test.request("POST", `/actions?spaceId=${spaceId}`, { body: action });
    const actionId = made.body.data.id;
    const app = await test.request("POST", "/apps", {
      body: { name: "Invoices", namespace: "invoices", type: "CUSTOM" },
    });
    const paths = [`/spaces/${spaceId}`, `/actions/${actionId}`, `/apps/${app.body.data.id}`];
    const changes: Record<string, unknown>[][] = [
      [{ name: "Autumn" }, { displayOrder: 4 }, { languageOverride: "de" }, { labels: ["a"] }],
      [{ label: "Send" }, { confirm: false }, { primary: true }, { description: "Sends it" }],
      [{ name: "Bills" }, { entity: "Bill" }, { entityPlural: "Bills" }, { icon: "bill" }],
    ];
    for (const [index, path] of paths.entries()) {
      const wanted = changes[index] ?? [];
      const responses = await all((send, client) => send("PATCH", path, { body: wanted[client % 4] }));
      expect(countStatuses(responses)).toEqual({ 200: 8 });
      expect((await test.request("GET", path)).body.data).toMatchObject(Object.assign({}, ...wanted));
    }
  });
});
