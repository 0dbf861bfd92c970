import { afterAll, beforeAll, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

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

  it("are recorded as they are sent", async () => {
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

  it("are listed newest first, ten to a page, by what is asked for", async () => {
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

  it("name only what is there, and the caller's", async () => {
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
  ])("name no %s that is not there", async (name, word, status) => {
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

  it("have topics of the list only", async () => {
    const { status, body } = await createEvent(test, { topic: "workbook:updatet" });
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain("did you mean `workbook:updated`");
  });
});
