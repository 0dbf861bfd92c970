import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "../src/context/context.ts";
import type { Storage } from "../src/index.ts";
import type { ColumnIndex } from "../src/records/columns/column-cache.ts";
import { decodeColumn } from "../src/records/columns/decode-column.ts";
import { encodeColumn } from "../src/records/columns/encode-column.ts";
import { readColumns } from "../src/records/columns/read-columns.ts";
import type { Database } from "../src/storage/storage.ts";
import { describeEngines, describePostgres } from "./support/databases.ts";

const sheetId = "us_sh_1";
/** A part of one slot has 500 blocks, so there are four. */
const blockCount = 1600;
/** Beyond 32 bits. */
const version = 2 ** 46 + 7;

/** Short texts, long ones that are stored elsewhere, and numbers, whose bytes have to be aligned. */
const createBytes = (block: number) => {
  const long = block % 40 === 0 ? "é".repeat(3000) : "";
  const contents = Array.from({ length: 5 }, (_, index) =>
    block % 2 === 0 ? `${long}text ${block} ${index}` : block + index / 4,
  );
  return Buffer.from(encodeColumn(contents));
};

const fill = async ({ db }: Storage) => {
  const rows = Array.from({ length: blockCount }, (_, block) => ({
    account_id: "us_acc_1",
    sheet_id: sheetId,
    slot: 0,
    block,
    version: version + block,
    data: createBytes(block),
  }));
  for (let start = 0; start < rows.length; start += 100) {
    await db
      .insertInto("record_columns")
      .values(rows.slice(start, start + 100))
      .execute();
  }
};

describeEngines("reads of columns", (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await engine.open();
    await fill(storage);
  });
  afterAll(() => storage.close());

  const blocks = Array.from({ length: blockCount }, (_, block) => block);
  const index: ColumnIndex = {
    blocks,
    versions: new Map(blocks.map((block) => [block, new Map([[0, version + block]])])),
    isIncomplete: false,
    isUseless: false,
  };

  /** Reads with nothing kept. Counts the reads that began and that run, and fails the one with a number. */
  const observe = (db: Database, failing?: number) => {
    const counts = { begun: 0, running: 0 };
    const observed: Storage["engine"] = {
      ...storage.engine,
      async readColumns(...given) {
        counts.begun += 1;
        counts.running += 1;
        try {
          const rows = await storage.engine.readColumns(...given);
          if (counts.begun === failing) throw new Error("The disk failed.");
          return rows;
        } finally {
          counts.running -= 1;
        }
      },
    };
    const lent: Storage = Object.create(storage, { engine: { value: observed } });
    const context = { db, storage: lent } as Context;
    return { counts, scan: readColumns(context, sheetId, [0], index) };
  };

  /** Reads up to a number of blocks, then ends. */
  const readSome = async (scan: ReturnType<typeof readColumns>, most: number) => {
    let count = 0;
    for await (const { start } of scan) {
      expect(start).toBe(count * 1000);
      count += 1;
      if (count === most) break;
    }
    return count;
  };

  it("give the bytes and versions that are stored, of all blocks or of some", async () => {
    const read = (first: number, last: number, some?: readonly number[]) =>
      storage.snapshot(async (db) => {
        const rows = await storage.engine.readColumns(db, {
          sheetId,
          slots: [0, 1],
          first,
          last,
          blocks: some,
        });
        return [...rows].sort((a, b) => a.block - b.block);
      });
    const expected = (some: readonly number[]) =>
      some.map((block) => ({ slot: 0, block, version: version + block, data: createBytes(block) }));
    const plain = (rows: Awaited<ReturnType<typeof read>>) =>
      rows.map(({ data, ...row }) => ({ ...row, data: Buffer.from(data) }));
    expect(plain(await read(0, blockCount))).toEqual(expected(blocks));
    expect(plain(await read(100, 300, [99, 120, 300]))).toEqual(expected([120, 300]));
    expect(await read(blockCount, blockCount + 9)).toEqual([]);
  });

  it("give other statements of their transaction what is theirs", async () => {
    await storage.snapshot(async (db) => {
      const { scan } = observe(db);
      let count = 0;
      for await (const { columns } of scan) {
        expect(columns.get(0)?.length).toBe(5);
        count += 1;
        if (count % 500 !== 3) continue;
        const { total, text } = await db
          .selectFrom("record_columns")
          .select([
            ({ fn }) => fn.max("version").as("total"),
            sql<string>`cast('{"a": 1}' as ${sql.raw(storage.engine.schema.words.json)})`.as("text"),
          ])
          .where("sheet_id", "=", sheetId)
          .executeTakeFirstOrThrow();
        expect([total, text]).toEqual([version + blockCount - 1, '{"a": 1}']);
      }
      expect(count).toBe(blockCount);
    });
  });

  it.each([
    { most: 1, begun: 1 },
    { most: 600, begun: 2 },
    { most: 1600, begun: 4 },
  ])("have no statement that runs when they end after $most blocks", async ({ most, begun }) => {
    await storage.snapshot(async (db) => {
      const { counts, scan } = observe(db);
      expect(await readSome(scan, most)).toBe(most);
      expect(counts).toEqual({ begun, running: 0 });
    });
  });

  it("fail with the error of a part, unless they end before it", async () => {
    const failing = storage.snapshot((db) => readSome(observe(db, 3).scan, blockCount));
    await expect(failing).rejects.toThrow("The disk failed.");
    const ended = storage.snapshot((db) => readSome(observe(db, 3).scan, 600));
    expect(await ended).toBe(600);
  });
});

it("decodes a column at any place of a buffer", () => {
  const bytes = createBytes(1);
  const moved = Buffer.concat([Buffer.alloc(3), bytes]).subarray(3);
  expect(decodeColumn(moved)).toEqual(decodeColumn(bytes));
});

describePostgres("copies out of the database", (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await engine.open();
  });
  afterAll(() => storage.close());

  const copy = (query: string) => sql<Buffer>`${sql.raw(`copy (${query}) to stdout (format binary)`)}`;

  it("fail as other statements do, and their connection works after it", async () => {
    const failing = storage.snapshot((db) =>
      copy("select 1 / (3 - n) from generate_series(1, 9) n").execute(db),
    );
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    const { rows } = await copy("select n from generate_series(1, 3) n").execute(storage.db);
    expect(rows.map((row) => row.readInt32BE())).toEqual([1, 2, 3]);
  });

  it("end when their caller leaves", async () => {
    const leaving = new AbortController();
    const started = performance.now();
    const reading = storage.runFor({ signal: leaving.signal }, () =>
      storage.snapshot((db) => copy("select pg_sleep(30)::text").execute(db)),
    );
    setTimeout(() => leaving.abort(), 100);
    await expect(reading).rejects.toMatchObject({ code: "57014" });
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
