import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile } from "./support/extracted.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";
import type { UploadOptions } from "./support/upload.ts";

type Body = TestResponse["body"];
type Content = string | Uint8Array<ArrayBuffer>;

const goods: SheetConfig = {
  name: "Goods",
  slug: "goods",
  fields: [
    { key: "article", type: "string", label: "Article" },
    { key: "name", type: "string", label: "Name" },
    { key: "price", type: "number", label: "Price" },
  ],
};

const header = "Article,Name,Price";
const listLines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `A-${from + index},Cup ${from + index},${index % 90}.5`);
const writeFile = (lines: readonly string[]) => [header, ...lines, ""].join("\n");

describeEngines("a file of which a sheet has a sample", (engine) => {
  let test: TestService;
  let spaceId: string;
  let destinationSheetId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  beforeEach(async () => {
    const catalogue = await createCatalogue(test, [goods]);
    spaceId = catalogue.spaceId;
    destinationSheetId = catalogue.sheets["goods"] ?? "";
  });
  afterAll(() => test.close());

  const get = async (path: string) => (await test.request("GET", path)).body.data as Body;

  /** Uploads a file and waits until its sample is there. */
  async function sample(content: Content, options: UploadOptions = {}) {
    const fields = [["extent", "sample"]] as const;
    const { file, job } = await extractFile(test, spaceId, content, { fields, ...options });
    return { file, job, sheets: (await get(`/workbooks/${file.workbookId}`)).sheets as Body[] };
  }

  /** Maps a sheet to the goods, and waits for the end of the job. */
  async function map(source: Body, more: object = {}): Promise<Body> {
    const config = { sourceSheetId: source.id, destinationSheetId, ...more };
    const { body } = await test.request("POST", "/jobs", {
      body: {
        type: "workbook",
        operation: "map",
        source: source.workbookId,
        trigger: "immediate",
        config,
      },
    });
    if (body.data === undefined) throw new Error(JSON.stringify(body));
    return waitForJob(test, body.data.id);
  }

  const readRows = async (sheetId = destinationSheetId): Promise<unknown[][]> =>
    (await get(`/sheets/${sheetId}/records?pageSize=10000`)).records.map(({ values }: Body) =>
      goods.fields.map(({ key }) => values[key]?.value ?? null),
    );

  it("is mapped as a whole: each row once, without its totals", async () => {
    const lines = listLines(4500);
    const { job, sheets } = await sample(writeFile([...lines, ",Total,202500"]));
    const [sheet] = sheets;
    expect(job.info).toBe(
      '1000 records in 1 sheet. 1 sheet with a sample only: a job "map" reads the other rows from the file.',
    );
    expect((await get(`/sheets/${sheet?.id}/records`)).records).toHaveLength(1000);
    const mapped = await map(sheet);
    expect(mapped).toMatchObject({ status: "complete", progress: 100 });
    expect(mapped.info).toBe(
      "4500 of 4500 records added. 1 row left out below the header: row 4502 (total).",
    );
    expect(mapped.result).toEqual({
      read: 4500,
      added: 4500,
      updated: 0,
      unchanged: 0,
      combined: 0,
      error: 0,
      findings: [expect.objectContaining({ code: "rows-left-out", count: 1 })],
      table: {
        sheetId: sheet.id,
        headerRows: [0],
        dataRow: 1,
        confidence: expect.any(Number),
        leftOut: 1,
        leftOutRows: [{ row: 4501, reason: "total", text: expect.any(String) }],
        emptyColumns: [],
      },
    });
    expect(await readRows()).toEqual(
      lines.map((line) => [...line.split(",").slice(0, 2), Number(line.split(",")[2])]),
    );
  });

  it("gives the same records as a file that was read whole", async () => {
    const odd = [
      '"say ""hi"""',
      "back\\slash",
      '"two\nlines"',
      "  ends  ",
      "é\u2028",
      "\uFFFD",
      "",
      "1e5",
      "007",
    ];
    const lines = Array.from({ length: 1200 }, (_, index) => {
      const cell = (at: number) => odd[(index * 7 + at) % odd.length];
      return `${cell(0)},${cell(1)},${index % 3 === 0 ? cell(2) : index / 8}`;
    });
    const whole = await extractFile(test, spaceId, writeFile(lines));
    const [sheet] = (await get(`/workbooks/${whole.file.workbookId}`)).sheets;
    await map(sheet);
    const expected = await readRows();
    expect(expected).toHaveLength(1200);

    const catalogue = await createCatalogue(test, [goods]);
    destinationSheetId = catalogue.sheets["goods"] ?? "";
    const { sheets } = await sample(writeFile(lines));
    expect((await map(sheets[0])).result.read).toBe(1200);
    expect(await readRows()).toEqual(expected);
  });

  it("changes the records with the same key, and adds no record twice", async () => {
    const keyFields = ["article"];
    await map((await sample(writeFile(listLines(2500)))).sheets[0], { keyFields });
    const corrected = listLines(2600).map((line) => line.replace("Cup 24", "Mug 24"));
    const changed = corrected.filter((line) => line.includes("Mug")).length;
    const job = await map((await sample(writeFile(corrected))).sheets[0], { keyFields });
    expect(job.result).toMatchObject({
      read: 2600,
      added: 100,
      updated: changed,
      unchanged: 2500 - changed,
    });
    expect(await readRows()).toHaveLength(2600);
  });

  it("is read from the right sheet of a spreadsheet", async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const write = (rows: readonly string[]) =>
      rows.map((row) => `<row>${row.split(",").map(cell).join("")}</row>`).join("");
    const content = createSpreadsheet({
      sheets: {
        First: write([header, ...listLines(1100)]),
        Second: write([header, ...listLines(1300, 5000)]),
        Third: write([header, ...listLines(10)]),
      },
    });
    const { sheets, job } = await sample(content, { name: "goods.xlsx", type: "application/octet-stream" });
    expect(job.info).toContain("2010 records in 3 sheets. 2 sheets with a sample only:");
    expect(sheets.map(({ lockedBy }) => typeof lockedBy)).toEqual(["string", "string", "undefined"]);
    expect((await map(sheets[1])).result.read).toBe(1300);
    const rows = await readRows();
    expect([rows.length, rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([1300, "A-5000", "A-6299"]);
  });

  it("is locked, and says what it is", async () => {
    const { sheets } = await sample(writeFile(listLines(1001)));
    const sheet = sheets[0] as Body;
    expect(sheet).toMatchObject({
      lockedBy: expect.any(String),
      metadata: { reading: { extent: "sample" } },
    });
    const write = await test.request("POST", `/sheets/${sheet.id}/records`, {
      body: [{ Article: { value: "B" } }],
    });
    expect([write.status, write.body.errors[0].code]).toEqual([409, "sheet_locked"]);
    const { body } = await test.request("GET", `/events?topic=sheet:updated&pageSize=1`);
    expect(body.data[0]).toMatchObject({
      context: { sheetId: sheet.id },
      payload: { changed: ["metadata", "lockedBy", "lockedAt"] },
    });
  });

  it("is not mapped by names that the file does not have", async () => {
    const [sheet] = (await sample(writeFile(listLines(1001)))).sheets;
    const fields = sheet.config.fields.map((field: Body, index: number) =>
      index === 0 ? { ...field, key: "number" } : field,
    );
    await test.request("POST", `/sheets/${sheet.id}/unlock`);
    const { status } = await test.request("PATCH", `/workbooks/${sheet.workbookId}`, {
      body: { sheets: [{ id: sheet.id, name: sheet.name, slug: sheet.slug, fields }] },
    });
    expect(status).toBe(200);
    const rule = { type: "assign", column: "number", field: "article" };
    expect(await map(sheet, { mappingRules: [rule] })).toMatchObject({
      status: "failed",
      info: "The file has no column `number`, but `Article`, `Name`, `Price`. Give the fields of the sheet these keys, and create the job again.",
    });
  });

  it("is made by a job, too, and changes nothing in what is detected", async () => {
    const { file } = await extractFile(test, spaceId, writeFile(listLines(1500)));
    const config = { driver: "csv", options: { extent: "sample" } };
    const { body } = await test.request("POST", "/jobs", {
      body: { type: "file", operation: "extract", source: file.id, trigger: "immediate", config },
    });
    expect((await waitForJob(test, body.data.id)).result).toMatchObject({ records: 1000 });
    const { workbookId } = await get(`/files/${file.id}`);
    const [sheet] = (await get(`/workbooks/${workbookId}`)).sheets;
    expect((await map(sheet)).result.read).toBe(1500);
    const detect = async (options: object) =>
      (await test.request("POST", "/files/detect-header", { body: { fileId: file.id, options } })).body;
    expect(await detect({ extent: "sample" })).toEqual(await detect({}));
  });

  it("is all there if it has no more rows than a sample", async () => {
    const { sheets, job } = await sample(writeFile(listLines(1000)));
    expect(job.info).toBe("1000 records in 1 sheet.");
    expect(sheets[0]).not.toHaveProperty("metadata.reading.extent");
    expect(sheets[0]).not.toHaveProperty("lockedBy");
    expect((await map(sheets[0])).result).toEqual({
      read: 1000,
      added: 1000,
      updated: 0,
      unchanged: 0,
      combined: 0,
      error: 0,
      findings: [],
    });
  });

  it("names the columns that begin below the sample", async () => {
    const lines = listLines(5000).map((line) => line.replace("Cup", "Cup".repeat(100)));
    const { sheets } = await sample(writeFile([...lines, "A-9,Jug,3,late"]));
    const job = await map(sheets[0]);
    expect(job.result).toMatchObject({ read: 5001, added: 5001 });
    expect(job.info).toBe(
      "5001 of 5001 records added. These columns begin below the first records, so they were not read: column_4.",
    );
  });

  it("fails with a reason if the file was deleted, and is read again by a job", async () => {
    const { file, sheets } = await sample(writeFile(listLines(1500)));
    const config = { driver: "csv" };
    const { body } = await test.request("POST", "/jobs", {
      body: { type: "file", operation: "extract", source: file.id, trigger: "immediate", config },
    });
    const whole = await waitForJob(test, body.data.id);
    expect(whole.result).toMatchObject({ records: 1500 });
    await test.request("DELETE", `/files/${file.id}`);
    expect(await map(sheets[0])).toMatchObject({
      status: "failed",
      info: "The sheet has only the first rows of a file, and the file was deleted: upload it again.",
    });
    expect(await readRows()).toEqual([]);
  });

  it("needs a known extent", async () => {
    const form = new FormData();
    const fields = { spaceId, environmentId: test.environments.development, extent: "half" };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append("file", new File([writeFile([])], "goods.csv"));
    const response = await test.service.fetch("http://service.localhost/v1/files", {
      method: "POST",
      headers: { authorization: `Bearer ${test.token}` },
      body: form,
    });
    expect([response.status, ((await response.json()) as Body).errors[0].key]).toEqual([400, "extent"]);
  });
});
