import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listHousekeeping } from "../src/chores/housekeeping.ts";
import { type RunningChores, startChores } from "../src/chores/start-chores.ts";
import type { Dependencies } from "../src/context/dependencies.ts";
import { BlobsError, createService, type Storage } from "../src/index.ts";
import { describeEngines, type Engine } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const names = [
  ...["expire-spaces", "expire-workbooks-and-logs", "cancel-deleted-runs", "remove-uploads", "remove-bytes"],
  "remove-keys",
  "remove-last-changes",
  ...["remove-columns", "encrypt-secrets", "encrypt-webhooks", "remove-agent-logs"],
  ...["remove-audit-entries", "remove-attempts"],
  ...["count-bytes", "delete-rows", "delete-snapshots", "copy-snapshots", "revalidate"],
];
const minute = 60_000;
const bug = new Error("There is no such column.");
/** The codes of a lost connection and of a locked file. */
const lost = Object.assign(new Error("Gone"), { code: "ECONNREFUSED", errcode: 5 });

/** A database of an engine without rows, whose statements end as a function says. */
function createDatabase({ name }: Engine, execute: () => Promise<void>): Storage["db"] {
  const isSqlite = name === "SQLite";
  const connection: DatabaseConnection = {
    executeQuery: () => execute().then(() => ({ rows: [] })),
    async *streamQuery() {},
  };
  return new Kysely({
    dialect: {
      createAdapter: () => (isSqlite ? new SqliteAdapter() : new PostgresAdapter()),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (db) => new SqliteIntrospector(db),
      // The texts of some statements are kept for the engine.
      createQueryCompiler: () => (isSqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    },
  });
}

describeEngines("chores", (engine) => {
  let test: TestService;
  let now: number;
  let isAway: boolean;
  let pings: number;
  let execute: () => Promise<void>;
  let chores: RunningChores;
  let failures: [string, unknown][];
  beforeEach(async () => {
    test = await startTestService(engine, { runsJobs: false });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "performance"] });
    now = Date.now();
    [isAway, pings, failures] = [false, 0, []];
    execute = async () => {};
    const storage: Storage = {
      ...test.storage,
      db: createDatabase(engine, () => execute()),
      async ping() {
        pings += 1;
        if (isAway) throw lost;
      },
    };
    const dependencies: Dependencies = { ...test.dependencies, storage, clock: () => new Date(now) };
    chores = startChores({ storage, onFailure: (...failure) => failures.push(failure) });
    for (const chore of listHousekeeping(dependencies)) chores.add(chore);
  });
  afterEach(async () => {
    await chores.stop();
    vi.useRealTimers();
    await test.close();
  });

  const failed = (name: string) => failures.filter(([chore]) => chore === name);
  /** Lets the time of every chore come; that of the policies comes once in an hour. */
  const passTime = () => {
    now += 60 * minute;
    return vi.advanceTimersByTimeAsync(minute);
  };

  it("are known before the first failure", () => {
    expect(chores.listFailures()).toEqual(Object.fromEntries(names.map((name) => [name, 0])));
  });

  describe.each(names)("%s", (name) => {
    it("speaks each time when its work throws, and is done again", async () => {
      await passTime();
      expect(failures).toEqual([]);
      execute = () => Promise.reject(bug);
      await passTime();
      expect(failed(name)).toEqual([[name, bug]]);
      await passTime();
      expect(failed(name)).toEqual(Array(2).fill([name, bug]));
      expect(chores.listFailures()[name]).toBe(2);
      execute = async () => {};
      await passTime();
      expect(failed(name)).toHaveLength(2);
    });

    it("has ended when its loop has stopped, and speaks until then", async () => {
      const held = Promise.withResolvers<never>();
      held.promise.catch(() => {});
      execute = () => held.promise;
      await passTime();
      let isStopped = false;
      const stopping = chores.stop().then(() => {
        isStopped = true;
      });
      await vi.advanceTimersByTimeAsync(minute);
      expect([isStopped, failed(name).length]).toEqual([false, 0]);
      held.reject(bug);
      await stopping;
      expect(failed(name).length).toBe(1);
      await passTime();
      expect(failed(name).length).toBe(1);
    });
  });

  it("say once that the storage is away, and again when it is away again", async () => {
    execute = () => Promise.reject(lost);
    isAway = true;
    for (let tick = 0; tick < 5; tick++) await passTime();
    expect(failures.map(([, error]) => error)).toEqual([lost]);
    expect(pings).toBeGreaterThan(1);
    // Something else than the storage is wrong.
    const ask = chores.add({ name: "read-file", work: () => Promise.reject(new BlobsError("Gone")) });
    ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(failures.map(([name]) => name).slice(1)).toEqual(["read-file"]);
    isAway = false;
    execute = async () => {};
    await passTime();
    const known = pings;
    await passTime();
    expect([failures.length, pings]).toEqual([2, known]);
    execute = () => Promise.reject(lost);
    isAway = true;
    for (let tick = 0; tick < 3; tick++) await passTime();
    expect(failures.slice(2).map(([, error]) => error)).toEqual([lost]);
  });

  it("of a whole service speak, and are counted where it is monitored", async () => {
    let isBroken = false;
    const storage: Storage = {
      ...test.storage,
      get db() {
        return isBroken ? createDatabase(engine, () => Promise.reject(bug)) : test.storage.db;
      },
      transaction: (...given) => (isBroken ? Promise.reject(bug) : test.storage.transaction(...given)),
      close: async () => {},
    };
    const service = await createService({
      storage,
      blobs: test.blobs,
      agents: { sandbox: { run: () => Promise.reject(bug), close: async () => {} } },
      onChoreFailure: (...failure) => failures.push(failure),
    });
    isBroken = true;
    service.runAgents("http://localhost/v1");
    const count = async () => {
      const text = await (await service.fetch("http://localhost/metrics")).text();
      const lines = text.matchAll(/^data_import_chore_failures_total\{chore="([a-z-]+)"\} (\d+)$/gm);
      return new Map([...lines].map(([, name = "", failed]) => [name, Number(failed)]));
    };
    const before = await count();
    expect([...before.keys()]).toEqual(expect.arrayContaining([...names, "renew-jobs", "build-columns"]));
    expect(before.get("expire-spaces")).toBe(0);
    const speaking = [
      ...["search-jobs", "start-jobs", "fail-overdue-jobs", "search-deliveries"],
      ...["search-agent-events", "show-agent-runner"],
    ];
    // What began before the database broke ends well, and fails the next time.
    const listSilent = async () => {
      await passTime();
      return speaking.filter((name) => failed(name).length === 0);
    };
    await expect.poll(listSilent).toEqual([]);
    const counted = await count();
    for (const name of [...names, ...speaking])
      expect([name, counted.get(name)]).toEqual([name, failed(name).length]);
    await service.close();
    expect(failed("hide-agent-runner")).toEqual([["hide-agent-runner", bug]]);
  });

  it("are done once more if they are asked for while they are done, and not after a stop", async () => {
    const ends: (() => void)[] = [];
    const ask = chores.add({ name: "search", work: () => new Promise((resolve) => ends.push(resolve)) });
    for (let count = 0; count < 3; count++) ask();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(2);
    const stopping = chores.stop();
    ask();
    ends[1]?.();
    await stopping;
    expect(ends).toHaveLength(2);
  });

  it("begin together, each at its interval, wherever in a second they were added", async () => {
    const begun: [string, number][] = [];
    const add = (name: string, intervalMs: number) =>
      chores.add({ name, intervalMs, work: async () => void begun.push([name, performance.now()]) });
    add("often", 1000);
    await vi.advanceTimersByTimeAsync(1300);
    add("later", 1000);
    add("seldom", 3000);
    await vi.advanceTimersByTimeAsync(6000);
    const listBeats = (name: string) => begun.flatMap(([each, at]) => (each === name ? at : []));
    const often = listBeats("often");
    expect(often).toHaveLength(7);
    expect(listBeats("later")).toEqual(often.slice(1));
    expect(listBeats("seldom")).toEqual([often[3], often[6]]);
  });
});
