import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** What the service sent to its database, except to find the caller. */
interface Traffic {
  statements: number;
  /** How often it waited for a server. */
  waits: number;
}

let traffic: Traffic = { statements: 0, waits: 0 };
/** How often each request is sent. */
const turns = 10;

function watchSqlite(): void {
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, text) {
    const statement = prepare.call(this, text);
    for (const name of ["run", "all", "get"] as const) {
      const send = statement[name].bind(statement) as (...values: unknown[]) => never;
      statement[name] = (...values: unknown[]) => {
        if (isCounted(text)) traffic.statements += 1;
        return send(...values);
      };
    }
    return statement;
  });
}

function watchPostgres(): void {
  const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => Promise<unknown>;
  const running = new WeakMap<pg.Client, number>();
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given;
    const text = typeof statement === "string" ? statement : (statement as { text: string }).text;
    if (isCounted(text)) {
      traffic.statements += 1;
      if ((running.get(this) ?? 0) === 0) traffic.waits += 1;
    }
    running.set(this, (running.get(this) ?? 0) + 1);
    const done = () => {
      running.set(this, (running.get(this) ?? 0) - 1);
    };
    const result = send.apply(this, given);
    result.then(done, done);
    return result as never;
  });
}

function isCounted(text: string): boolean {
  return !/tokens|access_counter|total_changes/.test(text);
}

describeEngines("the statements of small requests", (engine) => {
  let test: TestService;
  let spaceId: string;
  let path: string;
  let ids: string[];
  beforeAll(async () => {
    watchSqlite();
    watchPostgres();
    test = await startTestService(engine);
    const fields = [{ key: "sku", type: "string" as const }];
    const catalogue = await createCatalogue(test, [{ name: "Goods", slug: "goods", fields }]);
    spaceId = catalogue.spaceId;
    path = `/sheets/${catalogue.sheets["goods"]}/records`;
    const body = Array.from({ length: turns }, (_, turn) => ({ sku: { value: `A-${turn}` } }));
    const { records } = await test.send("POST", path, body);
    ids = records.map(({ id }: { id: string }) => id);
  });
  afterAll(async () => {
    await test.close();
    vi.restoreAllMocks();
  });

  /** The least of some turns: the service also does things by itself, on a busy machine beside several of them. */
  async function count(
    method: string,
    write: (turn: number) => { suffix?: string; body?: unknown; key?: string },
    address = path,
  ) {
    let least: Traffic = { statements: Number.POSITIVE_INFINITY, waits: 0 };
    for (let turn = 0; turn < turns; turn += 1) {
      const { suffix = "", body, key } = write(turn);
      const headers = key === undefined ? {} : { "idempotency-key": key };
      traffic = { statements: 0, waits: 0 };
      expect((await test.request(method, address + suffix, { body, headers })).status).toBe(200);
      if (traffic.statements < least.statements) least = traffic;
    }
    return least;
  }

  it("are one for a space with all that is counted for it", async () => {
    const { statements } = await count("GET", () => ({}), `/spaces/${spaceId}`);
    // SQLite has one process, which knows that nothing has changed since the last read.
    expect(statements).toBe(engine.name === "PostgreSQL" ? 1 : 0);
  });

  it("are few, and a server gets most of them together", async () => {
    const create = (turn: number) => [{ sku: { value: `CUP-${turn}` } }];
    const revise = (turn: number) => [{ id: ids[turn], values: { sku: { value: `MUG-${turn}` } } }];
    const isServer = engine.name === "PostgreSQL";
    // The only writer of SQLite knows the state of the sheet from the write before.
    const state = isServer ? 1 : 0;
    expect({
      insert: await count("POST", (turn) => ({ body: create(turn) })),
      insertWithKey: await count("POST", (turn) => ({ body: create(turn), key: `statements-${turn}` })),
      update: await count("PUT", (turn) => ({ body: revise(turn) })),
      delete: await count("DELETE", (turn) => ({ suffix: `?ids=${ids[turn]}` })),
    }).toEqual({
      // The first and the last of them are the limits of the transaction.
      insert: { statements: 6 + state, waits: isServer ? 2 : 0 },
      insertWithKey: { statements: 8 + state, waits: isServer ? 3 : 0 },
      update: { statements: 7 + state, waits: isServer ? 3 : 0 },
      delete: { statements: 8 + state, waits: isServer ? 3 : 0 },
    });
  });
});
