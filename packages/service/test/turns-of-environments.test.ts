import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { startAgentRunner } from "../src/agent-runner/agent-runner.ts";
import type { SandboxRun } from "../src/agent-runner/sandbox.ts";
import { startChores } from "../src/chores/start-chores.ts";
import type { Figures } from "../src/domain/figures.ts";
import { createNewcomers } from "../src/domain/newcomers.ts";
import { createSlots } from "../src/domain/slots.ts";
import { createUploadTurns } from "../src/http/upload-turns.ts";
import type { Storage } from "../src/index.ts";
import { startRunner } from "../src/runner/runner.ts";
import { createBackend } from "../src/service/backend.ts";
import { createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { openStream } from "./support/event-stream.ts";
import { startJob } from "./support/jobs.ts";
import { startReceiver } from "./support/receiver.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("turns of environments", (engine) => {
  let test: TestService;
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    await test.close();
  });

  /** A job that waits, in an environment. */
  async function createWaiting(environmentId: string): Promise<string> {
    const space = await test.send("POST", "/spaces", { name: "Turns", environmentId });
    const sheet = { name: "Lines", slug: "lines", fields: [{ key: "price", type: "number" }] };
    const { id, sheets } = await test.send("POST", "/workbooks", {
      name: "Turns",
      spaceId: space.id,
      sheets: [sheet],
    });
    const config = { sheet: sheets[0].id };
    return startJob(test, { type: "workbook", operation: "delete-records", source: id, config });
  }

  async function copyJob(id: string, count: number): Promise<void> {
    const row = await test.storage.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { sequence: _, ...job } = row;
    const copies = Array.from({ length: count }, () => ({ ...job, id: `us_jb_${randomUUID().slice(0, 8)}` }));
    await test.storage.transaction((db) => db.insertInto("jobs").values(copies).execute());
  }

  function runJobs(storage: Storage): void {
    const onFailure = () => {};
    const chores = startChores({ storage, onFailure });
    const slots = createSlots({ ofEnvironment: 2, ofAll: 4 });
    const runner = startRunner({ ...test.dependencies, storage }, chores, { slots, onFailure });
    stops.push(async () => {
      await chores.stop();
      await runner.stop();
      if (storage !== test.storage) await storage.close();
    });
  }

  it("let a job begin although 500 older ones of another environment wait, on one node and on two", async () => {
    test = await startTestService(engine, { runsJobs: false });
    const { development, production } = test.environments;
    await copyJob(await createWaiting(development), 499);
    const id = await createWaiting(production);
    runJobs(test.storage);
    const another = engine.openNode?.(test.storage);
    if (another !== undefined) runJobs(another);
    const { db } = test.storage;
    const read = () =>
      db.selectFrom("jobs").select("started_at").where("id", "=", id).executeTakeFirstOrThrow();
    await expect.poll(async () => (await read()).started_at).not.toBeNull();
    const begun = await db
      .selectFrom("jobs")
      .select(["started_at"])
      .where("environment_id", "=", development)
      .where("started_at", "<", (await read()).started_at)
      .execute();
    // Each node begins at most one before it is the turn of the other environment.
    expect(begun.length).toBeLessThanOrEqual(4);
  });

  it("let a webhook be sent events although those of another environment do not respond", async () => {
    test = await startTestService(engine, { allowsPrivateWebhooks: true });
    const { development, production } = test.environments;
    const [silent, receiver] = [await startReceiver(), await startReceiver()];
    stops.push(silent.close, receiver.close);
    const { promise, resolve } = Promise.withResolvers<void>();
    silent.hold(promise);
    const topics = ["workbook:updated"];
    for (let index = 0; index < 40; index++) {
      await test.send("POST", "/webhooks", { url: silent.url, environmentId: development, topics });
    }
    await test.send("POST", "/webhooks", { url: receiver.url, environmentId: production, topics });
    for (const environmentId of [development, production]) {
      const context = { accountId: test.accountId, environmentId };
      await test.send("POST", "/events", { topic: topics[0], domain: "workbook", payload: {}, context });
    }
    await expect.poll(() => receiver.received.length).toBe(1);
    const ended = await test.storage.db.selectFrom("webhook_attempts").select("webhook_id").execute();
    expect(ended.length).toBeLessThanOrEqual(1);
    const readMetrics = async () => (await test.service.fetch("http://localhost/metrics")).text();
    const running = `data_import_work_running{kind="webhooks",environment="${development}"} 8\n`;
    await expect.poll(readMetrics).toContain(running);
    await expect.poll(readMetrics).toMatch(/data_import_work_held_total\{kind="webhooks"\} [1-9]/);
    // Now those have their turns that found no place.
    resolve();
    await expect.poll(() => silent.received.length).toBe(40);
  });

  it("let an agent run behind the event of another one, which has more", async () => {
    test = await startTestService(engine);
    const runs: SandboxRun[] = [];
    const first = Promise.withResolvers<void>();
    const sandbox = {
      async run(run: SandboxRun) {
        runs.push(run);
        await first.promise;
        return { success: true, log: "", measurements: {} };
      },
      close: async () => {},
    };
    const inEnvironment = `environmentId=${test.environments.development}`;
    const deploy = (slug: string, topic: string) =>
      test.send("POST", `/agents?${inEnvironment}`, { slug, topics: [topic], compiler: "js", source: "1" });
    await deploy("busy", "commit:created");
    await deploy("patient", "space:created");
    const { sheets } = await createCatalogue(test);
    const body = [{ name: { value: "cup" } }];
    for (let count = 0; count < 12; count++) {
      const headers = { "x-disable-hooks": "false" };
      await test.request("POST", `/sheets/${sheets["products"]}/records`, { body, headers });
    }
    const chores = startChores({ storage: test.storage, onFailure: () => {} });
    const slots = createSlots({ ofEnvironment: 1, ofAll: 4 });
    const place = {
      ...test.dependencies,
      sandbox,
      address: { url: "http://localhost/v1", hasOnlyApi: true },
    };
    const runner = startAgentRunner(place, chores, { slots, onFailure: () => {} });
    stops.push(async () => {
      await chores.stop();
      await runner.stop();
    });
    await expect.poll(() => runs.length).toBe(1);
    // It is known that another agent waits.
    await expect.poll(() => slots.isWanted(test.environments.development)).toBe(true);
    first.resolve();
    await expect.poll(() => runs.length).toBe(13);
    const topics = runs.map(({ event }) => (event as { topic: string }).topic);
    expect(topics.indexOf("space:created")).toBeLessThanOrEqual(1);
  });

  it("carry out four jobs of an environment at the same time, if nothing else is set", async () => {
    test = await startTestService(engine, { runsJobs: false });
    const { development } = test.environments;
    await copyJob(await createWaiting(development), 9);
    const gate = Promise.withResolvers<void>();
    const storage: Storage = {
      ...test.storage,
      transaction: async (work, options) => {
        // A step of a job.
        if (options?.turnOf !== undefined) await gate.promise;
        return test.storage.transaction(work, options);
      },
      close: async () => {},
    };
    const { secretKeys, guestAccess, clock, blobs } = test.dependencies;
    const backend = createBackend({
      storage,
      blobs,
      clock,
      runsJobs: true,
      secretKeys,
      guestAccess,
      bodyLimit: 1_000_000,
      fileLimit: 1_000_000,
      onJobFailure: () => {},
      onChoreFailure: () => {},
    });
    stops.push(backend.close);
    let work: Figures["work"] = {};
    backend.watchFigures((figures) => {
      work = figures.work;
    });
    await expect.poll(() => work.jobs?.held).toBeGreaterThan(0);
    expect(work.jobs?.running).toEqual({ [development]: 4 });
    gate.resolve();
    const listOpen = () =>
      test.storage.db.selectFrom("jobs").select("id").where("status", "!=", "complete").execute();
    await expect.poll(listOpen).toEqual([]);
  });

  it("take shorter steps of an import while a job of another environment has just begun", async () => {
    test = await startTestService(engine, { runsJobs: false });
    const { development, production } = test.environments;
    const gate = Promise.withResolvers<void>();
    const storage: Storage = {
      ...test.storage,
      transaction: async (work, options) => {
        if (options?.turnOf === production) await gate.promise;
        return test.storage.transaction(work, options);
      },
      close: async () => {},
    };
    const waiting = await createWaiting(production);
    const space = await test.send("POST", "/spaces", { name: "Turns", environmentId: development });
    const lines = Array.from({ length: 2000 }, (_, index) => `A${index},${index}\n`);
    const file = new File(["sku,price\n", ...lines], "goods.csv");
    /** Imports the file; gives how many steps wrote its rows. */
    async function countSteps(): Promise<number> {
      const form = new FormData();
      form.append("spaceId", space.id);
      form.append("environmentId", development);
      form.append("file", file);
      const response = await test.service.fetch("http://localhost/v1/files", {
        method: "POST",
        headers: { authorization: `Bearer ${test.token}` },
        body: form,
      });
      const { id } = ((await response.json()) as { data: { id: string } }).data;
      const read = async () => (await test.send("GET", `/files/${id}`)).workbookId;
      const isDone = async () => (await test.send("GET", `/files/${id}`)).status;
      await expect.poll(isDone).toBe("complete");
      const [{ id: sheetId }] = await test.send("GET", `/sheets?workbookId=${await read()}`);
      return (await test.send("GET", `/sheets/${sheetId}/commits`)).length;
    }
    runJobs(storage);
    const readClaim = () =>
      test.storage.db.selectFrom("jobs").select("claimed_by").where("id", "=", waiting).executeTakeFirst();
    await expect.poll(async () => (await readClaim())?.claimed_by).not.toBeNull();
    const readStatus = async () => (await test.send("GET", `/jobs/${waiting}`)).status;
    expect(await countSteps()).toBe(4);
    gate.resolve();
    await expect.poll(readStatus).toBe("complete");
    expect(await countSteps()).toBe(1);
  });

  it("run two agents of an environment at the same time, if nothing else is set", async () => {
    const runs: SandboxRun[] = [];
    const gate = Promise.withResolvers<void>();
    const sandbox = {
      async run(run: SandboxRun) {
        runs.push(run);
        await gate.promise;
        return { success: true, log: "", measurements: {} };
      },
      close: async () => {},
    };
    test = await startTestService(engine, { agents: { sandbox } });
    test.service.runAgents("http://localhost/v1");
    const inEnvironment = `environmentId=${test.environments.development}`;
    for (const slug of ["one", "two", "three"]) {
      const config = { slug, topics: ["space:created"], compiler: "js", source: "1" };
      await test.send("POST", `/agents?${inEnvironment}`, config);
    }
    await createSpace(test);
    const readMetrics = async () => (await test.service.fetch("http://localhost/metrics")).text();
    await expect.poll(readMetrics).toMatch(/data_import_work_held_total\{kind="agents"\} [1-9]/);
    expect(runs).toHaveLength(2);
    gate.resolve();
    await expect.poll(() => runs.length).toBe(3);
  });

  it("leave room for streams of others if one caller or one environment has many", async () => {
    test = await startTestService(engine, { limits: { shares: { streams: 3, streamsOfActor: 2 } } });
    const { development, production } = test.environments;
    const createKey = async (environmentId: string) => {
      const query = `environmentId=${environmentId}&type=SECRET`;
      const [{ rawKey }] = await test.send("POST", `/auth/api-key?${query}`);
      return rawKey as string;
    };
    const open = async (token: string, query = "") => {
      const stream = await openStream(test.service, token, { query });
      stops.push(stream.close);
      return stream.status;
    };
    const refuse = async (token: string, query = "") => {
      const { status, headers, body } = await test.request("GET", `/events/stream${query}`, { token });
      return [status, headers.get("retry-after"), body.errors[0].code, body.errors[0].message];
    };
    const [key, other] = [await createKey(development), await createKey(development)];
    expect([await open(key), await open(key)]).toEqual([200, 200]);
    const limited = (whose: string) => [429, "5", "streams_limited", expect.stringContaining(whose)];
    expect(await refuse(key)).toEqual(limited("The caller has 2 open streams"));
    expect(await open(other)).toBe(200);
    expect(await refuse(other)).toEqual(limited("The environment has 3 open streams"));
    const space = await test.send("POST", "/spaces", { name: "Turns", environmentId: development });
    const query = `?environmentId=${development}`;
    expect(await refuse(test.token, query)).toEqual(limited("The environment has 3 open streams"));
    // A space has streams of its own.
    expect(await open(other, `?spaceId=${space.id}`)).toBe(200);
    await stops.pop()?.();
    expect(await open(test.token, `?environmentId=${production}`)).toBe(200);
    // Streams of the whole account.
    expect(await open(test.token)).toBe(200);
    await stops.shift()?.();
    expect(await open(other)).toBe(200);
  });
});

