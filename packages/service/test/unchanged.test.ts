import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const action = { label: "Send", operation: "send" };

describeEngines("updates", (engine) => {
  let test: TestService;
  let catalogue: { workbookId: string; spaceId: string; sheetId: string };
  beforeAll(async () => {
    test = await startTestService(engine, { runsJobs: false });
    const { workbookId, spaceId, sheets } = await createCatalogue(test);
    catalogue = { workbookId, spaceId, sheetId: sheets["products"] ?? "" };
  });
  afterAll(() => test.close());

  const newestEvent = async () => (await test.request("GET", "/events?pageSize=1")).body.data[0];
  const now = () => test.clock().toISOString();

  /** Creates a thing; returns how to change and read it, one other value, and its values that stay. */
  const cases: Record<
    string,
    () => Promise<{
      readonly path: string;
      readonly method?: string;
      /** What is sent; twice it changes nothing. */
      readonly body: Record<string, unknown>;
      /** Another value for one of its properties. */
      readonly other: Record<string, unknown>;
      readonly read?: string;
    }>
  > = {
    space: async () => ({
      path: `/spaces/${catalogue.spaceId}`,
      body: {
        name: "Spring",
        metadata: { b: 1, a: [2] },
        labels: ["new"],
        guestAuthentication: ["magic_link"],
        displayOrder: 3,
        settings: {},
        archivedAt: null,
        actions: [action],
        namespace: "goods",
      },
      other: { displayOrder: 4 },
    }),
    workbook: async () => ({
      path: `/workbooks/${catalogue.workbookId}`,
      body: { name: "Goods", labels: ["x"], metadata: { b: 1, a: 2 }, namespace: "n", actions: [action] },
      other: { labels: ["y"] },
    }),
    sheet: async () => ({
      path: `/sheets/${catalogue.sheetId}`,
      body: { name: "Products", metadata: { b: 1, a: 2 } },
      other: { metadata: { a: 2 } },
    }),
    environment: async () => ({
      path: `/environments/${test.environments.development}`,
      body: {
        name: "development",
        metadata: { b: 1, a: 2 },
        guestAuthentication: ["shared_link", "magic_link"],
      },
      other: { guestAuthentication: ["magic_link", "shared_link"] },
    }),
    document: async () => {
      const path = `/spaces/${catalogue.spaceId}/documents`;
      const body = { title: "Read me", body: "# Welcome" };
      return {
        path: `${path}/${(await test.send("POST", path, body)).id}`,
        body,
        other: { ...body, title: "Read" },
      };
    },
    file: async () => ({
      path: `/files/${(await uploadFile(test, catalogue.spaceId, "a,b")).body.data.id}`,
      body: { name: "b.csv", workbookId: catalogue.workbookId, actions: [action] },
      other: { name: "c.csv" },
    }),
    action: async () => {
      const created = await test.send("POST", `/actions?spaceId=${catalogue.spaceId}`, {
        targetId: catalogue.spaceId,
        label: "Count",
        operation: "count",
      });
      return { path: `/actions/${created.id}`, body: { label: "Count all" }, other: { label: "Count" } };
    },
    flag: async () => {
      const path = `/v1/workbooks/${catalogue.workbookId}/flags`;
      await test.send("POST", path, { slug: "late", label: "Late", colorHex: "#ff0000" });
      return {
        path: `${path}/late`,
        body: { label: "Too late", newSlug: "late" },
        other: { label: "Late" },
        read: "",
      };
    },
    job: async () => {
      const job = { type: "workbook", operation: "send", source: catalogue.workbookId };
      const id = await startJob(test, job);
      return {
        path: `/jobs/${id}`,
        body: { info: "Half", progress: 50, metadata: { a: 1 } },
        other: { progress: 60 },
      };
    },
    guest: async () => {
      const environmentId = test.environments.development;
      const [{ id }] = await test.send("POST", "/guests", [
        { environmentId, email: "a@quay.example", name: "Ann", spaces: [{ id: catalogue.spaceId }] },
      ]);
      const spaces = [{ id: catalogue.spaceId, workbooks: [{ id: catalogue.workbookId }] }];
      return { path: `/guests/${id}`, body: { name: "Anna", spaces }, other: { name: "Ann" } };
    },
    app: async () => {
      const { id } = await test.send("POST", "/apps", {
        name: "Suppliers",
        namespace: "suppliers",
        type: "CUSTOM",
      });
      return {
        path: `/apps/${id}`,
        body: { name: "Supply", metadata: { b: 1, a: 2 } },
        other: { name: "Sup" },
      };
    },
    webhook: async () => {
      const environmentId = test.environments.development;
      const { id } = await test.send("POST", "/webhooks", { url: "https://shop.example/", environmentId });
      const body = { url: "https://shop.example/a", topics: ["space:created"], isActive: false };
      return { path: `/webhooks/${id}`, body, other: { isActive: true } };
    },
    user: async () => {
      const [{ id }] = await test.send("GET", "/users");
      return {
        path: `/users/${id}`,
        body: { name: "Ines", metadata: { b: 1, a: 2 } },
        other: { name: "Inés" },
      };
    },
    account: async () => ({ path: "/accounts/current", body: { name: "Harbour" }, other: { name: "Quay" } }),
  };

  it.each(Object.keys(cases))(
    "of a %s record nothing if nothing changes, and only what does",
    async (kind) => {
      const {
        path,
        method = "PATCH",
        body,
        other,
      } = (await cases[kind]?.()) ?? { path: "", body: {}, other: {} };
      const change = async (sent: object) => test.send(method, path, sent);
      const before = await change(body);
      const newest = await newestEvent();
      test.wait(1000);
      const same = await change(body);
      expect(same).toEqual(before);
      expect(await newestEvent()).toEqual(newest);
      test.wait(1000);
      const from = now();
      const changed = await change({ ...body, ...other });
      if (changed.updatedAt !== undefined) expect(changed.updatedAt >= from).toBe(true);
      const event = await newestEvent();
      if (event.payload?.changed) expect(event.payload.changed).toEqual(Object.keys(other));
    },
  );

  it("of a workbook name the sheets only if one of them changes", async () => {
    const path = `/workbooks/${catalogue.workbookId}`;
    const { sheets, ...workbook } = await test.send("GET", path);
    const newest = await newestEvent();
    const send = (config: object) =>
      test.send("PATCH", path, { name: workbook.name, sheets: [{ id: catalogue.sheetId, ...config }] });
    await send({ name: sheets[0].name });
    expect(await newestEvent()).toEqual(newest);
    await send({ name: "Wares" });
    const [updated] = await test.send("GET", "/events?topic=workbook:updated&pageSize=1");
    const [sheet] = await test.send("GET", "/events?topic=sheet:updated&pageSize=1");
    expect([updated.payload.changed, sheet.payload.changed]).toEqual([["sheets"], ["config"]]);
  });

  it("of an action in the list of its target are changes of the target", async () => {
    const path = `/spaces/${catalogue.spaceId}`;
    await test.send("PATCH", path, { actions: [action], name: "Spring" });
    await test.send("PATCH", path, { actions: [{ ...action, label: "Send all" }], name: "Spring" });
    const [event] = await test.send("GET", "/events?topic=space:updated&pageSize=1");
    expect(event.payload.changed).toEqual(["actions"]);
  });
});
