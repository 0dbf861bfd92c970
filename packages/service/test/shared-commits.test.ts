import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqlite, type Storage } from "../src/index.ts";
import type { Database } from "../src/storage/storage.ts";
import { migrateFolder } from "./support/migrated-sqlite.ts";

const { prepare } = DatabaseSync.prototype;

describe("short transactions on SQLite that wait at the same time", () => {
  let folder: string;
  let storage: Storage;
  let commits: number;
  let failure: Error | undefined;
  beforeEach(async () => {
    // The clock stands still: a group ends after 20 ms, which a busy machine can need between two requests.
    vi.spyOn(performance, "now").mockReturnValue(0);
    vi.spyOn(DatabaseSync.prototype, "prepare").mockImplementation(function (this: DatabaseSync, text) {
      const statement = prepare.call(this, text);
      if (text !== "commit") return statement;
      const run = statement.run.bind(statement);
      statement.run = () => {
        commits += 1;
        if (failure !== undefined) throw failure;
        return run();
      };
      return statement;
    });
    folder = await mkdtemp(join(tmpdir(), "shared-commits-"));
    await migrateFolder(folder);
    storage = openSqlite({ folder });
    commits = 0;
    failure = undefined;
  });
  afterEach(async () => {
    await storage.close();
    await rm(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  const write = (db: Database, id: string) =>
    db.insertInto("write_checks").values({ id, payload: "" }).execute();
  const short = (work: (db: Database) => Promise<unknown>) => storage.transaction(work, { isShort: true });
  const read = async () =>
    (await storage.db.selectFrom("write_checks").select("id").orderBy("id").execute()).map(({ id }) => id);
  const ids = Array.from({ length: 16 }, (_, index) => String(index).padStart(2, "0"));

  it("share one commit, and nobody hears of its end before", async () => {
    const seen = await Promise.all(
      ids.map(async (id) => {
        await short((db) => write(db, id));
        return read();
      }),
    );
    expect(seen).toEqual(ids.map(() => ids));
    expect(commits).toBe(1);
  });

  it("share it also if a request arrives while another one runs", async () => {
    const arrival = new Promise((resolve) => setImmediate(resolve));
    const second = arrival.then(() => short((db) => write(db, "second")));
    await short((db) => write(db, "first"));
    await second;
    expect(commits).toBe(1);
    expect(await read()).toEqual(["first", "second"]);
  });

  it.each([0, 1, 15])("number %i fails alone", async (failing) => {
    const results = await Promise.allSettled(
      ids.map((id, index) =>
        short(async (db) => {
          await write(db, id);
          if (index === failing) throw new Error("refused");
          return id;
        }),
      ),
    );
    expect(results.map((each) => (each.status === "fulfilled" ? each.value : each.reason.message))).toEqual(
      ids.with(failing, "refused"),
    );
    expect(await read()).toEqual(ids.toSpliced(failing, 1));
  });

  it("fail together with their commit, also those that were refused, and leave nothing", async () => {
    failure = new Error("no space");
    const results = await Promise.allSettled(
      ids.map((id, index) =>
        short(async (db) => {
          await write(db, id);
          if (index === 3) throw new Error("refused");
        }),
      ),
    );
    expect(results).toEqual(ids.map(() => ({ status: "rejected", reason: failure })));
    expect(await read()).toEqual([]);
    failure = undefined;
    await short((db) => write(db, "later"));
    expect(await read()).toEqual(["later"]);
  });

  it.each([true, false])(
    "fail together if one of them loses the transaction, throwing: %s",
    async (isThrown) => {
      const results = await Promise.allSettled(
        ids.map((id, index) =>
          short(async (db) => {
            await write(db, id);
            if (index !== 3) return;
            // Some errors, such as a failing disk, do this.
            await db.executeQuery({
              ...db.selectFrom("write_checks").selectAll().compile(),
              sql: "rollback",
            });
            if (isThrown) throw new Error("disk");
          }),
        ),
      );
      expect(results.map(({ status }) => status)).toEqual(
        ids.map((_, i) => (i < 4 ? "rejected" : "fulfilled")),
      );
      expect(await read()).toEqual(ids.slice(4));
    },
  );

  it("do not wait for a long one, and a long one waits for none that came later", async () => {
    const order: string[] = [];
    const note = (name: string) => () => {
      order.push(name);
    };
    await Promise.all([
      short((db) => write(db, "a")).then(note("a")),
      storage.transaction((db) => write(db, "long")).then(note("long")),
      short((db) => write(db, "b")).then(note("b")),
    ]);
    expect(order).toEqual(["a", "long", "b"]);
    expect(commits).toBe(3);
  });

  it("run in the asynchronous context of their callers, and refuse queries outside of them", async () => {
    const caller = new AsyncLocalStorage<string>();
    const seen = await Promise.all(
      ids.map((id) => caller.run(id, () => short(async () => caller.getStore()))),
    );
    expect(seen).toEqual(ids);
    await expect(short(() => storage.snapshot(async () => {}))).rejects.toThrow("context.db");
    await expect(short(() => short(async () => {}))).rejects.toThrow("context.db");
  });
});
