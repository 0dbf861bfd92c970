import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startReceiver } from "./support/receiver.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, uploadFile } from "./support/upload.ts";

const shop = "https://shop.example";
const contacts = {
  workbooks: [
    {
      name: "Contacts",
      sheets: [
        {
          name: "Contacts",
          slug: "contacts",
          fields: [
            { key: "email", type: "string", label: "E-mail", constraints: [{ type: "required" }] },
            { key: "age", type: "number", label: "Age" },
          ],
        },
      ],
    },
  ],
};

describeEngines("import sessions", (engine) => {
  let test: TestService;
  let key: string;
  beforeAll(async () => {
    test = await startTestService(engine, { guestPage: "https://import.example/import/" });
    const query = `environmentId=${test.environments.development}&type=SECRET`;
    key = (await test.send("POST", `/auth/api-key?${query}`))[0].rawKey;
  });
  afterAll(() => test.close());

  const config = (more: object = {}) => ({
    blueprint: contacts,
    guest: { externalId: crypto.randomUUID(), name: "Mara" },
    origins: [shop],
    ...more,
  });
  const create = (more?: object) => test.send("POST", "/import-sessions", config(more), key);
  const read = (id: string) => test.send("GET", `/import-sessions/${id}`, undefined, key);
  const as = (token: string, method: string, path: string, body?: unknown, origin: string = shop) =>
    test.request(method, path, { token, body, headers: { origin } });

  it("let the page of the service in, which reads the session and ends it", async () => {
    const session = await create();
    const page = "https://import.example";
    const path = `/jobs/${session.id}`;
    for (const origin of [shop, page]) {
      const { status, body } = await as(session.token, "GET", path, undefined, origin);
      expect([status, body.data?.config?.sheetId]).toEqual([200, session.sheetId]);
    }
    const refused = await as(session.token, "GET", path, undefined, "https://other.example");
    expect(refused.status).toBe(403);
    const other = await create();
    expect((await as(session.token, "GET", `/jobs/${other.id}`)).status).toBe(404);
    const actor = await as(session.token, "GET", `/auth/current?spaceId=${session.spaceId}`, undefined, page);
    expect(actor.status).toBe(200);
    const ended = await as(session.token, "POST", `/jobs/${session.id}/complete`, {}, page);
    expect(ended.status).toBe(200);
    expect(await read(session.id)).toMatchObject({ status: "complete", origins: [shop] });
  });

  it("say which pages may show them in a frame, also after their end, and nothing else does", async () => {
    const session = await create({ origins: [shop, "https://admin.example:8443"] });
    const list = test.service.listFrameOrigins;
    expect(await list(session.id)).toEqual([shop, "https://admin.example:8443"]);
    await as(session.token, "POST", `/jobs/${session.id}/complete`, {}, shop);
    expect(await list(session.id)).toEqual([shop, "https://admin.example:8443"]);
    const other = await test.send("POST", "/jobs", {
      type: "space",
      operation: "tidy",
      source: session.spaceId,
    });
    for (const id of [other.id, session.spaceId, "us_jb_nothing", ""]) expect(await list(id)).toEqual([]);
  });

  it("make a space, a guest and a token for one import, and end with an event", async () => {
    const given = {
      keyFields: ["email"],
      metadata: { order: 7 },
      completedUrl: `${shop}/done`,
      expiresIn: 600,
    };
    const session = await create(given);
    expect(session).toMatchObject({
      status: "open",
      origins: [shop],
      keyFields: ["email"],
      metadata: { order: 7 },
      completedUrl: `${shop}/done`,
      counts: { total: 0, valid: 0, error: 0 },
      url: `https://import.example/import/?session=${session.id}#session=${session.token}&id=${session.id}`,
    });
    const left = Date.parse(session.expiresAt) - test.clock().getTime();
    expect([left > 500_000, left <= 600_000]).toEqual([true, true]);
    const me = (await as(session.token, "GET", `/auth/current?spaceId=${session.spaceId}`)).body.data;
    expect(me).toMatchObject({
      id: session.guestId,
      kind: "guest",
      name: "Mara",
      token: { kind: "session", spaceId: session.spaceId, expiresAt: session.expiresAt },
    });

    const records = `/sheets/${session.sheetId}/records`;
    const body = [{ email: { value: "a@x.example" } }, { email: { value: null } }];
    expect((await as(session.token, "POST", records, body)).status).toBe(200);
    const open = await read(session.id);
    const { token: _, url: __, ...shown } = session;
    expect(open).toEqual({ ...shown, counts: { total: 2, valid: 1, error: 1 } });

    expect((await as(session.token, "POST", `/jobs/${session.id}/complete`, {})).status).toBe(200);
    expect(await read(session.id)).toMatchObject({ status: "complete", endedAt: expect.any(String) });
    const { body: events } = await test.request(
      "GET",
      `/events?spaceId=${session.spaceId}&topic=job:completed`,
    );
    expect(events.data[0].payload).toMatchObject({
      importSessionId: session.id,
      operation: "import-session",
    });
    // The token is not valid any more, on no node.
    const node = await test.startNode();
    for (const request of [test.request, node]) {
      await expect
        .poll(async () => (await request("GET", records, { token: session.token })).status)
        .toBe(401);
    }
  });

  it("bring a file into the sheet with this token alone", async () => {
    const session = await create();
    const { token, spaceId, sheetId } = session;
    const file = await uploadFile(test, spaceId, "E-mail,Age\na@x.example,31\nb@x.example,32\n", { token });
    expect(file.status).toBe(200);
    await awaitExtraction(test, file.body.data.id);
    const { workbookId } = (await as(token, "GET", `/files/${file.body.data.id}`)).body.data;
    const [source] = (await as(token, "GET", `/sheets?workbookId=${workbookId}`)).body.data;
    const job = {
      type: "workbook",
      operation: "map",
      source: workbookId,
      config: { sourceSheetId: source.id, destinationSheetId: sheetId },
    };
    const created = await as(token, "POST", "/jobs", job);
    expect(created.status).toBe(200);
    expect((await as(token, "GET", `/jobs/${created.body.data.id}/plan`)).status).toBe(200);
    expect((await as(token, "POST", `/jobs/${created.body.data.id}/execute`)).status).toBe(200);
    await waitForJob(test, created.body.data.id);
    expect((await read(session.id)).counts).toEqual({ total: 2, valid: 2, error: 0 });
  });

  it("give the token nothing but this import, from these pages", async () => {
    const session = await create();
    const { token, spaceId, sheetId, workbookId } = session;
    const sheet = `/sheets/${sheetId}`;
    expect((await as(token, "GET", sheet)).status).toBe(200);
    const elsewhere = await as(token, "GET", sheet, undefined, "https://other.example");
    expect([elsewhere.status, elsewhere.body.errors[0].code]).toEqual([403, "origin_not_allowed"]);
    const other = await createSpace(test);
    for (const [method, path, body, status] of [
      ["PATCH", sheet, { name: "Mine" }, 403],
      ["DELETE", sheet, undefined, 403],
      ["PATCH", `/workbooks/${workbookId}`, { name: "Mine" }, 403],
      ["DELETE", `/spaces/${spaceId}`, undefined, 403],
      ["PATCH", `/spaces/${spaceId}`, { name: "Mine" }, 403],
      ["GET", `/guests?spaceId=${spaceId}`, undefined, 403],
      ["PATCH", `/jobs/${session.id}`, { status: "complete" }, 403],
      ["DELETE", `/jobs/${session.id}`, undefined, 403],
      ["POST", "/import-sessions", config(), 403],
      ["GET", `/import-sessions/${session.id}`, undefined, 403],
      ["GET", `/spaces/${other}`, undefined, 404],
    ] as const) {
      expect([method, path, (await as(token, method, path, body)).status]).toEqual([method, path, status]);
    }
    // The token is not renewed: neither by use, nor by an exchange.
    test.wait(40 * 60_000);
    expect((await as(token, "GET", sheet)).status).toBe(200);
    const exchange = await test.request("POST", "/auth/refresh-token", { token: null, body: token });
    expect(exchange.status).toBe(400);
    test.wait(21 * 60_000);
    expect((await as(token, "GET", sheet)).status).toBe(401);
    expect((await read(session.id)).status).toBe("expired");
    // Its job does not run for ever.
    const job = () => test.send("GET", `/jobs/${session.id}`);
    await expect.poll(async () => (await job()).status).toBe("canceled");
    expect((await job()).info).toBe("The import session has expired.");
    expect((await read(session.id)).status).toBe("expired");
    expect((await as(token, "POST", `/jobs/${session.id}/complete`, {})).status).toBe(401);
  });

  it("know a person by the id of another system, or by the address", async () => {
    const externalId = crypto.randomUUID();
    const [one, two] = [await create({ guest: { externalId } }), await create({ guest: { externalId } })];
    expect([two.guestId, two.spaceId === one.spaceId]).toEqual([one.guestId, false]);
    expect((await create()).guestId).not.toBe(one.guestId);
    // The token of one session is not good for the other one.
    expect((await as(one.token, "GET", `/sheets/${two.sheetId}`)).status).toBe(404);
    const email = `${crypto.randomUUID()}@quay.example`;
    const known = await create({ guest: { externalId, email, name: "Ines" } });
    const guest = await test.send("GET", `/guests/${known.guestId}`);
    expect(guest).toMatchObject({ email, name: "Ines" });
    expect((await create({ guest: { externalId: "other", email } })).guestId).toBe(known.guestId);
  });

  it("are made from a template, too, and say what is wrong", async () => {
    const { development } = test.environments;
    const template = await test.send("POST", "/spaces", {
      name: "Template",
      environmentId: development,
      isAppTemplate: true,
    });
    await test.send("POST", "/workbooks", { spaceId: template.id, ...contacts.workbooks[0] });
    const made = await create({ blueprint: undefined, spaceConfigId: template.id });
    expect(made.status).toBe("open");
    expect(made.spaceId).not.toBe(template.id);
    const refused = async (more: object) => {
      const { status, body } = await test.request("POST", "/import-sessions", {
        token: key,
        body: config(more),
      });
      return [status, body.errors?.[0].key];
    };
    expect(await refused({ spaceConfigId: template.id })).toEqual([400, "blueprint"]);
    expect(await refused({ blueprint: undefined })).toEqual([400, "blueprint"]);
    expect(await refused({ blueprint: {} })).toEqual([400, "blueprint"]);
    expect(await refused({ keyFields: ["phone"] })).toEqual([400, "keyFields[0]"]);
    expect(await refused({ origins: ["shop.example"] })).toEqual([400, "origins"]);
    expect(await refused({ expiresIn: 59 })).toEqual([400, "expiresIn"]);
    expect((await test.request("GET", "/import-sessions/us_jb_unknown", { token: key })).status).toBe(404);
    const job = await test.send("POST", "/jobs", {
      type: "space",
      operation: "import-session",
      source: made.spaceId,
    });
    expect((await test.request("GET", `/import-sessions/${job.id}`, { token: key })).status).toBe(404);
  });

  it("are made once for a key of idempotency, on each node, and end when they are canceled", async () => {
    const body = config();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const node = await test.startNode();
    const send = (request: TestService["request"]) =>
      request("POST", "/import-sessions", { token: key, body, headers });
    const [first, second] = await Promise.all([send(test.request), send(node)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data).toEqual(first.body.data);
    const { id, token, sheetId } = first.body.data;
    await test.send("POST", `/jobs/${id}/cancel`, {}, key);
    expect((await read(id)).status).toBe("canceled");
    await expect
      .poll(async () => (await test.request("GET", `/sheets/${sheetId}`, { token })).status)
      .toBe(401);
  });

  it("can be made at the same time on two nodes, for one person or for several", async () => {
    const node = await test.startNode();
    const make = (request: TestService["request"], externalId: string) =>
      request("POST", "/import-sessions", { token: key, body: config({ guest: { externalId } }) });
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, index) => [
        make(test.request, "customer-1"),
        make(node, index % 2 === 0 ? "customer-1" : `customer-${index}`),
      ]).flat(),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  });

  it("do not end while a file is on its way", async () => {
    const session = await create();
    const uploaded = await uploadFile(test, session.spaceId, "E-mail,Age\na@x.example,31\n");
    const { id } = uploaded.body.data;
    await awaitExtraction(test, id);
    const step = await test.send("POST", "/jobs", {
      type: "space",
      operation: "work",
      source: session.spaceId,
    });
    // A job of a program is not what the session waits for. This one of the service waits for it.
    const again = await test.send("POST", "/jobs", {
      type: "file",
      operation: "extract",
      source: id,
      predecessorIds: [step.id],
      config: { driver: "csv" },
      trigger: "immediate",
    });
    expect(again.status).toBe("waiting");
    for (const request of [test.request, await test.startNode()]) {
      const refused = await request("POST", `/jobs/${session.id}/complete`, { body: {} });
      expect([refused.status, refused.body.errors[0].code]).toEqual([409, "job_state"]);
    }
    expect((await read(session.id)).status).toBe("open");
    await test.send("POST", `/jobs/${step.id}/complete`, {});
    await waitForJob(test, again.id);
    const other = await test.send("POST", "/jobs", {
      type: "space",
      operation: "work",
      source: session.spaceId,
    });
    expect(other.status).not.toBe("complete");
    expect((await as(session.token, "POST", `/jobs/${session.id}/complete`, {})).status).toBe(200);
    expect((await read(session.id)).status).toBe("complete");
  });

  it("take no more records than they say", async () => {
    const session = await create({ maxRecords: 2 });
    expect(session.maxRecords).toBe(2);
    const records = `/sheets/${session.sheetId}/records`;
    const rows = ["a", "b", "c"].map((name) => ({ email: { value: `${name}@x.example` } }));
    const { body } = await as(session.token, "POST", records, rows);
    const end = () => as(session.token, "POST", `/jobs/${session.id}/complete`, {});
    const refused = await end();
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, "job_state"]);
    expect((await read(session.id)).status).toBe("open");
    await as(session.token, "DELETE", `${records}?ids=${body.data.records[0].id}`);
    expect((await end()).status).toBe(200);
    expect(await read(session.id)).toMatchObject({ status: "complete", counts: { total: 2 } });
  });

  it("tell a webhook that asks for them when they end, and nothing else", async () => {
    const receiver = await startReceiver();
    const hooks = await startTestService(engine, { allowsPrivateWebhooks: true });
    try {
      const environmentId = hooks.environments.development;
      await hooks.send("POST", "/webhooks", {
        url: receiver.url,
        environmentId,
        topics: ["job:completed"],
        importSessions: true,
      });
      const session = await hooks.send("POST", "/import-sessions", { ...config(), environmentId });
      const other = await hooks.send("POST", "/jobs", {
        type: "space",
        operation: "work",
        source: session.spaceId,
      });
      await hooks.send("POST", `/jobs/${other.id}/complete`, {});
      // What a client says about a session does not end it.
      await hooks.send("POST", "/events", {
        topic: "job:completed",
        domain: "job",
        context: { accountId: hooks.accountId, environmentId },
        payload: { importSessionId: session.id },
      });
      await hooks.send("POST", `/jobs/${session.id}/complete`, {});
      await expect.poll(() => receiver.received.length).toBe(1);

      expect(receiver.received[0]?.event).toMatchObject({
        topic: "job:completed",
        payload: { importSessionId: session.id },
      });
    } finally {
      await hooks.close();
      await receiver.close();
    }
  });
});
