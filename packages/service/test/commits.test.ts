import { afterEach, beforeEach, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("commits", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let sheet: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    const settings = { trackChanges: true, commitTimeoutSeconds: 3600 };
    catalogue = await createCatalogue(test, [productSheet], { settings });
    // Commits wait for the caller.
    await test.request("GET", "/events?topic=commit:created");
    sheet = `/sheets/${catalogue.sheets["products"]}`;
  });
  afterEach(() => test.close());

  const insert = async (...skus: string[]) =>
    (
      await test.request("POST", `${sheet}/records`, {
        body: skus.map((sku) => cells({ sku, name: sku })),
        headers: { "x-disable-hooks": "false" },
      })
    ).body.data;
  const list = async (query = "") => (await test.request("GET", `${sheet}/commits?${query}`)).body.data;

  it("stay open until they are completed, once", async () => {
    const { commitId: first } = await insert("A");
    const { commitId: second } = await insert("B");
    const open = await list();
    expect(open.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(open[0]).not.toHaveProperty("completedAt");
    expect(open[0]).not.toHaveProperty("completedBy");
    expect(await list("completed=true")).toEqual([]);
    expect((await test.request("POST", `/commits/${first}/complete`)).body).toEqual({
      data: { success: true },
    });
    const { body } = await test.request("GET", `/commits/${first}`);
    expect(body.data).toMatchObject({ id: first, sheetId: catalogue.sheets["products"] });
    expect(body.data.completedAt).toMatch(/Z$/);
    test.wait(60_000);
    await test.request("POST", `/commits/${first}/complete`);
    expect((await test.request("GET", `/commits/${first}`)).body).toEqual(body);
    expect(await list("completed=false")).toMatchObject([{ id: second }]);
    const { body: all } = await test.request(
      "GET",
      `/workbooks/${catalogue.workbookId}/commits?completed=true`,
    );
    expect(all.data).toEqual([body.data]);
    const { body: events } = await test.request("GET", "/events?topic=commit:completed");
    expect(events.data).toMatchObject([{ context: { commitId: first }, payload: { trackChanges: true } }]);
  });

  it("give programs of earlier times a version to begin at", async () => {
    const ask = async (body: object) => (await test.request("POST", "/versions", { body })).body.data;
    const sheetId = catalogue.sheets["products"];
    const since = async (version: string) =>
      (await test.request("GET", `${sheet}/records?sinceVersionId=${version}`)).body.data.records.length;
    expect((await ask({ sheetId })).versionId).toMatch(/^us_vr_/);
    expect((await ask({})).versionId).not.toBe((await ask({})).versionId);
    const { commitId } = await insert("A", "B");
    const version = await ask({ sheetId, parentVersionId: "us_vr_before" });
    expect(version).toEqual({ versionId: commitId });
    expect(await since(version.versionId)).toBe(0);
    await insert("C");
    expect(await since(version.versionId)).toBe(1);
    const missing = await test.request("POST", "/versions", { body: { sheetId: "us_sh_nobody" } });
    expect([missing.status, missing.body.errors[0].key]).toEqual([404, "sheetId"]);
  });

  it("say who wrote them and when, who completed them and when", async () => {
    const { development } = test.environments;
    const key = await test.request("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    const { id: keyId, rawKey: token } = key.body.data[0];
    await test.request("GET", "/events?topic=commit:created", { token });
    const before = Date.now();
    const { commitId } = await insert("A");
    test.wait(60_000);
    await test.request("POST", `/commits/${commitId}/complete`);
    await test.request("POST", `/commits/${commitId}/complete`, { token });
    const { data } = (await test.request("GET", `/commits/${commitId}`)).body;
    expect([data.createdBy, data.completedBy]).toEqual([test.userId, keyId]);
    const [created, completed] = [Date.parse(data.createdAt), Date.parse(data.completedAt)];
    expect(created).toBeGreaterThanOrEqual(before);
    expect(created).toBeLessThanOrEqual(Date.now());
    expect(completed).toBeGreaterThanOrEqual(before + 60_000);
    expect(completed).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it("are listed without pages", async () => {
    const written: string[] = [];
    for (let count = 0; count < 25; count += 1) written.unshift((await insert(`A-${count}`)).commitId);
    const { body } = await test.request("GET", `${sheet}/commits`);
    expect(Object.keys(body)).toEqual(["data"]);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(written);
    expect((await test.request("GET", `/workbooks/${catalogue.workbookId}/commits`)).body).toEqual(body);
  });

  it("come in pages if a request asks for one, also of one actor only", async () => {
    const { development } = test.environments;
    const key = await test.request("POST", `/auth/api-key?environmentId=${development}&type=SECRET`);
    const { id: keyId, rawKey: token } = key.body.data[0];
    for (let count = 0; count < 7; count += 1) {
      const by = count % 2 === 0 ? test.token : token;
      await test.send("POST", `${sheet}/records`, [cells({ sku: `A-${count}`, name: "Cup" })], by);
    }
    for (const path of [sheet, `/workbooks/${catalogue.workbookId}`]) {
      const all = (await test.send("GET", `${path}/commits`)).map(({ id }: { id: string }) => id);
      const found: string[] = [];
      let query = "pageSize=3";
      for (let page = 1; ; page += 1) {
        const { data, pagination } = (await test.request("GET", `${path}/commits?${query}`)).body;
        expect(data.length).toBeLessThanOrEqual(3);
        found.push(...data.map(({ id }: { id: string }) => id));
        expect(pagination).toMatchObject({ currentPage: page, totalCount: all.length + page - 1 });
        if (pagination.nextCursor === undefined) break;
        query = `pageSize=3&cursor=${pagination.nextCursor}`;
        // What is written meanwhile is not in the pages that follow.
        await insert(`later ${path} ${page}`);
      }
      expect(found).toEqual(all);
      const first = (await test.request("GET", `${path}/commits?pageSize=1`)).body;
      const second = await test.request("GET", `${path}/commits?cursor=${first.pagination.nextCursor}`);
      expect([...first.data, ...second.body.data]).toEqual(await test.send("GET", `${path}/commits`));
      expect(second.body.pagination).toMatchObject({ pageCount: 1, currentPage: 2 });
      expect((await test.request("GET", `${path}/commits?pageSize=1001`)).status).toBe(400);
      const wrong = await test.request("GET", `${path}/commits?cursor=WyJmaWxlcyIsMiw0MTdd`);
      expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, "cursor_invalid"]);
    }
    expect(await list()).toHaveLength(7 + 2 + 2);
    const listBy = async (actor: string, by = test.token) =>
      (await test.request("GET", `${sheet}/commits?createdBy=${actor}`, { token: by })).body;
    const own = await listBy("me", token);
    expect(own).toEqual(await listBy(keyId));
    expect(own).toEqual({ data: [1, 3, 5].map(() => expect.objectContaining({ createdBy: keyId })) });
    expect((await listBy("me")).data).toHaveLength(8);
    expect((await listBy("nobody")).data).toEqual([]);
    const { body } = await test.request("GET", `${sheet}/commits?createdBy=${keyId}&pageSize=2`);
    expect([body.data.length, body.pagination.totalCount]).toEqual([2, 3]);
  });

  it("are completed at once if the workbook does not track changes", async () => {
    const { sheets } = await createCatalogue(test);
    const path = `/sheets/${sheets["products"]}`;
    await test.request("POST", `${path}/records`, { body: [cells({ sku: "A" })] });
    const { body } = await test.request("GET", `${path}/commits`);
    expect(body.data[0].completedAt).toBe(body.data[0].createdAt);
  });

  it("select exactly the records that they changed", async () => {
    const { commitId: first, records } = await insert("A", "B", "C", "D");
    const put = await test.request("PUT", `${sheet}/records`, {
      body: [0, 2, 3].map((index) => ({ id: records[index].id, values: { price: { value: index } } })),
    });
    const { commitId: second } = put.body.data;
    const { commitId: third } = await insert("E");
    const names = async (query: string) => {
      const { body } = await test.request("GET", `${sheet}/records?${query}`);
      return body.data.records
        .map((record: { values: { sku: { value: string } } }) => record.values.sku.value)
        .join("");
    };
    expect(await names(`commitId=${first}`)).toBe("ABCD");
    expect(await names(`commitId=${second}`)).toBe("ACD");
    expect(await names(`sinceCommitId=${first}`)).toBe("ACDE");
    expect(await names(`sinceCommitId=${second}`)).toBe("E");
    const count = async (query: string) =>
      (await test.request("GET", `${sheet}/counts?${query}`)).body.data.counts.total;
    expect(await count(`versionId=${second}`)).toBe(3);
    expect(await count(`commitId=${second}`)).toBe(4);
    expect(await count(`sinceCommitId=${third}`)).toBe(0);
    const unknown = await test.request("GET", `${sheet}/records?commitId=us_vr_none`);
    expect(unknown.status).toBe(400);
    expect(unknown.body.errors[0].key).toBe("commitId");
  });

  it("have events, also for their consequences, and the selection of an event can be read", async () => {
    const { commitId } = await insert("A", "");
    const { body } = await test.request("GET", `/events?pageSize=4`);
    const context = { sheetId: catalogue.sheets["products"], sheetSlug: "products", commitId };
    expect(body.data.reverse()).toMatchObject([
      { topic: "commit:created", domain: "workbook", payload: { trackChanges: true }, context },
      { topic: "records:created", domain: "sheet", payload: { count: 2 }, context },
      { topic: "sheet:counts-updated", payload: { counts: { total: 2, valid: 1, error: 1 } }, context },
      { topic: "sheet:calculation-updated", context },
    ]);
    const { body: read } = await test.request("GET", `${sheet}/records?for=${body.data[1].id}`);
    expect(read.data.records).toHaveLength(2);
    await insert("B");
    expect(
      (await test.request("GET", `${sheet}/records?for=${body.data[1].id}`)).body.data.records,
    ).toHaveLength(2);
  });
});
