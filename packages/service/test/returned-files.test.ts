import { parquetWriteBuffer } from "hyparquet-writer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { downloadFile } from "./support/download.ts";
import { extractFile, extractSheets } from "./support/extracted.ts";
import { waitForJob } from "./support/jobs.ts";
import { oddRows } from "./support/odd-values.ts";
import { startTestService, type TestService } from "./support/start.ts";

type Content = string | Uint8Array<ArrayBuffer>;

describeEngines("a file of a sheet that is imported again", (engine) => {
  let test: TestService;
  let spaceId: string;
  let sheetId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  beforeEach(async () => {
    const catalogue = await createCatalogue(test, [{ ...productSheet, fields: productSheet.fields }]);
    spaceId = catalogue.spaceId;
    sheetId = catalogue.sheets["products"] ?? "";
  });
  afterAll(() => test.close());

  const insert = (rows: readonly object[]) =>
    test.send(
      "POST",
      `/sheets/${sheetId}/records`,
      rows.map((row) => cells(row as Record<string, unknown>)),
    );
  const readValues = async (key: string) =>
    (await test.send("GET", `/sheets/${sheetId}/records`)).records.map(
      ({ values }: { values: Record<string, { value: unknown }> }) => values[key]?.value ?? null,
    );

  async function importFile(name: string, content: Content, more: object = {}) {
    const fields = [["extent", "sample"]] as const;
    const { file } = await extractFile(test, spaceId, content, { name, fields });
    const { sheets } = await test.send("GET", `/workbooks/${file.workbookId}`);
    const { id } = await test.send("POST", "/jobs", {
      type: "workbook",
      operation: "map",
      source: file.workbookId,
      trigger: "immediate",
      config: { sourceSheetId: sheets[0].id, destinationSheetId: sheetId, keyFields: ["sku"], ...more },
    });
    return waitForJob(test, id);
  }

  it.each([
    "format=csv",
    "format=csv&escapeFormulas=true&byteOrderMark=true",
    "format=csv&columnNames=label",
    "format=jsonl",
    "format=xlsx",
    "format=parquet",
  ])("changes nothing: %s", async (query) => {
    await insert(oddRows);
    const before = await test.send("GET", `/sheets/${sheetId}/records`);
    const name = `again.${/format=(\w+)/.exec(query)?.[1]}`;
    const { result } = await importFile(name, await downloadFile(test, sheetId, query));
    expect(result).toMatchObject({ added: 0, updated: 0, unchanged: oddRows.length });
    expect((await test.send("GET", `/sheets/${sheetId}/records`)).records).toEqual(before.records);
  });

  it("changes nothing if its only value in apostrophes is one of few", async () => {
    await insert([{ sku: "#0 x", name: "'quoted'", price: 1e-7 }]);
    const content = await downloadFile(test, sheetId, "format=csv");
    expect((await importFile("again.csv", content)).result).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it("changes what somebody changed in it", async () => {
    await insert([
      { sku: "A ", name: " Cup", price: 1.5, tags: ["a,b", "c"] },
      { sku: "B", name: "Mug", price: 2 },
    ]);
    const { result } = await importFile(
      "again.csv",
      'sku,name,price,tags\r\n"A ",Cup,1.5,"[""a,b"",""c""]"\r\nB,Mug,,"red, blue"\r\n',
    );
    expect(result).toMatchObject({ added: 0, updated: 2, unchanged: 0 });
    expect(await readValues("sku")).toEqual(["A ", "B"]);
    expect(await readValues("name")).toEqual(["Cup", "Mug"]);
    expect(await readValues("price")).toEqual([1.5, null]);
    expect(await readValues("tags")).toEqual([
      ["a,b", "c"],
      ["red", "blue"],
    ]);
  });

  it("is read as a person says, also if its texts are those of the sheet", async () => {
    await insert([{ sku: "A", since: "03/02/2026", price: "1,5" }]);
    const csv = await downloadFile(test, sheetId, "");
    expect((await importFile("again.csv", csv)).result).toMatchObject({ updated: 0, unchanged: 1 });
    const assign = (key: string, step: object) => ({
      type: "assign",
      column: key,
      field: key,
      steps: [step],
    });
    const mappingRules = [
      assign("since", { type: "date", order: "month-first" }),
      assign("price", { type: "number", decimal: "," }),
    ];
    expect((await importFile("again.csv", csv, { mappingRules })).result).toMatchObject({ updated: 1 });
    expect([...(await readValues("since")), ...(await readValues("price"))]).toEqual(["2026-03-02", 1.5]);
  });

  it("asks whether commas separate items of several words", async () => {
    const { body } = await test.request("POST", "/jobs", {
      body: {
        type: "workbook",
        operation: "map",
        trigger: "manual",
        ...(await createPlanned('sku,tags\nA,"red wine, white wine"\n')),
      },
    });
    const plan = await test.send("GET", `/jobs/${body.data.id}/plan`);
    expect(JSON.stringify(plan)).toContain(
      'The column \\"tags\\" is read as lists, such as \\"red wine, white wine\\". The plan takes: separator \\",\\".',
    );
  });

  async function createPlanned(content: string) {
    const { file } = await extractFile(test, spaceId, content, { name: "wine.csv" });
    const { sheets } = await test.send("GET", `/workbooks/${file.workbookId}`);
    return {
      source: file.workbookId,
      config: { sourceSheetId: sheets[0].id, destinationSheetId: sheetId, keyFields: ["sku"] },
    };
  }

  describe("as Parquet", () => {
    it("may be of another program", async () => {
      const bytes = parquetWriteBuffer({
        columnData: [
          { name: "sku", data: ["A", "\ufeffB", null], type: "STRING" },
          { name: "big", data: [1n, 12345678901234567890n % 2n ** 62n, null], type: "INT64" },
          { name: "at", data: [new Date("2026-03-02T10:02:31Z"), null, null], type: "TIMESTAMP" },
          { name: "is", data: [true, false, null], type: "BOOLEAN" },
          { name: "more", data: [{ a: [1] }, null, null], type: "JSON" },
        ],
      });
      const { sheets } = await extractSheets(test, spaceId, new Uint8Array(bytes), { name: "list.parquet" });
      expect(sheets[0]).toMatchObject({
        keys: ["sku", "big", "at", "is", "more"],
        rows: [
          ["A", "1", "2026-03-02T10:02:31Z", "true", '{"a":[1]}'],
          ["\ufeffB", String(12345678901234567890n % 2n ** 62n), null, "false", null],
          [null, null, null, null, null],
        ],
      });
    });

    it("is refused with a sentence if it is damaged", async () => {
      const { job } = await extractFile(test, spaceId, `PAR1${"x".repeat(100)}`, { name: "list.parquet" });
      expect(job.status).toBe("failed");
      expect(job.info).toMatch(
        /The file is not a readable Parquet file \(.+\)\. Export the table as CSV or XLSX\./,
      );
    });
  });
});
