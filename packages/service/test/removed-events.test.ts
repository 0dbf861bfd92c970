import { afterAll, beforeAll, expect, it } from "vitest";
import { sweepEvents } from "../src/deliveries/sweep-events.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const day = 86_400_000;

describeEngines("events that are older than the days of the operator", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine, { runsJobs: false });
  });
  afterAll(() => test.close());

  const sweep = (days: number) => sweepEvents(test.dependencies, days, new AbortController().signal);
  const list = async (query: string) =>
    (await test.request("GET", `/events?pageSize=100&includeAcknowledged=true&${query}`)).body;
  const readId = ({ id }: { id: string }) => id;
  const send = (spaceId: string, text: string) => {
    const context = { accountId: test.accountId, environmentId: test.environments.development, spaceId };
    return test.send("POST", "/events", {
      topic: "program:created",
      domain: "program",
      context,
      payload: { text },
    });
  };

  it("are removed, but not the newest one of a space and of the account", async () => {
    const [one, other] = [await createSpace(test), await createSpace(test)];
    const sent = [await send(one, "a"), await send(one, "b"), await send(other, "c")];
    const { cursor } = await list("after=start");
    await sweep(1);
    expect((await list("after=start")).data.map(readId)).toContain(sent[0].id);

    test.wait(2 * day);
    await sweep(1);
    const left = (await list("after=start")).data.map(readId);
    expect(left).toEqual(expect.arrayContaining([sent[1].id, sent[2].id]));
    expect(left).not.toContain(sent[0].id);
    // Positions go on behind the newest event, so nothing is missed or comes twice.
    const next = await send(one, "d");
    expect((await list(`after=${cursor}`)).data.map(readId)).toEqual([next.id]);
    const { lastActivityAt } = await test.send("GET", `/spaces/${other}`);
    expect(lastActivityAt).toBe(sent[2].createdAt);
  });

  it("are not passed over in silence: a reader whose cursor is too old is told", async () => {
    const spaceId = await createSpace(test);
    const { cursor } = await list("after=start");
    for (const text of ["a", "b", "c"]) await send(spaceId, text);
    test.wait(2 * day);
    await sweep(1);
    for (const path of [`/events?after=${cursor}`, `/events/stream?after=${cursor}`]) {
      const { status, body } = await test.request("GET", path);
      expect([status, body.errors[0].code, body.errors[0].key]).toEqual([410, "events_removed", "after"]);
      expect(body.errors[0].message).toContain("after=start");
    }
    const whole = await list("after=start");
    expect((await list(`after=${whole.cursor}`)).data).toEqual([]);
  });

  it("wait for a webhook as long again, and then it is written down how many it missed", async () => {
    const spaceId = await createSpace(test);
    const webhook = await test.send("POST", "/webhooks", {
      url: "https://shop.example/hook",
      topics: ["program:created"],
      environmentId: test.environments.development,
      spaceId,
    });
    const sent = [await send(spaceId, "a"), await send(spaceId, "b"), await send(spaceId, "c")];
    const isThere = async () => {
      const there = (await list("after=start")).data.map(readId);
      return sent.map(({ id }) => there.includes(id));
    };
    const readAttempts = () => test.send("GET", `/webhooks/${webhook.id}/attempts`);
    test.wait(1.5 * day);
    await sweep(1);
    expect([await isThere(), await readAttempts()]).toEqual([[true, true, true], []]);
    test.wait(day);
    await sweep(1);
    expect(await isThere()).toEqual([false, false, true]);
    const [attempt] = await readAttempts();
    expect(attempt).toMatchObject({ eventId: sent[1].id, topic: "program:created", isSuccess: false });
    expect(attempt.error).toContain("2 events were removed because of their age");
    await sweep(1);
    expect(await readAttempts()).toHaveLength(1);
  });

  it("stay if a webhook sends them again", async () => {
    const spaceId = await createSpace(test);
    const place = { environmentId: test.environments.development, spaceId };
    const webhook = await test.send("POST", "/webhooks", {
      url: "https://shop.example/again",
      topics: [],
      ...place,
    });
    const [first] = [await send(spaceId, "a"), await send(spaceId, "b")];
    await test.send("POST", `/webhooks/${webhook.id}/redeliver`, { eventId: first.id });
    test.wait(10 * day);
    await sweep(1);
    expect((await list("after=start")).data.map(readId)).toContain(first.id);
  });
});
