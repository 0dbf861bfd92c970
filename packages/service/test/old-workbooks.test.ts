import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zip } from "@data-import/checks/spreadsheet";
import { type BookType, type CellObject, utils, type WorkBook, write } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile, extractSheets, type ReadSheet, readSheetsOf } from "./support/extracted.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const formats: readonly (readonly [name: string, type: BookType])[] = [
  ["book.xls", "biff8"],
  ["book.xlsb", "xlsb"],
  ["book.csv", "biff8"],
];
const dated = (v: number): CellObject => ({ t: "n", v, z: "yyyy-mm-dd" });

/** A workbook with two sheets, of which one is hidden. */
function createBook(startsIn1904 = false): WorkBook {
  const sheet = utils.aoa_to_sheet([
    ["Name", "Price", "Day", "Postcode", "Sold", "Error"],
    ["Ann", 1.5, dated(46083), { t: "n", v: 1067, z: "00000" }, true, { t: "e", v: 42 }],
    [null, 0.1 + 0.2, dated(46083.5), null, false, null],
    ["Ünal 日本", -2, null, null, null, null],
  ]);
  sheet["!merges"] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
  sheet["!rows"] = [{}, {}, {}, { hidden: true }];
  sheet["!cols"] = [{}, { hidden: true }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Goods");
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Id"], [1]]), "Secret");
  book.Workbook = {
    Sheets: [{ Hidden: 0 }, { Hidden: 1 }],
    WBProps: { date1904: startsIn1904 },
  };
  return book;
}
const toBytes = (book: WorkBook, bookType: BookType) =>
  new Uint8Array(write(book, { type: "buffer", bookType, cellStyles: true }));

describeEngines("old workbooks", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  describe.each(formats)("%s", (name, type) => {
    it("has the cells as people see them, and says what they do not see", async () => {
      const { sheets, job } = await extractSheets(test, spaceId, toBytes(createBook(), type), { name });
      expect(sheets).toEqual([
        {
          name: "Goods",
          keys: ["Name", "Price", "Day", "Postcode", "Sold", "Error"],
          rows: [
            ["Ann", "1.5", "2026-03-02", "01067", "true", "#N/A"],
            [null, "0.3", "2026-03-02T12:00:00", null, "false", null],
            ["Ünal 日本", "-2", null, null, null, null],
          ],
        },
      ]);
      // The library does not write hidden rows to .xls.
      const rows = type === "xlsb" ? ["hidden-rows"] : [];
      const codes = job.result.findings.map(({ code }: { code: string }) => code);
      expect(codes).toEqual(["merged-cells", ...rows, "hidden-columns", "hidden-sheets"]);
    });

    it("may count its days from 1904", async () => {
      const { sheets } = await extractSheets(test, spaceId, toBytes(createBook(true), type), { name });
      expect(sheets[0]?.rows[0]?.[2]).toBe("2030-03-03");
    });
  });

  it("are read in pieces, as many rows as there are", async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => [index, `Name ${index}`]);
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([["Id", "Name"], ...rows]), "Many");
    const { file, job } = await extractFile(test, spaceId, toBytes(book, "biff8"), { name: "many.xls" });
    expect([file.status, job.result.records]).toEqual(["complete", 3000]);
  });

  it("leave nothing behind if their job is canceled", async () => {
    const rows = Array.from({ length: 65_000 }, (_, index) => [
      index,
      `Name ${index}`,
      index / 7,
      "x",
      index,
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([["Id", "Name", "Part", "More", "Last"], ...rows]),
      "Many",
    );
    const bytes = toBytes(book, "biff8");
    const folder = await mkdtemp(join(tmpdir(), "old-workbooks-"));
    vi.stubEnv("TMPDIR", folder);
    try {
      const { body } = await uploadFile(test, spaceId, bytes, { name: "many.xls" });
      await expect.poll(() => readdir(folder)).toHaveLength(1);
      const [{ id }] = await test.send("GET", `/jobs?fileId=${body.data.id}`);
      await test.send("POST", `/jobs/${id}/cancel`);
      await expect.poll(() => readdir(folder)).toEqual([]);
      expect(await test.send("GET", `/jobs/${id}`)).toMatchObject({ status: "canceled" });
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  it.each(formats.slice(0, 2))("have empty rows above and between the others: %s", async (name, type) => {
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([[], [], ["Id", "Name"], [1, "Ann"], [], [2, "Bo"]]);
    utils.book_append_sheet(book, sheet, "Few");
    const { sheets } = await extractSheets(test, spaceId, toBytes(book, type), { name });
    const rows = [
      ["1", "Ann"],
      ["2", "Bo"],
    ];
    expect(sheets).toEqual([{ name: "Few", keys: ["Id", "Name"], rows }]);
  });

  it.each([
    ["with a broken part", "book.xls", (bytes: Uint8Array) => bytes.fill(0, 512, 1024)],
    ["that ends too early", "book.xls", (bytes: Uint8Array) => bytes.subarray(0, 700)],
  ])("%s are refused with a sentence", async (_, name, damage) => {
    const bytes = new Uint8Array(damage(toBytes(createBook(), "biff8")));
    const { file, job } = await extractFile(test, spaceId, bytes, { name });
    expect([file.status, job.status]).toEqual(["failed", "failed"]);
    expect(job.info).toMatch(
      /^The file is an old Excel workbook \(\.xls\).* cannot be read: .+\. Save it as \.xlsx/,
    );
  });

  describe("of OpenDocument", () => {
    const cell = (type: string, value: string, shown: string, more = "") =>
      `<table:table-cell office:value-type="${type}" ${value}${more}><text:p>${shown}</text:p></table:table-cell>`;
    const text = (shown: string, more = "") => cell("string", "", shown, more);
    const number = (value: string, shown = value) => cell("float", `office:value="${value}"`, shown);
    const row = (cells: string, more = "") => `<table:table-row${more}>${cells}</table:table-row>`;
    const end = row(
      '<table:table-cell table:number-columns-repeated="16384"/>',
      ' table:number-rows-repeated="1048570"',
    );
    const write = (tables: string) =>
      zip({
        mimetype: "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": `<?xml version="1.0"?><office:document-content><office:automatic-styles><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
      });
    const goods = `<table:table table:name="Goods" table:style-name="ta1"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="16382" table:visibility="collapse"/>
      ${row(["Name", "Price", "Day", "Time", "Postcode", "Sold", "Sum"].map((name) => text(name)).join(""))}
      ${row(
        `${text("Ann", ' table:number-rows-spanned="2"')}${number("0.30000000000000004", "0,30 €")}${cell("date", 'office:date-value="2026-03-02"', "2. März")}${cell("time", 'office:time-value="PT36H05M07S"', "36:05")}${number("1067", "01067")}${cell("boolean", 'office:boolean-value="true"', "WAHR")}<table:table-cell table:formula="of:=[.B2]"/>`,
      )}
      ${row(
        `<table:covered-table-cell/>${number("-2")}${cell("date", 'office:date-value="2026-03-02T12:00:00"', "x")}<table:table-cell table:number-columns-repeated="16381"/>`,
        ' table:visibility="filter"',
      )}
      ${row('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="2"')}
      ${row(`<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>Bo<text:s text:c="2"/>Li</text:p><text:p>&amp; &lt;Co&gt;</text:p></table:table-cell>${number("7").replace("<table:table-cell", '<table:table-cell table:number-columns-repeated="2"')}`, ' table:number-rows-repeated="2"')}
      ${end}</table:table>`;
    const secret = `<table:table table:name="Secret" table:style-name="ta2">${row(text("Id"))}${row(number("1"))}</table:table>`;
    const last = `<table:table table:name="Last" table:style-name="ta1">${row(text("Id"))}${row(number("1"))}</table:table>`;

    it("have the cells as people see them, and say what they do not see", async () => {
      const bytes = write(goods + secret + last);
      const { sheets, job } = await extractSheets(test, spaceId, bytes, { name: "book.ods" });
      const bo = ["Bo  Li\n& <Co>", "7", "7", null, null, null, null];
      expect(sheets.map(({ name }) => name)).toEqual(["Goods", "Last"]);
      expect(sheets[0]).toMatchObject({
        keys: ["Name", "Price", "Day", "Time", "Postcode", "Sold", "Sum"],
        rows: [
          ["Ann", "0.3", "2026-03-02", "36:05:07", "01067", "true", null],
          [null, "-2", "2026-03-02T12:00:00", null, null, null, null],
          bo,
          bo,
        ],
      });
      expect(job.result.tables[0]).toMatchObject({ headerRows: [0], dataRow: 1 });
      const codes = job.result.findings.map(({ code }: { code: string }) => code);
      const lost = ["formulas-without-result", "merged-cells", "hidden-rows", "hidden-columns"];
      // The last sheet is a single number below a single name.
      expect(codes).toEqual([...lost, "header-guessed", "hidden-sheets"]);
    });

    it("have the value in each of several merged cells, if that is asked", async () => {
      const options = { mergedCells: "fill", sheets: ["Goods", "Secret"] };
      const { file } = await extractFile(test, spaceId, write(goods + secret + last), { name: "book.ods" });
      const { id } = await test.send("POST", "/jobs", {
        type: "file",
        operation: "extract",
        source: file.id,
        trigger: "immediate",
        config: { driver: "xlsx", options },
      });
      const { result } = await waitForJob(test, id);
      const { sheets }: { sheets: ReadSheet[] } = await readSheetsOf(test, result.workbookId);
      expect(sheets.map(({ name }) => name)).toEqual(["Goods", "Secret"]);
      expect(sheets[0]?.rows.slice(0, 2).map(([first]) => first)).toEqual(["Ann", "Ann"]);
    });

    it("are refused if they are damaged", async () => {
      const bytes = write("<table:table><table:table-row>");
      const { job } = await extractFile(test, spaceId, bytes, { name: "book.ods" });
      expect([job.status, job.info]).toEqual(["failed", expect.stringContaining("not a readable workbook")]);
    });
  });
});
