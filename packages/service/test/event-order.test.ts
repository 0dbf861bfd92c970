import type { Event } from "@data-import/types";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openPostgres, type Storage } from "../src/index.ts";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { createEnvironment, type DatabaseEnvironment } from "./support/databases.ts";
import { pollByCursor, pollByTime } from "./support/event-pollers.ts";
import { createGate } from "./support/gate.ts";
import { startTestService, type TestService } from "./support/start.ts";

const url = process.env["DATABASE_URL"];
const title = `events of two nodes on one PostgreSQL${url === undefined ? ", skipped: DATABASE_URL does not name a server" : ""}`;

describe.skipIf(url === undefined)(title, () => {
  let database: DatabaseEnvironment;
  let first: TestService;
  let second: TestService;
  let held: ReturnType<typeof holdCommits>;
  beforeAll(async () => {
    database = await createEnvironment({ name: "PostgreSQL", open: () => Promise.reject() });
    const open = () => openPostgres({ url: database.environment["DATABASE_URL"] ?? "", connections: 4 });
    first = await startTestService({ name: "the first node", open: async () => open() });
    held = holdCommits(open());
    second = await startTestService({ name: "the second node", open: async () => held.storage });
  });
  afterAll(async () => {
    await first.close();
    await second.close();
    await database.drop();
  });

  it("come after those that were read while their transaction was open", async () => {
    const { sheets } = await createCatalogue(first);
    const path = `/sheets/${sheets["products"]}/records`;
    const slow = await createCatalogue(first);
    const read = (query: string) => first.request("GET", `/events?includeAcknowledged=true&${query}`);
    const byCursor = pollByCursor(read);
    const byTime = pollByTime(read);
    const known = await byCursor.poll();
    await byTime.poll();

    const pause = held.holdNext();
    onTestFinished(pause.release);
    const inserting = second.request("POST", `/sheets/${slow.sheets["products"]}/records`, {
      token: first.token,
      body: [cells({ sku: "SLOW", name: "x" })],
    });
    await pause.reached;
    for (const sku of ["A", "B", "C"]) {
      const { status } = await first.request("POST", path, { body: [cells({ sku, name: "x" })] });
      expect(status).toBe(200);
    }
    const meanwhile = await byCursor.poll();
    expect(meanwhile.map(({ topic }) => topic)).toContain("records:created");
    expect(await byTime.poll()).toEqual(meanwhile);
    pause.release();
    expect((await inserting).status).toBe(200);
    const late = await byCursor.poll();
    expect(late.map(({ context }) => context.sheetId)).toContain(slow.sheets["products"]);
    expect(await byTime.poll()).toEqual(late);

    const all = [...known, ...meanwhile, ...late];
    expect((await read("after=start&pageSize=1000")).body.data).toEqual(all);
    expect((await read("pageSize=1000")).body.data).toEqual(all.toReversed());
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it("of other sheets are written and read while a commit does not end", async () => {
    const [slow, one, other] = [
      await createCatalogue(first),
      await createCatalogue(first),
      await createCatalogue(first),
    ];
    const insert = (node: TestService, { sheets }: typeof slow, sku: string) =>
      node.request("POST", `/sheets/${sheets["products"]}/records`, {
        token: first.token,
        body: [cells({ sku, name: "x" })],
      });
    const pollers = [first, second].map((node) =>
      pollByCursor((query) =>
        node.request("GET", `/events?includeAcknowledged=true&${query}`, { token: first.token }),
      ),
    );
    const known = await Promise.all(pollers.map((poller) => poller.poll()));

    const stuck = await holdCommitsOf(held.storage, slow.sheets["products"] ?? "");
    onTestFinished(stuck.release);
    const waiting = insert(second, slow, "SLOW");
    await stuck.reached();
    const meanwhile: Event[][] = [[], []];
    for (let turn = 0; turn < 3; turn += 1) {
      const inserted = await Promise.all([insert(first, one, `A${turn}`), insert(second, other, `B${turn}`)]);
      expect(inserted.map(({ status }) => status)).toEqual([200, 200]);
      for (const [node, poller] of pollers.entries()) meanwhile[node]?.push(...(await poller.poll()));
    }
    for (const events of meanwhile) {
      const about = new Set(events.map(({ context }) => context.sheetId));
      expect(about).toEqual(new Set([one.sheets["products"], other.sheets["products"]]));
    }
    await stuck.release();
    expect((await waiting).status).toBe(200);
    for (const [node, poller] of pollers.entries()) {
      const late = await poller.poll();
      expect(late.map(({ context }) => context.sheetId)).toContain(slow.sheets["products"]);
      const all = [...(known[node] ?? []), ...(meanwhile[node] ?? []), ...late];
      expect((await first.request("GET", "/events?after=start&pageSize=1000")).body.data).toEqual(all);
      const times = all.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted());
    }
  });
});

/** Any number that no other lock of the database has. */
const stuckLock = 4711;

/**
 * Keeps the commits of a sheet in the middle, until `release`: as the commit of one server of several does that does not respond.
 * What comes last in a commit of PostgreSQL is a trigger behind all others.
 */
async function holdCommitsOf({ db }: Storage, sheetId: string) {
  await sql`create or replace function zz_stuck() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${sql.lit(stuckLock)}); return null; end $$`.execute(db);
  await sql`create constraint trigger zz_stuck after insert on events deferrable initially deferred for each row
    when (new.context ->> 'sheetId' = ${sql.lit(sheetId)}) execute function zz_stuck()`.execute(db);
  const { promise: mayEnd, resolve: release } = createGate();
  const { promise: isLocked, resolve: lock } = createGate();
  const holding = db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${stuckLock})`.execute(transaction);
    lock();
    await mayEnd;
  });
  await isLocked;
  return {
    /** Resolves when a commit waits. */
    async reached() {
      for (;;) {
        const { rows } = await sql`select 1 from pg_locks
          where locktype = 'advisory' and objid = ${stuckLock} and not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(db);
        if (rows.length > 0) return;
      }
    },
    async release() {
      release();
      await holding;
    },
  };
}

/** A storage that can keep a transaction open after its work, before its commit. */
function holdCommits(storage: Storage) {
  let next: { reach: () => void; mayEnd: Promise<void> } | undefined;
  return {
    storage: {
      ...storage,
      transaction: <T>(work: Parameters<typeof storage.transaction<T>>[0]) =>
        storage.transaction(async (db) => {
          const result = await work(db);
          const { reach, mayEnd } = next ?? {};
          next = undefined;
          reach?.();
          await mayEnd;
          return result;
        }),
    } satisfies Storage,
    /** Holds the next transaction from the moment `reached` until `release` is called. */
    holdNext() {
      const { promise: reached, resolve: reach } = createGate();
      const { promise: mayEnd, resolve: release } = createGate();
      next = { reach, mayEnd };
      return { reached, release };
    },
  };
}
