import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("spaces", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function create(body: Record<string, unknown> = {}) {
    const response = await test.request("POST", "/spaces", {
      body: { environmentId: test.environments.development, ...body },
    });
    expect(response.body.errors).toBeUndefined();
    return response.body.data;
  }
  async function listTopics(spaceId: string) {
    const { body } = await test.request("GET", `/events?spaceId=${spaceId}&pageSize=100`);
    return body.data.map(({ topic }: { topic: string }) => topic);
  }

  it("are created with a canvas, and an event", async () => {
    const space = await create({
      name: "Spring import",
      displayOrder: 3,
      labels: ["spring"],
      metadata: { pier: 7 },
      settings: { extractionOptions: { algorithm: "default" } },
      access: ["upload"],
      namespace: "supplier",
    });
    expect(space).toMatchObject({
      name: "Spring import",
      environmentId: test.environments.development,
      createdByUserId: test.userId,
      createdByUserName: "Administrator",
      displayOrder: 3,
      labels: ["spring"],
      metadata: { pier: 7 },
      settings: { extractionOptions: { algorithm: "default" } },
      access: ["upload"],
      namespace: "supplier",
      guestAuthentication: ["shared_link", "magic_link"],
      isCollaborative: true,
      upgradedAt: expect.any(String),
      workbooksCount: 0,
      filesCount: 0,
    });
    const read = await test.request("GET", `/spaces/${space.id}`);
    expect(read.body.data).toEqual(space);
    expect(await listTopics(space.id)).toEqual(["canvas:created", "space:created"]);
  });

  it("get a default name and the environment of the token", async () => {
    const key = await test.request(
      "POST",
      `/auth/api-key?environmentId=${test.environments.production}&type=SECRET`,
    );
    const created = await test.request("POST", "/spaces", { token: key.body.data[0].rawKey, body: {} });
    expect(created.body.data.name).not.toBe("");
    expect(created.body.data).toMatchObject({ environmentId: test.environments.production, metadata: null });
    const nowhere = await test.request("POST", "/spaces", { body: { name: "Spring import" } });
    expect(nowhere).toMatchObject({ status: 400, body: { errors: [{ key: "environmentId" }] } });
  });

  it("name only existing resources", async () => {
    const other = await test.createAccount();
    for (const body of [
      { environmentId: other.environments.development },
      { environmentId: test.environments.development, appId: "us_app_0" },
    ]) {
      expect((await test.request("POST", "/spaces", { body })).status).toBe(404);
    }
    const { id } = await create();
    const change = (body: unknown) => test.request("PATCH", `/spaces/${id}`, { body });
    expect((await change({ primaryWorkbookId: "us_wb_0" })).status).toBe(404);
    const elsewhere = await createCatalogue(test);
    expect((await change({ primaryWorkbookId: elsewhere.workbookId })).status).toBe(404);
    expect((await change({ environmentId: test.environments.production })).status).toBe(400);
    expect((await change({ name: "" })).status).toBe(400);
  });

  it("change only in the sent properties", async () => {
    const { spaceId, workbookId } = await createCatalogue(test);
    const before = (await test.request("GET", `/spaces/${spaceId}`)).body.data;
    // The first workbook was taken.
    expect(before).toMatchObject({ workbooksCount: 1, primaryWorkbookId: workbookId });
    const next = await test.request("POST", "/workbooks", { body: { name: "Autumn", spaceId } });
    const last = await test.request("POST", "/workbooks", { body: { name: "Winter", spaceId } });
    before.workbooksCount = 3;
    const changed = await test.request("PATCH", `/spaces/${spaceId}`, {
      body: { name: "Ümlaut", primaryWorkbookId: workbookId, guestAuthentication: ["magic_link"] },
    });
    expect(changed.body.data).toEqual({
      ...before,
      name: "Ümlaut",
      primaryWorkbookId: workbookId,
      guestAuthentication: ["magic_link"],
      updatedAt: expect.any(String),
      lastActivityAt: expect.any(String),
    });
    const { body } = await test.request("GET", `/events?spaceId=${spaceId}&topic=space:updated`);
    expect(body.data[0].payload).toEqual({
      name: "Ümlaut",
      changed: ["name", "primaryWorkbookId", "guestAuthentication"],
    });
    const read = async () => (await test.request("GET", `/spaces/${spaceId}`)).body.data;
    for (const id of [workbookId, next.body.data.id]) {
      expect(await read()).toMatchObject({ primaryWorkbookId: id });
      await test.request("DELETE", `/workbooks/${id}`);
    }
    const lastId = last.body.data.id;
    expect(await read()).toMatchObject({ primaryWorkbookId: lastId, workbooksCount: 1 });
    await test.request("DELETE", `/workbooks/${lastId}`);
    expect(await read()).not.toHaveProperty("primaryWorkbookId");
  });

  it("are not in the list while they are archived", async () => {
    const { id } = await create({ name: "Archived one" });
    const find = async (archived: string) => {
      const { body } = await test.request("GET", `/spaces?search=archived one${archived}`);
      return body.data.map((space: { id: string }) => space.id);
    };
    expect((await test.request("POST", `/spaces/${id}/archive`)).body).toEqual({ data: { success: true } });
    await test.request("POST", `/spaces/${id}/archive`);
    expect([await find(""), await find("&archived=true")]).toEqual([[], [id]]);
    const restored = await test.request("PATCH", `/spaces/${id}`, { body: { archivedAt: null } });
    expect(restored.body.data).not.toHaveProperty("archivedAt");
    expect([await find("&archived=false"), await find("&archived=true")]).toEqual([[id], []]);
    await test.request("POST", `/spaces/${id}/unarchive`);
    expect(await listTopics(id)).toEqual([
      "space:unarchived",
      "space:updated",
      "space:archived",
      "canvas:created",
      "space:created",
    ]);
  });

  it("are listed by page, filter and order", async () => {
    const { token, environments } = await test.createAccount();
    const list = async (query: string) => {
      const { body } = await test.request("GET", `/spaces?${query}`, { token });
      return body.data?.map(({ name }: { name: string }) => name) ?? body.errors[0].key;
    };
    for (const name of ["Österreich", "bank_1", "Anchor", "bank21"]) {
      const body = { name, environmentId: environments.development, namespace: name.slice(0, 2) };
      await test.request("POST", "/spaces", { token, body });
    }
    expect(await list("")).toEqual(["bank21", "Anchor", "bank_1", "Österreich"]);
    const page = await test.request("GET", "/spaces?pageSize=3&pageNumber=2", { token });
    expect(page.body.data).toHaveLength(1);
    expect(page.body.pagination).toEqual({ currentPage: 2, pageCount: 2, totalCount: 4 });
    expect(await list("search=ÖSTER")).toEqual(["Österreich"]);
    expect(await list("search=k_")).toEqual(["bank_1"]);
    expect(await list("namespace=ba")).toEqual(["bank21", "bank_1"]);
    expect(await list("isCollaborative=false")).toEqual([]);
    expect(await list("isAppTemplate=true")).toEqual([]);
    expect(await list(`environmentId=${environments.production}`)).toEqual([]);
    expect(await list("sortField=name&sortDirection=asc")).toEqual([
      "Anchor",
      "bank21",
      "bank_1",
      "Österreich",
    ]);
    for (const field of [
      "workbooksCount",
      "filesCount",
      "createdByUserName",
      "createdAt",
      "lastActivityAt",
    ]) {
      expect(await list(`sortField=${field}&sortDirection=desc`)).toHaveLength(4);
    }
    expect(await list("sortField=name")).toBe("sortDirection");
    expect(await list("sortDirection=asc")).toBe("sortField");
  });

  it("are deleted with everything in them, with one event", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const document = await test.request("POST", `/spaces/${spaceId}/documents`, {
      body: { title: "Welcome", body: "" },
    });
    const action = await test.request("POST", `/actions?spaceId=${spaceId}`, {
      body: { targetId: sheets["products"], label: "Submit" },
    });
    const before = await listTopics(spaceId);
    expect((await test.request("DELETE", `/spaces/${spaceId}`)).body).toEqual({ data: { success: true } });
    expect(await listTopics(spaceId)).toEqual(["space:deleted", ...before]);
    for (const path of [
      `/spaces/${spaceId}`,
      `/workbooks/${workbookId}`,
      `/sheets/${sheets["products"]}/records`,
      `/spaces/${spaceId}/documents/${document.body.data.id}`,
      `/actions/${action.body.data.id}`,
      `/guests?spaceId=${spaceId}`,
    ]) {
      expect([path, (await test.request("GET", path)).status]).toEqual([path, 404]);
    }
    expect((await test.request("DELETE", `/spaces/${spaceId}`)).status).toBe(404);
  });

  it("are deleted together, all or none, each with its event", async () => {
    const [first, second, kept] = [await createCatalogue(test), await create(), await create()];
    await test.request("POST", `/spaces/${second.id}/archive`);
    const remove = (...ids: string[]) =>
      test.request("DELETE", `/spaces?${ids.map((id) => `spaceIds=${id}`).join("&")}`);
    const unknown = await remove(first.spaceId, "us_sp_nobody", second.id);
    expect([unknown.status, unknown.body.errors]).toEqual([
      404,
      [expect.objectContaining({ key: "spaceIds", message: expect.stringContaining("us_sp_nobody") })],
    ]);
    expect((await test.request("GET", `/spaces/${first.spaceId}`)).status).toBe(200);

    const removed = await remove(second.id, first.spaceId, second.id);
    expect([removed.status, removed.body]).toEqual([200, { data: { success: true } }]);
    for (const [path, status] of [
      [`/spaces/${first.spaceId}`, 404],
      [`/workbooks/${first.workbookId}`, 404],
      [`/spaces/${second.id}`, 404],
      [`/spaces/${kept.id}`, 200],
    ]) {
      expect([path, (await test.request("GET", String(path))).status]).toEqual([path, status]);
    }
    for (const id of [first.spaceId, second.id])
      expect((await listTopics(id)).filter((topic: string) => topic === "space:deleted")).toHaveLength(1);
    expect((await test.request("DELETE", "/spaces")).body.errors[0].key).toBe("spaceIds");
  });

  it("of a publishable key can be opened only with the token in the response", async () => {
    const key = await test.request(
      "POST",
      `/auth/api-key?environmentId=${test.environments.development}&type=PUBLISHABLE`,
    );
    const { rawKey } = key.body.data[0];
    const [one, two] = await Promise.all(
      [1, 2].map(() => test.request("POST", "/spaces", { token: rawKey, body: {} })),
    );
    expect(one?.body.data.id).not.toBe(two?.body.data.id);
    const { accessToken: token, id } = one?.body.data ?? {};
    expect((await test.request("GET", `/spaces/${id}`, { token })).status).toBe(200);
    expect((await test.request("GET", `/spaces/${id}`, { token: rawKey })).status).toBe(403);
    expect((await test.request("GET", `/spaces/${two?.body.data.id}`, { token })).status).toBe(404);
    // It has the permissions of a guest.
    expect((await test.request("PATCH", `/spaces/${id}`, { token, body: { name: "x" } })).status).toBe(403);
    const listed = await test.request("GET", "/spaces", { token });
    expect(listed.body.data.map((space: { id: string }) => space.id)).toEqual([id]);
    expect(listed.body.data[0]).not.toHaveProperty("accessToken");
  });
});
