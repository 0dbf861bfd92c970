import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { BlobsError, openSqlite } from "../src/index.ts";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** Statements after which there is no space. On PostgreSQL, inserts then fail as they do on a full disk. */
const fills: Readonly<Record<string, (pages: number) => readonly string[]>> = {
  // Enough for a deletion, as the reserve of a folder, but not for many records.
  SQLite: (pages) => [`pragma max_page_count = ${pages + 50}`],
  PostgreSQL: () => [
    "create function fail() returns trigger language plpgsql as $$ begin raise 'No space' using errcode = '53100'; end $$",
    "create trigger fail before insert on records for each row execute function fail()",
    "create trigger fail before insert on write_checks for each row execute function fail()",
  ],
};
const makesRoom: Readonly<Record<string, string>> = {
  SQLite: "pragma max_page_count = 1000000",
  PostgreSQL: "drop function fail cascade",
};

describeEngines("storage without space", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  beforeEach(async () => {
    test = await startTestService(engine);
    catalogue = await createCatalogue(test, [productSheet]);
  });
  afterEach(() => test.close());

  const run = (statement: string) =>
    test.storage.transaction((db) => sql.raw<{ page_count: number }>(statement).execute(db));
  const records = () => `/sheets/${catalogue.sheets["products"]}/records`;
  const insert = () =>
    test.request("POST", records(), {
      body: Array.from({ length: 1000 }, (_, index) => cells({ sku: `P-${index}`, name: "x".repeat(500) })),
    });
  const readReady = async () => (await test.request("GET", "//ready")).status;

  it("is 507 until there is space, and no obstacle for reads and deletions", async () => {
    const [first] = (await insert()).body.data.records;
    const pages = engine.name === "SQLite" ? (await run("pragma page_count")).rows[0]?.page_count : 0;
    for (const statement of fills[engine.name]?.(pages ?? 0) ?? []) await run(statement);
    const response = await insert();
    expect(response.status).toBe(507);
    expect(response.headers.has("retry-after")).toBe(false);
    expect(response.body).toEqual({
      errors: [{ message: expect.stringContaining("no space left"), code: "storage_full" }],
    });
    expect(test.answered.at(-1)).toMatchObject({ status: 507, error: expect.any(Error) });
    expect(await readReady()).toBe(503);
    // Also an hour later, when the service wants to store when the token was last used.
    test.wait(3_600_000);
    expect((await test.request("GET", records())).status).toBe(200);
    expect((await test.request("DELETE", `${records()}?ids=${first.id}`)).status).toBe(200);
    expect(await readReady()).toBe(503);
    await run(makesRoom[engine.name] ?? "");
    expect((await insert()).status).toBe(200);
    expect(await readReady()).toBe(200);
    expect(await test.storage.db.selectFrom("write_checks").selectAll().execute()).toEqual([]);
  });
});

/** PostgreSQL applies a setting of the database to new connections: it ends the others, then its own. */
const endConnections = [
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  "select pg_terminate_backend(pg_backend_pid())",
];

/** Statements after which nothing can be written, and again. */
const readOnly: Readonly<Record<string, readonly [string[], string[]]>> = {
  SQLite: [["pragma query_only = on"], ["pragma query_only = off"]],
  PostgreSQL: [
    [setReadOnly("on"), ...endConnections],
    [`set transaction read write; ${setReadOnly("off")}`, ...endConnections],
  ],
};

function setReadOnly(value: string): string {
  return `do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$`;
}

