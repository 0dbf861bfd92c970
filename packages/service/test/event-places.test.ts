import type { Event } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cells } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

describeEngines("the place of events", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  it("has the slugs and namespaces of space, workbook and sheet, whatever happens there", async () => {
    const app = await test.send("POST", "/apps", { name: "Spring", namespace: "season", type: "CUSTOM" });
    const environmentId = test.environments.development;
    const space = await test.send("POST", "/spaces", {
      name: "Frühling: 2026!",
      environmentId,
      appId: app.id,
    });
    const spaceId = space.id;
    const { id, sheets } = await test.send("POST", "/workbooks", {
      name: "***",
      spaceId,
      namespace: "catalogue",
      sheets: [{ name: "Products", fields: [{ key: "sku", type: "string" }] }],
    });
    const [sheet] = sheets;
    await test.send("PATCH", `/workbooks/${id}`, { sheets: [{ id: sheet.id, namespace: "season" }] });
    await test.send("POST", `/sheets/${sheet.id}/records`, [cells({ sku: "CUP" })]);
    await test.send("POST", `/v1/workbooks/${id}/flags`, { slug: "new", label: "New", colorHex: "#ffffff" });
    await test.send("POST", `/actions?spaceId=${spaceId}`, { label: "Submit", targetId: sheet.id });
    await test.send("POST", `/spaces/${spaceId}/documents`, { title: "Welcome", body: "" });
    await test.send("POST", "/jobs", {
      type: "workbook",
      operation: "submit",
      source: id,
      trigger: "manual",
    });
    await uploadFile(test, spaceId, "a,b\n", { fields: [["mode", "export"]] });
    await test.send("DELETE", `/sheets/${sheet.id}`);
    await test.send("DELETE", `/workbooks/${id}`);
    await test.send("PATCH", `/spaces/${spaceId}`, { name: "Summer", namespace: "summer" });
    await test.send("DELETE", `/spaces/${spaceId}`);

    const events: Event[] = await test.send("GET", `/events?spaceId=${spaceId}&pageSize=100`);
    const topics = new Set(events.map(({ topic }) => topic));
    for (const topic of [
      ...["space:created", "space:updated", "space:deleted", "canvas:created", "workbook:created"],
      ...["sheet:created", "sheet:updated", "commit:created", "records:created", "sheet:counts-updated"],
      ...["flag:created", "action:created", "document:created", "job:created", "file:created"],
      ...["sheet:deleted", "workbook:deleted"],
    ]) {
      expect(topics).toContain(topic);
    }
    for (const { topic, context, namespaces, target, attributes } of events) {
      const isLate = topic === "space:deleted" || topic === "space:updated";
      const isInSheet = context.sheetId !== undefined;
      const isInWorkbook = context.workbookId !== undefined;
      expect({ topic, ...context }).toMatchObject({
        topic,
        appId: app.id,
        slugs: {
          space: isLate ? "summer" : "fruhling-2026",
          ...(isInWorkbook && { workbook: "workbook" }),
          ...(isInSheet && { sheet: "products" }),
        },
        namespaces: [isLate ? "summer" : "season", ...(isInWorkbook ? ["catalogue"] : [])],
      });
      expect(namespaces).toEqual(context.namespaces);
      expect({ topic, target }).toEqual({ topic, target: expect.stringMatching(/^us_/) });
      if (!/^(space|workbook|sheet|document):(created|updated|deleted)$/.test(topic)) continue;
      expect({ topic, ...attributes }).toMatchObject({ topic, targetUpdatedAt: expect.any(String) });
    }
  });

  it("has the ids of what happened, and of who did it", async () => {
    const environmentId = test.environments.development;
    const space = await test.send("POST", "/spaces", { name: "Spring", environmentId });
    const twin = await test.send("POST", "/spaces", { name: "Spring", environmentId });
    const spaceId = space.id;
    const read = async (topic: string): Promise<Event> => {
      const [event] = await test.send("GET", `/events?spaceId=${spaceId}&topic=${topic}`);
      return event;
    };
    const { id: workbookId, sheets } = await test.send("POST", "/workbooks", {
      name: "Spring",
      spaceId,
      sheets: [{ name: "Products", fields: [{ key: "sku", type: "string" }] }],
    });
    const [{ id: sheetId }] = sheets;
    const { commitId } = await test.send("POST", `/sheets/${sheetId}/records`, [cells({ sku: "CUP" })]);
    const action = await test.send("POST", `/actions?spaceId=${spaceId}`, {
      label: "Submit",
      targetId: sheetId,
    });
    const document = await test.send("POST", `/spaces/${spaceId}/documents`, { title: "Welcome", body: "" });
    const job = { type: "workbook", operation: "submit", source: workbookId, trigger: "manual" };
    const { id: jobId } = await test.send("POST", "/jobs", job);
    const { body: file } = await uploadFile(test, spaceId, "a,b\n", { fields: [["mode", "export"]] });
    const place = { accountId: test.accountId, environmentId, spaceId };
    const inSheet = { ...place, workbookId, sheetId, sheetSlug: "products" };
    const expected: Readonly<Record<string, object>> = {
      "space:created": place,
      "canvas:created": { ...place, entityId: expect.stringMatching(/^us_cv_/) },
      "workbook:created": { ...place, workbookId },
      "sheet:created": inSheet,
      "commit:created": { ...inSheet, commitId, versionId: commitId },
      "records:created": { ...inSheet, commitId, versionId: commitId },
      "action:created": { ...place, actionId: action.id },
      "document:created": { ...place, documentId: document.id },
      "job:created": { ...place, workbookId, jobId },
      "file:created": { ...place, fileId: file.data.id },
    };
    for (const [topic, ids] of Object.entries(expected)) {
      const { context } = await read(topic);
      expect({ topic, ...context }).toMatchObject({ topic, ...ids, actorId: test.userId });
      expect(context).not.toHaveProperty("namespaces");
    }
    // The service counts by itself.
    expect((await read("sheet:counts-updated")).context).not.toHaveProperty("actorId");
    expect((await read("space:created")).attributes).toEqual({ targetUpdatedAt: space.updatedAt });
    const [{ context }] = await test.send("GET", `/events?spaceId=${twin.id}&topic=space:created`);
    expect(context.slugs).toEqual({ space: "spring" });
    expect((await read("space:created")).context.slugs).toEqual({ space: "spring" });
    await test.send("PATCH", `/jobs/${jobId}`, { progress: 40 });
    const progress = { current: 40, total: 100, percent: 40 };
    expect((await read("job:updated")).attributes).toEqual({ progress });
    await test.send("PATCH", `/environments/${environmentId}`, { namespaces: ["portal"] });
    const [changed] = await test.send("GET", `/events?topic=environment:updated`);
    expect(changed.attributes).toEqual({ targetUpdatedAt: expect.any(String) });
  });

  it("has two URLs of one form, relative to the address of the service", async () => {
    const environmentId = test.environments.development;
    const { id: spaceId } = await test.send("POST", "/spaces", { environmentId });
    const { sheets } = await test.send("POST", "/workbooks", {
      name: "Spring",
      spaceId,
      sheets: [{ name: "Products", fields: [{ key: "sku", type: "string" }] }],
    });
    await test.send("POST", `/sheets/${sheets[0].id}/records`, [cells({ sku: "CUP" })]);
    const [event] = await test.send("GET", `/events?spaceId=${spaceId}&topic=records:created`);
    const call = async (method: string, url: string) => {
      const headers = { authorization: `Bearer ${test.token}` };
      const response = await test.service.fetch(new URL(url, "http://service.localhost/"), {
        method,
        headers,
      });
      expect(response.status).toBe(200);
      return response.json();
    };
    for (const url of [event.callbackUrl, event.dataUrl]) expect(url).toMatch(/^v1\//);
    expect(await call("GET", event.dataUrl)).toMatchObject({
      data: { records: [{ values: { sku: { value: "CUP" } } }] },
    });
    await call("POST", event.callbackUrl);
    expect(await test.send("GET", `/events/${event.id}`)).toHaveProperty("acknowledgedAt");
  });
});
