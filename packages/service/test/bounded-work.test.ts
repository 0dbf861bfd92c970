import { MessageChannel } from "node:worker_threads";
import { type HttpRequest, loadModel } from "@data-import/front";
import { SqliteAdapter, sql } from "kysely";
import { expect, it } from "vitest";
import { findMatch, findRoute } from "../src/http/find-route.ts";
import type { AdmittedCall } from "../src/http/perform.ts";
import type { Storage } from "../src/index.ts";
import type { Backend } from "../src/service/backend.ts";
import { createReadyCheck } from "../src/service/threads/ready-check.ts";
import { createRemoteBackend } from "../src/service/threads/remote-backend.ts";
import { serveBackend } from "../src/service/threads/serve-backend.ts";
import { createKysely, SqliteConnection } from "../src/storage/engines/sqlite/driver.ts";
import { createFairTurns } from "../src/storage/fair-turns.ts";
import { waiting } from "../src/storage/waiting.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines, type Engine } from "./support/databases.ts";
import { createGate } from "./support/gate.ts";
import { openMigratedMemory } from "./support/migrated-sqlite.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** A service whose storage is changed by a test, and a sheet with one field. */
async function startSheet(engine: Pick<Engine, "open">, change = (storage: Storage): Storage => storage) {
  const open = async () => change(await engine.open());
  const test = await startTestService({ ...engine, name: "", open }, { runsJobs: false });
  const { sheets } = await createCatalogue(test, [
    {
      name: "Texts",
      slug: "texts",
      fields: [
        { key: "text", type: "string" },
        { key: "price", type: "number" },
      ],
    },
  ]);
  const sheetId = sheets["texts"] ?? "";
  const insert = (...texts: readonly string[]) =>
    test.send(
      "POST",
      `/sheets/${sheetId}/records`,
      texts.map((text) => ({ text: { value: text } })),
    );
  const replace = (find: string, by = "x") =>
    test.send("PUT", `/sheets/${sheetId}/find-replace`, { fieldKey: "text", find, replace: by });
  return { test, sheetId, insert, replace };
}

