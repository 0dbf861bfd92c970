import type { CreateWorkbookConfig, EnvironmentId, SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue, createSpace, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";

const people: SheetConfig = { name: "People", slug: "people", fields: [{ key: "email", type: "string" }] };

describeEngines("a workbook", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const create = (spaceId: string, config: Partial<CreateWorkbookConfig> = {}) =>
    test.send("POST", "/workbooks", { name: "Spring", spaceId, ...config });
  const findErrors = async (method: string, path: string, body: unknown) => {
    const response = await test.request(method, path, { body });
    expect(response.status).toBe(400);
    return response.body.errors.map(({ key }: { key: string }) => key);
  };

  it("is listed if it matches every parameter", async () => {
    const [spaceId, other] = [await createSpace(test), await createSpace(test)];
    await create(spaceId, { name: "First", labels: ["spring", "late"], namespace: "quay" });
    await create(spaceId, { name: "Second", labels: ["spring"], treatments: ["SMALL_DATA"] });
    await create(other, { name: "First", namespace: "quay" });
    const cases: [query: string, names: string[]][] = [
      [`spaceId=${spaceId}`, ["Second", "First"]],
      [`spaceId=${other}`, ["First"]],
      ["name=First", ["First", "First"]],
      ["name=first", []],
      ["namespace=quay", ["First", "First"]],
      ["label=spring", ["Second", "First"]],
      ["label=late", ["First"]],
      ["treatment=SMALL_DATA", ["Second"]],
      ["label=spring&namespace=quay", ["First"]],
      [`spaceId=${other}&label=spring`, []],
    ];
    for (const [query, names] of cases) {
      const listed = await test.send("GET", `/workbooks?${query}`);
      expect([query, listed.map(({ name }: { name: string }) => name)]).toEqual([query, names]);
    }
    const [second] = await test.send("GET", "/workbooks?name=Second");
    await test.send("PATCH", `/workbooks/${second.id}`, { labels: ["late"] });
    expect(await test.send("GET", "/workbooks?label=late")).toMatchObject([
      { name: "Second" },
      { name: "First" },
    ]);
    const third = await createSpace(test);
    for (let count = 0; count < 12; count += 1) await create(third, { name: `${count}` });
    const { body } = await test.request("GET", `/workbooks?spaceId=${third}`);
    expect(Object.keys(body)).toEqual(["data"]);
    expect(body.data).toHaveLength(12);
    expect(body.data[0]).toMatchObject({ name: "11" });
  });

  it("is listed with its sheets unless the request wants none, and with counts that are zero", async () => {
    const { spaceId, sheets } = await createCatalogue(test);
    await test.send("POST", `/sheets/${sheets["products"]}/records`, [cells({ sku: "A" })]);
    const list = async (query: string) =>
      (await test.send("GET", `/workbooks?spaceId=${spaceId}${query}`))[0];
    expect(await list("&includeSheets=false")).not.toHaveProperty("sheets");
    const [sheet] = (await list("&includeSheets=true")).sheets;
    expect((await list("")).sheets).toEqual([sheet]);
    expect(sheet.config.fields).toMatchObject(productSheet.fields);
    expect(sheet).not.toHaveProperty("recordCounts");
    const counted = await list("&includeSheets=true&includeCounts=true");
    expect(counted.sheets).toEqual([{ ...sheet, recordCounts: { total: 0, valid: 0, error: 0 } }]);
  });

  it("has what was sent, its times, and nothing that only other services have", async () => {
    const start = Date.now();
    const empty = await create(await createSpace(test));
    expect(empty.sheets).toEqual([]);
    expect(Date.parse(empty.createdAt)).toBeGreaterThanOrEqual(start);
    for (const name of ["storageType", "createdFrom", "lastPropagatedAt", "expiredAt"]) {
      expect(empty).not.toHaveProperty(name);
    }
    const filled = await test.send("PATCH", `/workbooks/${empty.id}`, { sheets: [people] });
    expect(filled.sheets).toMatchObject([{ config: people }]);
    const sheets = [productSheet, people];
    const settings = { noMappingRedirect: true, autoRunAnalysis: true, sheetSidebarOrder: [] };
    const actions = [{ label: "Check" }, { label: "Approve" }];
    const whole = { folder: "Late", metadata: { pier: 7 }, settings, actions };
    const workbook = await create(empty.spaceId, { ...whole, sheets });
    expect(workbook).toMatchObject({ ...whole, sheets: sheets.map((config) => ({ config })) });
    expect(workbook.sheets.map(({ slug }: { slug: string }) => slug)).toEqual(["products", "people"]);
    const path = `/workbooks/${workbook.id}`;
    test.wait(60_000);
    await test.send("POST", `/sheets/${workbook.sheets[0].id}/records`, [cells({ sku: "A" })]);
    // Neither records nor their counts or times are a part of the workbook.
    expect(await test.send("GET", path)).toEqual(workbook);
    const changed = await test.send("PATCH", path, { name: "Summer" });
    expect(changed).toEqual({ ...workbook, name: "Summer", updatedAt: expect.any(String) });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThanOrEqual(Date.parse(workbook.updatedAt) + 60_000);
    const reversed = actions.toReversed();
    expect(await test.send("PATCH", path, { actions: reversed })).toMatchObject({ actions: reversed });
  });

  it("stores its records alike with every strategy", async () => {
    const spaceId = await createSpace(test);
    const read = async (config: Partial<CreateWorkbookConfig>) => {
      const { sheets, storageStrategy } = await create(spaceId, { ...config, sheets: [productSheet] });
      expect(storageStrategy).toBe(config.storageStrategy);
      const path = `/sheets/${sheets[0].id}/records`;
      await test.send("POST", path, [cells({ sku: "A", price: "1" }), cells({ sku: "A" })]);
      const { records } = await test.send("GET", path);
      return records.map(({ values }: { values: Record<string, { value: unknown; valid: boolean }> }) =>
        Object.entries(values).map(([key, { value, valid }]) => ({ key, value, valid })),
      );
    };
    const usual = await read({});
    for (const storageStrategy of [
      ...(["RAINBOW_TABLES", "CELL_HISTORY", "HYPERCUBE", "QUICKSTORE"] as const),
      ...(["DUCKDB", "FOREIGNDB", "MEMCSV"] as const),
    ]) {
      expect(await read({ storageStrategy })).toEqual(usual);
    }
  });

  it("is in the only space of its caller, or in the one that it names", async () => {
    const spaceId = await createSpace(test);
    const { development, production } = test.environments;
    expect(await findErrors("POST", "/workbooks", { name: "x" })).toEqual(["spaceId"]);
    expect(await findErrors("POST", "/workbooks", { spaceId })).toEqual(["name"]);
    const wrong = { name: "x", spaceId, environmentId: production };
    expect(await findErrors("POST", "/workbooks", wrong)).toEqual(["environmentId"]);
    const { id } = await create(spaceId, { environmentId: development as EnvironmentId });
    const path = `/workbooks/${id}`;
    await test.send("PATCH", path, { spaceId, environmentId: development });
    const other = await createSpace(test);
    expect(await findErrors("PATCH", path, { spaceId: other })).toEqual(["spaceId"]);
    expect(await findErrors("PATCH", path, { environmentId: production })).toEqual(["environmentId"]);
    const spaces = [{ id: spaceId }];
    const guest = { environmentId: development, email: "mara@quay.example", name: "Mara", spaces };
    const [{ id: guestId }] = await test.send("POST", "/guests", [guest]);
    const roles: { id: string; name: string }[] = await test.send("GET", "/roles");
    const roleId = roles.find(({ name }) => name === "Editor")?.id;
    await test.send("POST", `/guests/${guestId}/roles`, { roleId, resourceId: spaceId });
    const { token } = await test.send("GET", `/guests/${guestId}/token`);
    const created = await test.request("POST", "/workbooks", { token, body: { name: "Hers" } });
    expect(created).toMatchObject({ status: 200, body: { data: { spaceId } } });
  });

  it("changes the sheets of its list by id or slug, adds others, and keeps the rest", async () => {
    const third = { ...people, name: "Third", slug: "third" };
    const { workbookId, sheets } = await createCatalogue(test, [productSheet, people, third]);
    const path = `/workbooks/${workbookId}`;
    const before = (await test.send("GET", path)).sheets;
    const changed = await test.send("PATCH", path, {
      sheets: [
        // The id counts, and the slug is the new one.
        { id: sheets["people"], slug: "persons" },
        { slug: "third", name: "Number three" },
        { ...people, slug: "fourth" },
      ],
    });
    expect(changed.sheets).toMatchObject([
      before[0],
      { id: sheets["people"], slug: "persons", name: "People" },
      { id: sheets["third"], slug: "third", name: "Number three" },
      { slug: "fourth", name: "People" },
    ]);
    expect(changed.sheets).toHaveLength(4);
    const keys = ["name", "slug", "fields"].map((name) => `sheets[0].${name}`);
    expect(await findErrors("PATCH", path, { sheets: [{ metadata: 1 }] })).toEqual(keys);
    const twice = { name: "x", spaceId: changed.spaceId, sheets: [people, people] };
    expect(await findErrors("POST", "/workbooks", twice)).toEqual(["sheets[1].slug"]);
  });

  it("loses the values of a field that its new list does not have", async () => {
    const { workbookId, sheets } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}/records`;
    await test.send("POST", path, [cells({ sku: "A", name: "Cup" })]);
    const setFields = (...fields: unknown[]) =>
      test.send("PATCH", `/workbooks/${workbookId}`, { sheets: [{ slug: "products", fields }] });
    const read = async () => (await test.send("GET", path)).records[0].values;
    const [sku, name] = [
      { key: "sku", type: "string" },
      { key: "name", type: "string" },
    ];
    await setFields(sku);
    expect(Object.keys(await read())).toEqual(["sku"]);
    await setFields(sku, name);
    expect(await read()).toMatchObject({ sku: { value: "A" }, name: { value: null } });
  });

  it("has the commits of all its sheets, one for each request", async () => {
    const more = { settings: { trackChanges: true } };
    const { workbookId, sheets } = await createCatalogue(test, [productSheet, people], more);
    await test.send("GET", "/events?completesCommits=true");
    const headers = { "x-disable-hooks": "false" };
    const insert = async (slug: string, ...body: unknown[]) =>
      (await test.request("POST", `/sheets/${sheets[slug]}/records`, { body, headers })).body.data.commitId;
    const first = await insert("products", cells({ sku: "A" }), cells({ sku: "B" }));
    const second = await insert("people", cells({ email: "a@quay.example" }));
    await test.send("POST", `/commits/${first}/complete`);
    const list = async (query = "") => {
      const { body } = await test.request("GET", `/workbooks/${workbookId}/commits${query}`);
      expect(Object.keys(body)).toEqual(["data"]);
      return body.data.map(({ id }: { id: string }) => id).sort();
    };
    expect(await list()).toEqual([first, second].sort());
    expect(await list("?completed=true")).toEqual([first]);
    expect(await list("?completed=false")).toEqual([second]);
    for (let count = 0; count < 11; count += 1) await insert("people", cells({ email: `${count}` }));
    expect(await list()).toHaveLength(13);
  });

  it("of a file is marked as such", async () => {
    const { file } = await extractFile(test, await createSpace(test), "sku\nA\n");
    const workbook = await test.send("GET", `/workbooks/${file.workbookId}`);
    expect(workbook).toMatchObject({ labels: ["file"], treatments: ["EXTRACTED_FROM_SOURCE"] });
  });

  it("is deleted with its flags", async () => {
    const { workbookId } = await createCatalogue(test);
    await test.send("POST", `/v1/workbooks/${workbookId}/flags`, {
      slug: "new",
      label: "New",
      colorHex: "#ffffff",
    });
    await test.send("DELETE", `/workbooks/${workbookId}`);
    expect((await test.request("GET", `/v1/workbooks/${workbookId}/flags`)).status).toBe(404);
    const flags = test.storage.db.selectFrom("flags").select("id").where("workbook_id", "=", workbookId);
    expect(await flags.execute()).toEqual([]);
  });
});
