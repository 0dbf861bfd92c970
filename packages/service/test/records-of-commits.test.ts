import type { CommitId } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listRecords } from "../src/records/reading/list-records.ts";
import { getSheet } from "../src/sheets/sheets.ts";
import { cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { countStatements } from "./support/count-statements.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("the records of a commit", (engine) => {
  let test: TestService;
  let sheetId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    sheetId = (await createCatalogue(test, [productSheet])).sheets["products"] ?? "";
  });
  afterEach(() => test.close());

  const insert = async (skus: readonly string[]) =>
    (
      await test.send(
        "POST",
        `/sheets/${sheetId}/records`,
        skus.map((sku) => cells({ sku })),
      )
    ).commitId as CommitId;
  /** How many statements the read of a hook has. */
  async function count(commitId: CommitId): Promise<number> {
    const counted = countStatements(test);
    const sheet = await getSheet(counted.context, sheetId);
    await listRecords(counted.context, sheet, { commitId, includeMessages: true });
    return counted.count();
  }

  it("are read in few statements, because hooks read them behind each commit", async () => {
    const one = await insert(["A"]);
    // Sheet, commit, what it judged, records and the newest commit.
    const few = 5;
    expect(await count(one)).toBe(few);
    const two = await insert(["B", "C"]);
    // The size of its records.
    expect(await count(two)).toBe(few + 1);
    // The time of its commit, which is not the newest one any more, comes with the newest one.
    expect(await count(one)).toBe(few);
  });

  it("are those that still exist, on one page or on several", async () => {
    const commitId = await insert(["A", "B", "C", "D"]);
    await insert(["E"]);
    const list = async (query: string) =>
      (await test.request("GET", `/sheets/${sheetId}/records?commitId=${commitId}${query}`)).body.data;
    const skus = ({ records }: { records: { values: { sku: { value: string } } }[] }) =>
      records.map(({ values }) => values.sku.value);
    const [, second] = (await list("")).records;
    await test.send("DELETE", `/sheets/${sheetId}/records?ids=${second.id}`);
    expect(skus(await list(""))).toEqual(["A", "C", "D"]);
    const four = await list("&pageSize=4&includeCounts=true");
    expect(skus(four)).toEqual(["A", "C", "D"]);
    expect(four.counts).toMatchObject({ total: 3 });
    expect(four.nextCursor).toBeUndefined();
    expect(skus(await list("&pageSize=2"))).toEqual(["A", "C"]);
    expect(skus(await list("&pageSize=2&pageNumber=2"))).toEqual(["D"]);
    expect(skus(await list("&sortField=sku&sortDirection=desc"))).toEqual(["D", "C", "A"]);
    expect(skus(await list("&q=sku eq C"))).toEqual(["C"]);
  });

  it("have the times and the ids of their commits, whichever is the newest", async () => {
    const one = await insert(["A"]);
    test.wait(1000);
    const two = await insert(["B"]);
    const [newer, older] = await test.send("GET", `/sheets/${sheetId}/commits`);
    const read = async (commitId: string) =>
      (await test.request("GET", `/sheets/${sheetId}/records?commitId=${commitId}`)).body.data;
    const describe = (id: string, time: string) => [{ commitId: id, values: { sku: { updatedAt: time } } }];
    expect(await read(one)).toMatchObject({ commitId: two, records: describe(one, older.createdAt) });
    expect(await read(two)).toMatchObject({ commitId: two, records: describe(two, newer.createdAt) });
    expect(older.createdAt < newer.createdAt).toBe(true);
  });
});
