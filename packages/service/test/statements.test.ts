import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createService, type FinishedRequest, openPostgres, type Server, startServer } from "../src/index.ts";
import { createEnvironment, type DatabaseEnvironment, describePostgres } from "./support/databases.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";

/** So short that no test waits for long; tests in which a limit must not end a statement use `long`. */
const short = 300;
const long = 60_000;

describePostgres("statements that wait", (engine) => {
  let database: DatabaseEnvironment;
  let other: pg.Client;
  let server: Server | undefined;
  let token: string;
  let answered: FinishedRequest[];
  beforeEach(async () => {
    database = await createEnvironment(engine);
    other = new pg.Client({ connectionString: database.environment["DATABASE_URL"] ?? "" });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await server?.stop();
    await database.drop();
  });

  async function start(
    limits: { statementLimit?: number; waitLimit: number },
    parameters = "",
  ): Promise<void> {
    answered = [];
    const url = `${database.environment["DATABASE_URL"]}${parameters}`;
    const service = await createService({
      storage: openPostgres({ url, connections: 2, ...limits }),
      blobs: createMemoryBlobs(),
      onResponse: (one) => answered.push(one),
    });
    token = (await service.createAccount({ name: "Harbour", email: "keeper@harbour.example" })).token;
    server = await startServer(service);
    await other.query("begin");
    await other.query("lock table environments in access exclusive mode");
  }

  /** A request that waits for the lock. */
  const list = (signal?: AbortSignal) =>
    fetch(`${server?.url}/environments`, {
      headers: { authorization: `Bearer ${token}`, "x-disable-hooks": "true" },
      ...(signal && { signal }),
    });

  const countWaiting = async () => {
    const { rows } = await other.query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].count;
  };

  const rename = () =>
    fetch(`${server?.url}/accounts/current`, {
      method: "PATCH",
      headers: {
        authorization: `Bearer ${token}`,
        "x-disable-hooks": "true",
        "content-type": "application/json",
      },
      body: '{"name":"Renamed"}',
    });

  it.each([
    ["before", "after update on accounts", "1", "cannot reach its data"],
    // Nobody knows then whether the change was stored, so clients must not repeat it automatically.
    ["during", "after update on accounts deferrable initially deferred", null, "cannot know whether"],
  ])(
    "lose their connection %s a commit, and the next request works",
    async (_, when, retryAfter, sentence) => {
      await start({ statementLimit: long, waitLimit: long });
      await other.query("rollback");
      await other.query(
        "create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$",
      );
      await other.query(`create constraint trigger die ${when} for each row execute function die()`);
      const response = await rename();
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, retryAfter]);
      expect(await response.text()).toContain(sentence);
      await other.query("drop function die cascade");
      expect((await rename()).status).toBe(200);
    },
  );

  it.each([
    ["of the options", { statementLimit: short }, ""],
    ["of the address", {}, `?statement_timeout=${short}`],
  ])("end after the time %s", async (_, limits, parameters) => {
    await start({ ...limits, waitLimit: long }, parameters);
    const response = await list();
    expect(response.status).toBe(503);
    expect(response.headers.has("retry-after")).toBe(false);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining("took too long"), code: "too_slow" }],
    });
    await other.query("rollback");
    expect((await list()).status).toBe(200);
  });

  it("leave other requests a response: 503 after a time, also for /ready", async () => {
    await start({ statementLimit: long, waitLimit: short });
    const waiting = [list(), list()];
    await expect.poll(countWaiting).toBe(2);
    const [response, ready] = await Promise.all([
      list(),
      fetch(`${new URL(server?.url ?? "").origin}/ready`),
    ]);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(ready.status).toBe(503);
    await other.query("rollback");
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it("end when their callers leave, and nobody calls that an error", async () => {
    await start({ statementLimit: long, waitLimit: long });
    const leaving = new AbortController();
    const waiting = Array.from({ length: 6 }, () => list(leaving.signal).catch(() => "left"));
    await expect.poll(countWaiting).toBe(2);
    leaving.abort();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => "left"));
    await expect.poll(countWaiting).toBe(0);
    await expect.poll(() => answered.map(({ status }) => status)).toEqual(waiting.map(() => 499));
    expect(answered.every(({ error }) => error === undefined)).toBe(true);
    await other.query("rollback");
    expect((await list()).status).toBe(200);
  });
});
