import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres, type Storage } from "../src/index.ts";
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

  const insert = async () => {
    const body = { name: "Spring import", environmentId: test.environments.development };
    const { status, headers, body: sent } = await test.request("POST", "/spaces", { body });
    return { status, retryAfter: headers.get("retry-after"), message: sent.errors?.[0].message };
  };

  it("is not a bug of the service, and a request can be sent again", async () => {
    await sql`create trigger fail before insert on spaces for each row execute function fail()`.execute(
      storage.db,
    );
    expect(await insert()).toEqual({
      status: 503,
      retryAfter: "1",
      message: "The service cannot reach its data at the moment. Send the request again.",
    });
    expect(test.answered.at(-1)?.error).toMatchObject({ code: "XX000" });
  });

  it("during a commit leaves open whether it took place", async () => {
    await sql`create constraint trigger fail after insert on spaces deferrable initially deferred
      for each row execute function fail()`.execute(storage.db);
    expect(await insert()).toEqual({
      status: 503,
      retryAfter: null,
      message: expect.stringContaining("cannot know whether the change was stored"),
    });
  });
});
