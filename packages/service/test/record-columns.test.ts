import { afterAll, beforeAll, expect, it } from "vitest";
import { setRevision, sweepColumns } from "../src/records/columns/drop-columns.ts";
import { type ColumnSheet, openColumnSheet } from "./support/column-sheet.ts";
import { describeEngines } from "./support/databases.ts";
import { createQueries, createRandom } from "./support/varied-records.ts";

describeEngines("columns of records", (engine) => {
  const random = createRandom(7);
  let sheet: ColumnSheet;
  beforeAll(async () => {
    sheet = await openColumnSheet(engine, random);
  }, 60_000);
  afterAll(() => sheet.test.close());

  it("select, sort, count and calculate as a scan of the records does", async () => {
    await sheet.waitForColumns();
    for (const query of createQueries(random, 0.1)) {
      expect(await sheet.get(query), JSON.stringify(query)).toEqual(await sheet.scan(query));
    }
    for (const q of ["price gt 5", "grade eq übel"]) {
      expect(await sheet.get({ q }, "calculations"), q).toEqual(await sheet.scan({ q }, "calculations"));
      const byField = { q, byField: "true" };
      expect(await sheet.get(byField, "counts"), q).toEqual(await sheet.scan(byField, "counts"));
    }
  }, 120_000);

  it("are read instead of the records", async () => {
    await sheet.waitForColumns();
    const { db } = sheet.test.storage;
    const other = await db
      .selectFrom("record_columns")
      .select("data")
      .where("sheet_id", "=", sheet.sheetId)
      .where("slot", "=", 0)
      .where("block", "=", 4)
      .executeTakeFirstOrThrow();
    const query = { q: "name contains cup", pageSize: "20" };
    const before = await sheet.get(query);
    await sheet.test.storage.transaction(async (db) => {
      await setRevision(db, sheet.sheetId);
      await db
        .updateTable("record_columns")
        .set({ data: other.data, version: 1 })
        .where("sheet_id", "=", sheet.sheetId)
        .where("slot", "=", 0)
        .where("block", "=", 0)
        .execute();
    });
    expect(await sheet.get(query)).not.toEqual(before);
    await sheet.test.storage.transaction(async (db) => {
      await setRevision(db, sheet.sheetId);
      await db
        .deleteFrom("record_columns")
        .where("sheet_id", "=", sheet.sheetId)
        .where("block", "=", 0)
        .execute();
    });
    expect(await sheet.get(query)).toEqual(before);
  });

  it("are deleted after a week without use, and with their sheet", async () => {
    await sheet.waitForColumns();
    const week = 7 * 86_400_000;
    await sweepColumns(sheet.test.storage, new Date(Date.now() + week - 60_000));
    expect(await sheet.countColumns()).toBeGreaterThan(0);
    await sweepColumns(sheet.test.storage, new Date(Date.now() + week + 60_000));
    expect(await sheet.countColumns()).toBe(0);
    await sheet.waitForColumns();
    await sheet.test.send("DELETE", `/sheets/${sheet.sheetId}`);
    expect(await sheet.countColumns()).toBe(0);
  });
});
