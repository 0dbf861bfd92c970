import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DomainError } from "../src/domain/errors.ts";
import type { Database, Storage } from "../src/storage/storage.ts";
import { describePostgres } from "./support/databases.ts";

describePostgres("short transactions with the same first lock, at the same time,", (engine) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await engine.open();
    // The time does not pass, so a slow machine does not split a group.
    vi.spyOn(performance, "now").mockReturnValue(0);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await storage.close();
  });

  const write = async (db: Database, id: string) => {
    const insert = db.insertInto("write_checks").values({ id, payload: "" }).compile();
    await storage.send(db, insert);
  };
  const short = <Result>(work: (db: Database) => Promise<Result>) =>
    storage.transaction(work, { isShort: true, firstLock: "sheet" });
  const read = async () =>
    (await storage.db.selectFrom("write_checks").select("id").orderBy("id").execute()).map(({ id }) => id);
  const readTransaction = async (db: Database) => {
    const { rows } = await db.executeQuery<{ id: string }>({
      ...db.selectFrom("write_checks").selectAll().compile(),
      sql: "select pg_current_xact_id()::text as id",
    });
    return rows[0]?.id;
  };
  const ids = Array.from({ length: 16 }, (_, index) => String(index).padStart(2, "0"));
  const refuse = (message: string) => new DomainError("created_meanwhile", { message });

  it("share one, and nobody hears of its end before the commit", async () => {
    const transactions = new Set<string | undefined>();
    const seen = await Promise.all(
      ids.map(async (id) => {
        await short(async (db) => {
          await write(db, id);
          transactions.add(await readTransaction(db));
        });
        return read();
      }),
    );
    expect(seen).toEqual(ids.map(() => ids));
    expect(transactions.size).toBe(1);
  });

  it.each([0, 1, 15])("number %i is refused alone", async (failing) => {
    const results = await Promise.allSettled(
      ids.map((id, index) =>
        short(async (db) => {
          await write(db, id);
          if (index === failing) throw refuse("refused");
          return id;
        }),
      ),
    );
    expect(results.map((each) => (each.status === "fulfilled" ? each.value : each.reason.message))).toEqual(
      ids.with(failing, "refused"),
    );
    expect(await read()).toEqual(ids.toSpliced(failing, 1));
  });

  it.each([0, 1, 15])(
    "run again alone if a statement of number %i fails that nobody waits for",
    async (failing) => {
      const results = await Promise.allSettled(
        ids.map((id, index) =>
          short(async (db) => {
            await write(db, id);
            if (index === failing) await write(db, id);
            return id;
          }),
        ),
      );
      const statuses = results.map(({ status }) => status);
      expect(statuses).toEqual(ids.map((_, index) => (index === failing ? "rejected" : "fulfilled")));
      expect(results[failing]).toMatchObject({ reason: { code: "23505" } });
      expect(await read()).toEqual(ids.toSpliced(failing, 1));
    },
  );

  it("lose nothing if one that takes the error of another for its own is refused", async () => {
    const [first, second, third] = await Promise.allSettled([
      short((db) => write(db, "first")),
      short(async (db) => {
        await write(db, "second");
        await write(db, "second");
      }),
      short(async (db) => {
        await readTransaction(db).catch(() => {
          throw refuse("taken");
        });
        await write(db, "third");
      }),
    ]);
    expect(first?.status).toBe("fulfilled");
    expect(second).toMatchObject({ status: "rejected", reason: { code: "23505" } });
    expect(third?.status).toBe("fulfilled");
    expect(await read()).toEqual(["first", "third"]);
  });

  it("do not run for a caller who has left, and the others do", async () => {
    const leaving = new AbortController();
    const results = await Promise.allSettled([
      short(async (db) => {
        await write(db, "first");
        leaving.abort();
      }),
      storage.runFor({ signal: leaving.signal }, () => short((db) => write(db, "left"))),
      short((db) => write(db, "last")),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(results[1]).toMatchObject({ reason: { code: "57014" } });
    expect(await read()).toEqual(["first", "last"]);
  });

  it("keep apart what locks something else", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const held = short(async (db) => {
      await write(db, "held");
      await gate;
    });
    await storage.transaction((db) => write(db, "other"), { isShort: true, firstLock: "other sheet" });
    expect(await read()).toEqual(["other"]);
    release();
    await held;
    expect(await read()).toEqual(["held", "other"]);
  });
});
