import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEventStream } from "../src/http/event-stream.ts";
import { startServer } from "../src/index.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { openStream } from "./support/event-stream.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("streams of events", (engine) => {
  let test: TestService;
  let node: TestService["request"];
  beforeAll(async () => {
    test = await startTestService(engine);
    node = await test.startNode();
  });
  afterAll(() => test.close());

  async function createEvent(name: string, environment: "development" | "production" = "development") {
    const { accountId, environments } = test;
    const { body } = await node("POST", "/events", {
      body: {
        topic: "workbook:updated",
        domain: "workbook",
        payload: { name },
        context: { accountId, environmentId: environments[environment] },
      },
    });
    return body.data;
  }

  it("send each event once, also those of another node, and continue behind the last one", async () => {
    const stream = await openStream(test.service, test.token, { query: "?topic=workbook:updated" });
    expect(stream.status).toBe(200);
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    const start = await stream.next();
    expect(start?.event).toBeUndefined();
    const events = [await createEvent("one"), await createEvent("two")];
    const first = await stream.next();
    expect(first?.event).toEqual(events[0]);
    await stream.close();

    events.push(await createEvent("three"));
    const headers = { "last-event-id": first?.id ?? "" };
    const query = "?topic=workbook:updated&after=start";
    const second = await openStream(test.service, test.token, { query, headers });
    expect(await second.next()).toEqual({ id: first?.id, event: undefined });
    expect([await second.nextEvent(), await second.nextEvent()]).toEqual(events.slice(1));
    events.push(await createEvent("four"));
    expect(await second.nextEvent()).toEqual(events[3]);
    await second.close();

    const all = await openStream(test.service, test.token, { query: `?after=${events[1].id}` });
    expect(await all.nextEvent()).toEqual(events[2]);
    await all.close();
  });

  it("send the events of the filters, from a time on", async () => {
    const spaceId = await createSpace(test);
    const query = `?spaceId=${spaceId}&domain=space&since=2020-01-01T00:00:00Z`;
    const stream = await openStream(test.service, test.token, { query });
    expect((await stream.nextEvent()).topic).toBe("space:created");
    await createEvent("elsewhere");
    await test.send("PATCH", `/spaces/${spaceId}`, { name: "Renamed" });
    expect((await stream.nextEvent()).topic).toBe("space:updated");
    await stream.close();
  });

  it("are rejected for unknown places, topics and cursors", async () => {
    const statuses = await Promise.all(
      ["spaceId=us_sp_00000000", "topic=nothing", "after=us_evt_00000000"].map(
        async (query) => (await openStream(test.service, test.token, { query: `?${query}` })).status,
      ),
    );
    expect(statuses).toEqual([404, 400, 404]);
  });

  it("end when another node revokes the token", async () => {
    const { token, personalAccessToken } = await test.send("POST", "/auth/personal-access-tokens", {
      name: "follower",
    });
    const stream = await openStream(test.service, token);
    await stream.next();
    await node("DELETE", `/auth/personal-access-tokens/${personalAccessToken.id}`);
    expect(await stream.next()).toBeUndefined();
    expect((await openStream(test.service, token)).status).toBe(401);
  });

  it("end when a role is removed, and for a guest before its token expires", async () => {
    const spaceId = await createSpace(test);
    const { development: environmentId } = test.environments;
    const guest = { email: `${spaceId}@casa.example`, name: "Inês", spaces: [{ id: spaceId }] };
    const [{ id }] = await test.send("POST", "/guests", [{ environmentId, ...guest }]);
    const { token } = await test.send("GET", `/guests/${id}/token?spaceId=${spaceId}`);
    const streams = [await openStream(test.service, token), await openStream(test.service, test.token)];
    for (const stream of streams) await stream.next();
    test.wait(45 * 60_000);
    expect(await streams[0]?.next()).toBeUndefined();
    const again = await openStream(test.service, token);
    await again.next();
    const [role] = await test.send("GET", `/guests/${id}/roles`);
    await node("DELETE", `/guests/${id}/roles/${role.id}`);
    expect(await again.next()).toBeUndefined();
    expect((await openStream(test.service, token)).status).toBe(403);
    await streams[1]?.close();
  });

  it("leave acknowledged events out, acknowledge none and emit none", async () => {
    const { id } = await createEvent("done");
    await test.send("POST", `/events/${id}/ack`);
    const next = await createEvent("open");
    const query = `?topic=workbook:updated&since=${next.createdAt}`;
    for (const [more, expected] of [
      ["", next.id],
      [`&includeAcknowledged=true&after=${id}`, next.id],
      ["&includeAcknowledged=false", next.id],
    ]) {
      const stream = await openStream(test.service, test.token, { query: query + more });
      expect(await stream.nextEvent()).toMatchObject({ id: expected });
      await stream.close();
    }
    const all = await openStream(test.service, test.token, {
      query: `?includeAcknowledged=true&environmentId=${test.environments.development}&after=start`,
    });
    const seen: string[] = [];
    while (seen.at(-1) !== next.id) seen.push((await all.nextEvent()).id);
    expect(seen).toContain(id);
    await all.close();
    const { body } = await test.request("GET", "/events?pageSize=1");
    expect(body.data[0]).toEqual(next);
  });

  it("are at most 50 for a caller, and 100 for an environment", async () => {
    const { token, environments } = await test.createAccount();
    const createKey = async () => {
      const query = `environmentId=${environments.development}&type=SECRET`;
      const { body } = await test.request("POST", `/auth/api-key?${query}`, { token });
      return body.data[0].rawKey as string;
    };
    const keys = [await createKey(), await createKey(), await createKey()];
    const streams = await Promise.all(
      Array.from({ length: 100 }, (_, index) => openStream(test.service, keys[index % 2] ?? "")),
    );
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    for (const [key, whose] of [
      [keys[0], "The caller has 50"],
      [keys[2], "The environment has 100"],
    ] as const) {
      const more = await openStream(test.service, key ?? "");
      expect([more.status, more.headers.get("retry-after")]).toEqual([429, "5"]);
      const refused = await test.request("GET", "/events/stream", { token: key ?? "" });
      expect(refused.body.errors[0]).toMatchObject({
        code: "streams_limited",
        message: expect.stringContaining(whose),
      });
    }
    const query = `?environmentId=${environments.production}`;
    const elsewhere = await openStream(test.service, token, { query });
    expect(elsewhere.status).toBe(200);
    await elsewhere.close();
    await streams[0]?.close();
    const again = await openStream(test.service, keys[0] ?? "");
    expect(again.status).toBe(200);
    await Promise.all([...streams, again].map((stream) => stream.close()));
  });

  it("are at most 250 about a space, which leaves those of its environment alone", async () => {
    const spaceId = await createSpace(test);
    const guests = await test.send(
      "POST",
      "/guests",
      Array.from({ length: 6 }, (_, index) => ({
        environmentId: test.environments.development,
        name: `G${index}`,
        spaces: [{ id: spaceId }],
        email: `${crypto.randomUUID()}@quay.example`,
      })),
    );
    const tokens: string[] = [];
    for (const { id } of guests) tokens.push((await test.send("GET", `/guests/${id}/token`)).token);
    const streams = await Promise.all(
      Array.from({ length: 250 }, (_, index) => openStream(test.service, tokens[index % 5] ?? "")),
    );
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const last = tokens[5] ?? "";
    const refused = await test.request("GET", "/events/stream", { token: last });
    expect(refused.status).toBe(429);
    expect(refused.body.errors[0].message).toContain("The space has 250");
    const environment = `?environmentId=${test.environments.development}`;
    const whole = await openStream(test.service, test.token, { query: environment });
    const ofSpace = await openStream(test.service, test.token, { query: `?spaceId=${spaceId}` });
    expect([whole.status, ofSpace.status]).toEqual([200, 429]);
    await streams[0]?.close();
    const again = await openStream(test.service, last);
    expect(again.status).toBe(200);
    await Promise.all([...streams, again, whole].map((stream) => stream.close()));
  });

  it("have no body for HEAD", async () => {
    const { status, body } = await test.request("HEAD", "/events/stream");
    expect([status, body]).toEqual([200, ""]);
  });

  it("end when the server stops", async () => {
    const own = await startTestService(engine);
    const server = await startServer(own.service);
    const stream = await openStream({ fetch }, own.token, { baseUrl: server.url });
    await stream.next();
    const stopping = server.stop();
    expect(await stream.next()).toBeUndefined();
    await stopping;
  });
});

