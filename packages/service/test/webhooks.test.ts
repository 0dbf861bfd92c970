import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { hostname } from "node:os";
import { loadDescription, type Parameter, resolveReference } from "@data-import/front";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createSender } from "../src/deliveries/send.ts";
import { sweepAttempts } from "../src/deliveries/sweep-attempts.ts";
import { requirePublic } from "../src/domain/public-addresses.ts";
import { createSecretKey, createSecretKeys, readSecretKeys } from "../src/domain/secret-keys.ts";
import { resealWebhooks } from "../src/webhooks/webhooks.ts";
import { createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { type Receiver, startReceiver } from "./support/receiver.ts";
import { secretKeys, startTestService, type TestService } from "./support/start.ts";

const hour = 3_600_000;
const day = 24 * hour;
const slow = { interval: 250 };

describeEngines("webhooks", (engine) => {
  let test: TestService;
  let node: TestService["request"];
  let receiver: Receiver;
  beforeAll(async () => {
    test = await startTestService(engine, { allowsPrivateWebhooks: true });
    node = await test.startNode();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());
  afterAll(() => test.close());

  async function createWebhook(more: object = {}) {
    const { development: environmentId } = test.environments;
    return test.send("POST", "/webhooks", {
      url: receiver.url,
      environmentId,
      topics: ["workbook:updated"],
      ...more,
    });
  }

  async function createEvent(name: string, context: object = {}): Promise<string> {
    const { accountId, environments } = test;
    const { body } = await node("POST", "/events", {
      body: {
        topic: "workbook:updated",
        domain: "workbook",
        payload: { name },
        context: { accountId, environmentId: environments.development, ...context },
      },
    });
    return body.data.id;
  }

  const names = () => receiver.received.map(({ event }) => event.payload.name);
  const listAttempts = (id: string, query = "") => test.send("GET", `/webhooks/${id}/attempts${query}`);
  const remove = async (id: string) => test.send("DELETE", `/webhooks/${id}`);

  it("send the events of their topics and places, signed with their secrets", async () => {
    await createEvent("before");
    const spaceId = await createSpace(test);
    const { secret, ...webhook } = await createWebhook();
    const narrow = await createWebhook({ spaceId, topics: ["file:created"] });
    // An absent list stays as it is, and an empty one means all topics.
    const change = (body: object) => test.send("PATCH", `/webhooks/${narrow.id}`, body);
    expect((await change({ isActive: true })).topics).toEqual(["file:created"]);
    expect((await change({ topics: [] })).topics).toEqual([]);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await test.send("GET", `/webhooks/${webhook.id}`)).toEqual(webhook);
    const list = await test.send("GET", `/webhooks?environmentId=${webhook.environmentId}`);
    expect(list.slice(-2).map(({ id }: { id: string }) => id)).toEqual([webhook.id, narrow.id]);
    expect(await test.send("GET", `/webhooks?spaceId=${spaceId}`)).toHaveLength(1);

    const eventId = await createEvent("one");
    await test.send("PATCH", `/spaces/${spaceId}`, { name: "Renamed" });
    await expect.poll(() => receiver.received.length).toBe(2);
    const message = receiver.received.find(({ event }) => event.id === eventId);
    expect(message?.event).toEqual(await test.send("GET", `/events/${eventId}`));
    expect(message?.headers["webhook-id"]).toBe(eventId);
    const own = Object.keys(message?.headers ?? {}).filter((name) => name.startsWith("webhook-"));
    expect(own.toSorted()).toEqual(listDescribedHeaders().toSorted());
    const verify = (key: string) =>
      new Webhook(key).verify(message?.body ?? "", message?.headers as Record<string, string>);
    expect(verify(secret)).toEqual(message?.event);
    expect(() => verify(narrow.secret)).toThrow();
    expect(receiver.received.map(({ event }) => event.topic).toSorted()).toEqual([
      "space:updated",
      "workbook:updated",
    ]);

    const rotated = await test.send("POST", `/webhooks/${webhook.id}/secret`);
    await createEvent("two");
    await expect.poll(() => receiver.received.length).toBe(3);
    const second = receiver.received[2];
    for (const key of [secret, rotated.secret]) {
      new Webhook(key).verify(second?.body ?? "", second?.headers as Record<string, string>);
    }
    test.wait(day + 1);
    await createEvent("three");
    await expect.poll(() => receiver.received.length).toBe(4);
    expect(receiver.received[3]?.headers["webhook-signature"]?.toString().split(" ")).toHaveLength(1);
    await remove(webhook.id);
    await remove(narrow.id);
    expect((await test.request("GET", `/webhooks/${webhook.id}`)).status).toBe(404);
  });

  it("send failed events again, in order within a sheet, and show each attempt", async () => {
    const { sheets } = await createCatalogue(test);
    const { id } = await createWebhook();
    const sheetId = sheets["products"];
    receiver.respond(({ event }) =>
      event.payload.name === "bad" && receiver.received.length < 6 ? 500 : 200,
    );
    const bad = await createEvent("bad", { sheetId });
    await createEvent("behind", { sheetId });
    await createEvent("other");
    await expect.poll(names).toContain("other");
    expect(names()).not.toContain("behind");
    await expect
      .poll(async () => (await listAttempts(id, `?eventId=${bad}`))[0])
      .toMatchObject({ eventId: bad, topic: "workbook:updated", isSuccess: false, status: 500 });
    const [first] = await listAttempts(id, `?eventId=${bad}`);
    expect(Date.parse(first.nextAttemptAt) - Date.parse(first.attemptedAt)).toBeGreaterThanOrEqual(5000);
    const attempts = () => names().filter((name) => name === "bad").length;
    for (let attempt = 2; attempt <= 5; attempt++) {
      // The wait begins when the service has the response. The clock stands while a request is on its way: its claim is for
      // 30 s, and then the event would be sent once more.
      const next = async () => {
        const { length } = await listAttempts(id, `?eventId=${bad}`);
        if (length === attempts()) test.wait(300_000);
        return attempts();
      };
      await expect.poll(next, slow).toBeGreaterThanOrEqual(attempt);
    }
    await expect.poll(names).toContain("behind");
    expect(names().indexOf("behind")).toBeGreaterThan(names().lastIndexOf("bad"));
    await expect.poll(async () => (await listAttempts(id))[0].isSuccess).toBe(true);
    const [last] = await listAttempts(id, "?pageSize=1");
    expect(last).toMatchObject({ isSuccess: true, status: 200, durationMs: expect.any(Number) });
    expect(last).not.toHaveProperty("nextAttemptAt");
    await remove(id);
  });

  it("give an event up after a day, and then send those behind it", async () => {
    const { sheets } = await createCatalogue(test);
    const { id } = await createWebhook();
    receiver.respond(({ event }) => (event.payload.name === "bad" ? 500 : 200));
    const sheetId = sheets["products"];
    await createEvent("bad", { sheetId });
    await createEvent("behind", { sheetId });
    await expect.poll(names).toEqual(["bad"]);
    await expect.poll(async () => (await listAttempts(id)).length).toBe(1);
    test.wait(day);
    await expect.poll(names).toEqual(["bad", "bad", "behind"]);
    await remove(id);
  });

  it("send every event to a receiver that was down for an hour, in order within a sheet", async () => {
    const { sheets } = await createCatalogue(test);
    const { id, secret } = await createWebhook();
    const sheetId = sheets["products"];
    receiver.respond(503);
    const expected: string[] = [];
    for (let index = 0; index < 30; index++) {
      expected.push(await createEvent(`${index}`, index % 2 === 0 ? { sheetId } : {}));
    }
    await expect.poll(async () => (await listAttempts(id)).length).toBeGreaterThan(1);
    for (let minutes = 0; minutes < 60; minutes += 20) {
      const before = receiver.received.length;
      test.wait(20 * 60_000);
      await expect.poll(() => [test.wait(60_000), receiver.received.length][1], slow).toBeGreaterThan(before);
    }
    const { failures } = await test.send("GET", `/webhooks/${id}`);
    expect(failures).toBeGreaterThan(1);
    receiver.received.length = 0;
    receiver.respond(200);
    const seen = () => new Set(receiver.received.map(({ event }) => event.id));
    await expect
      .poll(() => {
        test.wait(60_000);
        return seen().size;
      })
      .toBe(expected.length);
    expect([...seen()].toSorted()).toEqual(expected.toSorted());
    const ofSheet = receiver.received.filter(({ event }) => event.context.sheetId === sheetId);
    expect([...new Set(ofSheet.map(({ event }) => event.payload.name))]).toEqual(
      expected.flatMap((_, index) => (index % 2 === 0 ? [String(index)] : [])),
    );
    for (const { headers, body } of receiver.received) {
      // The package compares the time of the message with that of the machine.
      vi.useFakeTimers({ toFake: ["Date"], now: 1000 * Number(headers["webhook-timestamp"]) });
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        topic: "workbook:updated",
      });
      vi.useRealTimers();
    }
    await expect.poll(async () => (await test.send("GET", `/webhooks/${id}`)).failures).toBeUndefined();
    await remove(id);
  });

  it("do not wait for the time of a clock that was set back", async () => {
    const { id } = await createWebhook();
    const claim = { claimed_by: "gone", claimed_until: new Date(Date.now() + 7_200_000).toISOString() };
    await test.storage.transaction((db) =>
      db.updateTable("webhooks").set(claim).where("id", "=", id).execute(),
    );
    await createEvent("one");
    await expect.poll(names).toEqual(["one"]);
    await remove(id);
  });

  it("send nothing while they are not active, and an event again by a call", async () => {
    const webhook = await createWebhook();
    const path = `/webhooks/${webhook.id}`;
    const paused = await test.send("PATCH", path, { isActive: false });
    expect(paused).toMatchObject({ isActive: false, url: receiver.url });
    const first = await createEvent("while paused");
    await test.send("PATCH", path, { isActive: true });
    await expect.poll(names).toEqual(["while paused"]);
    await test.send("POST", `${path}/redeliver`, { eventId: first });
    await expect.poll(names).toEqual(["while paused", "while paused"]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([first]));
    const elsewhere = await createEvent("elsewhere", { environmentId: test.environments.production });
    const wrong = await test.request("POST", `${path}/redeliver`, { body: { eventId: elsewhere } });
    expect(wrong.status).toBe(400);

    receiver.respond(410);
    await createEvent("gone");
    await expect.poll(async () => (await test.send("GET", path)).isActive).toBe(false);
    await remove(webhook.id);
  });

  it("count redirects and missing responses as failures, and show them for seven days", async () => {
    receiver.respond(302);
    const moved = await createWebhook();
    const missing = await createWebhook({ url: "http://127.0.0.1:9/" });
    await createEvent("moved");
    await expect
      .poll(async () => (await listAttempts(moved.id))[0])
      .toMatchObject({ isSuccess: false, status: 302 });
    expect(receiver.received).toHaveLength(1);
    await expect
      .poll(async () => (await listAttempts(missing.id))[0])
      .toMatchObject({ isSuccess: false, error: expect.stringContaining("ECONNREFUSED") });
    expect((await listAttempts(missing.id))[0]).not.toHaveProperty("status");
    for (const { id } of [moved, missing]) await test.send("PATCH", `/webhooks/${id}`, { isActive: false });
    test.wait(8 * day);
    await sweepAttempts(test.dependencies);
    for (const { id } of [moved, missing]) {
      expect(await listAttempts(id)).toEqual([]);
      await remove(id);
    }
  });

  it("are sent again in time, and not paused for longer, after a clock that was set back", async () => {
    receiver.respond(500);
    const { id } = await createWebhook();
    await createEvent("first");
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect.poll(async () => (await listAttempts(id)).length).toBe(1);
    test.wait(-hour);
    await expect.poll(() => receiver.received.length).toBe(2);
    // Ten failures in a row pause the receiver for minutes.
    await expect.poll(async () => (await listAttempts(id)).length).toBe(2);
    const pausedUntil = new Date(test.clock().getTime() + 300_000).toISOString();
    receiver.respond(204);
    const { db } = test.storage;
    await db
      .updateTable("webhooks")
      .set({ failures: 10, paused_until: pausedUntil })
      .where("id", "=", id)
      .execute();
    test.wait(-hour);
    await expect.poll(() => receiver.received.length).toBe(3);
    test.wait(2 * hour);
    await remove(id);
  });

  it("keep their secrets encrypted, and can use a new key of the service", async () => {
    const { id, secret } = await createWebhook();
    const find = () =>
      test.storage.db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
    const row = await find();
    expect(row?.secrets).not.toContain(secret.slice(6));
    const before = JSON.parse(row?.secrets ?? "")[0];
    const newKeys = createSecretKeys(() => readSecretKeys([createSecretKey(), ...secretKeys]));
    await resealWebhooks(test.storage, newKeys);
    const after = JSON.parse((await find())?.secrets ?? "")[0];
    expect(after.keyId).not.toBe(before.keyId);
    expect(newKeys.open(after, `${test.accountId} ${id}`)).toBe(secret);
    await remove(id);
  });

  it("emit no events, and are rejected for unknown places and addresses", async () => {
    const newest = await createEvent("before");
    const { id } = await createWebhook();
    await test.send("PATCH", `/webhooks/${id}`, { topics: ["file:created"] });
    await test.send("POST", `/webhooks/${id}/secret`);
    await test.send("POST", `/webhooks/${id}/redeliver`, { eventId: newest });
    await remove(id);
    const { body } = await test.request("GET", "/events?pageSize=1");
    expect(body.data[0].id).toBe(newest);
    const { environments } = test;
    const bodies = [
      { url: receiver.url, environmentId: "us_env_00000000" },
      { url: receiver.url, environmentId: environments.production, spaceId: await createSpace(test) },
      { url: "https://user:secret@shop.example/", environmentId: environments.production },
      { url: "ftp://shop.example/", environmentId: environments.production },
    ];
    const statuses = await Promise.all(bodies.map((one) => test.request("POST", "/webhooks", { body: one })));
    expect(statuses.map(({ status }) => status)).toEqual([404, 400, 400, 400]);
  });

  it("are rejected for addresses that get nothing, when they are created and changed", async () => {
    const strict = await startTestService(engine);
    const { development: environmentId } = strict.environments;
    const { id } = await strict.send("POST", "/webhooks", { url: "https://shop.example/", environmentId });
    const urls = [
      "https://10.0.0.1/",
      "https://127.0.0.1:8443/",
      "https://[::1]/",
      "https://localhost/x",
      "https://shop.LOCALHOST./",
    ];
    for (const url of [...urls, "https://0x7f000001/", "http://shop.example/"]) {
      for (const [method, path, body] of [
        ["POST", "/webhooks", { url, environmentId }],
        ["PATCH", `/webhooks/${id}`, { url }],
      ] as const) {
        const { status, body: answer } = await strict.request(method, path, { body });
        expect([url, status, answer.errors?.[0]]).toMatchObject([
          url,
          400,
          { key: "url", code: "value_not_allowed" },
        ]);
      }
    }
    expect(await strict.send("GET", `/webhooks/${id}`)).toMatchObject({ url: "https://shop.example/" });
    await strict.close();
  });
});

