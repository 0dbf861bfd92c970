import { createSpreadsheet, zip } from "@data-import/checks/spreadsheet";
import type { SheetConfig } from "@data-import/types";
import { renderMessage } from "@data-import/types/messages";
import { messages as ar } from "@data-import/types/messages/ar";
import { messages as de } from "@data-import/types/messages/de";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile } from "./support/extracted.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";

type Body = TestResponse["body"];

const goods: SheetConfig = {
  name: "Goods",
  slug: "goods",
  fields: [
    { key: "article", type: "string", label: "Article" },
    { key: "price", type: "number", label: "Price" },
    { key: "sold", type: "date", label: "Sold" },
  ],
};
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (texts: string, attributes = "") =>
  `<row${attributes}>${texts.split(",").map(cell).join("")}</row>`;
const table = `${row("Article,Price")}${row("A,1")}${row("B,2")}`;
const spreadsheet = (parts: Parameters<typeof createSpreadsheet>[0]) =>
  [createSpreadsheet(parts), "goods.xlsx"] as const;

/** Files with one loss or guess each: its code, how often, and where. */
type Planned = readonly [
  code: string,
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  count: number,
  place?: object,
];
const files: readonly Planned[] = [
  ["encoding-guessed", latin1("Article,Price\nCaf\xe9,1\nTh\xe9,2\n"), "goods.csv", 1],
  ["delimiter-guessed", "Article;Price\nA;1\nB;2\nC\nD\n", "goods.csv", 1],
  ["quotes-guessed", 'Article,Price\nA,1\n"B,2\n', "goods.csv", 1, { rows: [2] }],
  ["characters-dropped", "Article,Price\nA\0,1\nB\0,2\n", "goods.csv", 2],
  ["parts-not-read", zip({ "goods.csv": "Article,Price\nA,1\nB,2\n", "a.pdf": "%PDF-1.7" }), "goods.zip", 1],
  [
    "tables-below",
    "Article,Price\nA,1\nB,2\nC,3\n\nName,City\nAnn,Oslo\nBo,Rome\n",
    ...(["goods.csv", 1, { sheet: "goods", rows: [5] }] as const),
  ],
  [
    "format-guessed",
    "Article,Sold\nA,13/02/2026\nB,02/13/2026\nC,01/02/2026\n",
    ...(["goods.csv", 1, { column: "Sold" }] as const),
  ],
  ["header-guessed", "Blorp,Xyzzy\nfoo,bar\nbaz,qux\n", "goods.csv", 1, { sheet: "goods", rows: [0] }],
  ["header-missing", "1,2\n3,4\n5,6\n", "goods.csv", 1, { sheet: "goods" }],
  ["rows-above", "Report\n\nArticle,Price\nA,1\nB,2\n", "goods.csv", 1, { sheet: "goods", rows: [0] }],
  ["rows-left-out", "Article,Price\nA,1\nB,2\nTotal,3\n", "goods.csv", 1, { sheet: "goods", rows: [3] }],
  ["characters-replaced", "Article,Price\nA\uFFFD,1\nB,2\n", "goods.csv", 1, { sheet: "goods" }],
  [
    "formulas-without-result",
    ...spreadsheet({ sheets: { A: `${table}<row>${cell("C")}<c><f>B2</f></c></row>` } }),
    ...([1, { sheet: "A" }] as const),
  ],
  [
    "merged-cells",
    ...spreadsheet({ sheets: { A: table }, merges: '<mergeCell ref="A2:A3"/>' }),
    ...([1, { sheet: "A" }] as const),
  ],
  [
    "hidden-rows",
    ...spreadsheet({ sheets: { A: `${table}${row("C,3", ' hidden="1"')}` } }),
    ...([1, { sheet: "A" }] as const),
  ],
  [
    "hidden-columns",
    ...spreadsheet({ sheets: { A: `<cols><col min="2" max="2" hidden="1"/></cols>${table}` } }),
    ...([1, { sheet: "A" }] as const),
  ],
  [
    "tables-split",
    ...spreadsheet({ sheets: { A: `${table}<row/>${row("Name,City")}${row("Ann,Oslo")}` } }),
    ...([1, { sheet: "A", rows: [4] }] as const),
  ],
  [
    "table-transposed",
    ...spreadsheet({ sheets: { A: row("Article,A,B") + row("Price,1,2") + row("Country,Norway,Italy") } }),
    ...([1, { sheet: "A" }] as const),
  ],
  [
    "header-joined",
    "Address,,Article\nStreet,City,Name\nMain 1,Oslo,A\nMain 2,Rome,B\n",
    ...(["goods.csv", 1, { sheet: "goods", rows: [0, 1] }] as const),
  ],
  ["hidden-sheets", ...spreadsheet({ sheets: { A: table, B: table }, hidden: ["B"] }), 1],
  ["tables-not-read", ...spreadsheet({ sheets: { A: table, B: table } }), 1],
  ["column-left-out", "Article,Price,Blorp\nA,1,x\nB,2,y\n", "goods.csv", 1, { column: "Blorp" }],
  ["format-guessed", "Article,Sold\nA,02/03/2026\nB,04/05/2026\n", "goods.csv", 1, { column: "Sold" }],
  ["digits-lost", 'Article,Price\n"4,68E+17",1\n"4,69E+17",2\n', "goods.csv", 2, { column: "Article" }],
];

