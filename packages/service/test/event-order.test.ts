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
});

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
