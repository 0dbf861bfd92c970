import type { Event } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { cells, createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

/** Those of some members that an object has. */
const pick = (object: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));

describeEngines("events", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  function createEvent({ token, accountId, environments }: FoundedAccount, event: object = {}) {
    return test.request("POST", "/events", {
      token,
      body: {
        topic: "workbook:updated",
        domain: "workbook",
        payload: { recordsAdded: 3 },
        context: { accountId, environmentId: environments.development },
        ...event,
      },
    });
  }

  it("are stored unchanged", async () => {
    const account = await test.createAccount();
    const sent = {
      attributes: { progress: { current: 1, total: 4 } },
      origin: { slug: "crane" },
      target: "wb",
    };
    const { status, body } = await createEvent(account, sent);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...sent,
      topic: "workbook:updated",
      domain: "workbook",
      payload: { recordsAdded: 3 },
      context: {
        accountId: account.accountId,
        environmentId: account.environments.development,
        actorId: account.userId,
      },
    });
    const { id } = body.data;
    expect((await test.request("GET", `/events/${id}`, { token: account.token })).body).toEqual(body);
  });

  it("are listed newest first, ten to a page, with the filters of the request", async () => {
    const account = await test.createAccount();
    const { token } = account;
    for (let count = 0; count < 11; count++) await createEvent(account, { payload: { count } });
    await createEvent(account, { topic: "file:created", domain: "file" });
    const counts = async (query: string) =>
      (await test.request("GET", `/events${query}`, { token })).body.data.map(
        ({ payload }: { payload: { count?: number } }) => payload.count,
      );
    expect(await counts("?domain=workbook")).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await counts("?topic=workbook:updated&pageNumber=2")).toEqual([0]);
    expect(await counts("?domain=job")).toEqual([]);
    const { body } = await test.request("GET", "/events?pageSize=1", { token });
    expect(body.data[0].topic).toBe("file:created");
    expect(Object.keys(body)).toEqual(["data", "cursor"]);
    const statuses = [1000, 1001].map((size) => test.request("GET", `/events?pageSize=${size}`, { token }));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 400]);
  });

  it("have the URLs, namespaces, target and dates of their request", async () => {
    const account = await test.createAccount();
    const bare = (await createEvent(account)).body.data;
    expect(Object.keys(bare).sort()).toEqual(
      ["callbackUrl", "context", "createdAt", "domain", "id", "payload", "sentByClient", "topic"].sort(),
    );
    expect(bare.callbackUrl).toBe(`v1/events/${bare.id}/ack`);
    const sent = {
      callbackUrl: "v1/done",
      dataUrl: "v1/files",
      namespaces: ["portal"],
      target: "us_xx_0",
      deletedAt: "2026-03-06T08:00:00.000Z",
      origin: { id: "us_ac_0", slug: "crane" },
    };
    expect((await createEvent(account, sent)).body.data).toMatchObject(sent);
  });

  it("keep the namespaces of their request in a space that has its own", async () => {
    const account = await test.createAccount();
    const { token, accountId, environments } = account;
    const place = { accountId, environmentId: environments.development };
    const space = { name: "Spring", environmentId: place.environmentId, namespace: "season" };
    const spaceId = (await test.request("POST", "/spaces", { token, body: space })).body.data.id;
    const create = async (event: object, more: object = {}) => {
      const { data } = (await createEvent(account, { ...event, context: { ...place, spaceId, ...more } }))
        .body;
      return [data.namespaces, data.context.namespaces];
    };
    expect(await create({ namespaces: ["portal", "shop"] })).toEqual([["portal", "shop"], ["season"]]);
    expect(await create({ namespaces: [] })).toEqual([[], ["season"]]);
    expect(await create({})).toEqual([["season"], ["season"]]);
    const own = { slugs: { space: "spring" }, namespaces: ["other"] };
    expect(await create({ namespaces: ["portal"] }, own)).toEqual([["portal"], ["other"]]);
  });

  it("are not acknowledged or emitted by requests that read them", async () => {
    const account = await test.createAccount();
    const { token } = account;
    const { data } = (await createEvent(account)).body;
    for (const query of ["", "?after=start", "?includeAcknowledged=true", `/${data.id}`]) {
      const { body } = await test.request("GET", `/events${query}`, { token });
      expect([body.data].flat()).toEqual([data]);
    }
  });

  it("can be acknowledged without an effect on their job and commit", async () => {
    const { workbookId, sheets } = await createCatalogue(test);
    const configured = await test.request("PATCH", `/workbooks/${workbookId}`, {
      body: { settings: { trackChanges: true } },
    });
    expect(configured.status).toBe(200);
    await test.request("GET", "/events?completesCommits=true");
    await test.request("POST", `/sheets/${sheets["products"]}/records`, {
      body: [cells({ sku: "A" })],
      headers: { "x-disable-hooks": "false" },
    });
    const job = { type: "workbook", operation: "submit", source: workbookId, trigger: "immediate" };
    const { body } = await test.request("POST", "/jobs", { body: job });
    const [ready] = (await test.request("GET", "/events?topic=job:ready")).body.data;
    const [created] = (await test.request("GET", "/events?topic=commit:created")).body.data;
    expect([ready.context.jobId, created.context.sheetId]).toEqual([body.data.id, sheets["products"]]);
    const read = async () => [
      (await test.request("GET", `/jobs/${body.data.id}`)).body,
      (await test.request("GET", `/commits/${created.context.commitId}`)).body,
    ];
    const before = await read();
    expect(before).toMatchObject([{ data: { status: "ready" } }, {}]);
    expect(before[1].data).not.toHaveProperty("completedAt");
    for (const { id } of [ready, created]) await test.request("POST", `/events/${id}/ack`);
    expect(await read()).toEqual(before);
  });

  it("of jobs name what the job works on: its workbook, sheet, document or file", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const sheetId = sheets["products"];
    const fields = [["mode", "export"]] as const;
    const fileId = (await uploadFile(test, spaceId, "sku\nA\n", { fields })).body.data.id;
    const { id: documentId } = await test.send("POST", `/spaces/${spaceId}/documents`, {
      title: "Note",
      body: "Read me.",
    });
    const listContexts = async (job: object) => {
      const { id } = await test.send("POST", "/jobs", { trigger: "immediate", operation: "look", ...job });
      const { data } = (await test.request("GET", "/events?pageSize=100")).body;
      const ofJob = data.filter(({ context }: Event) => context.jobId === id);
      const keys = ["spaceId", "workbookId", "sheetId", "documentId", "fileId"] as const;
      return ofJob.map(({ context }: Event) => pick(context, keys));
    };
    // The job was created, and is ready.
    const twice = (context: object) => [context, context];
    expect(await listContexts({ type: "file", source: fileId })).toEqual(twice({ spaceId, fileId }));
    expect(await listContexts({ type: "document", source: documentId })).toEqual(
      twice({ spaceId, documentId }),
    );
    expect(await listContexts({ type: "sheet", source: sheetId })).toEqual(
      twice({ spaceId, workbookId, sheetId }),
    );
    expect(await listContexts({ type: "workbook", source: workbookId, fileId })).toEqual(
      twice({ spaceId, workbookId, fileId }),
    );
  });

  it("are listed from a time on", async () => {
    const account = await test.createAccount();
    const { token } = account;
    await createEvent(account, { payload: { first: true } });
    test.wait(1000);
    const { body } = await createEvent(account, { payload: { first: false } });
    const since = encodeURIComponent(body.data.createdAt.replace("Z", "+00:00"));
    const listed = await test.request("GET", `/events?since=${since}`, { token });
    expect(listed.body.data).toEqual([body.data]);
  });

  it("are listed behind a cursor, oldest first, each once", async () => {
    const account = await test.createAccount();
    const { token } = account;
    const read = async (query: string) => {
      const { body } = await test.request("GET", `/events?topic=workbook:updated${query}`, { token });
      const counts: number[] = body.data.map(({ payload }: { payload: { count: number } }) => payload.count);
      return { counts, cursor: body.cursor as string };
    };
    const create = (count: number) => createEvent(account, { payload: { count } });
    const empty = await read("&after=start");
    expect(empty.counts).toEqual([]);
    for (let count = 0; count < 5; count++) await create(count);
    const first = await read(`&after=${empty.cursor}&pageSize=2`);
    const second = await read(`&after=${first.cursor}&pageSize=2`);
    // Another topic moves the cursor, so that the next request does not read this event again.
    await createEvent(account, { topic: "file:created", domain: "file" });
    const third = await read(`&after=${second.cursor}&pageSize=2`);
    expect([first.counts, second.counts, third.counts]).toEqual([[0, 1], [2, 3], [4]]);
    expect(await read(`&after=${third.cursor}`)).toEqual({ counts: [], cursor: third.cursor });
    const newest = await read("&pageSize=1");
    expect(newest).toEqual({ counts: [4], cursor: third.cursor });
    await create(5);
    expect((await read(`&after=${newest.cursor}`)).counts).toEqual([5]);
    expect((await read("&after=start&pageSize=4&pageNumber=2")).counts).toEqual([4, 5]);
  });

  it("are listed behind the event of an id", async () => {
    const account = await test.createAccount();
    const { token } = account;
    const [first, second] = [await createEvent(account), await createEvent(account)];
    const list = (after: string) => test.request("GET", `/events?after=${after}`, { token });
    expect((await list(first.body.data.id)).body.data).toEqual([second.body.data]);
    const foreign = await createEvent(test);
    for (const id of [foreign.body.data.id, "us_evt_00000000", "01x"]) {
      expect(await list(id)).toMatchObject({ status: 404, body: { errors: [{ key: "after" }] } });
    }
  });

  it("have times in the order of the list, even if a clock is set back", async () => {
    const account = await test.createAccount();
    const { token } = account;
    test.wait(60_000);
    const { createdAt: since } = (await createEvent(account)).body.data;
    test.wait(-60_000);
    const { data } = (await createEvent(account)).body;
    expect(data.createdAt).toBe(since);
    const listed = await test.request("GET", `/events?since=${since}`, { token });
    expect(listed.body.data[0]).toEqual(data);
  });

  it("disappear from the list when they are acknowledged, and stay", async () => {
    const account = await test.createAccount();
    const { token } = account;
    const { id } = (await createEvent(account)).body.data;
    const acknowledge = () => test.request("POST", `/events/${id}/ack`, { token });
    expect((await acknowledge()).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", "/events", { token })).body.data).toEqual([]);
    const { body } = await test.request("GET", "/events?includeAcknowledged=true", { token });
    expect(body.data).toMatchObject([{ id, acknowledgedBy: account.userId }]);
    test.wait(1000);
    await acknowledge();
    const again = await test.request("GET", `/events/${id}`, { token });
    expect(again.body.data.acknowledgedAt).toBe(body.data[0].acknowledgedAt);
  });

  it("name only existing resources of the caller", async () => {
    const account = await test.createAccount();
    const { accountId, environments } = account;
    const environmentId = environments.development;
    const elsewhere = await createEvent(account, { context: { accountId: test.accountId, environmentId } });
    expect(elsewhere.body.errors[0]).toMatchObject({ key: "context.accountId" });
    const nowhere = await createEvent(account, {
      context: { accountId, environmentId, spaceId: "us_sp_00000000" },
    });
    expect(nowhere.status).toBe(404);
    expect(nowhere.body.errors[0]).toEqual({
      message: "There is no space `us_sp_00000000`.",
      key: "context.spaceId",
      code: "not_found",
    });
  });

  it.each([
    ["workbookId", "workbook", 404],
    ["sheetId", "sheet", 404],
    ["commitId", "commit", 404],
    ["jobId", "job", 404],
    ["fileId", "file", 404],
    ["actionId", "action", 404],
    ["appId", "app", 404],
    ["documentId", "context.spaceId", 400],
  ])("are rejected if they name an unknown %s", async (name, word, status) => {
    const { accountId, environments } = test;
    const context = { accountId, environmentId: environments.development, [name]: "us_xx_00000000" };
    const response = await createEvent(test, { context });
    expect(response.status).toBe(status);
    expect(response.body.errors[0].message).toContain(word);
  });

  it("are hidden from other accounts", async () => {
    const { id } = (await createEvent(test)).body.data;
    const { token } = await test.createAccount();
    expect((await test.request("GET", `/events/${id}`, { token })).status).toBe(404);
    expect((await test.request("POST", `/events/${id}/ack`, { token })).status).toBe(404);
    expect((await test.request("GET", "/events", { token })).body.data).toEqual([]);
  });

  it("have topics and domains of the list only", async () => {
    const { status, body } = await createEvent(test, { topic: "workbook:updatet" });
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain("did you mean `workbook:updated`");
    const { status: another } = await createEvent(test, { domain: "workbok" });
    expect(another).toBe(400);
  });

  it("are not listed by an unknown topic, domain, space or environment", async () => {
    const list = (query: string) => test.request("GET", `/events?${query}`);
    const topic = await list("topic=job:complete");
    expect([topic.status, topic.body.errors[0].key]).toEqual([400, "topic"]);
    expect(topic.body.errors[0].message).toContain("did you mean `job:completed`");
    expect((await list("domain=jobs")).status).toBe(400);
    const { token, environments } = await test.createAccount();
    const config = { name: "Autumn import", environmentId: environments.development };
    const { body: foreign } = await test.request("POST", "/spaces", { token, body: config });
    for (const after of ["", "&after=start", "&topic=job:completed"]) {
      for (const id of ["us_sp_nowhere", foreign.data.id]) {
        const { status, body } = await list(`spaceId=${id}${after}`);
        expect([status, body.errors[0].key]).toEqual([404, "spaceId"]);
      }
      for (const id of ["us_env_nowhere", environments.development]) {
        const { status, body } = await list(`environmentId=${id}${after}`);
        expect([status, body.errors[0].key]).toEqual([404, "environmentId"]);
      }
    }
  });

  it("of a space are listed before the first one and after its deletion", async () => {
    const spaceId = await createSpace(test);
    const list = (query: string) => test.request("GET", `/events?spaceId=${spaceId}&${query}`);
    const none = await list("topic=job:completed");
    expect([none.status, none.body.data]).toEqual([200, []]);
    expect((await test.request("DELETE", `/spaces/${spaceId}`)).status).toBe(200);
    expect((await list("topic=space:deleted")).body.data).toHaveLength(1);
    const behind = await list(`after=${none.body.cursor}&topic=job:completed`);
    expect([behind.status, behind.body.data]).toEqual([200, []]);
  });
});
