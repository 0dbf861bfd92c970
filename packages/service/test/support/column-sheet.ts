import { expect } from "vitest";
import { cells, createCatalogue } from "./catalogue.ts";
import type { Engine } from "./databases.ts";
import { startTestService, type TestResponse, type TestService } from "./start.ts";
import { count, createRecord, varied } from "./varied-records.ts";

/** A service with a sheet that is large enough for columns. */
export interface ColumnSheet {
  readonly test: TestService;
  readonly workbookId: string;
  readonly sheetId: string;
  /** Reads records, counts or calculations of the sheet. */
  get(
    query: Readonly<Record<string, string>>,
    part?: "records" | "counts" | "calculations",
    request?: TestService["request"],
  ): Promise<TestResponse["body"]>;
  /** Reads the same selection without columns. */
  scan: ColumnSheet["get"];
  /** Reads pages by their cursors; returns the ids of their records, at most so many. */
  walk(query: Readonly<Record<string, string>>, pageSize: number, most?: number): Promise<string[]>;
  countColumns(): Promise<number>;
  /** Waits until the columns of every field are there, and those of errors and changes. */
  waitForColumns(): Promise<void>;
}

/** The ids of the records of a page. */
export function listIds({ records }: TestResponse["body"]): string[] {
  return records.map(({ id }: { id: string }) => id);
}

/** Starts a service with a sheet of random records. The test must close it. */
export async function openColumnSheet(engine: Engine, random: () => number): Promise<ColumnSheet> {
  const test = await startTestService(engine);
  const { workbookId, sheets } = await createCatalogue(test, [varied]);
  const sheetId = sheets["varied"] ?? "";
  for (let start = 0; start < count; start += 5000) {
    const size = Math.min(5000, count - start);
    const body = Array.from({ length: size }, (_, index) => cells(createRecord(random, start + index)));
    expect((await test.request("POST", `/sheets/${sheetId}/records`, { body })).status).toBe(200);
  }
  const get: ColumnSheet["get"] = async (query, part = "records", request = test.request) => {
    const { body } = await request("GET", `/sheets/${sheetId}/${part}?${new URLSearchParams(query)}`);
    expect(body.errors, JSON.stringify(query)).toBeUndefined();
    return body.data;
  };
  const countColumns = async () => {
    const row = await test.storage.db
      .selectFrom("record_columns")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("sheet_id", "=", sheetId)
      .executeTakeFirst();
    return Number(row?.count);
  };
  return {
    test,
    workbookId,
    sheetId,
    get,
    countColumns,
    async walk(query, pageSize, most = count) {
      const walked: string[] = [];
      let cursor: string | undefined;
      do {
        const page = { fields: "grade", pageSize: String(pageSize), ...(cursor !== undefined && { cursor }) };
        const data = await get({ ...query, ...page });
        walked.push(...listIds(data));
        cursor = data.nextCursor;
      } while (cursor !== undefined && walked.length < most);
      return walked;
    },
    // Columns do not have warnings, so this condition needs the records.
    scan: ({ q = "is valid or is error", ...query }, ...more) =>
      get({ ...query, q: `(${q}) or name is warning` }, ...more),
    async waitForColumns() {
      const slots = varied.fields.length + 2;
      const blocks = await test.storage.db
        .selectFrom("record_blocks")
        .select("block")
        .where("sheet_id", "=", sheetId)
        .where("total", ">", 0)
        .execute();
      const expected = slots * blocks.length;
      let before: number | undefined;
      // A request that asks for the columns reads all records until they are there, so none is sent while they are built.
      const build = async () => {
        const built = await countColumns();
        if (built !== expected && built === before) await get({ q: "name ne nobody" }, "calculations");
        before = built;
        return built;
      };
      await expect.poll(build, { interval: 50 }).toBe(expected);
    },
  };
}
