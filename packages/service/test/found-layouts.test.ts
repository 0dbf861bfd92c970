import { encodeText } from "@data-import/checks/encode-text";
import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile, extractSheets, readSheetsOf } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, uploadFile } from "./support/upload.ts";

/** An export of a bank, with rows above and below its records. */
const bank = [
  "Konto:;DE02120300000000202051",
  "Zeitraum:;01.01.2026 - 31.01.2026",
  "",
  "Buchungstag;Empfänger;Betrag",
  "02.01.2026;Stadtwerke Köln;-85,00",
  "28.01.2026;Müller & Söhne;2.450,00",
  ";Kontostand;2.365,00",
].join("\r\n");

describeEngines("the layout of files", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  const detect = (body: unknown, token = test.token) =>
    test.request("POST", "/files/detect-header", { body, token });
  const found = {
    headerRows: [3],
    dataRow: 4,
    leftOut: 3,
    leftOutRows: [
      { row: 0, reason: "title", text: "Konto: | DE02120300000000202051" },
      { row: 1, reason: "title", text: "Zeitraum: | 01.01.2026 - 31.01.2026" },
      { row: 6, reason: "total", text: "Kontostand | 2.365,00" },
    ],
  };

  it("is shown with fifty records, their places, and the rows as they are in the file", async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `A-${index};${index},5`);
    // An empty row is not a record, so the numbers have a gap.
    const lines = ["Prices of May", "", "Article;Price", ...rows.slice(0, 5), "", ...rows.slice(5)];
    const { body } = await uploadFile(test, spaceId, lines.join("\n"));
    const fileId = body.data.id;
    const show = async (more: object) =>
      (await test.send("POST", "/files/detect-header", { fileId, ...more })).tables[0];
    const usual = await show({});
    expect(usual.rows).toHaveLength(10);
    expect(usual.rowNumbers).toEqual([3, 4, 5, 6, 7, 9, 10, 11, 12, 13]);
    expect(usual).not.toHaveProperty("firstRows");

    const many = await show({ rowCount: 50, firstRows: true });
    expect(many.rows.map(([article]: string[]) => article)).toEqual(
      Array.from({ length: 50 }, (_, index) => `A-${index}`),
    );
    expect(many.rowNumbers.slice(-1)).toEqual([53]);
    expect([many.firstRowNumber, many.firstRows.length]).toEqual([0, 50]);
    expect(many.firstRows.slice(0, 4)).toEqual([
      ["Prices of May"],
      [""],
      ["Article", "Price"],
      ["A-0", "0,5"],
    ]);
    for (const [place, number] of many.rowNumbers.entries()) {
      if (number < 50) expect(many.firstRows[number]).toEqual(many.rows[place]);
    }

    // Other options show another reading at once.
    const one = await show({ rowCount: 1, firstRows: true, options: { delimiter: "," } });
    expect([one.rows, one.firstRows]).toEqual([[["A-1;1", "5"]], [["Prices of May"]]]);
    const refused = await test.request("POST", "/files/detect-header", {
      body: { fileId, rowCount: 51 },
    });
    expect(refused.body.errors[0].key).toBe("rowCount");
  });

  it("is shown with fewer records, and parts of cells, if they are long", async () => {
    const grid = [["name", "text"], ...Array.from({ length: 80 }, () => ["x", "y".repeat(30_000)])];
    const shown = await detect({ rows: grid, rowCount: 50, firstRows: true });
    const [table] = shown.body.data.tables;
    expect(table.rows).toHaveLength(33);
    expect(table.firstRows).toHaveLength(50);
    expect(table.firstRows[1]).toEqual(["x", "y".repeat(200)]);
  });

  it("shows the rows of each table of a sheet, and none of objects", async () => {
    const show = async (content: string | Uint8Array<ArrayBuffer>, name: string) => {
      const { body } = await uploadFile(test, spaceId, content, { name });
      const asked = { fileId: body.data.id, firstRows: true };
      return (await test.send("POST", "/files/detect-header", asked)).tables;
    };
    const row = (...texts: string[]) =>
      `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join("")}</row>`;
    const lines = ["Name,Amount", "a,1", "b,2", "Total,3", ",", "City,Country", "Oslo,Norway", "Rome,Italy"];
    const sheet = createSpreadsheet({ sheets: { A: lines.map((line) => row(...line.split(","))).join("") } });
    const tables = await show(sheet, "two.xlsx");
    expect(tables).toMatchObject([
      {
        firstRowNumber: 0,
        rows: [
          ["a", "1"],
          ["b", "2"],
        ],
        rowNumbers: [1, 2],
      },
      {
        rows: [
          ["Oslo", "Norway"],
          ["Rome", "Italy"],
        ],
        headerRows: [5],
        rowNumbers: [6, 7],
      },
    ]);
    expect(tables[0].firstRows[3]).toEqual(["Total", "3"]);
    const [, { firstRows, firstRowNumber, rows, rowNumbers }] = tables;
    expect(firstRows[5 - firstRowNumber]).toEqual(["City", "Country"]);
    expect(firstRows[rowNumbers[0] - firstRowNumber]).toEqual(rows[0]);
    const [objects] = await show('[{"a":"1"},{"a":"2"}]', "list.json");
    expect([objects.rows, objects.rowNumbers, objects.firstRows]).toEqual([[["1"], ["2"]], [0, 1], []]);
  });

  it("is found by the job, which lists the rows that it leaves out", async () => {
    const { sheets, job, file } = await extractSheets(test, spaceId, encodeText(bank, "windows-1252"));
    expect(sheets).toMatchObject([
      {
        keys: ["Buchungstag", "Empfänger", "Betrag"],
        rows: [
          ["02.01.2026", "Stadtwerke Köln", "-85,00"],
          ["28.01.2026", "Müller & Söhne", "2.450,00"],
        ],
      },
    ]);
    expect(job.info).toBe(
      "2 records in 1 sheet. Its letters were read as windows-1252. The names of the columns are in row 4; the rows above were not read. 1 row left out below the header: row 7 (total).",
    );
    expect(job.result).toMatchObject({
      records: 2,
      encoding: "windows-1252",
      encodingConfidence: 0.7,
      delimiter: ";",
      tables: [{ ...found, sheetId: file.sheetId }],
    });
    const { body } = await test.request("GET", `/sheets/${file.sheetId}`);
    const { headerRows, dataRow } = found;
    expect(body.data.metadata.reading).toMatchObject({ fileId: file.id, headerRows, dataRow });
  });

  it("can be corrected by the settings of a job", async () => {
    const { file } = await extractFile(test, spaceId, "Ann,Leeds\nBo,York\nTotal,2\n");
    const read = async (options: unknown) => {
      const config = { driver: "csv", options };
      const job = { type: "file", operation: "extract", source: file.id, trigger: "immediate", config };
      const { status, body } = await test.request("POST", "/jobs", { body: job });
      if (status !== 200) return body.errors[0].key;
      const again = await awaitExtraction(test, file.id);
      return (await readSheetsOf(test, again.file.workbookId)).sheets[0];
    };
    const header = { algorithm: "specificRows", rowNumbers: [] };
    expect(await read({ header, keepAllRows: true })).toMatchObject({
      keys: ["column_1", "column_2"],
      rows: [
        ["Ann", "Leeds"],
        ["Bo", "York"],
        ["Total", "2"],
      ],
    });
    expect(await read({ header, encoding: "utf-16le" })).toMatchObject({ keys: ["column_1"] });
    expect(await read({ encoding: "latin-99" })).toBe("config.options.encoding");
    expect(await read({ delimitr: ";" })).toBe("config.options.delimitr");
    expect(await read({ header: { algorithm: "specificRows", rowNumbers: [1001] } })).toBe(
      "config.options.header.rowNumbers[0]",
    );
  });

  it("is shown before the file is read, and read in the same way", async () => {
    const { body } = await uploadFile(test, spaceId, encodeText(bank, "windows-1252"), { name: "bank.txt" });
    const fileId = body.data.id;
    expect((await detect({ fileId })).status).toBe(200);
    const shown = await detect({ fileId, driver: "csv" });
    expect(shown.body.data).toMatchObject({
      encoding: "windows-1252",
      delimiter: ";",
      tables: [
        {
          ...found,
          name: "bank",
          columns: [
            { key: "Buchungstag", label: "Buchungstag" },
            { key: "Empfänger", label: "Empfänger" },
            { key: "Betrag", label: "Betrag" },
          ],
          rows: [
            ["02.01.2026", "Stadtwerke Köln", "-85,00"],
            ["28.01.2026", "Müller & Söhne", "2.450,00"],
          ],
        },
      ],
    });
    const options = { header: { algorithm: "specificRows", rowNumbers: [4] }, encoding: "macintosh" };
    const corrected = await detect({ fileId, driver: "csv", options });
    expect(corrected.body.data).toMatchObject({
      encoding: "macintosh",
      encodingConfidence: 1,
      tables: [{ headerRows: [4], confidence: 1 }],
    });
  });

  it("is shown for each sheet of a spreadsheet, and for cells", async () => {
    const row = (...texts: string[]) =>
      `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join("")}</row>`;
    const sheets = { A: row("Title") + row("name", "city") + row("Ann", "Leeds"), B: row("x") + row("y") };
    const { body } = await uploadFile(test, spaceId, createSpreadsheet({ sheets }), { name: "list.xlsx" });
    const { tables } = (await detect({ fileId: body.data.id })).body.data;
    expect(tables).toMatchObject([
      { name: "A", headerRows: [1], rows: [["Ann", "Leeds"]] },
      { name: "B", headerRows: [0], rows: [["y"]] },
    ]);
    const rows = [[], ["name", "", "city"], ["Ann", "", "Leeds"]];
    expect((await detect({ rows })).body.data.tables).toEqual([
      {
        name: "",
        headerRows: [1],
        dataRow: 2,
        confidence: expect.any(Number),
        emptyColumns: [1],
        columns: [
          { key: "name", label: "name" },
          { key: "city", label: "city" },
        ],
        rows: [["Ann", "Leeds"]],
        rowNumbers: [2],
        leftOut: 0,
        leftOutRows: [],
      },
    ]);
  });

  it("is shown as the public clients read it: names by place, rows to skip, and letters", async () => {
    const show = async (data: string[][], options: object = { algorithm: "aiDetection" }) => {
      const { header, headerRow, letters } = (await detect({ options, data })).body.data;
      return { header, headerRow, letters };
    };
    const letters = ["A", "B", "C", "D"];
    const trip = [
      ...[["Trip Idea"], [], ["Name", "Age", "City", "", ""]],
      ...[
        ["David", "25", "New York", "Yes", ""],
        ["Sarah", "32", "London", "", ""],
      ],
    ];
    expect(await show(trip)).toEqual({ header: ["Name", "Age", "City", ""], headerRow: 3, letters });
    const chosen = { algorithm: "specificRows", rowNumbers: [0, 2] };
    expect(await show(trip, chosen)).toMatchObject({
      header: ["Trip Idea Name", "Trip Idea Age", "Trip Idea City", ""],
      headerRow: 3,
    });
    const given = { algorithm: "explicitHeaders", headers: ["a", "b", "c", "d"] };
    expect(await show(trip, given)).toEqual({ header: ["a", "b", "c", "d"], headerRow: 0, letters });
    const bare = [
      ["", "1", "2.5"],
      ["", "3", "4.5"],
    ];
    expect(await show(bare)).toEqual({
      header: ["", "column_2", "column_3"],
      headerRow: 0,
      letters: ["A", "B", "C"],
    });
    const wide = Array.from({ length: 28 }, (_, place) => `name ${place}`);
    expect((await show([wide, wide.map(String)])).letters.slice(24)).toEqual(["Y", "Z", "AA", "AB"]);
    // The same for a file, and beside what the service says of its tables.
    const { body } = await uploadFile(test, spaceId, bank);
    const options = { algorithm: "default" };
    expect((await detect({ fileId: body.data.id, options })).body.data).toMatchObject({
      header: ["Buchungstag", "Empfänger", "Betrag"],
      headerRow: 4,
      letters: ["A", "B", "C"],
      tables: [{ headerRows: [3], dataRow: 4 }],
    });
  });

  it("is not shown for other files, or those of others", async () => {
    const key = async (body: unknown) => (await detect(body)).body.errors[0].key;
    expect(await key({})).toBe("fileId");
    expect(await key({ rows: [["a"]], fileId: "us_fl_Gx3zH8wS" })).toBe("fileId");
    expect(await key({ rows: [["a"]], data: [["a"]] })).toBe("fileId");
    expect(await key({ rows: [["", " "]] })).toBe("rows");
    expect(await key({ data: [["", " "]], options: { algorithm: "default" } })).toBe("data");
    expect(await key({ data: [["a"]], options: { algorithm: "magic" } })).toBe("options.algorithm");
    expect(await key({ data: [["a"]], options: { delimiter: ",," } })).toBe("options.delimiter");
    expect(await key({ rows: [["a"]], options: { encoding: "latin-99" } })).toBe("options.encoding");
    expect((await detect({ fileId: "us_fl_Gx3zH8wS" })).status).toBe(404);
    const { body } = await uploadFile(test, spaceId, "%PDF", { name: "a.pdf", type: "application/pdf" });
    expect(await key({ fileId: body.data.id })).toBe("driver");
  });

  it("is found as the space says", async () => {
    const other = await createSpace(test);
    const extractionOptions = { algorithm: "specificRows", rowNumbers: [2], rowsToSearch: 4, skip: 1 };
    await test.send("PATCH", `/spaces/${other}`, { settings: { extractionOptions } });
    const { sheets, job } = await extractSheets(test, other, "Report\n\nsku,name\nA,x\nB,y\n");
    expect(sheets).toMatchObject([
      {
        keys: ["sku", "name"],
        rows: [
          ["A", "x"],
          ["B", "y"],
        ],
      },
    ]);
    expect(job.config.options.header).toEqual(extractionOptions);
  });
});
