import { createSpreadsheet, zip } from "@data-import/checks/spreadsheet";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile, extractSheets, type ReadSheet, readSheetsOf } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, type UploadOptions, uploadFile } from "./support/upload.ts";

describeEngines("the content of files", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterEach(() => test.close());

  const extract = (content: string | Uint8Array<ArrayBuffer>, options?: UploadOptions) =>
    extractFile(test, spaceId, content, options);
  const readSheets = async (content: string | Uint8Array<ArrayBuffer>, options?: UploadOptions) =>
    (await extractSheets(test, spaceId, content, options)).sheets as [ReadSheet];
  const readWorkbook = (workbookId: string) => readSheetsOf(test, workbookId);

  it("become a workbook with one sheet of text fields, by a job", async () => {
    const { file, job } = await extract(
      'sku,name,price\nCUP-004,"Espresso cup, set of 4",24.5\nTRAY-010,Tray,\n',
    );
    expect(file).toMatchObject({ status: "complete", treatments: ["IS_BASIC_FILE_SHAPE"] });
    const workbook = await readWorkbook(file.workbookId);
    expect(workbook).toMatchObject({ name: "[file] products.csv", labels: ["file"], spaceId });
    expect(workbook.sheets).toEqual([
      {
        name: "products",
        keys: ["sku", "name", "price"],
        rows: [
          ["CUP-004", "Espresso cup, set of 4", "24.5"],
          ["TRAY-010", "Tray", null],
        ],
      },
    ]);
    expect(job).toMatchObject({
      type: "file",
      operation: "extract",
      source: file.id,
      status: "complete",
      progress: 100,
    });
    expect(job.outcome).toMatchObject({ next: { type: "id", id: file.workbookId } });
    const { body } = await test.request("GET", "/events?topic=file:updated");
    expect(body.data.map(({ payload }: { payload: unknown }) => payload)).toEqual([
      { status: "complete", workbookId: file.workbookId },
      { status: "analyzing", workbookId: file.workbookId },
    ]);
  });

  it.each([
    [
      "semicolons below a title",
      "Products 2026\n\nsku;name\nA;1,5\nB;2,5\n",
      [
        ["A", "1,5"],
        ["B", "2,5"],
      ],
    ],
    [
      "quotes, line breaks and a missing end",
      'a,b\r\n"x ""y""","1\r\n2"\r\nz',
      [
        ['x "y"', "1\r\n2"],
        ["z", null],
      ],
    ],
    [
      "short, long and empty rows",
      "a,b\n1\n\n2,3,4\n5,6\n",
      [
        ["1", null, null],
        ["2", "3", "4"],
        ["5", "6", null],
      ],
    ],
  ])("are found in spite of %s", async (_, content, rows) => {
    const [sheet] = await readSheets(content);
    expect(sheet.rows).toEqual(rows);
  });

  it("have the names of their columns in one of the first fifty rows", async () => {
    const read = async (blankRows: number) => {
      const [{ keys, rows }] = await readSheets(`Products${"\n;".repeat(blankRows)}\nsku;name\nA;B\n`);
      return [keys, rows];
    };
    expect(await read(47)).toEqual([["sku", "name"], [["A", "B"]]]);
    expect((await read(49))[0]).toEqual(["Products", "column_2"]);
  });

  it("keep their letters in every encoding", async () => {
    const expected = [{ keys: ["Größe"], rows: [["“é”"]] }];
    const text = "Größe\n“é”\n";
    const windows = Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65, 0x0a, 0x93, 0xe9, 0x94, 0x0a]);
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
    for (const content of [text, `\uFEFF${text}`, utf16, windows]) {
      expect(await readSheets(content)).toMatchObject(expected);
    }
  });

  it("have a unique name for each column", async () => {
    const [sheet] = await readSheets("name,Name,,name\na,b,c,d\n");
    expect(sheet.keys).toEqual(["name", "Name_2", "column_3", "name_3"]);
    expect(sheet.rows).toEqual([["a", "b", "c", "d"]]);
  });

  it("are read from tabs and from lines of JSON, with every key that occurs", async () => {
    expect(await readSheets("a\tb,c\n1\t2\n", { name: "list.tsv" })).toMatchObject([
      { keys: ["a", "b,c"], rows: [["1", "2"]] },
    ]);
    const lines = '{"a":1,"b":true}\n\n{"c":[1,"x"],"a":null}\n';
    expect(await readSheets(lines, { name: "list.jsonl" })).toMatchObject([
      {
        keys: ["a", "b", "c"],
        rows: [
          ["1", "true", null],
          [null, null, '[1,"x"]'],
        ],
      },
    ]);
  });

  it("are read from a spreadsheet, one sheet for each sheet in it", async () => {
    const bytes = createSpreadsheet({
      strings:
        '<si><t>sku</t></si><si><r><t>Cup</t></r><r><t xml:space="preserve"> red</t></r><rPh><t>no</t></rPh></si>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="20"/></cellXfs>',
      sheets: {
        Products: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>price &amp; more</t></is></c><c r="D1" t="str"><v>since</v></c></row>
          <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>0.30000000000000004</v></c><c r="C3" t="b"><v>1</v></c><c r="D3" s="1"><v>45000</v></c></row>
          <row r="4"><c r="A4" t="e"><v>#N/A</v></c><c r="B4"><f>1+1</f><v>2</v></c><c r="C4" s="3"><v>0.75</v></c><c r="D4" s="2"><v>45000.5</v></c></row>`,
        Empty: "",
        Prices: '<row r="1"><c r="A1"><v>2024</v></c></row><row r="2"><c r="A2"><v>1E3</v></c></row>',
      },
    });
    expect(await readSheets(bytes, { name: "products.xlsx" })).toEqual([
      {
        name: "Products",
        keys: ["sku", "price & more", "column_3", "since"],
        rows: [
          ["Cup red", "0.3", "true", "2023-03-15"],
          ["#N/A", "2", "18:00:00", "2023-03-15T12:00:00"],
        ],
      },
      { name: "Prices", keys: ["2024"], rows: [["1000"]] },
    ]);
  });

  it("have the right order if they need many steps", async () => {
    const rows = Array.from({ length: 12_000 }, (_, index) => `${index},${"x".repeat(40)}`);
    // The last row is wider than the sheet was when the others were written.
    const { file, job } = await extract(`number,text\n${rows.join("\n")}\nlast,y,z\n`);
    expect(job.info).toBe("12001 records in 1 sheet.");
    const { body } = await test.request("GET", `/workbooks/${file.workbookId}`);
    const sheetId = body.data.sheets[0].id;
    const numbers: string[] = [];
    for (const page of [1, 2]) {
      const { body } = await test.request(
        "GET",
        `/sheets/${sheetId}/records?pageSize=10000&pageNumber=${page}`,
      );
      numbers.push(
        ...body.data.records.map(
          ({ values }: { values: { number: { value: string } } }) => values.number.value,
        ),
      );
    }
    expect(numbers).toEqual([...rows.map((_, index) => String(index)), "last"]);
  });

  it.each([
    ["empty.csv", "\n\n", "holds no table"],
    ["broken.jsonl", '{"a":1}\n[2]\n', "Line 2 is JSON, but not an object"],
    ["broken.xlsx", "PK\u0003\u0004, but no archive", "not a readable workbook"],
    ["other.xlsx", zip({ "hello.txt": "hello" }), "not a readable workbook"],
  ])(
    "that cannot be read fail with the reason, and leave nothing behind: %s",
    async (name, content, reason) => {
      const { file, job } = await extract(content, { name });
      expect(file.status).toBe("failed");
      expect(file.workbookId).toBeUndefined();
      expect(job).toMatchObject({ status: "failed", info: expect.stringContaining(reason) });
      expect((await test.request("GET", `/workbooks?spaceId=${spaceId}`)).body.data).toEqual([]);
    },
  );

  it("are not read if they are for download, or if the format is not supported", async () => {
    for (const options of [
      { fields: [["mode", "export"]] as const },
      { name: "scan.pdf", type: "application/pdf" },
    ]) {
      const { body } = await uploadFile(test, spaceId, "a,b\n1,2\n", options);
      const { body: jobs } = await test.request("GET", `/jobs?fileId=${body.data.id}`);
      expect(jobs.data).toEqual([]);
      expect((await test.request("GET", `/files/${body.data.id}`)).body.data.status).toBe("complete");
    }
  });

  it("are not read to their end if they become very large", async () => {
    await test.close();
    const contentBytes = 2_000_000;
    test = await startTestService(engine, { limits: { contentBytes } });
    spaceId = await createSpace(test);
    let written = 0;
    const { insertRecords } = test.storage;
    Object.assign(test.storage, {
      insertRecords(...given: Parameters<typeof insertRecords>) {
        written += given[1].cells.join("").length;
        return insertRecords.apply(test.storage, given);
      },
    });
    const cell = '<c t="s"><v>0</v></c>';
    const create = (rows: number) =>
      createSpreadsheet({
        sheets: { Goods: `<row>${cell}${cell}</row>`.repeat(rows) },
        strings: `<si><t>${"x".repeat(10_000)}</t></si>`,
      });
    const content = create(2000);
    expect(content.byteLength).toBeLessThan(10_000);
    const { file, job } = await extract(content, { name: "products.xlsx" });
    expect([file.status, job.status, file.workbookId]).toEqual(["failed", "failed", undefined]);
    expect(job.info).toMatch(
      /^The file has \d+ bytes, and becomes more than 1953 KB when it is read\. It may become 100 times its size, or 1953 KB if that is more\./,
    );
    expect(written).toBeLessThan(contentBytes);
    written = 0;
    expect((await extract(create(90), { name: "products.xlsx" })).job.status).toBe("complete");
    expect(written).toBeGreaterThan(90 * 20_000);
  });

  it("are read again with the settings of a job: another header row, another delimiter", async () => {
    const { body } = await uploadFile(test, spaceId, "a:b\nc:d\n1:2\n", {
      name: "list.txt",
      type: "text/plain",
    });
    const job = { type: "file", operation: "extract", source: body.data.id, trigger: "immediate" };
    const wrong = await test.request("POST", "/jobs", {
      body: { ...job, config: { driver: "csv", options: { delimiter: "::" } } },
    });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ key: "config.options.delimiter" }] } });
    const far = await test.request("POST", "/jobs", {
      body: { ...job, config: { driver: "csv", detectedHeaderRow: 1001 } },
    });
    expect(far).toMatchObject({ status: 400, body: { errors: [{ key: "config.detectedHeaderRow" }] } });
    const config = { driver: "csv", detectedHeaderRow: 1, options: { delimiter: ":" } };
    expect((await test.request("POST", "/jobs", { body: { ...job, config } })).status).toBe(200);
    const { file } = await awaitExtraction(test, body.data.id);
    expect((await readWorkbook(file.workbookId)).sheets).toMatchObject([
      { keys: ["c", "d"], rows: [["1", "2"]] },
    ]);
  });
});
