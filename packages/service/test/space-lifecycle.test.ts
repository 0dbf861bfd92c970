import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractSheets } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

/** Everything that the service stores for the programs that show a space, or set it up. */
const notes = {
  displayOrder: 2,
  actions: [{ label: "Check" }, { label: "Approve" }],
  labels: ["spring"],
  metadata: { pier: 7 },
  autoConfigure: true,
  translationsPath: "https://harbour.example/words.json",
  languageOverride: "pt",
  settings: {
    sidebarConfig: { workbookSidebarOrder: ["us_wb_9qLr2VtY"] },
    filesMappedAfterJob: "us_jb_9qLr2VtY",
    extractionOptions: { algorithm: "specificRows", rowNumbers: [2], rowsToSearch: 4, skip: 1 },
    omitActions: ["download"],
    omitRowSelectionToolbar: true,
  },
};

// Nothing reads a file for download, so the space gets no workbook from it.
const exported = { fields: [["mode", "export"]] } as const;

describeEngines("the life of a space", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const create = (body: Record<string, unknown> = {}) =>
    test.send("POST", "/spaces", { environmentId: test.environments.development, ...body });
  async function invite(spaceId: string) {
    const [guest] = await test.send("POST", "/guests", [
      {
        environmentId: test.environments.development,
        name: "Mara",
        spaces: [{ id: spaceId }],
        email: `${crypto.randomUUID()}@quay.example`,
      },
    ]);
    return (await test.send("GET", `/guests/${guest.id}/token`)).token as string;
  }

  it("begins without content, and without what only other services have", async () => {
    const space = await create();
    expect(space).toMatchObject({ workbooksCount: 0, filesCount: 0, upgradedAt: space.createdAt });
    for (const name of [
      ...["expiredAt", "archivedAt", "guestLink", "size", "createdFrom", "lastPropagatedAt", "accessToken"],
    ]) {
      expect(space).not.toHaveProperty(name);
    }
    for (const path of [
      ...[`/workbooks?spaceId=${space.id}`, `/files?spaceId=${space.id}`, `/guests?spaceId=${space.id}`],
      `/spaces/${space.id}/documents`,
    ]) {
      expect([path, await test.send("GET", path)]).toEqual([path, []]);
    }
    const early = await test.request("POST", "/spaces", {
      body: { environmentId: test.environments.development, primaryWorkbookId: "us_wb_9qLr2VtY" },
    });
    expect(early).toMatchObject({ status: 400, body: { errors: [{ key: "primaryWorkbookId" }] } });
  });

  it("shows what programs have stored with it, and what it holds", async () => {
    const space = await create(notes);
    expect(space).toMatchObject(notes);
    expect(await test.send("GET", `/spaces/${space.id}`)).toEqual(space);
    const settings = { omitActions: ["upload"] };
    const changed = await test.send("PATCH", `/spaces/${space.id}`, { settings, autoConfigure: false });
    expect(changed).toMatchObject({ ...notes, settings: { omitActions: ["upload"] } });
    expect(changed.settings).toEqual(settings);
    await test.send("POST", "/workbooks", { name: "Spring", spaceId: space.id });
    await uploadFile(test, space.id, "a", exported);
    expect(await test.send("GET", `/spaces/${space.id}`)).toMatchObject({ workbooksCount: 1, filesCount: 1 });
  });

  it("reads files in the same way, whatever its other settings say", async () => {
    const read = async (body: Record<string, unknown>) =>
      (await extractSheets(test, (await create(body)).id, "sku,name\nA,x\nB,y\n")).sheets;
    const settings = { ...notes.settings, extractionOptions: undefined };
    expect(await read({ ...notes, settings })).toEqual(await read({}));
  });

  it("has the times of its creation, its changes and the last activity in it", async () => {
    const space = await create();
    test.wait(60_000);
    await test.send("POST", "/workbooks", { name: "Spring", spaceId: space.id });
    const used = await test.send("GET", `/spaces/${space.id}`);
    const [event] = await test.send("GET", `/events?spaceId=${space.id}&pageSize=1`);
    expect(used).toMatchObject({
      createdAt: space.createdAt,
      updatedAt: space.updatedAt,
      lastActivityAt: event.createdAt,
    });
    expect(event.topic).toBe("workbook:created");
    const changed = await test.send("PATCH", `/spaces/${space.id}`, { name: "Summer" });
    expect(changed.createdAt).toBe(space.createdAt);
    expect(Date.parse(changed.updatedAt)).toBeGreaterThanOrEqual(Date.parse(space.updatedAt) + 60_000);
  });

  it("can end and begin again, with all content", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    await test.send("POST", `/sheets/${sheets["products"]}/records`, [cells({ sku: "A" })]);
    const read = () => test.send("GET", `/spaces/${spaceId}`);
    const readContent = async () => [
      await test.send("GET", `/workbooks/${workbookId}`),
      await test.send("GET", `/sheets/${sheets["products"]}/records`),
    ];
    const content = await readContent();
    const before = await read();
    await test.send("POST", `/spaces/${spaceId}/unarchive`);
    expect(await read()).toEqual(before);
    const start = Date.now();
    await test.send("POST", `/spaces/${spaceId}/archive`);
    const archived = await read();
    expect(Date.parse(archived.archivedAt)).toBeGreaterThanOrEqual(start);
    test.wait(60_000);
    await test.send("POST", `/spaces/${spaceId}/archive`);
    expect(await read()).toEqual(archived);
    await test.send("POST", `/spaces/${spaceId}/unarchive`);
    expect(await read()).not.toHaveProperty("archivedAt");
    expect(await readContent()).toEqual(content);
    const { archivedAt } = await test.send("PATCH", `/spaces/${spaceId}`, {
      archivedAt: "2026-03-09T16:00:42Z",
    });
    expect(archivedAt).toBe("2026-03-09T16:00:42.000Z");
    expect((await test.send("GET", "/spaces?archived=true")).map(({ id }: { id: string }) => id)).toEqual([
      spaceId,
    ]);
  });

  it("lets guests sign in as its environment does, but does not need it for their tokens", async () => {
    const environmentId = test.environments.production;
    const usual = await test.send("POST", "/spaces", { environmentId });
    const environment = await test.send("GET", `/environments/${environmentId}`);
    expect(usual.guestAuthentication).toEqual(environment.guestAuthentication);
    await test.send("PATCH", `/environments/${environmentId}`, { guestAuthentication: ["magic_link"] });
    expect(await test.send("GET", `/spaces/${usual.id}`)).toMatchObject({
      guestAuthentication: ["magic_link"],
    });
    const spaceId = await createSpace(test);
    const token = await invite(spaceId);
    for (const guestAuthentication of [[], ["magic_link"], ["shared_link"]]) {
      const changed = await test.send("PATCH", `/spaces/${spaceId}`, { guestAuthentication });
      expect(changed).toMatchObject({ guestAuthentication });
      expect(changed).not.toHaveProperty("guestLink");
      expect((await test.request("GET", `/spaces/${spaceId}`, { token })).status).toBe(200);
      await invite(spaceId);
    }
    const others = ["password", "x".repeat(64)];
    const { guestAuthentication } = await test.send("PATCH", `/spaces/${spaceId}`, {
      guestAuthentication: others,
    });
    expect(guestAuthentication).toEqual(others);
    for (const wrong of ["", "x".repeat(65), 7]) {
      const body = { guestAuthentication: [wrong] };
      expect((await test.request("PATCH", `/spaces/${spaceId}`, { body })).status).toBe(400);
    }
  });

  it("ends for its guests and its files when it is deleted", async () => {
    const spaceId = await createSpace(test);
    const token = await invite(spaceId);
    const { body } = await uploadFile(test, spaceId, "a", exported);
    expect((await test.request("GET", `/spaces/${spaceId}`, { token })).status).toBe(200);
    await test.send("DELETE", `/spaces/${spaceId}`);
    expect((await test.request("GET", `/files/${body.data.id}`)).status).toBe(404);
    expect([403, 404]).toContain((await test.request("GET", `/spaces/${spaceId}`, { token })).status);
    expect((await test.request("GET", "/spaces", { token })).body.data ?? []).toEqual([]);
  });
});