describeEngines("storage that is read-only", (engine) => {
  it("is 503, no obstacle for reads, and used again when it is back", async () => {
    const test = await startTestService(engine);
    const [on, off] = readOnly[engine.name] ?? [[], []];
    async function run(statements: readonly string[]): Promise<void> {
      for (const statement of statements) {
        await sql
          .raw(statement)
          .execute(test.storage.db)
          .catch((error: unknown) => expect(error).toMatchObject({ code: "57P01" }));
      }
    }
    const rename = () => test.request("PATCH", "/accounts/current", { body: { name: "Renamed" } });
    const readReady = async () => (await test.request("GET", "//ready")).status;
    await run(on);
    // Before that, a request may get one of the ended connections.
    await expect.poll(async () => (await rename()).headers.get("retry-after")).toBe("10");
    const { status, body } = await rename();
    expect([status, body.errors[0].message]).toEqual([503, expect.stringContaining("only read")]);
    expect([await readReady(), (await test.request("GET", "/accounts/current")).status]).toEqual([503, 200]);
    await run(off);
    await expect.poll(async () => (await rename()).status).toBe(200);
    await expect.poll(readReady).toBe(200);
    await test.close();
  });
});

describeEngines("storage of files", (engine) => {
  it.each([
    ["without space", Object.assign(new Error("write"), { code: "ENOSPC" }), 507, 503],
    ["that is read-only", Object.assign(new Error("open"), { code: "EROFS" }), 503, 503],
    ["that cannot be reached", new BlobsError("The bucket cannot be reached."), 503, 200],
  ])("%s rejects uploads until it is back", async (_, failure, status, ready) => {
    const test = await startTestService(engine);
    const { spaceId } = await createCatalogue(test, [productSheet]);
    const { write } = test.blobs;
    const upload = async () => {
      const form = new FormData();
      form.append("spaceId", spaceId);
      form.append("environmentId", test.environments.development);
      form.append("file", new File(["A photo"], "photo.bin"));
      const response = await test.service.fetch("http://localhost/v1/files", {
        method: "POST",
        headers: { authorization: `Bearer ${test.token}` },
        body: form,
      });
      await response.text();
      return response.status;
    };
    const readReady = async () => (await test.request("GET", "//ready")).status;
    Object.assign(test.blobs, {
      write: async (chunks: AsyncIterable<Uint8Array>) => {
        for await (const _ of chunks) throw failure;
      },
    });
    expect([await upload(), await readReady()]).toEqual([status, ready]);
    Object.assign(test.blobs, { write });
    expect([await readReady(), await upload(), await readReady()]).toEqual([200, 200, 200]);
    expect(test.blobs.count()).toBe(1);
    await test.close();
  });
});

describeEngines("files of jobs without space", (engine) => {
  it("fail with the reason, leave nothing behind, and succeed again when there is space", async () => {
    const test = await startTestService(engine);
    const { sheets } = await createCatalogue(test, [productSheet]);
    const sheetId = sheets["products"];
    await test.send("POST", `/sheets/${sheetId}/records`, [cells({ sku: "A", name: "Cup" })]);
    const job = {
      type: "sheet",
      operation: "export",
      source: sheetId,
      config: { options: { format: "csv" } },
    };
    const { write } = test.blobs;
    Object.assign(test.blobs, {
      async write(chunks: AsyncIterable<Uint8Array>) {
        for await (const _ of chunks) throw Object.assign(new Error("write"), { code: "ENOSPC" });
      },
    });
    const failed = await waitForJob(test, await startJob(test, job));
    expect([failed.status, failed.info]).toEqual(["failed", expect.stringContaining("no space left")]);
    expect([failed.fileId, test.blobs.count()]).toEqual([undefined, 0]);
    Object.assign(test.blobs, { write });
    await test.send("POST", `/jobs/${failed.id}/retry`);
    expect(await waitForJob(test, failed.id)).toMatchObject({ status: "complete", result: { records: 1 } });
    await test.close();
  });
});

it("is in files that only their owner may read, in a folder that others may read", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "rights-")), "data");
  mkdirSync(folder, { mode: 0o755 });
  const storage = openSqlite({ folder });
  await storage.migrate();
  const rights = readdirSync(folder).map((name) => [
    name,
    (statSync(join(folder, name)).mode & 0o777).toString(8),
  ]);
  expect(rights.length).toBeGreaterThan(3);
  expect(rights.filter(([, mode]) => mode !== "600")).toEqual([]);
  await storage.close();
  rmSync(join(folder, ".."), { recursive: true });
});
