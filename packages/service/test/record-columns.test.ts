import { afterAll, beforeAll, expect, it } from "vitest";
import { startChores } from "../src/chores/start-chores.ts";
import { sweepDeletions } from "../src/lifecycle/deletions.ts";
import { createColumnBuilder } from "../src/records/columns/column-builder.ts";
import { readSlots } from "../src/records/columns/column-slots.ts";
import { setRevision, sweepColumns } from "../src/records/columns/drop-columns.ts";
import { createCatalogue } from "./support/catalogue.ts";
import { type ColumnSheet, listIds, openColumnSheet } from "./support/column-sheet.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { count, createQueries, createRandom, varied } from "./support/varied-records.ts";

describeEngines("columns of records", (engine) => {
  const random = createRandom(7);
  let sheet: ColumnSheet;
  beforeAll(async () => {
    sheet = await openColumnSheet(engine, random);
  });
  afterAll(() => sheet.test.close());

  it("are built after a job that brought records, before anyone asks", async () => {
    const { test, sheetId } = sheet;
    const name = { key: "name", type: "string" } as const;
    const { workbookId, sheets } = await createCatalogue(test, [
      { name: "New", slug: "new", fields: [name] },
    ]);
    const sourceSheetId = sheets["new"] ?? "";
    await test.send("POST", `/sheets/${sourceSheetId}/records`, [{ name: { value: "new cup" } }]);
    const config = { sourceSheetId, destinationSheetId: sheetId };
    const job = { type: "workbook", operation: "map", source: workbookId, trigger: "immediate", config };
    expect(await waitForJob(test, await startJob(test, job))).toMatchObject({ status: "complete" });
    await expect.poll(() => sheet.countColumns()).toBe((varied.fields.length + 1) * 21);
  });

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
  });

  it("list different values, and the places of records", async () => {
    await sheet.waitForColumns();
    const read = async (
      part: string,
      query: Readonly<Record<string, string>>,
      some: readonly string[] = [],
    ) => {
      const search = new URLSearchParams({ ...query });
      for (const id of some) search.append("ids", id);
      return (await sheet.test.request("GET", `/sheets/${sheet.sheetId}/${part}?${search}`)).body;
    };
    const scanned = ({ q = "is valid or is error", ...query }: Readonly<Record<string, string>>) => ({
      ...query,
      q: `(${q}) or name is warning`,
    });
    const distinct = { distinct: "true", includeCounts: "true", pageSize: "300" };
    for (const query of [
      ...[{}, { q: "price gt 5" }, { sortField: "path", sortDirection: "desc" }, { pageNumber: "3" }],
      ...[{ fieldKey: "share", sortField: "share", sortDirection: "asc", pageNumber: "2" }],
      ...[{ fieldKey: "price", sortField: "price", sortDirection: "desc", filter: "valid" }],
    ]) {
      const asked = { ...distinct, ...query };
      expect(await read("cells", asked), JSON.stringify(query)).toEqual(await read("cells", scanned(asked)));
    }
    const ids = listIds(await sheet.scan({ fields: "grade" })).filter((_, index) => index % 101 === 0);
    for (const query of [
      ...[{ q: "price gt 5" }, { filter: "error" }, { sortField: "name", sortDirection: "desc" }],
      ...[{ sortField: "price", sortDirection: "asc", q: "name contains cup" }, {}],
      ...["path", "share", "grade"].flatMap((sortField) => [
        { sortField, sortDirection: "asc" },
        { sortField, sortDirection: "desc", filter: "valid" },
      ]),
    ]) {
      const places = await read("records/indices", query, ids);
      expect(places, JSON.stringify(query)).toEqual(await read("records/indices", scanned(query), ids));
    }
  });

  it("list different values after changes, on each node", async () => {
    await sheet.waitForColumns();
    const { request, startNode } = sheet.test;
    const path = `/sheets/${sheet.sheetId}`;
    const distinct = { distinct: "true", includeCounts: "true", pageSize: "1000" };
    const nodes = [request, await startNode()];
    const compare = async (query: Readonly<Record<string, string>>) => {
      const scanned = new URLSearchParams({
        ...distinct,
        ...query,
        q: "is valid or is error or name is warning",
      });
      const expected = (await request("GET", `${path}/cells?${scanned}`)).body;
      for (const node of nodes)
        expect(
          (await node("GET", `${path}/cells?${new URLSearchParams({ ...distinct, ...query })}`)).body,
        ).toEqual(expected);
    };
    for (const round of [1, 2]) {
      for (const query of [{}, { fieldKey: "price", filter: "error" }]) await compare(query);
      const { records } = await sheet.scan({
        pageSize: "4",
        pageNumber: String(round * 1000),
        fields: "grade",
      });
      const values = { name: { value: `new ${round}` }, price: { value: 7 }, tags: { value: ["new"] } };
      const body = records.map(({ id }: { id: string }) => ({ id, values }));
      expect((await request("PUT", `${path}/records`, { body })).status).toBe(200);
    }
    await compare({});
    await sheet.waitForColumns();
    await compare({});
  });

  it("find the records behind a cursor", async () => {
    await sheet.waitForColumns();
    const orders = [
      { sortField: "name", sortDirection: "desc" },
      { sortField: "price", sortDirection: "asc" },
      { q: "name contains cup" },
    ];
    for (const query of orders) {
      const ids = listIds(await sheet.scan({ ...query, fields: "grade", pageSize: "1200" }));
      expect([query, await sheet.walk(query, 400, 1200)]).toEqual([query, ids]);
    }
  });

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
    const select = { q: "name contains cup", pageSize: "20" };
    const sort = { sortField: "name", sortDirection: "desc", pageSize: "20" };
    const queries: Record<string, string>[] = [select];
    const duplicates = () =>
      sheet.test.send("GET", `/sheets/${sheet.sheetId}/records/duplicates?keyFields=name&pageSize=1000`);
    const groups = await duplicates();
    expect(groups.length).toBeGreaterThan(0);
    for (const query of [select, sort]) {
      queries.push({ ...query, cursor: (await sheet.get(query)).nextCursor });
    }
    const before = await Promise.all(queries.map((query) => sheet.get(query)));
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
    for (const [index, query] of queries.entries())
      expect(await sheet.get(query), JSON.stringify(query)).not.toEqual(before[index]);
    expect(await duplicates()).not.toEqual(groups);
    await sheet.test.storage.transaction(async (db) => {
      await setRevision(db, sheet.sheetId);
      await db
        .deleteFrom("record_columns")
        .where("sheet_id", "=", sheet.sheetId)
        .where("block", "=", 0)
        .execute();
    });
    expect(await Promise.all(queries.map((query) => sheet.get(query)))).toEqual(before);
    expect(await duplicates()).toEqual(groups);
  });

  it("follow writers also if they are deleted while they are built", async () => {
    await sheet.waitForColumns();
    const { storage, clock, request } = sheet.test;
    const readState = () =>
      storage.db
        .selectFrom("sheet_states")
        .select("column_slots")
        .where("sheet_id", "=", sheet.sheetId)
        .executeTakeFirstOrThrow();
    const slots = readSlots((await readState()).column_slots);
    const sweep = () => sweepColumns(storage, new Date(Date.now() + 8 * 86_400_000));
    await sweep();
    let isSwept = false;
    const builder = createColumnBuilder(
      {
        ...storage,
        async transaction(...args) {
          const result = await storage.transaction(...args);
          if (!isSwept) await sweep();
          isSwept = true;
          return result;
        },
      },
      clock,
      startChores({ storage, onFailure: () => {} }),
      () => {},
    );
    builder.ask({ sheetId: sheet.sheetId, slots, isIncomplete: true });
    const last = await storage.db
      .selectFrom("record_blocks")
      .select("block")
      .where("sheet_id", "=", sheet.sheetId)
      .orderBy("block", "desc")
      .executeTakeFirstOrThrow();
    const countLast = async () =>
      (
        await storage.db
          .selectFrom("record_columns")
          .select("slot")
          .where("sheet_id", "=", sheet.sheetId)
          .where("block", "=", last.block)
          .execute()
      ).length;
    await expect.poll(countLast).toBe(slots.length);
    await builder.stop();

    const { records } = await sheet.scan({ pageSize: "1", pageNumber: String(count) });
    const body = [{ id: records[0].id, values: { name: { value: "changed while columns are built" } } }];
    expect((await request("PUT", `/sheets/${sheet.sheetId}/records`, { body })).status).toBe(200);
    await sheet.waitForColumns();
    const query = { q: "name contains 'changed while'", fields: "name" };
    expect((await sheet.scan(query)).records).toHaveLength(1);
    expect(await sheet.get(query)).toEqual(await sheet.scan(query));
  });

  it("are deleted after a week without use, and with their sheet", async () => {
    await sheet.waitForColumns();
    const week = 7 * 86_400_000;
    await sweepColumns(sheet.test.storage, new Date(Date.now() + week - 60_000));
    expect(await sheet.countColumns()).toBeGreaterThan(0);
    const sweep = async () => {
      await sweepColumns(sheet.test.storage, new Date(Date.now() + week + 60_000));
      return sheet.countColumns();
    };
    // The last request may have asked for columns that were built meanwhile, and the builder looks for them once more.
    await expect.poll(sweep).toBe(0);
    await sheet.waitForColumns();
    await sheet.test.send("DELETE", `/sheets/${sheet.sheetId}`);
    await sweepDeletions(sheet.test.storage);
    expect(await sheet.countColumns()).toBe(0);
  });
});
