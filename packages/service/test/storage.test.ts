import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPostgres, openSqlite, type Storage, StorageError } from "../src/index.ts";
import { describeEngines, openEmpty } from "./support/databases.ts";
import { createGate } from "./support/gate.ts";

const role = (id: string) => ({
  id,
  account_id: "us_acc_1",
  created_at: "2026-03-02T09:00:00.000Z",
  updated_at: "2026-03-02T09:00:00.000Z",
  name: id,
  permissions: '["*:read"]',
});
const columns = ["id", "account_id", "created_at", "updated_at", "name", "permissions"];
const listRoles = async ({ db }: Pick<Storage, "db">) =>
  (await db.selectFrom("roles").select("id").orderBy("sequence").execute()).map(({ id }) => id);

describeEngines("storage", (engine) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openEmpty(engine);
    await storage.migrate();
  });
  afterEach(() => storage.close());

  it("commits everything that a transaction did, or nothing", async () => {
    await storage.transaction((db) => db.insertInto("roles").values(role("kept")).execute());
    const failing = storage.transaction(async (db) => {
      await db.insertInto("roles").values(role("lost")).execute();
      throw new Error("No.");
    });
    await expect(failing).rejects.toThrow("No.");
    expect(await listRoles(storage)).toEqual(["kept"]);
  });

  it.each([
    ["its end", async () => {}],
    ["the next statement", async (db: Storage["db"]) => void (await listRoles({ db }))],
  ])("rejects at %s with the error of a statement that was only sent", async (_, read) => {
    await storage.transaction((db) => db.insertInto("roles").values(role("kept")).execute());
    const failing = storage.transaction(async (db) => {
      for (const id of ["first", "kept", "later"]) {
        await storage.send(db, db.insertInto("roles").values(role(id)).compile());
      }
      await read(db);
    });
    const error = await failing.catch((reason: unknown) => reason);
    expect(storage.engine.explainError(error)).toBe("exists");
    expect(await listRoles(storage)).toEqual(["kept"]);
    await storage.transaction((db) => storage.send(db, db.insertInto("roles").values(role("new")).compile()));
    expect(await listRoles(storage)).toEqual(["kept", "new"]);
  });

  it("shows others a transaction only when it is committed", async () => {
    const { promise: written, resolve: write } = createGate();
    const { promise: mayEnd, resolve: end } = createGate();
    const writing = storage.transaction(async (db) => {
      await db.insertInto("roles").values(role("new")).execute();
      write();
      await mayEnd;
    });
    await written;
    const reading = listRoles(storage);
    // A database in memory makes the reader wait. The others respond at once, without the new row.
    const first = await Promise.race([reading, new Promise((resolve) => setImmediate(resolve, "waits"))]);
    end();
    await writing;
    expect(["waits", []]).toContainEqual(first);
    expect(await listRoles(storage)).toEqual(["new"]);
    await reading;
  });

  it("shows one moment in a snapshot, with every commit before it", async () => {
    await storage.transaction((db) => db.insertInto("roles").values(role("before")).execute());
    const { promise: mayEnd, resolve: end } = createGate();
    const reading = storage.snapshot(async (db) => {
      const first = await listRoles({ db });
      await mayEnd;
      return [first, await listRoles({ db })];
    });
    const writing = storage.transaction((db) => db.insertInto("roles").values(role("new")).execute());
    // On a database in memory, the write waits for the end of the snapshot.
    await Promise.race([writing, new Promise((resolve) => setImmediate(resolve))]);
    end();
    expect(await reading).toEqual([["before"], ["before"]]);
    await writing;
    expect(await storage.snapshot((db) => listRoles({ db }))).toEqual(["before", "new"]);
  });

  it("runs transactions that change the same row one after the other", async () => {
    await storage.transaction((db) => db.insertInto("roles").values(role("0")).execute());
    const count = () =>
      storage.transaction(async (db) => {
        const query = db.selectFrom("roles").select("name").where("id", "=", "0");
        const { name } = await query.$call(storage.engine.sql.lockRows).executeTakeFirstOrThrow();
        await db
          .updateTable("roles")
          .set({ name: String(Number(name) + 1) })
          .where("id", "=", "0")
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, count));
    const { name } = await storage.db.selectFrom("roles").select("name").executeTakeFirstOrThrow();
    expect(name).toBe("8");
  });

  it("inserts many rows in the given order", async () => {
    const ids = Array.from({ length: 1000 }, (_, index) => `role ${index} "ü" \\ \n`);
    await storage.transaction((db) =>
      storage.insertRows(
        db,
        "roles",
        columns,
        ids.map((id) => Object.values(role(id))),
      ),
    );
    expect(await listRoles(storage)).toEqual(ids);
    const { permissions } = await storage.db
      .selectFrom("roles")
      .select("permissions")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(permissions)).toEqual(["*:read"]);
  });

  it("applies each step of the schema once", async () => {
    await storage.transaction((db) => db.insertInto("roles").values(role("kept")).execute());
    await storage.migrate();
    expect(await listRoles(storage)).toEqual(["kept"]);
  });
});

