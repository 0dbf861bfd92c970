import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { describeCause } from "../src/command/log.ts";
import type { FinishedRequest } from "../src/http/metrics.ts";
import { openPostgres, type Storage } from "../src/index.ts";
import { sqliteEngine } from "../src/storage/engines/sqlite/engine.ts";
import { explainStorageError, isStorageFault } from "../src/storage/explain-error.ts";
import { endProcesses, findUrl, startCommand } from "./support/command.ts";
import { createEnvironment, type DatabaseEnvironment } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const url = process.env["DATABASE_URL"];
const title = `a fault inside PostgreSQL${url === undefined ? ", skipped: DATABASE_URL does not name a server" : ""}`;

// As Citus reports a worker that died: an internal error, on a connection that goes on.
describe.skipIf(url === undefined)(title, () => {
  let database: DatabaseEnvironment;
  let storage: Storage;
  let test: TestService;
  beforeAll(async () => {
    database = await createEnvironment({ name: "PostgreSQL", open: () => Promise.reject() });
    storage = openPostgres({ url: database.environment["DATABASE_URL"] ?? "", connections: 4 });
    test = await startTestService({ name: "PostgreSQL", open: async () => storage });
    await sql`create function fail() returns trigger language plpgsql as $$
      begin raise exception 'failure on node' using errcode = 'XX000'; end $$`.execute(storage.db);
  });
  afterAll(async () => {
    await test.close();
    await database.drop();
  });

  afterEach(() => sql`drop trigger fail on spaces`.execute(storage.db));

  const failAtOnce = () =>
    sql`create trigger fail before insert on spaces for each row execute function fail()`.execute(storage.db);
  const failAtCommit = () =>
    sql`create constraint trigger fail after insert on spaces deferrable initially deferred
      for each row execute function fail()`.execute(storage.db);

  const insert = async () => {
    const body = { name: "Spring import", environmentId: test.environments.development };
    const { status, headers, body: sent } = await test.request("POST", "/spaces", { body });
    return { status, retryAfter: headers.get("retry-after"), message: sent.errors?.[0].message };
  };

  it("is not a bug of the service, and a request can be sent again", async () => {
    await failAtOnce();
    expect(await insert()).toEqual({
      status: 503,
      retryAfter: "1",
      message: "The service cannot reach its data at the moment. Send the request again.",
    });
    expect(test.answered.at(-1)?.error).toMatchObject({ code: "XX000" });
  });

  it("during a commit leaves open whether it took place", async () => {
    await failAtCommit();
    expect(await insert()).toEqual({
      status: 503,
      retryAfter: null,
      message: expect.stringContaining("cannot know whether the change was stored"),
    });
  });

  it("leaves its cause on the error stream of the command, as 500 does, also if that is quiet", async () => {
    const folder = await mkdtemp(join(tmpdir(), "internal-errors-"));
    try {
      const { child, ready } = startCommand(
        ["--port", "0", "--quiet", "--data", folder],
        database.environment,
      );
      let errors = "";
      child.stderr?.on("data", (chunk) => {
        errors += chunk;
      });
      const url = findUrl(await ready);
      const send = async (path: string, body?: unknown) => {
        const response = await fetch(`${url}${path}`, {
          method: body === undefined ? "GET" : "POST",
          headers: {
            authorization: `Bearer ${test.token}`,
            "content-type": "application/json",
            "x-disable-hooks": "true",
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return { status: response.status, requestId: response.headers.get("x-request-id") };
      };
      const space = { name: "Spring import", environmentId: test.environments.development };
      await failAtOnce();
      const first = await send("/spaces", space);
      await sql`drop trigger fail on spaces`.execute(storage.db);
      await failAtCommit();
      const second = await send("/spaces", space);
      // As after a fault of the service itself.
      await sql`alter table apps rename to other_apps`.execute(storage.db);
      const third = await send("/apps");
      await sql`alter table other_apps rename to apps`.execute(storage.db);
      expect([first, second, third].map(({ status }) => status)).toEqual([503, 503, 500]);
      const readLines = () =>
        errors.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
      const describe = ({ requestId }: typeof first, operationId: string, text: string) => {
        const error = expect.stringContaining(text);
        return { at: expect.any(String), level: "error", requestId, operationId, error };
      };
      await expect
        .poll(readLines)
        .toEqual([
          describe(first, "createSpace", "failure on node"),
          describe(second, "createSpace", "failure on node"),
          describe(third, "listApps", 'relation "apps" does not exist'),
        ]);
    } finally {
      await endProcesses();
      await rm(folder, { recursive: true });
    }
  });
});

describe("a fault of the disk below SQLite", () => {
  it("is 503, and an operator gets its cause; a wait for a lock is not a fault", () => {
    let fault: unknown;
    try {
      // SQLite cannot open a folder as a file.
      new DatabaseSync(tmpdir());
    } catch (error) {
      fault = error;
    }
    expect(explainStorageError(sqliteEngine, fault)?.kind).toBe("unavailable");
    expect(isStorageFault(sqliteEngine, fault)).toBe(true);
    expect(isStorageFault(sqliteEngine, new Error("A step failed.", { cause: fault }))).toBe(true);
    const busy = Object.assign(new Error("database is locked"), { errcode: 5 });
    expect(explainStorageError(sqliteEngine, busy)?.kind).toBe("unavailable");
    expect(isStorageFault(sqliteEngine, busy)).toBe(false);
    // It ends for an error that is its own cause, and so does the line with the cause.
    const circular = new Error("It goes round.");
    circular.cause = circular;
    expect(isStorageFault(sqliteEngine, circular)).toBe(false);
    const finished = { requestId: "req_1", operationId: "getSpace", error: circular } as FinishedRequest;
    expect(describeCause(finished, new Date(0)).split("It goes round.")).toHaveLength(7);
  });
});