describeEngines("findings", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function importFile(content: string | Uint8Array<ArrayBuffer>, name: string, extent?: "sample") {
    const { spaceId, sheets } = await createCatalogue(test, [goods]);
    const fields = extent === undefined ? [] : ([["extent", extent]] as const);
    const { file, job: read } = await extractFile(test, spaceId, content, { name, fields });
    if (read.status !== "complete") throw new Error(read.info);
    const workbook = (await test.request("GET", `/workbooks/${file.workbookId}`)).body.data;
    const config = { sourceSheetId: workbook.sheets[0].id, destinationSheetId: sheets["goods"] };
    const { body } = await test.request("POST", "/jobs", {
      body: {
        type: "workbook",
        operation: "map",
        source: file.workbookId,
        trigger: "immediate",
        config,
      },
    });
    const job = await waitForJob(test, body.data.id);
    const plan = (await test.request("GET", `/jobs/${job.id}/plan`)).body.data.plan;
    return { read, job, plan };
  }

  /** Expects a finding of a job and its plan in German and Arabic. */
  async function expectTranslated(jobId: string, code: string): Promise<void> {
    for (const texts of [de, ar]) {
      const headers = { "accept-language": texts.language };
      const { data: job } = (await test.request("GET", `/jobs/${jobId}`, { headers })).body;
      const { data } = (await test.request("GET", `/jobs/${jobId}/plan`, { headers })).body;
      const [found] = job.result.findings.filter((finding: Body) => finding.code === code);
      const { params, message, remedy } = found;
      expect([message, remedy]).toEqual([
        renderMessage(texts, { code, params }),
        renderMessage(texts, { code, params }, "remedy"),
      ]);
      expect(message).not.toMatch(/undefined|\[object|\bthe\b/);
      expect(job.info).toContain(message);
      expect(job.outcome.message).toContain(message);
      expect(data.plan.findings).toContainEqual(found);
    }
  }

  it.each(files)("say %s, in the plan and at the end", async (...planned) => {
    const [code, content, name, count, place] = planned as unknown as Planned;
    const { read, job, plan } = await importFile(content, name);
    const found = job.result.findings.filter((finding: Body) => finding.code === code);
    expect(found).toEqual([
      {
        code,
        message: expect.any(String),
        params: expect.any(Object),
        remedy: expect.any(String),
        ...(place && { place }),
        count,
      },
    ]);
    await expectTranslated(job.id, code);
    expect(job.info).toContain(found[0].message);
    const [row] = found[0].place?.rows ?? [];
    if (row !== undefined && code !== "rows-above") expect(found[0].message).toContain(`row ${row + 1}`);
    expect(job.outcome.message).toContain(found[0].message);
    expect(plan.findings).toEqual(job.result.findings);
    const ofPlan = ["tables-not-read", "column-left-out", "format-guessed", "digits-lost"].includes(code);
    expect(read.result.findings.some((finding: Body) => finding.code === code)).toBe(!ofPlan);
  });

  it("are none for a file that arrives as it is", async () => {
    const { job } = await importFile("Article,Price\nA,1.5\nB,2\n", "goods.csv");
    expect([job.result.findings, job.info]).toEqual([[], "2 of 2 records added"]);
  });

  it("are those of the whole file when a plan has a sample", async () => {
    const lines = Array.from({ length: 6000 }, (_, index) => `A-${index},${index}.5,x`);
    const { job, plan } = await importFile(
      ["Article,Price,Blorp", ...lines, "Total,1,"].join("\n"),
      "goods.csv",
      "sample",
    );
    const codes = (findings: Body) => findings.map((finding: Body) => finding.code);
    expect(codes(plan.findings)).toEqual(["column-left-out"]);
    expect(codes(job.result.findings)).toEqual(["rows-left-out", "column-left-out"]);
  });

  it("do not name a column that a person has left out", async () => {
    const { spaceId, sheets } = await createCatalogue(test, [goods]);
    const { file } = await extractFile(test, spaceId, "Article,Price,Blorp\nA,1,x\nB,2,y\n", {
      name: "goods.csv",
    });
    const workbook = (await test.request("GET", `/workbooks/${file.workbookId}`)).body.data;
    const config = { sourceSheetId: workbook.sheets[0].id, destinationSheetId: sheets["goods"] };
    const { body } = await test.request("POST", "/jobs", {
      body: { type: "workbook", operation: "map", source: file.workbookId, config },
    });
    const [unmapped] = (await test.request("GET", `/jobs/${body.data.id}/plan`)).body.data.plan
      .unmappedSourceFields;
    const { body: changed } = await test.request("PATCH", `/jobs/${body.data.id}/plan`, {
      body: { fieldMapping: [{ sourceField: { key: unmapped.sourceField.key } }] },
    });
    expect(changed.data.plan.findings).toEqual([]);
  });
});