/** The processor time of this thread for some work, in milliseconds. */
async function measure(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** What ordinary work takes now: about 40 ms on a quiet machine. */
function measureUnit(): Promise<number> {
  return measure(() =>
    JSON.parse(JSON.stringify(Array.from({ length: 100_000 }, (_, index) => ({ index, text: `${index}` })))),
  );
}

/** Sends a GET whose caller leaves after the service has looked so often whether it is still there; returns how often it did. */
async function leaveAfter(test: TestService, path: string, looks: number): Promise<number> {
  let count = 0;
  const signal = {
    get aborted() {
      count += 1;
      return count > looks;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  const headers = { authorization: `Bearer ${test.token}` };
  const init = { headers, signal: signal as unknown as AbortSignal };
  await test.service.fetch(`http://service.localhost/v1${path}`, init);
  return count;
}

describeEngines("work with a budget", (engine) => {
  it("replaces in long values in a time that does not grow with the text to find", async () => {
    const { test, insert, replace } = await startSheet(engine);
    const long = "a".repeat(250_000);
    for (let count = 0; count < 4; count += 1) await insert(long);
    const unit = await measureUnit();
    const time = await measure(async () => expect((await replace(`${"a".repeat(9_999)}b`)).updated).toBe(0));
    expect(time).toBeLessThan(10 * unit + 200);
    expect((await replace("A".repeat(10_000))).updated).toBe(4);
    await test.close();
  });

  it("changes a sheet in steps that are short, also if they find little", async () => {
    let transactions = 0;
    const { test, sheetId, insert, replace } = await startSheet(engine, (storage) => ({
      ...storage,
      transaction(work, options) {
        transactions += 1;
        return storage.transaction(work, options);
      },
    }));
    await insert("one");
    // As if many records between them had been deleted.
    await test.storage.transaction((db) =>
      db
        .updateTable("sheet_states")
        .set({ next_position: 100_000 })
        .where("sheet_id", "=", sheetId)
        .execute(),
    );
    await insert("one");
    transactions = 0;
    const { updated, commitIds } = await replace("one");
    expect([updated, commitIds.length]).toEqual([2, 2]);
    expect(transactions).toBeGreaterThanOrEqual(6);
    await test.close();
  });

  it("changes no more after the step in which its caller leaves", async () => {
    const leaving = new AbortController();
    const [begun, ended] = [createGate(), createGate()];
    let isCounting = false;
    let later = 0;
    const { test, sheetId, insert } = await startSheet(engine, (storage) => ({
      ...storage,
      async transaction(work, options) {
        if (leaving.signal.aborted) later += 1;
        if (isCounting) {
          isCounting = false;
          begun.resolve();
          await ended.promise;
        }
        return storage.transaction(work, options);
      },
    }));
    await insert("one");
    await test.storage.transaction((db) =>
      db
        .updateTable("sheet_states")
        .set({ next_position: 200_000 })
        .where("sheet_id", "=", sheetId)
        .execute(),
    );
    await insert("one");
    isCounting = true;
    const response = test.service.fetch(`http://service.localhost/v1/sheets/${sheetId}/find-replace`, {
      method: "PUT",
      headers: { authorization: `Bearer ${test.token}`, "content-type": "application/json" },
      body: JSON.stringify({ fieldKey: "text", find: "one", replace: "two" }),
      signal: leaving.signal,
    });
    await begun.promise;
    leaving.abort();
    ended.resolve();
    await response.catch(() => {});
    await expect.poll(() => test.answered.at(-1)?.status).toBe(499);
    // The sheet has ten steps. The one that had begun may end, and nothing follows it.
    expect(later).toBeLessThanOrEqual(1);
    const { records } = await test.send("GET", `/sheets/${sheetId}/records?q=text%20eq%20one`);
    expect(records.length).toBeGreaterThanOrEqual(1);
    await test.close();
  });

  it("changes few long records in one step", async () => {
    const { test, insert, replace } = await startSheet(engine);
    for (let count = 0; count < 6; count += 1) await insert(`one ${"long ".repeat(180_000)}`);
    const { updated, commitIds } = await replace("one");
    expect([updated, commitIds.length]).toEqual([6, 2]);
    await test.close();
  });

  it("ends a search soon after its caller has left", async () => {
    const { test, sheetId, insert } = await startSheet(engine);
    await insert(...Array.from({ length: 2000 }, (_, index) => `text ${index}`));
    const path = `/sheets/${sheetId}/records?pageSize=10&searchValue=nothing`;
    expect(await leaveAfter(test, path, 3)).toBeLessThan(8);
    expect(test.answered.at(-1)).toMatchObject({ status: 499, operationId: "getRecords" });
    await test.close();
  });

  it("adds up what it finds in several steps", async () => {
    const { test, sheetId } = await startSheet(engine);
    const path = `/sheets/${sheetId}`;
    for (const price of [0.1, 0.2, -3]) {
      await test.send("POST", `${path}/records`, [{ text: { value: "one" }, price: { value: price } }, {}]);
      await test.storage.transaction((db) =>
        db
          .updateTable("sheet_states")
          .set((update) => ({ next_position: update("next_position", "+", 60_000) }))
          .where("sheet_id", "=", sheetId)
          .execute(),
      );
    }
    const calculated = await test.send("GET", `${path}/calculations?q=text%20eq%20one`);
    const ofPrice = (calculated as { fieldKey: string; type: string; value?: number }[])
      .filter(({ fieldKey }) => fieldKey === "price")
      .map(({ type, value }) => [type, value]);
    expect(Object.fromEntries(ofPrice)).toMatchObject({
      COUNT_EMPTY: 0,
      COUNT_NON_EMPTY: 3,
      SUM: -2.7,
      MIN: -3,
      MAX: 0.2,
    });
    const counts = (await test.send("GET", `${path}/counts?q=text%20eq%20one`)).counts;
    expect(counts).toMatchObject({ total: 3 });
    const found = await test.send("GET", `${path}/records?q=text%20eq%20one&pageSize=2&pageNumber=2`);
    expect(found.records).toHaveLength(1);
    await test.close();
  });

  it("suggests a mapping of many names while others write", async () => {
    const { test, insert } = await startSheet(engine);
    const words =
      "customer billing shipping address city name state date order number total amount phone".split(" ");
    const fields = Array.from({ length: 300 }, (_, index) => {
      const label = Array.from({ length: 6 }, (_, place) => words[(index * (place + 1)) % words.length]).join(
        " ",
      );
      return { type: "string", key: `f${index}`, label };
    });
    const ended: string[] = [];
    const body = { source: { name: "A", fields }, destination: { name: "B", fields }, save: true };
    const suggested = test.send("POST", "/mapping", body).then(() => ended.push("suggested"));
    await insert("one");
    ended.push("inserted");
    await suggested;
    expect(ended).toEqual(["inserted", "suggested"]);
    await test.close();
  });

  it("matches long patterns as it matches short ones", async () => {
    const { test, sheetId, insert } = await startSheet(engine);
    const long = `${"Ab".repeat(50)}ÉÇ_%\\`;
    await insert(long, long.toLowerCase(), `before ${long} after`, "Ab".repeat(50), `${"Ab".repeat(50)}X`);
    const find = async (operator: string, pattern: string) => {
      const q = `text ${operator} "${pattern.replaceAll(/["\\]/g, "\\$&")}"`;
      const { records } = await test.send("GET", `/sheets/${sheetId}/records?q=${encodeURIComponent(q)}`);
      return (records as { values: { text: { value: string } } }[]).map(
        ({ values }) => values.text.value.length,
      );
    };
    const [whole, before] = [long.length, long.length + 13];
    const escaped = long.replaceAll(/[\\%_]/g, "\\$&");
    expect(await find("like", escaped)).toEqual([whole]);
    expect(await find("ilike", escaped)).toEqual([whole, whole]);
    expect(await find("like", `%${escaped}%`)).toEqual([whole, before]);
    expect(await find("contains", long)).toEqual([whole, before]);
    expect(await find("ilike", `%${escaped}%`)).toEqual([whole, whole, before]);
    expect(await find("like", `${"Ab".repeat(50)}_`)).toEqual([101]);
    expect(await find("like", `${"A_".repeat(50)}%`)).toEqual([whole, 100, 101]);
    await test.close();
  });
});

it("rolls back what is stopped in a long turn, so that others can begin", async () => {
  const connection = new SqliteConnection(":memory:");
  const db = createKysely(connection, new SqliteAdapter());
  const read = (own: typeof db) => sql`select 1`.execute(own);
  const stopped = waiting.run({ endMs: performance.now() }, () =>
    db.transaction().execute(async (own) => {
      await read(own);
      // Longer than a turn may be. What follows comes in the same turn: the rollback, too.
      for (const end = performance.now() + 50; performance.now() < end; );
      await read(own);
    }),
  );
  await expect(stopped).rejects.toMatchObject({ code: "too_slow" });
  await db.transaction().execute(read);
  await db.destroy();
});

it("stops a read whose time is over", async () => {
  let endMs: number | undefined;
  const { test, sheetId, insert } = await startSheet({ open: openMigratedMemory }, (storage) => ({
    ...storage,
    runFor: (caller, work) => storage.runFor(endMs === undefined ? caller : { ...caller, endMs }, work),
  }));
  await insert("one");
  endMs = performance.now();
  // A short read is not stopped. On a busy machine, the first one may be long.
  const path = `/sheets/${sheetId}`;
  await expect.poll(async () => (await test.request("GET", path)).status).toBe(200);
  const { status, body } = await test.request("GET", `${path}/records?pageSize=10&searchValue=one`);
  expect([status, body.errors[0].code]).toEqual([503, "too_slow"]);
  await test.close();
});

it("tells another thread at once that a caller has left", async () => {
  const { port1, port2 } = new MessageChannel();
  const [begun, ended] = [createGate(), createGate()];
  let received: HttpRequest | undefined;
  const perform: Backend["perform"] = async ({ call }) => {
    received = call;
    begun.resolve();
    await ended.promise;
    return { status: 200, headers: {}, body: null };
  };
  const there = {
    perform,
    forwardColumns() {},
    forwardReads() {},
    watchFigures() {},
    explain: () => undefined,
  };
  serveBackend(port2, there as unknown as Backend, () => {});
  const remote = createRemoteBackend(port1, { bodyLimit: 1000, fileLimit: 1000 });
  const leaving = new AbortController();
  const model = loadModel();
  const [method, pathname] = ["GET", "/v1/spaces"];
  const match = findMatch(model, method, pathname);
  const call = {
    method,
    pathname,
    search: "",
    headers: {},
    signal: leaving.signal,
  } as unknown as HttpRequest;
  const principal = { actor: {}, grants: [{ permissions: ["*"] }] } as unknown as AdmittedCall["principal"];
  const route = { ...findRoute(match, method, pathname), needsToken: false };
  const known = { address: undefined, now: new Date(), traceparent: undefined };
  const reply = remote.perform({ call, match, route, principal, ...known });
  await Promise.race([begun.promise, reply]);
  expect([received?.hasLeft?.(), received?.signal?.aborted]).toEqual([false, false]);
  leaving.abort();
  // Without a message: a thread that is held gets none.
  expect([received?.hasLeft?.(), received?.signal?.aborted]).toEqual([true, false]);
  await expect.poll(() => received?.signal?.aborted).toBe(true);
  ended.resolve();
  expect((await reply).status).toBe(200);
  port1.close();
});

it("finds a thread that does not respond, and the same one after it did", async () => {
  let gate = createGate();
  let asked = 0;
  const check = createReadyCheck(() => {
    asked += 1;
    return gate.promise;
  }, 10);
  await expect(check()).rejects.toThrow("does not respond");
  await expect(check()).rejects.toThrow("does not respond");
  // A thread that is held gets no more questions.
  expect(asked).toBe(1);
  gate.resolve();
  gate = createGate();
  gate.resolve();
  await expect.poll(() => check().then(() => "ready")).toBe("ready");
});

it("leaves turns for others if one asks for many", async () => {
  const turns = createFairTurns(4, 2);
  const started: string[] = [];
  const gates = new Map<string, ReturnType<typeof createGate>>();
  const start = (who: string, name: string) => {
    const gate = createGate();
    gates.set(name, gate);
    return turns.run(who, async () => {
      started.push(name);
      await gate.promise;
    });
  };
  const all = [
    start("a", "a1"),
    start("a", "a2"),
    start("a", "a3"),
    start("b", "b1"),
    start("c", "c1"),
    start("c", "c2"),
  ];
  await Promise.resolve();
  expect(started).toEqual(["a1", "a2", "b1", "c1"]);
  gates.get("b1")?.resolve();
  await expect.poll(() => started.at(-1)).toBe("c2");
  gates.get("a1")?.resolve();
  await expect.poll(() => started.at(-1)).toBe("a3");
  for (const gate of gates.values()) gate.resolve();
  await Promise.all(all);
});
