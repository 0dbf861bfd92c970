import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile, type ReadSheet, readSheetsOf } from "./support/extracted.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const cell = (text: string) => (text === "" ? "<c/>" : `<c t="inlineStr"><is><t>${text}</t></is></c>`);
const row = (texts: string, attributes = "") =>
  `<row${attributes}>${texts.split(",").map(cell).join("")}</row>`;
const write = (rows: readonly string[]) => rows.map((texts) => row(texts)).join("");

describeEngines("a spreadsheet as people see it", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  async function read(parts: Parameters<typeof createSpreadsheet>[0], options: object = {}) {
    const { file } = await extractFile(test, spaceId, createSpreadsheet(parts), { name: "shown.xlsx" });
    const { id } = await test.send("POST", "/jobs", {
      type: "file",
      operation: "extract",
      source: file.id,
      trigger: "immediate",
      config: { driver: "xlsx", options },
    });
    const job = await waitForJob(test, id);
    const { sheets }: { sheets: ReadSheet[] } = await readSheetsOf(test, job.result.workbookId);
    const findings = job.result.findings.map(({ code }: { code: string }) => code);
    return {
      sheets,
      findings,
      messages: job.result.findings.map(({ message }: { message: string }) => message),
    };
  }
  const rowsOf = ({ sheets }: Awaited<ReturnType<typeof read>>) => sheets[0]?.rows;

  it("has the value of merged cells once, or in each of them", async () => {
    const parts = {
      sheets: {
        A: write(["Report,,", ",,", "Region,City,Sales", "North,Oslo,1", ",Bergen,2", ",,", "South,Rome,3"]),
      },
      merges: '<mergeCell ref="A1:C1"/><mergeCell ref="A4:A6"/><mergeCell ref="B7:C7"/>',
    };
    const first = await read(parts);
    expect(rowsOf(first)).toEqual([
      ["North", "Oslo", "1"],
      [null, "Bergen", "2"],
      ["South", "Rome", "3"],
    ]);
    expect(first.findings).toContain("merged-cells");
    const filled = await read(
      { ...parts, merges: `${parts.merges}<mergeCell ref="C4:C5"/>` },
      { mergedCells: "fill" },
    );
    expect(rowsOf(filled)).toEqual([
      ["North", "Oslo", "1"],
      ["North", "Bergen", "2"],
      ["North", null, null],
      ["South", "Rome", "3"],
    ]);
    expect(filled.findings).not.toContain("merged-cells");
  });

  it("has its hidden rows and columns, or not", async () => {
    const parts = {
      sheets: {
        A: `<cols><col min="2" max="2" hidden="1"/></cols>${row("Name,Secret,Age")}${row("Ann,x,3")}${row("Bo,y,4", ' hidden="1"')}${row("Cy,z,5")}`,
      },
    };
    const all = await read(parts);
    expect(rowsOf(all)).toHaveLength(3);
    expect(all.findings).toEqual(expect.arrayContaining(["hidden-rows", "hidden-columns"]));
    const shown = await read(parts, { hiddenCells: false });
    expect(shown.sheets[0]).toMatchObject({
      keys: ["Name", "Age"],
      rows: [
        ["Ann", "3"],
        ["Cy", "5"],
      ],
    });
    expect(shown.findings).toEqual([]);
  });

  it("keeps the zeros of a format", async () => {
    const number = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`;
    const parts = {
      sheets: { A: `${row("Postcode,Sales")}<row>${number("1067", 0)}${number("5", 1)}</row>` },
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="164"/><xf numFmtId="1"/></cellXfs>',
    };
    expect(rowsOf(await read(parts))).toEqual([["01067", "5"]]);
  });

  it("may have a table below another one", async () => {
    const parts = {
      sheets: {
        A: write(["Name,Amount", "a,1", "b,2", "Total,3", ",", "City,Country", "Oslo,Norway", "Rome,Italy"]),
        B: write(["Id,Price", "1,2"]),
      },
    };
    const split = await read(parts);
    expect(split.sheets.map(({ name, keys, rows }) => ({ name, keys, count: rows.length }))).toEqual([
      { name: "A", keys: ["Name", "Amount"], count: 2 },
      { name: "A 2", keys: ["City", "Country"], count: 2 },
      { name: "B", keys: ["Id", "Price"], count: 1 },
    ]);
    expect(split.messages).toContain(
      'Sheet "A": The table ends above row 6, where another one begins: that one is read by itself.',
    );
    expect(split.messages).toContain('Sheet "A": 1 row left out below the header: row 4 (total).');
    const whole = await read(parts, { splitTables: false });
    expect(whole.sheets.map(({ rows }) => rows.length)).toEqual([6, 1]);
    expect(whole.findings).toContain("tables-below");
    // What a person says about the header is about the whole sheet.
    const chosen = await read(parts, {
      header: { algorithm: "specificRows", rowNumbers: [5] },
      sheets: ["A"],
    });
    expect(chosen.sheets.map(({ keys }) => keys)).toEqual([["City", "Country"]]);
  });

  it.each([
    ["notes of two cells", ["Name,Amount", "a,1", "b,2", ",", "Prepared by,Ann Smith", "Seen by,Bo Li"]],
    ["a group of records", ["Name,Amount", "a,1", "b,2", ",", "Other things,", "c,3"]],
    ["more records", ["Name,Amount,Day", "a,1,2", "b,2,3", ",,", "c,3,4"]],
  ])("is one table with %s below an empty row", async (_, rows) => {
    const { sheets } = await read({ sheets: { A: write(rows) } });
    expect(sheets).toHaveLength(1);
  });

  it("may have its names in the first column", async () => {
    const parts = { sheets: { A: write(["Name,Ann,Bob", "E-mail,a@x.example,b@x.example", "Age,31,42"]) } };
    const turned = await read(parts);
    expect(turned.sheets[0]).toMatchObject({
      keys: ["Name", "E-mail", "Age"],
      rows: [
        ["Ann", "a@x.example", "31"],
        ["Bob", "b@x.example", "42"],
      ],
    });
    expect(turned.findings).toContain("table-transposed");
    const usual = await read(parts, { transposed: false });
    expect(usual.sheets[0]?.keys).toEqual(["Name", "Ann", "Bob"]);
    const forced = await read({ sheets: { A: write(["x,1,2", "y,3,4"]) } }, { transposed: true });
    expect(forced.sheets[0]).toMatchObject({
      keys: ["x", "y"],
      rows: [
        ["1", "3"],
        ["2", "4"],
      ],
    });
  });

  it("is one table, row by row, with more than 1000 rows", async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `A,${index}`);
    const parts = { sheets: { A: write(["Name,Amount", ...lines, ",", "City,Country", "Oslo,Norway"]) } };
    const { sheets, findings } = await read(parts, { transposed: true });
    expect(sheets.map(({ keys }) => keys)).toEqual([["Name", "Amount"]]);
    expect(findings).toContain("tables-below");
  });

  it.each([
    ["years", ["Name,2024,2025", "Revenue,1,2", "Price,3,4"]],
    ["records", ["Name,City,Age", "Ann,Oslo,3", "Bob,Rome,4"]],
  ])("has its names in the first row above %s", async (_, rows) => {
    const { sheets, findings } = await read({ sheets: { A: write(rows) } });
    expect([sheets[0]?.keys[0], findings.includes("table-transposed")]).toEqual(["Name", false]);
    expect(sheets[0]?.rows).toHaveLength(2);
  });
});
