import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { moveStorage } from "../../src/storage/engines/open-storage.ts";
import { endProcesses, findToken, findUrl, startCommand as start } from "../support/command.ts";
import { call, uploadBytes } from "../support/crash-writers.ts";
import { createDatabase, type TestDatabase } from "../support/postgres-databases.ts";
import { takeSheetFaults } from "../support/watch-statements.ts";

const server = process.env["DATABASE_URL"];

describe.skipIf(server === undefined)("a move to PostgreSQL", () => {
  let folder: string;
  let target: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "move-"));
    target = await createDatabase(server ?? "");
    client = new pg.Client({ connectionString: target.address });
    await client.connect();
  });
  afterEach(async () => {
    await endProcesses();
    await client.end();
    await target.drop();
    rmSync(folder, { recursive: true });
    // A move reads and deletes whole tables. The next test file of this process would find it in its own statements.
    takeSheetFaults();
  });

  const data = () => join(folder, "data");
  const move = (...args: string[]) =>
    start(["move", "--data", data(), "--database-url", target.address, ...args]);
  const listTables = async () =>
    (await client.query("select relname from pg_class where relnamespace = 'public'::regnamespace")).rows;

  /** A data folder of a service that has stopped: a sheet with records, a deleted file and others, and a quota. */
  async function fill() {
    const first = start(["--port", "0", "--data", data(), "--quiet", "--space-quota", "2000000"]);
    const greeting = await first.ready;
    const service = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
    const [{ id: environmentId }] = await call(service, "/environments");
    const post = (path: string, json: unknown) => call(service, path, { method: "POST", json });
    const { id: spaceId } = await post("/spaces", { name: "Spring", environmentId });
    const fields = [
      { key: "mark", type: "string", constraints: [{ type: "unique" }] },
      { key: "price", type: "number" },
    ];
    const sheets = [{ name: "Cups", slug: "cups", fields }];
    const workbook = await post("/workbooks", { name: "Goods", spaceId, environmentId, sheets });
    const path = `/sheets/${workbook.sheets[0].id}/records`;
    const records = Array.from({ length: 6000 }, (_, index) => ({
      mark: { value: `línea\n"${index}" \\ 🍵` },
      price: { value: index % 7 === 0 ? "cheap" : index / 8 },
    }));
    await post(path, records);
    await call(service, `${path}?sortField=price&sortDirection=desc&pageSize=1`);
    await post("/secrets", { environmentId, name: "shop", value: "hidden" });
    const place = { ...service, spaceId, environmentId };
    const kept = await uploadBytes(place, "photo.bin", Buffer.from([0, 1, 255]));
    const removed = await uploadBytes(place, "gone.bin", Buffer.from("gone"));
    await call(service, `/files/${removed}`, { method: "DELETE" });
    first.child.kill("SIGTERM");
    await first.ended;
    return { ...service, environmentId, spaceId, path, kept };
  }

  /** Rows as texts that do not depend on the engine: JSON with sorted names. */
  const writeRows = (rows: object[], json: ReadonlySet<string>) =>
    rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([name, value]) => [name, readValue(value, json.has(name))]),
        ),
      )
      .sort();
  const readValue = (value: unknown, isJson: boolean): unknown => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
    if (isJson && typeof value === "string") return sortNames(JSON.parse(value));
    return isJson ? sortNames(value) : typeof value === "bigint" ? Number(value) : value;
  };
  const sortNames = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sortNames)
      : value !== null && typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([one], [other]) => (one < other ? -1 : 1))
              .map(([name, part]) => [name, sortNames(part)]),
          )
        : value;

  async function expectSameRows() {
    const source = new DatabaseSync(join(data(), "data-import.sqlite"), { readOnly: true });
    const names = source
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'",
      )
      .all()
      .map(({ name }) => String(name))
      .filter((name) => name !== "access_counter");
    expect(names.length).toBeGreaterThan(60);
    for (const name of names) {
      const { rows: columns } = await client.query(
        "select attname from pg_attribute where attrelid = $1::regclass and atttypid = 'jsonb'::regtype",
        [name],
      );
      const json = new Set<string>(columns.map(({ attname }) => attname));
      const { rows } = await client.query({
        text: `select * from "${name}"`,
        types: { getTypeParser: (type) => (type === 20 ? Number : pg.types.getTypeParser(type)) },
      });
      const before = source.prepare(`select * from "${name}"`).all();
      expect([name, writeRows(rows, json)]).toEqual([name, writeRows(before, json)]);
    }
    source.close();
  }

  it("has every row and every file, and a service goes on with it", async () => {
    const before = await fill();
    const { code, output } = await move().ended;
    expect(output).toMatch(
      /^(\d+ of \d+ rows: \d+ %\n)*\d+ rows of \d+ tables are in PostgreSQL\. The data folder is as it was\.\nIt still holds the uploaded files and the keys of secrets: start the service with this --data, too\.\n$/,
    );
    expect(code).toBe(0);
    await expectSameRows();
    const first = await client.query(
      "select last_value from pg_sequences where sequencename = 'files_sequence_seq'",
    );
    expect(Number(first.rows[0]?.last_value)).toBe(2);

    const url = { DATABASE_URL: target.address };
    const options = ["--port", "0", "--data", data(), "--quiet", "--space-quota", "2000000"];
    const service = { url: findUrl(await start(options, url).ready), token: before.token };
    const { records } = await call(service, `${before.path}?sortField=price&sortDirection=desc&pageSize=1`);
    expect(records[0].values.mark.value).toBe('línea\n"5998" \\ 🍵');
    const bytes = await fetch(`${service.url}/files/${before.kept}/download`, {
      headers: { authorization: `Bearer ${before.token}`, "x-disable-hooks": "true" },
    });
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([0, 1, 255]);
    const newest = await call(service, `/events?spaceId=${before.spaceId}&pageSize=1`);
    await call(service, before.path, { method: "POST", json: [{ mark: { value: "after" } }] });
    const [event] = await call(service, `/events?spaceId=${before.spaceId}&pageSize=1`);
    expect(event.id).not.toBe(newest[0].id);
    const much = Array.from({ length: 20 }, () => ({ mark: { value: "x".repeat(60_000) } }));
    const over = { method: "POST", json: much };
    await expect(
      call(service, before.path, over).then(() => call(service, before.path, over)),
    ).rejects.toThrow("space_quota_exceeded");
  });

  it("leaves an empty database if its process is killed, and can run again", async () => {
    await fill();
    // Stops the move when it comes to the table of spaces: records and files are copied by then.
    await client.query(`create schema halt; create function halt.wait() returns event_trigger language plpgsql as $$
      begin
        -- The steps of the schema change the table, too, before there are files.
        if exists (select 1 from pg_event_trigger_ddl_commands() where object_identity = 'public.spaces')
            and to_regclass('public.files') is not null then
          if exists (select 1 from public.files) then perform pg_advisory_xact_lock(7); end if;
        end if;
      end $$;
      create event trigger halt on ddl_command_end execute function halt.wait();
      select pg_advisory_lock(7);`);
    const { child, ended } = move();
    const isHeld = async () =>
      (await client.query("select 1 from pg_locks where locktype = 'advisory' and objid = 7 and not granted"))
        .rowCount;
    await expect.poll(isHeld).toBe(1);
    child.kill("SIGKILL");
    await ended;
    await client.query("drop event trigger halt; select pg_advisory_unlock(7)").catch(() => {});
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await expect.poll(listTables).toEqual([]);
    expect((await move().ended).code).toBe(0);
    await expectSameRows();
  });

  it("leaves an empty database if the server ends its connection, and says so", async () => {
    await fill();
    const place = { folder: data(), databaseUrl: target.address };
    let [copied, all] = [0, 0];
    const attempt = moveStorage(place, (done, total) => {
      [copied, all] = [done, total];
      if (done > total / 2) void endOthers();
    });
    await expect(attempt).rejects.toThrow("The database cannot be reached: ");
    expect([copied > all / 2, copied < all]).toEqual([true, true]);
    await expect.poll(listTables).toEqual([]);
    await moveStorage(place, () => {});
    await expectSameRows();
  });
  const endOthers = () =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );

  it("is refused if a service uses the folder, if the database is not empty, and without one of them", async () => {
    const nothing = join(folder, "nothing");
    expect(await move("--data", nothing).ended).toEqual({
      code: 1,
      output: `The folder ${nothing} has no database. Name the data folder of the service with --data.\n`,
    });
    const running = start(["--port", "0", "--data", data(), "--quiet"]);
    await running.ready;
    expect((await move().ended).output).toMatch(/^The data folder \S+ is in use by another process\./);
    running.child.kill("SIGTERM");
    await running.ended;
    expect(await start(["move", "--data", data()]).ended).toEqual({
      code: 2,
      output: "--database-url is missing: the empty database of PostgreSQL.\n",
    });
    const closed = await start(["move", "--data", data(), "--database-url", "postgres://a:b@127.0.0.1:1/c"])
      .ended;
    expect(closed.output).toMatch(/^The database cannot be reached: /);
    await client.query("create table notes (text text)");
    expect(await move().ended).toEqual({
      code: 1,
      output: "The database is not empty: it has notes. Create a new one, and name it with --database-url.\n",
    });
    expect(await listTables()).toEqual([{ relname: "notes" }]);
    const database = new DatabaseSync(join(data(), "data-import.sqlite"));
    database.exec("delete from kysely_migration where name = '0000-tables'");
    database.close();
    expect((await move().ended).output).toMatch(/^The database was made by a version before 1\.0\.0: /);
    expect(readdirSync(data())).toContain("data-import.sqlite");
  });
});
