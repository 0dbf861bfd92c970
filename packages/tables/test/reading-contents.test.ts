import { gzipSync } from "node:zlib";
import { createSpreadsheet, zip } from "@data-import/checks/spreadsheet";
import { utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { createContentMeter } from "../src/reading/content-meter.ts";
import type { Format } from "../src/reading/formats.ts";
import { readFile } from "./support/read-file.ts";

type Content = string | Uint8Array<ArrayBuffer>;

const pack = (content: string | Uint8Array) => new Uint8Array(gzipSync(content));
const workbook = createSpreadsheet({
  sheets: { Goods: `<row>${'<c t="str"><v>id</v></c>'.repeat(1)}</row><row><c><v>1</v></c></row>` },
});
const openedRow = (text: string) =>
  `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row>`;
const opened = zip({
  "settings.xml": Array.from({ length: 600 }, (_, index) => (index ** 3).toString(36)).join(""),
  "content.xml": `<office:document-content><table:table table:name="Goods">${openedRow("id")}${openedRow("1")}</table:table></office:document-content>`,
  mimetype: "application/vnd.oasis.opendocument.spreadsheet",
});
const people = "id,name\n1,Ann\n2,Bo\n";
const page = (body: string) =>
  `<!DOCTYPE html>\n<html><head><style>td > b {}</style></head><body>${body}</body></html>`;

/** A binary workbook with one text in all its cells, which it has once. */
const binary = (rows: number, columns: number, text: string) => {
  const sheet = utils.aoa_to_sheet(Array.from({ length: rows }, () => Array(columns).fill(text)));
  const book = { SheetNames: ["Goods"], Sheets: { Goods: sheet } };
  const options = { type: "buffer", bookType: "xlsb", bookSST: true, compression: true } as const;
  return new Uint8Array(write(book, options));
};
const binaryRow = binary(1, 900, "x".repeat(30_000));

/** The tables as lines: their names, the names of their columns, then their records. */
async function readTables(content: Content, format: Format = "csv", name = "list") {
  const { tables, findings } = await readFile(content, {}, format, name);
  const lines = tables.map((table) =>
    [table.name, table.labels, ...table.rows].map((row) => [row].flat().join("|")),
  );
  return { lines, codes: findings.map(({ code }) => code) };
}
const explain = async (content: Content, format: Format = "csv") =>
  readTables(content, format).then(
    () => "read",
    (error: Error) => error.message,
  );

const peopleLines = ["id|name", "1|Ann", "2|Bo"];
const sheet = (cells: string) =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><list xmlns:x="urn:x">${cells}</list>`;

describe("a file", () => {
  it.each<[string, Content, Format, string[][]]>([
    ["a text called .xlsx", people, "xlsx", [["list", ...peopleLines]]],
    [
      "a row of links",
      "<a href='https://a.example/'>one</a>,<b>two</b>\n<i>3</i>,4\n<i>5</i>,6\n",
      "csv",
      [["list", "<a href='https://a.example/'>one</a>|<b>two</b>", "<i>3</i>|4", "<i>5</i>|6"]],
    ],
    ["an OpenDocument file whose parts have another order", opened, "xlsx", [["Goods", "id", "1"]]],
    ["the same, called .zip", opened, "csv", [["Goods", "id", "1"]]],
    ["an array", '[{"id":1,"name":"Ann"},\n {"id":2,"name":"Bo"}]', "jsonl", [["list", ...peopleLines]]],
    [
      "an array with a mark",
      '\uFEFF [ {"id":1,"name":"Ann"} , {"id":2,"name":"Bo"} ] ',
      "csv",
      [["list", ...peopleLines]],
    ],
    [
      "objects over several lines",
      '{\n "id": 1, "name": "Ann"\n}\n{\n "id": 2, "name": "Bo"\n}',
      "jsonl",
      [["list", ...peopleLines]],
    ],
    ["an array of arrays", '[["id","name"],[1,"Ann"],[2,"Bo"]]', "jsonl", [["list", ...peopleLines]]],
    [
      "lists in one object",
      '{\n"count": 2, "people": [{"id":1,"name":"Ann"},{"id":2,"name":"Bo"}], "places": [{"city":"Oslo"}]}',
      ...([
        "jsonl",
        [
          ["people", ...peopleLines],
          ["places", "city", "Oslo"],
        ],
      ] as [Format, string[][]]),
    ],
    [
      "signs of JSON in texts",
      '[{"a":"x]},{\\"","b":[1,{"c":"}"}]}]',
      "jsonl",
      [["list", "a|b", 'x]},{"|[1,{"c":"}"}]']],
    ],
    [
      "digits of JSON",
      '[{"a":12345678901234567890,"b":1.50}]',
      "jsonl",
      [["list", "a|b", "12345678901234567890|1.50"]],
    ],
    ["an empty array", "[]", "jsonl", []],
    [
      "a page",
      page("<table><tr><th>id<th>name<tr><td>1<td>Ann<tr><td>2<td>B<b>o</b></table>"),
      "xlsx",
      [["list", ...peopleLines]],
    ],
    [
      "signs of a page",
      page(
        "<table><tr><td>a</td><td>b</td></tr><tr><td>x &amp; &#228;&nbsp;y</td><td>1<br>2<!-- <td>3</td> --></td></tr></table>",
      ),
      ...(["csv", [["list", "a|b", "x & ä\u00A0y|1\n2"]]] as [Format, string[][]]),
    ],
    [
      "several tables of a page",
      page(
        "<p>x</p><table><caption>A</caption><tr><td>id<td>name<tr><td>1<td>Ann</table><table><tr><th>k<tr><td><table><tr><td>in</table></table>",
      ),
      ...([
        "csv",
        [
          ["A", "id|name", "1|Ann"],
          ["list 2", "k", "in"],
        ],
      ] as [Format, string[][]]),
    ],
    [
      "attributes of XML",
      sheet('<p id="1" name="Ann"/><p id="2" name="Bo"/>'),
      "csv",
      [["list", ...peopleLines]],
    ],
    [
      "elements of XML",
      sheet("<p><id>1</id><x:name>Ann</x:name></p><p><id>2</id><x:name>B<![CDATA[o]]></x:name></p>"),
      "csv",
      [["list", ...peopleLines]],
    ],
    [
      "elements in elements of XML",
      `<all><head/><people><p><id>1</id><tag>a</tag><tag>b</tag></p><p><id>2</id><at><city k="1">Oslo</city></at></p></people></all>`,
      ...(["csv", [["list", "id|tag|at", '1|["a","b"]', '2||{"city":{"k":"1","text":"Oslo"}}']]] as [
        Format,
        string[][],
      ]),
    ],
    [
      "an archive of tables",
      zip({ "a/people.csv": people, "b.xlsx": workbook, "__MACOSX/._x": "x" }),
      "csv",
      [
        ["people", ...peopleLines],
        ["Goods", "id", "1"],
      ],
    ],
    [
      "an archive in an archive",
      zip({ "in.zip": zip({ "people.csv": people }) }),
      "csv",
      [["people", ...peopleLines]],
    ],
    ["a workbook that was compressed", pack(workbook), "csv", [["Goods", "id", "1"]]],
    ["a text that was compressed", pack(people), "csv", [["list", ...peopleLines]]],
  ])("is read as what its bytes are: %s", async (_, content, format, lines) => {
    expect((await readTables(content, format)).lines).toEqual(lines);
  });

  it("is named by what is compressed", async () => {
    expect((await readTables(pack(people), "csv", "people.csv")).lines[0]?.[0]).toBe("people");
    expect((await readTables(pack(people), "csv", "v1.2")).lines[0]?.[0]).toBe("v1.2");
  });

  it("has findings for what is not read", async () => {
    const others = { "photo.gif": "GIF89a", "scan.pdf": "%PDF-1.7", "package.yaml": "name: a\nparts: 1\n" };
    const { findings, tables } = await readFile(zip({ people, ...others, "more.xyz": workbook }));
    expect(tables.map(({ name }) => name)).toEqual(["people", "Goods"]);
    expect(findings.at(-1)).toMatchObject({ code: "parts-not-read", count: 3 });
    expect(findings.at(-1)?.message).toContain("photo.gif, scan.pdf");
    const merged = page("<table><tr><td>id<td>name<tr><td rowspan=2>1<td>Ann<tr><td>Bo</table>");
    expect((await readTables(merged)).codes).toContain("merged-cells");
  });

  it.each<[string, Content, string]>([
    [
      "a page to sign in",
      page('<table><tr><td>Name<td><input></tr><tr><td>Word<td><input type="password"></table>'),
      "a web page, maybe one to sign in",
    ],
    ["a page without a table", page("<p>Sorry</p>"), "a web page, maybe one to sign in"],
    ["a damaged archive", zip({ "a.csv": people }).slice(0, 60), "not a readable archive"],
    ["what is damaged and compressed", pack(people.repeat(99)).slice(0, -9), "compressed and damaged"],
    ["XML that does not end", "<all><p><a>1</a></p><p>", "not valid XML"],
    ["JSON that does not end", '[{"a":1},{"a":', "Value 2 is not valid JSON"],
    ["JSON with other values", '[{"a":1},7]', "Value 2 is not an object"],
    ["pictures", "GIF89a\x01\x00\x01", "a picture"],
    [
      "bytes of a program",
      new Uint8Array(600).fill(0, 0, 300).fill(7, 300),
      "a binary file of an unknown kind",
    ],
    [
      "an archive that becomes too large",
      zip({ "a.csv": "0".repeat(70_000_000) }),
      "becomes more than 64 MB",
    ],
    [
      "a cell that is too large",
      `a,b\n1,${"x".repeat(1_048_577)}\n`,
      'A cell has 1048577 bytes; it may have at most 1048576. It begins with "xxxx',
    ],
    [
      "spaces of an OpenDocument cell",
      zip({
        mimetype: "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": `<office:document-content><table:table><table:table-row><table:table-cell><text:p>${'<text:s text:c="1000"/>'.repeat(1_000_000)}x</text:p></table:table-cell></table:table-row></table:table></office:document-content>`,
      }),
      "A cell has 1049000 bytes; it may have at most 1048576.",
    ],
    [
      "a binary workbook with a row that is too large",
      binaryRow,
      "it cannot be read: row 1 has more than 8 MiB",
    ],
    ["compressed spaces", pack(`[${" ".repeat(70_000_000)}`), "becomes more than 64 MB"],
  ])("is refused with a sentence: %s", async (_, content, sentence) => {
    expect(await explain(content)).toContain(sentence);
  });

  const shared = (text: string, rows: string) =>
    createSpreadsheet({ sheets: { Goods: rows }, strings: `<si><t>${text}</t></si>` });
  const oldWorkbook = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    return bytes;
  };
  const copies = (sheets: number, cell: string, more = "") =>
    zip({
      mimetype: "application/vnd.oasis.opendocument.spreadsheet",
      "content.xml": `<office:document-content>${`<table:table><table:table-row ${more} table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="900">${cell}</table:table-cell></table:table-row></table:table>`.repeat(sheets)}</office:document-content>`,
    });
  const bomb = "<row><c><v>1</v></c></row>".repeat(700_000);

  it.each<[string, Content]>([
    ["one text in many cells", shared("x".repeat(30_000), '<row><c t="s"><v>0</v></c></row>'.repeat(3000))],
    [
      "texts of the size of a row",
      shared("x".repeat(100_000), `<row>${'<c t="s"><v>0</v></c>'.repeat(999)}</row>`),
    ],
    ["many small rows", createSpreadsheet({ sheets: { Goods: bomb } })],
    [
      "values in the last columns",
      createSpreadsheet({
        sheets: { Goods: '<row><c r="ALL1"><v>1</v></c></row>'.repeat(30_000).replaceAll("ALL1", "ALL") },
      }),
    ],
    [
      "sheets that are small each",
      createSpreadsheet({
        sheets: Object.fromEntries(
          Array.from({ length: 20 }, (_, index) => [
            `S${index}`,
            "<row><c><v>1</v></c></row>".repeat(40_000),
          ]),
        ),
      }),
    ],
    ["a part that nobody reads", zip({ "people.csv": people, "photo.gif": "0".repeat(70_000_000) })],
    [
      "spaces in a workbook",
      createSpreadsheet({ sheets: { Goods: `<row><c><v>1</v></c></row>${" ".repeat(70_000_000)}` } }),
    ],
    ["a workbook in an archive", zip({ "a.xlsx": createSpreadsheet({ sheets: { Goods: bomb } }) })],
    ["archives in an archive", zip({ "a.csv.gz": pack("1,2,3,4\n".repeat(9_000_000)) })],
    ["one text in many cells of a binary workbook", binary(500, 250, "x".repeat(30_000))],
    ["an old workbook that is compressed", pack(oldWorkbook(70_000_000))],
    ["copies of rows in many sheets", copies(1000, "<text:p>1</text:p>")],
    ["copies of hidden rows", copies(1000, "<text:p>1</text:p>", 'table:visibility="collapse"')],
    ["copies of a long text", copies(1, `<text:p>${"x".repeat(100_000)}</text:p>`)],
    ["wide cells of a page", page(`<table>${"<tr><td>1<td colspan=1000>".repeat(25_000)}</table>`)],
    [
      "wide objects",
      `[{"${Array.from({ length: 999 }, (_, index) => `k${index}`).join('":"","')}":""},${Array.from({ length: 30_000 }, () => '{"k998":1}').join(",")}]`,
    ],
  ])("is not read to its end if a few bytes become very many: %s", async (_, content) => {
    const size = typeof content === "string" ? content.length : content.byteLength;
    expect(size).toBeLessThan(671_088);
    const format = typeof content === "string" && content.startsWith("[") ? "jsonl" : "csv";
    expect(await explain(content, format)).toMatch(
      /^The file has .*, and becomes more than 64 MB when it is read\./,
    );
  });

  it("may become a hundred times as large, and less without its rows that are empty", async () => {
    const rows = '<row><c s="1"/><c s="1"/><c s="1"/></row>'.repeat(500_000);
    const { tables } = await readFile(
      createSpreadsheet({ sheets: { Goods: `<row><c><v>1</v></c></row><row><c><v>2</v></c></row>${rows}` } }),
    );
    expect(tables.map((table) => table.rows.length)).toEqual([1]);
    const lines = await readFile("1\n".repeat(1_000_000));
    expect(lines.tables.map((table) => table.rows.length)).toEqual([1_000_000]);
  });

  it("has the same values in pieces of any size", async () => {
    const { readJsonTables } = await import("../src/reading/json-values.ts");
    const text = '[ {"a":"x\\"y\\\\","b":[1,2]} , {"a":"}","b":{"c":"]"}}\n]';
    for (const size of [1, 2, 3, 5, text.length]) {
      async function* cut() {
        for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
      }
      const rows = [];
      const options = { header: { algorithm: "default" }, keepAllRows: false } as const;
      for await (const table of readJsonTables("a", cut(), options, createContentMeter(0))) {
        for await (const batch of table.batches) rows.push(...batch);
      }
      expect(rows).toEqual([
        ['x"y\\', "[1,2]"],
        ["}", '{"c":"]"}'],
      ]);
    }
  });
});
