import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("views", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const open = async () => {
    const { sheets, workbookId, spaceId } = await createCatalogue(test, [
      productSheet,
      { ...productSheet, name: "Other", slug: "other" },
    ]);
    const [sheetId = "", otherId = ""] = [sheets["products"], sheets["other"]];
    return { sheetId, otherId, workbookId, spaceId };
  };
  const save = (sheetId: string, config: object, name = "Dear ones") =>
    test.request("POST", "/views", { body: { sheetId, name, config } });
  /** The parameters of a configuration, as a client sends them. */
  const write = (config: Record<string, unknown>) =>
    Object.entries(config)
      .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
      .join("&");

  it("are saved, listed, changed and deleted, and go with their sheet", async () => {
    const { sheetId, otherId, spaceId } = await open();
    const first = await test.send("POST", "/views", { sheetId, name: "All", config: {} });
    expect(first).toEqual({
      id: expect.stringMatching(/^us_vi_/),
      sheetId,
      name: "All",
      config: {},
      createdBy: test.userId,
      createdByName: expect.any(String),
    });
    const second = (await save(sheetId, { filter: "error" }, "All")).body.data;
    await save(otherId, {});
    expect((await test.request("GET", `/views?sheetId=${sheetId}`)).body).toEqual({
      data: [second, first],
      pagination: { currentPage: 1, pageCount: 1, totalCount: 2 },
    });
    for (let left = 9; left > 0; left -= 1) await save(otherId, {});
    const usual = (await test.request("GET", `/views?sheetId=${otherId}`)).body;
    await save(otherId, {});
    const page = (await test.request("GET", `/views?sheetId=${otherId}`)).body;
    expect([usual.data.length, page.data.length, page.pagination.pageCount]).toEqual([10, 10, 2]);
    expect((await test.request("GET", `/views?sheetId=${otherId}&pageSize=1001`)).status).toBe(400);
    const { pagination } = (await test.request("GET", `/views?sheetId=${sheetId}&pageSize=1`)).body;
    const next = `/views?sheetId=${sheetId}&cursor=${pagination.nextCursor}&pageSize=1`;
    expect(await test.send("GET", next)).toEqual([first]);
    const config = { sortField: "price", sortDirection: "asc" };
    const changed = await test.send("PATCH", `/views/${second.id}`, { config });
    expect(changed).toEqual({ ...second, config });
    expect(await test.send("PATCH", `/views/${second.id}`, { name: "Cheap", config })).toEqual({
      ...changed,
      name: "Cheap",
    });
    expect(await test.send("DELETE", `/views/${first.id}`)).toEqual({ success: true });
    const gone = await test.request("GET", `/views/${first.id}`);
    expect(gone).toMatchObject({ status: 404, body: { errors: [{ key: "viewId" }] } });
    const events = await test.send("GET", `/events?spaceId=${spaceId}&pageSize=100`);
    expect(events.filter(({ topic }: { topic: string }) => topic.startsWith("view"))).toEqual([]);
    await test.send("DELETE", `/sheets/${sheetId}`);
    expect((await test.request("GET", `/views/${second.id}`)).status).toBe(404);
    const rows = await test.storage.db.selectFrom("views").select("sheet_id").execute();
    expect(new Set(rows.map(({ sheet_id }) => sheet_id))).toEqual(new Set([otherId]));
  });

  it("keep parameters with which getRecords selects", async () => {
    const { sheetId, otherId, spaceId } = await open();
    const records = `/sheets/${sheetId}/records`;
    const { commitId } = await test.send("POST", records, [cells({ sku: "A", price: 1 })]);
    const second = await test.send("POST", records, [
      ...[cells({ sku: "B", price: "much" }), cells({ sku: "C", price: 3, name: "Cup" })],
      cells({ sku: "D", price: 9 }),
    ]);
    const config = {
      sinceCommitId: commitId,
      q: "sku ne Z",
      sortField: "price",
      sortDirection: "desc",
      filter: "valid",
      pageSize: 5,
      fields: ["sku", "price"],
      includeMessages: true,
    };
    const saved = (await save(sheetId, config)).body.data;
    expect(saved.config).toEqual(config);
    const read = await test.send("GET", `${records}?${write(saved.config)}`);
    expect(read.records.map(({ values }: { values: object }) => Object.keys(values))).toEqual([
      ["sku", "price"],
      ["sku", "price"],
    ]);
    expect(read.records.map((record: { values: { sku: object } }) => record.values.sku)).toMatchObject([
      { value: "D" },
      { value: "C" },
    ]);
    const [event] = await test.send("GET", `/events?spaceId=${spaceId}&topic=commit:created`);
    const further = {
      versionId: second.commitId,
      commitId: second.commitId,
      sinceVersionId: commitId,
      filter: "all",
      filterField: "price",
      searchValue: "cup",
      searchField: "name",
      ids: [second.records[0].id],
      pageNumber: 1,
      for: event.id,
      includeCounts: false,
      includeLength: true,
      includeLinks: true,
    };
    const another = (await save(sheetId, further)).body.data;
    expect(another.config).toEqual(further);
    const found = await test.send("GET", `${records}?${write(another.config)}`);
    expect(found.counts.total).toBe(1);
    expect(found.records[0].values.sku).toMatchObject({ value: "C" });
    const wrong: [object, number, string][] = [
      [{ sortField: "cost", sortDirection: "asc" }, 400, "config.sortField"],
      [{ sortField: "price" }, 400, "config.sortDirection"],
      [{ q: "price is" }, 400, "config.q"],
      [{ fields: ["cost"] }, 400, "config.fields"],
      [{ viewId: "us_vi_1" }, 400, "config.viewId"],
    ];
    for (const [one, status, key] of wrong) {
      expect(await save(sheetId, one), key).toMatchObject({ status, body: { errors: [{ key }] } });
    }
    // Other sheets do not have the commit: the same status as that of `getRecords`.
    const foreign = { sinceCommitId: commitId };
    const { status } = await test.request("GET", `/sheets/${otherId}/records?${write(foreign)}`);
    const refused = await save(otherId, foreign);
    expect([refused.status, refused.body.errors[0].key]).toEqual([status, "config.sinceCommitId"]);
    const changed = await test.request("PATCH", `/views/${saved.id}`, {
      body: { config: { q: "cost eq 1" } },
    });
    expect(changed).toMatchObject({ status: 400, body: { errors: [{ key: "config.q" }] } });
    // A field that is removed later stays in the view.
    await test.send("DELETE", `/sheets/${sheetId}/fields/price`);
    const kept = await test.send("GET", `/views/${saved.id}`);
    expect(kept).toEqual(saved);
    expect((await test.request("GET", `${records}?${write(kept.config)}`)).status).toBe(400);
  });

  it("are shown to guests who see the sheet, and changed only by their owners", async () => {
    const { sheetId, otherId, spaceId } = await open();
    const view = (await save(sheetId, {})).body.data;
    const hidden = (await save(otherId, {})).body.data;
    const [guest] = await test.send("POST", "/guests", [
      {
        environmentId: test.environments.development,
        name: "Guest",
        email: "v@harbour.example",
        spaces: [{ id: spaceId, sheets: [{ id: sheetId }] }],
      },
    ]);
    const { token } = await test.send("GET", `/guests/${guest.id}/token`);
    expect(await test.send("GET", `/views?sheetId=${sheetId}`, undefined, token)).toEqual([view]);
    expect((await test.request("GET", `/views/${hidden.id}`, { token })).status).toBe(404);
    const body = { sheetId, name: "Mine", config: {} };
    expect((await test.request("POST", "/views", { token, body })).status).toBe(200);
    expect((await test.request("DELETE", `/views/${view.id}`, { token })).status).toBe(403);
    const { token: foreign } = await test.createAccount();
    for (const [method, path, sent] of [
      ["GET", `/views?sheetId=${sheetId}`],
      ["GET", `/views/${view.id}`],
      ["PATCH", `/views/${view.id}`, { config: {} }],
      ["DELETE", `/views/${view.id}`],
      ["POST", "/views", body],
    ] as const) {
      const response = await test.request(method, path, { token: foreign, body: sent });
      expect(response.status, `${method} ${path}`).toBe(404);
    }
  });

  it("never outlive a sheet that another node deletes", async () => {
    const other = await test.startNode();
    for (let round = 0; round < 5; round += 1) {
      const { sheetId } = await open();
      const deletion = other("DELETE", `/sheets/${sheetId}`);
      const saved = await Promise.all(Array.from({ length: 4 }, () => save(sheetId, {})));
      expect((await deletion).status).toBe(200);
      for (const { status } of saved) expect([200, 404]).toContain(status);
      const rows = await test.storage.db
        .selectFrom("views")
        .select("id")
        .where("sheet_id", "=", sheetId)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it("of a guest are its own, beside those that are for everyone", async () => {
    const { sheetId, spaceId } = await open();
    const [mara, ines] = await test.send(
      "POST",
      "/guests",
      ["Mara", "Ines"].map((name) => ({
        environmentId: test.environments.development,
        name,
        spaces: [{ id: spaceId }],
        email: `${crypto.randomUUID()}@quay.example`,
      })),
    );
    const signIn = async ({ id }: { id: string }) => (await test.send("GET", `/guests/${id}/token`)).token;
    const [asMara, asInes] = [await signIn(mara), await signIn(ines)];
    const view = (name: string) => ({ sheetId, name, config: { filter: "error" } });
    const shared = await test.send("POST", "/views", view("For all"));
    const own = await test.send("POST", "/views", view("Mine"), asMara);
    expect(own).toMatchObject({ createdBy: mara.id, createdByName: "Mara" });
    const other = await test.send("POST", "/views", view("Hers"), asInes);

    const list = async (token: string) => {
      const { body } = await test.request("GET", `/views?sheetId=${sheetId}`, { token });
      return [body.data.map(({ name }: { name: string }) => name), body.pagination.totalCount];
    };
    expect(await list(asMara)).toEqual([["Mine", "For all"], 2]);
    expect(await list(asInes)).toEqual([["Hers", "For all"], 2]);
    expect(await list(test.token)).toEqual([["Hers", "Mine", "For all"], 3]);
    const page = await test.request("GET", `/views?sheetId=${sheetId}&pageSize=1`, { token: asMara });
    const cursor = page.body.pagination.nextCursor;
    const next = await test.send(
      "GET",
      `/views?sheetId=${sheetId}&pageSize=1&cursor=${cursor}`,
      undefined,
      asMara,
    );
    expect(next.map(({ name }: { name: string }) => name)).toEqual(["For all"]);

    const status = async (method: string, id: string, body?: object) => {
      const response = await test.request(method, `/views/${id}`, { token: asMara, body });
      return [response.status, response.body.errors?.[0]?.code];
    };
    const config = { filter: "valid" };
    expect(await status("GET", shared.id)).toEqual([200, undefined]);
    expect(await status("GET", other.id)).toEqual([404, "not_found"]);
    for (const method of ["PATCH", "DELETE"]) {
      const body = method === "PATCH" ? { config } : undefined;
      expect(await status(method, shared.id, body)).toEqual([403, "guest_restricted"]);
      expect(await status(method, other.id, body)).toEqual([404, "not_found"]);
      expect(await status(method, own.id, body)).toEqual([200, undefined]);
    }
    // A manager may do everything with them, and so may a guest who may change the sheet.
    const role = (await test.send("GET", "/roles")).find(({ name }: { name: string }) => name === "Editor");
    await test.send("POST", `/guests/${mara.id}/roles`, { roleId: role.id, resourceId: spaceId });
    expect(await list(asMara)).toEqual([["Hers", "For all"], 2]);
    expect(await status("DELETE", shared.id)).toEqual([200, undefined]);
    await test.send("DELETE", `/views/${other.id}`);
  });
});