describe("SQLite in a folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "service-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("has its data at the next start", async () => {
    const first = openSqlite({ folder: join(folder, "new", "data") });
    await first.migrate();
    await first.transaction((db) => db.insertInto("roles").values(role("kept")).execute());
    await first.close();
    const second = openSqlite({ folder: join(folder, "new", "data") });
    await second.migrate();
    expect(await listRoles(second)).toEqual(["kept"]);
    await second.close();
  });

  it("responds to readers while a transaction is open, without uncommitted data", async () => {
    const storage = openSqlite({ folder });
    await storage.migrate();
    await storage.transaction(async (db) => {
      await db.insertInto("roles").values(role("new")).execute();
      expect(await listRoles(storage)).toEqual([]);
      expect(await listRoles({ db })).toEqual(["new"]);
    });
    await storage.close();
  });

  it("shows new commits to others while a snapshot is open", async () => {
    const storage = openSqlite({ folder });
    await storage.migrate();
    const { promise: mayEnd, resolve: end } = createGate();
    const { promise: isOpen, resolve: open } = createGate();
    const reading = storage.snapshot(async (db) => {
      await listRoles({ db });
      open();
      await mayEnd;
      return listRoles({ db });
    });
    await isOpen;
    await storage.transaction((db) => db.insertInto("roles").values(role("new")).execute());
    expect(await listRoles(storage)).toEqual(["new"]);
    expect(await storage.snapshot((db) => listRoles({ db }))).toEqual(["new"]);
    end();
    expect(await reading).toEqual([]);
    await storage.close();
  });

  it("throws if a transaction would wait for itself", async () => {
    const storage = openSqlite({ folder });
    await storage.migrate();
    const nested = storage.transaction(() => storage.transaction(async () => {}));
    await expect(nested).rejects.toThrow("Inside a transaction");
    await storage.close();
  });

  it("rejects the data of a newer version", async () => {
    const storage = openSqlite({ folder });
    await storage.migrate();
    await storage.close();
    const file = new DatabaseSync(join(folder, "data-import.sqlite"));
    file.exec("insert into kysely_migration (name, timestamp) values ('9999-tides', '')");
    file.close();
    const old = openSqlite({ folder });
    await expect(old.migrate()).rejects.toThrow(
      new StorageError(
        "The database belongs to a newer version of the service: this version does not know the step 9999-tides. Start the newer version.",
      ),
    );
    await old.close();
  });

  it("takes all steps of the schema back if one of them fails, and does them at the next start", async () => {
    const path = join(folder, "data-import.sqlite");
    const change = (statement: string) => {
      const file = new DatabaseSync(path);
      file.exec(statement);
      file.close();
    };
    // A late step creates this table.
    change("create table views (id text)");
    const failing = openSqlite({ folder });
    await expect(failing.migrate()).rejects.toThrow(/^The database could not be migrated to this version: /);
    await failing.close();
    const file = new DatabaseSync(path);
    const names = file.prepare("select name from sqlite_master where type = 'table'").all();
    expect(names.map(({ name }) => name)).not.toContain("accounts");
    expect(file.prepare("select name from kysely_migration").all()).toEqual([]);
    file.close();
    change("drop table views");
    const storage = openSqlite({ folder });
    await storage.migrate();
    expect(await listRoles(storage)).toEqual([]);
    await storage.close();
  });

  it("is for one process at a time", async () => {
    const first = openSqlite({ folder });
    expect(() => openSqlite({ folder })).toThrow(
      new StorageError(
        `The data folder ${folder} is in use by another process. Stop that process, or choose another folder with --data.`,
      ),
    );
    await first.close();
    await openSqlite({ folder }).close();
  });

  it("explains why it cannot use a folder", () => {
    expect(() => openSqlite({ folder: join(import.meta.filename, "data") })).toThrow(
      /cannot be used: ENOTDIR/,
    );
  });
});

describe("PostgreSQL without a server", () => {
  it("is reported as not reachable, without its password", async () => {
    const storage = openPostgres({ url: "postgres://keeper:secret@127.0.0.1:1/import" });
    const failure = await storage.migrate().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageError);
    expect(String(failure)).toMatch(/cannot be reached: .*ECONNREFUSED/);
    expect(String(failure)).not.toContain("secret");
    await storage.close();
  });
});