describe("turns of uploads", () => {
  /** A call whose pieces arrive when the test says so. */
  function createCall() {
    const pieces: PromiseWithResolvers<Uint8Array | undefined>[] = [];
    const at = (index: number) => (pieces[index] ??= Promise.withResolvers());
    async function* read() {
      for (let index = 0; ; index++) {
        const piece = await at(index).promise;
        if (piece === undefined) return;
        yield piece;
      }
    }
    return {
      arrive: (index: number, isEnd = false) =>
        at(index).resolve(isEnd ? undefined : new Uint8Array([index])),
      call: {
        method: "POST",
        pathname: "/v1/files",
        search: "",
        headers: {},
        readBody: async () => new Uint8Array(),
        openBody: read,
      },
    };
  }

  it("hold no place while nothing arrives, and give it back however they end", async () => {
    const slots = createSlots({ ofEnvironment: 1 });
    const take = createUploadTurns(slots);
    const order: string[] = [];
    const upload = (name: string, environmentId: string, fail = false) => {
      const { call, arrive } = createCall();
      const gate = Promise.withResolvers<void>();
      const done = take(call, environmentId, async ({ openBody }) => {
        for await (const [index] of openBody()) {
          order.push(`${name}${index}`);
          if (fail) throw new Error("The disk is full.");
          await gate.promise;
        }
        return { status: 200, headers: {}, body: null };
      });
      done.catch(() => {});
      return { arrive, done, goOn: gate.resolve };
    };
    const slow = upload("slow", "a");
    const fast = upload("fast", "a");
    const other = upload("other", "b");
    // The slow one came first, but has sent nothing.
    fast.arrive(0);
    await expect.poll(() => order).toEqual(["fast0"]);
    slow.arrive(0);
    other.arrive(0);
    await expect.poll(() => order).toEqual(["fast0", "other0"]);
    expect(slots.readFigures()).toEqual({ running: { a: 1, b: 1 }, held: 1 });
    fast.arrive(1, true);
    fast.goOn();
    await expect.poll(() => order).toEqual(["fast0", "other0", "slow0"]);
    await fast.done;
    for (const one of [slow, other]) {
      one.arrive(1, true);
      one.goOn();
      await one.done;
    }
    const broken = upload("broken", "a", true);
    broken.arrive(0);
    await expect(broken.done).rejects.toThrow("The disk is full.");
    expect(slots.readFigures().running).toEqual({});
  });
});

