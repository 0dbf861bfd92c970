import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile, extractSheets, type ReadSheet } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, type UploadOptions } from "./support/upload.ts";

type Content = string | Uint8Array<ArrayBuffer>;

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

describeEngines("reading files", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  const readOnly = async (content: Content, options?: UploadOptions) => {
    const { sheets, job, file } = await extractSheets(test, spaceId, content, options);
    return { ...(sheets[0] as ReadSheet), count: sheets.length, job, file };
  };
  const explain = async (content: Content, options?: UploadOptions) => {
    const { file, job } = await extractFile(test, spaceId, content, options);
    expect([file.status, job.status]).toEqual(["failed", "failed"]);
    return job.info;
  };

  // The expected values are those of Python's csv and of openpyxl.
  describe("the header", () => {
    it.each([
      ["whose last column has no name", "sku,name,\nA,Cup,1\nB,Tray,2\n", "sku name column_3", 2],
      ["above rows of other lengths", "a,b,c\n1,2,3,4\n5,6,7,8\n9\n", "a b c column_4", 3],
      ["above rows of text that are longer", "a,b,c\nx,y,z,w\nx,y,z,w\n", "a b c column_4", 2],
      ["below a title and an empty row", "Products,Spring\n\na,b,c\nx,y,z\nx,y,z\n", "a b c", 2],
      ["below a title", "Products\na,b,c\nx,y,z\nx,y,z\n", "a b c", 2],
      ["below a title with empty cells", "Products,,\na,b,c\n1,2,3\n", "a b c", 1],
    ])("%s is found", async (_, content, keys, rows) => {
      const sheet = await readOnly(content);
      expect(sheet.keys).toEqual(keys.split(" "));
      expect(sheet.rows).toHaveLength(rows);
      const isFirst = content.startsWith(keys.slice(0, 3).replace(" ", ","));
      if (!isFirst) expect(sheet.job.info).toContain("the rows above were not read");
    });
  });

  it("ends rows at every kind of line break", async () => {
    const { rows } = await readOnly('a,b\r1,"x\r\ny"\r\n2,"z""z"q\n3\r\n');
    expect(rows).toEqual([
      ["1", "x\r\ny"],
      ["2", 'z"zq'],
      ["3", null],
    ]);
  });

  describe("the encoding", () => {
    const ascii = `${"x".repeat(70_000)}\n`;
    it.each([
      ["Latin-1 in the last letter", latin1("name\ncaf\xe9"), "café"],
      ["Latin-1 after a long start", latin1(`name\n${ascii}caf\xe9\n`), "café"],
      ["UTF-8 after a long start", new Uint8Array(Buffer.from(`name\n${ascii}café\n`)), "café"],
      [
        "one bad byte in UTF-8",
        new Uint8Array(Buffer.concat([Buffer.from("name\nGröße, Öl, café \xe9"), Buffer.from([0xff])])),
        "Größe",
      ],
    ])("is found: %s", async (_, content, expected) => {
      const { rows } = await readOnly(content);
      expect(rows.at(-1)?.[0]).toBe(expected);
    });

    it("keeps all other letters if a byte is damaged, and says so", async () => {
      const bytes = Buffer.from("name\nGröße\nÖl?\nÜber\n");
      bytes[bytes.indexOf("?")] = 0xff;
      const { rows, job } = await readOnly(new Uint8Array(bytes));
      expect(rows).toEqual([["Größe"], ["Öl\uFFFD"], ["Über"]]);
      expect(job.info).toContain("1 cell with characters that cannot be read or stored");
      expect(job.outcome.message).toBe(job.info);
    });
  });

  it("leaves NUL characters of a text out, and says so", async () => {
    const { keys, rows, job } = await readOnly("id,na\0me\n1,A\0nn\n", { name: "list.csv" });
    expect([keys, rows]).toEqual([["id", "name"], [["1", "Ann"]]]);
    expect(job.info).toContain("2 NUL characters left out.");
  });

  it("replaces characters that cannot be stored in every format", async () => {
    const spreadsheet = createSpreadsheet({
      sheets: {
        a_x0000_: `<row r="1"><c t="str"><v>k_x0000_</v></c></row><row r="2"><c t="str"><v>_xD83D_v</v></c></row>`,
      },
    });
    const files: [Content, string][] = [
      [latin1("k\xef\xbf\xbd\nv\xef\xbf\xbd\n"), "list.csv"],
      ['{"k\\u0000":"\\ud83dv"}', "list.jsonl"],
      [spreadsheet, "list.xlsx"],
    ];
    for (const [content, name] of files) {
      const { keys, rows, job } = await readOnly(content, { name });
      expect(keys).toEqual(["k\uFFFD"]);
      expect(rows[0]?.[0]).toContain("\uFFFD");
      expect(job.info).toContain("cannot be read or stored");
    }
  });

  it("keeps the digits of numbers in JSON lines", async () => {
    const line =
      '{"a":12345678901234567890,"b":1e400,"c":-0,"d":1.50,"e":[9007199254740993,"x"],"f":{"g":0.10},"h":7}';
    const { rows } = await readOnly(line, { name: "list.jsonl" });
    expect(rows).toEqual([
      ["12345678901234567890", "1e400", "-0", "1.50", '[9007199254740993,"x"]', '{"g":0.10}', "7"],
    ]);
  });

  it("gives a column `__proto__` another key", async () => {
    for (const [content, name] of [
      ["__proto__,b\n1,2\n", "list.csv"],
      ['{"__proto__":1,"b":2}', "list.jsonl"],
    ] as const) {
      const sheet = await readOnly(content, { name });
      expect(sheet).toMatchObject({ keys: ["column_1", "b"], rows: [["1", "2"]] });
      const { body } = await test.request("GET", `/workbooks/${sheet.file.workbookId}`);
      expect(body.data.sheets[0].config.fields[0].label).toBe("__proto__");
    }
  });

  describe("a spreadsheet", () => {
    it("has durations as hours, minutes and seconds", async () => {
      const formats = ["[h]:mm", "[mm]:ss", "[$-409]h:mm", '"[h]"0', "[Red][h]:mm"];
      const styles = formats.map(
        (code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
      );
      const cells = formats.map((_, index) => `<c s="${index}"><v>${index === 2 ? 0.5 : 1.5}</v></c>`);
      const { rows } = await readOnly(
        createSpreadsheet({
          styles: `<numFmts>${styles.join("")}</numFmts><cellXfs>${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join("")}<xf numFmtId="46"/></cellXfs>`,
          sheets: {
            A: `<row>${'<c t="str"><v>x</v></c>'.repeat(7)}</row><row>${cells.join("")}<c s="5"><v>-0.0625</v></c><c s="5"><v>400</v></c></row>`,
          },
        }),
        { name: "list.xlsx" },
      );
      expect(rows).toEqual([
        ["36:00:00", "36:00:00", "12:00:00", "1.5", "36:00:00", "-01:30:00", "9600:00:00"],
      ]);
    });

    it("has the zeros that its formats show", async () => {
      const formats = ["00000", "000\\-00\\-0000", '00"-"00', "0.00", "0"];
      const styles = formats.map(
        (code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code.replaceAll('"', "&quot;")}"/>`,
      );
      const cell = (value: string, index: number) => `<c s="${index}"><v>${value}</v></c>`;
      const { rows } = await readOnly(
        createSpreadsheet({
          styles: `<numFmts>${styles.join("")}</numFmts><cellXfs>${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join("")}</cellXfs>`,
          sheets: {
            A: `<row>${'<c t="str"><v>x</v></c>'.repeat(5)}</row><row>${["1067", "12345678", "123", "7", "7"].map(cell).join("")}</row><row>${["123456", "1.5", "-5", "0", "0"].map(cell).join("")}</row>`,
          },
        }),
        { name: "list.xlsx" },
      );
      expect(rows).toEqual([
        ["01067", "012-34-5678", "01-23", "7", "7"],
        ["123456", "1.5", "-5", "0", "0"],
      ]);
    });

    it("counts days from 1904 if it says so, whatever its extensions say", async () => {
      const extension =
        '<extLst><ext uri="{0}"><x15:workbookPr xmlns:x15="urn:15" chartTrackingRefBase="1"/></ext></extLst>';
      const { rows } = await readOnly(
        createSpreadsheet({
          workbook: ['<workbookPr date1904="1"/>', extension],
          styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
          sheets: { A: '<row><c t="str"><v>day</v></c></row><row><c s="1"><v>42004</v></c></row>' },
        }),
        { name: "list.xlsx" },
      );
      expect(rows).toEqual([["2019-01-01"]]);
    });

    it("says which formulas have no result", async () => {
      const { rows, job } = await readOnly(
        createSpreadsheet({
          sheets: {
            A: `<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>
              <row><c><f>1+1</f><v>2</v></c><c><f>B1</f></c></row>
              <row><c t="str"><f>""</f><v></v></c><c t="b"><f>TRUE</f><v/></c></row>`,
          },
        }),
        { name: "list.xlsx" },
      );
      expect(rows).toEqual([["2", null]]);
      expect(job.info).toContain("2 formulas without a stored result");
    });

    it("is read without its hidden sheets, which the job names, or with them", async () => {
      const row = `<row>${'<c t="str"><v>price</v></c>'.repeat(2)}</row><row>${"<c><v>1</v></c>".repeat(2)}</row>`;
      const bytes = createSpreadsheet({ sheets: { Shown: row, Lists: row }, hidden: ["Lists"] });
      const { count, job, file } = await readOnly(bytes, { name: "list.xlsx" });
      expect([count, job.info]).toEqual([1, "1 record in 1 sheet. 1 hidden sheet not read: Lists."]);
      const again = { type: "file", operation: "extract", source: file.id, trigger: "immediate" };
      const send = (hiddenSheets: unknown) =>
        test.request("POST", "/jobs", {
          body: { ...again, config: { driver: "xlsx", options: { hiddenSheets } } },
        });
      expect(await send("yes")).toMatchObject({
        status: 400,
        body: { errors: [{ key: "config.options.hiddenSheets" }] },
      });
      await send(true);
      expect((await awaitExtraction(test, file.id)).job.info).toBe("2 records in 2 sheets.");
      const hidden = createSpreadsheet({ sheets: { Lists: row }, hidden: ["Lists"] });
      expect(await explain(hidden, { name: "list.xlsx" })).toContain("hidden sheets were not read");
    });
  });

  describe("limits", () => {
    const wide = (count: number) =>
      `${Array.from({ length: count }, (_, index) => `c${index}`).join(",")}\n${"1,".repeat(count - 1)}1\n`;

    it("allow a thousand columns", async () => {
      expect((await readOnly(wide(1000))).keys).toHaveLength(1000);
      const message = "A table may have at most 1000 columns";
      expect(await explain(wide(1001))).toContain(message);
      const keys = Array.from({ length: 1001 }, (_, index) => `{"k${index}":1}`).join("\n");
      expect(await explain(keys, { name: "list.jsonl" })).toContain(message);
      const cells = (name: string) => `<row><c r="A1"><v>1</v></c><c r="${name}"><v>1</v></c></row>`;
      // The first cell that is too much, and the last column of spreadsheet programs.
      for (const name of ["ALM1", "XFD1"]) {
        const far = createSpreadsheet({ sheets: { A: cells(name) } });
        expect(await explain(far, { name: "list.xlsx" })).toContain(`cell ${name}`);
      }
    });

    const json = (length: number) => `{"a":"${"x".repeat(length - 8)}"}`;
    const sheets = (count: number) =>
      createSpreadsheet({
        sheets: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [
            `S${index}`,
            index === 0 ? "<row><c><v>1</v></c></row>".repeat(2) : "",
          ]),
        ),
      });
    it.each<[string, (most: number) => Content, number, string, string]>([
      ["values", (most) => `a\n${",".repeat(most - 1)}\nb\n`, 16_384, "list.csv", "Row 2 has more than"],
      [
        "row",
        // A cell may have half of it.
        (most) => `a,b,c\n${`${"x".repeat(999_999)},`.repeat(2)}${"x".repeat(most - 2_000_001)}\nb,,\n`,
        ...([2_097_152, "list.csv", "Row 2 does not end"] as const),
      ],
      ["line", json, 524_288, "list.jsonl", "Line 1 is longer than"],
      ["sheets", sheets, 500, "list.xlsx", "500"],
    ])("are exact: %s", async (_, create, most, name, message) => {
      expect((await readOnly(create(most), { name })).job.status).toBe("complete");
      expect(await explain(create(most + 1), { name })).toContain(message);
    });

    it("ignore formats without values, and names that repeat", async () => {
      const formats = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>';
      const bytes = createSpreadsheet({ sheets: { A: `${formats}<row r="1048576"><c><v>1</v></c></row>` } });
      expect(await readOnly(bytes, { name: "list.xlsx" })).toMatchObject({ keys: ["1"], rows: [["1"]] });
      const { keys } = await readOnly(`${"a,".repeat(998)}A_2,a\n1\n`);
      expect([keys[1], keys.at(-2), keys.at(-1)]).toEqual(["a_2", "A_2_2", "a_999"]);
    });

    it.each([
      ["rows", `a\n"${"x".repeat(2_200_000)}`, "list.csv", "Row 2 does not end within"],
      ["cells", `a\n${",".repeat(20_000)}\n`, "list.csv", "Row 2 has more than 16384 values"],
      ["lines", `{"a":"${"x".repeat(1_100_000)}"}`, "list.jsonl", "Line 1 is longer than"],
      ["levels", `{"a":${"[".repeat(250_000)}${"]".repeat(250_000)}}`, "list.jsonl", "nested too deeply"],
    ])("of %s are explained", async (_, content, name, message) => {
      expect(await explain(content, { name })).toContain(message);
    });
  });
});