describe("a stream of events", () => {
  const row = (position: number) => ({
    position,
    id: `us_evt_${position}`,
    context: "{}",
    payload: "{}",
    extras: null,
  });

  function open(newest: number) {
    const asked: number[] = [];
    let isEnded = false;
    const stream = openEventStream({
      cursor: 0,
      read: async (after) => {
        asked.push(after);
        const positions = Array.from(
          { length: Math.min(10, newest - after) },
          (_, index) => after + 1 + index,
        );
        const cursor = positions.at(-1) ?? newest;
        return { rows: positions.map(row) as never, cursor, hasMore: positions.length === 10 };
      },
      onEnd: () => {
        isEnded = true;
      },
    });
    const reader = (stream.reply.body as ReadableStream<Uint8Array>).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    return { stream, asked, read, isEnded: () => isEnded };
  }

  it("reads no more events than its client", async () => {
    const { asked, read } = open(1_000_000);
    await expect.poll(() => asked.length).toBeGreaterThan(10);
    const before = asked.length;
    // Other work of this process runs meanwhile.
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
    expect(asked.length).toBe(before);
    for (let chunk = 0; chunk < before; chunk++) await read();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it("sends its position after 15 seconds without an event", async () => {
    const { stream, read } = open(3);
    expect(await read()).toBe("retry: 1000\nid: 0\n\n");
    expect(await read()).toContain("id: 3\n");
    const now = performance.now();
    stream.beat(now + 14_000);
    stream.beat(now + 15_001);
    expect(await read()).toBe("id: 3\n\n");
  });

  it("ends if its client does not read for a minute", async () => {
    const before = performance.now();
    const { stream, asked, isEnded } = open(1_000_000);
    await expect.poll(() => asked.length).toBeGreaterThan(10);
    stream.beat(before + 59_000);
    expect(isEnded()).toBe(false);
    stream.beat(performance.now() + 60_001);
    expect(isEnded()).toBe(true);
  });
});