describe("private addresses", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    // Forms of IPv6 that contain an address of IPv4.
    "[::127.0.0.1]",
    "[::ffff:0:127.0.0.1]",
    "[::ffff:0:7f00:1]",
    "[64:ff9b:1::7f00:1]",
    "[2002:7f00:1::]",
    "[2001:0:7f00:1::1]",
    "[::8.8.8.8]",
    // Addresses that nobody has, and that only mean something here.
    "[100::1]",
    "[2001:db8::1]",
    "[2001:2::1]",
    "[3fff::1]",
    "[5f00::1]",
    "[fe80::1%eth0]",
    "[fec0::1]",
    "[ff02::1]",
    "localhost.",
  ])("%s is refused", (host) => {
    expect(() => requirePublic(host)).toThrow("is not a public address");
  });

  it.each(["93.184.216.34", "[2606:2800:220:1::1]", "[2a00:1450::1]", "shop.example"])(
    "%s is allowed",
    (host) => {
      expect(() => requirePublic(host)).not.toThrow();
    },
  );

  it("are not reached, whatever name leads to them", async () => {
    const receiver = await startReceiver();
    const { port } = new URL(receiver.url);
    const sender = createSender({ allowsPrivate: false });
    const send = (url: string) => sender.send(url, {}, "{}");
    const forms = ["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::ffff:127.0.0.1]", "[::127.0.0.1]"];
    for (const host of ["localhost", "127.0.0.1", ...forms]) {
      expect(await send(`https://${host}:${port}/`)).toEqual({
        error: expect.stringContaining("is not a public address"),
      });
    }
    expect(await send("http://shop.example/")).toEqual({ error: "The address must begin with https." });
    expect(receiver.received).toEqual([]);
    sender.close();
    await receiver.close();
  });

  it("and unknown names have the same error, so that nobody finds out which names this network knows", async () => {
    const own = hostname();
    const known: LookupAddress[] = await lookup(own, { all: true }).catch(() => []);
    const sender = createSender({ allowsPrivate: false });
    const explain = async (host: string) => {
      const { error = "" } = await sender.send(`https://${host}:9/`, {}, "{}");
      return error.replaceAll(host, "HOST");
    };
    const unknown = await explain("nobody-has-this-name.invalid");
    expect(unknown).toBe("HOST has no address, or one that is not public.");
    // The name of this machine, if it has one, is a name that leads to a private address.
    if (known.length > 0) expect(await explain(own)).toBe(unknown);
    sender.close();
  });
});

it.each([
  [
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: chat\r\nConnection: upgrade\r\n\r\nhello",
    "closed the connection",
  ],
  ["HTTP/1.1 200 OK\r\nX(y): 1\r\n\r\n", "Parse Error"],
  ["220 mail.example ESMTP\r\n\r\n", "Parse Error"],
  ["", "socket hang up"],
])("a receiver that responds %j does not hold its deliveries", async (text, error) => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => (text === "" ? socket.end() : socket.write(text)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const sender = createSender({ allowsPrivate: true });
  const { port } = server.address() as AddressInfo;
  expect((await sender.send(`http://127.0.0.1:${port}/`, {}, "{}")).error).toContain(error);
  sender.close();
  server.close();
});

/** The headers that the description says of the requests to a webhook. */
function listDescribedHeaders(): string[] {
  const description = loadDescription();
  const [first] = Object.values(description.webhooks ?? {});
  const { parameters = [] } = first?.post ?? {};
  return parameters.map((parameter) => resolveReference<Parameter>(description, parameter).name);
}