describe("newcomers", () => {
  it("are jobs of others, for their first steps", () => {
    const newcomers = createNewcomers();
    const are = () => ["a", "b"].map((id) => newcomers.areThereOthers(id));
    const [first, second] = [newcomers.begin("a"), newcomers.begin("a")];
    expect(are()).toEqual([false, true]);
    second.end();
    second.end();
    for (let step = 0; step < 16; step++) first.takeStep();
    expect(are()).toEqual([false, true]);
    first.takeStep();
    expect(are()).toEqual([false, false]);
    first.end();
    const third = newcomers.begin("b");
    expect(are()).toEqual([true, false]);
    third.end();
    expect(are()).toEqual([false, false]);
  });
});

describe("slots", () => {
  it("are for the environment that runs least, then for the one that waits longest", () => {
    const slots = createSlots({ ofEnvironment: 2, ofAll: 3 });
    const places = ["a1", "a2", "a3", "b1", "c1"].map((id) => ({ id, environmentId: id.slice(0, 1) }));
    const arrange = () => slots.arrange(places, (place) => place).map(({ id }) => id);
    expect(arrange()).toEqual(["a1", "b1", "c1", "a2", "a3"]);
    const end = slots.begin({ id: "a1", environmentId: "a" });
    expect(arrange()).toEqual(["b1", "c1", "a2", "a3", "a1"]);
    end();
    expect(arrange()).toEqual(["b1", "c1", "a2", "a3", "a1"]);
    for (const id of ["a1", "a2", "b1"]) slots.begin({ id, environmentId: id.slice(0, 1) });
    slots.startRound();
    expect([slots.findRoom("a"), slots.isWanted("a"), slots.isWanted("b")]).toEqual([false, true, false]);
    expect([slots.findRoom("c"), slots.isWanted("b")]).toEqual([false, true]);
    slots.startRound();
    expect([slots.isWanted("a"), slots.readFigures()]).toEqual([false, { running: { a: 2, b: 1 }, held: 1 }]);
  });
});
