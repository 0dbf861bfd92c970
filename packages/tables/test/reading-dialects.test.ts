import type { FileReadOptions } from "@data-import/types";
import { describe, expect, it } from "vitest";
import { readDelimited } from "../src/reading/csv.ts";
import { readFile } from "./support/read-file.ts";

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** The rows of a table as lines: the names, then the records. */
async function readLines(content: string | Uint8Array<ArrayBuffer>, options?: FileReadOptions) {
  const { tables, ...facts } = await readFile(content, options);
  const [table] = tables;
  return { lines: [table?.labels, ...(table?.rows ?? [])].map((row) => row?.join("|")), ...facts };
}

const companies = ["company", ...Array.from({ length: 50 }, (_, index) => `Firm ${index}`)];

describe("a text file", () => {
  it.each<[string, string, string[]]>([
    ["a space before a quote", 'id,name\n1, "b, c"\n2, "d"\n', ["id|name", "1|b, c", "2|d"]],
    [
      "a space before each quote, in all rows",
      '"id", "size", "name"\n"1", "2.3", "b, c"\n"", "4.3", "d"\n',
      ["id|size|name", "1|2.3|b, c", "|4.3|d"],
    ],
    [
      "tabs and line breaks in a quoted name",
      '"\t\n\v\f\r from \t\n\v\f\r to \t\n\v",b,c\nd,e,f\n',
      ["from to|b|c", "d|e|f"],
    ],
    [
      "rows of different lengths",
      "id,name,age\n1101,John\n1102,Julie,26,Potatoes\n",
      ["id|name|age|column_4", "1101|John", "1102|Julie|26|Potatoes"],
    ],
    [
      "one value in apostrophes",
      `id,city,tags,more,a;b\n0,'quoted',"[""red""]",@home,0.3\n1.5,;,---,"[""x"",""y""]",0.3\n`,
      ["id|city|tags|more|a;b", `0|'quoted'|["red"]|@home|0.3`, `1.5|;|---|["x","y"]|0.3`],
    ],
    [
      "quotes around the first row alone",
      `"a,b,c"\n'1',2,3\n'2',3,4\n'x'`,
      ["column_1|column_2|column_3", "'1'|2|3", "'2'|3|4", "'x'"],
    ],
    ["quotes behind a backslash", 'a,b\n"x \\"q\\", y",1\n"z",2\n', ["a|b", 'x "q", y|1', "z|2"]],
    ["backslashes that are no escapes", 'a,b\nx,"C:\\dir\\"\ny,"D:\\e"\n', ["a|b", "x|C:\\dir\\", "y|D:\\e"]],
    [
      "apostrophes that are no quotes",
      "id,place\n1,'s-Gravenhage\n2,'t Hof\n",
      ["id|place", "1|'s-Gravenhage", "2|'t Hof"],
    ],
    [
      "commas in one name of one column",
      [...companies, "Beta, Inc.", "Gamma"].join("\n"),
      [...companies, "Beta, Inc.", "Gamma"],
    ],
    [
      "commas in the last names of one column",
      [...companies, "Beta, Inc.", "Gamma, Ltd."].join("\n"),
      [...companies, "Beta, Inc.", "Gamma, Ltd."],
    ],
    [
      "commas behind each name of one column",
      "member\nLee, Ann\nPoe, Bo\n",
      ["member", "Lee, Ann", "Poe, Bo"],
    ],
    ["decimal commas in one column", "price\n1,50\n2,30\n7,00\n", ["price", "1,50", "2,30", "7,00"]],
    [
      "quotes around all values of one column",
      '"name"\n"Lee, Ann"\n"Poe, Bo"\n',
      ["name", "Lee, Ann", "Poe, Bo"],
    ],
    [
      "words in one column",
      "Full Name\nAnn Archer\nBob Butcher\n",
      ["Full Name", "Ann Archer", "Bob Butcher"],
    ],
    [
      "a table that was drawn",
      "+----+------+\n| id | name |\n+----+------+\n| 1  | cup  |\n| 2  | tray |\n+----+------+\n",
      ["id|name", "1|cup", "2|tray"],
    ],
    ["Markdown", "| id | name |\n|----|:----:|\n| 1 | cup |\n| 2 | tray |\n", ["id|name", "1|cup", "2|tray"]],
    [
      "numbers with a sign that begins comments",
      "color,name\n#ff0000,red\n#00ff00,green\n",
      ["color|name", "#ff0000|red", "#00ff00|green"],
    ],
    [
      "amounts that are longer than their column",
      `ID    NAME            AMOUNT
1     Ann              12.50
2     Bo                9.99
3     Cid        1234567.89
`,
      ["ID|NAME|AMOUNT", "1|Ann|12.50", "2|Bo|9.99", "3|Cid|1234567.89"],
    ],
  ])("is read as it was meant: %s", async (_, content, lines) => {
    expect((await readLines(content)).lines).toEqual(lines);
  });

  it.each<[string, string, FileReadOptions, string[]]>([
    ["quote", "a,b\n'x, y',1\n", { quote: "'" }, ["a|b", "x, y|1"]],
    ["no quote", 'a,b\n"x,1\n"y,2\n', { quote: "" }, ["a|b", '"x|1', '"y|2']],
    ["escape", 'a,b\n"x \\" y",1\n', { escape: "\\" }, ["a|b", 'x " y|1']],
    ["comment", "id,b\n* x\n1,2\n", { comment: "*" }, ["id|b", "1|2"]],
    ["no comment", "id,b\n#x\n1,2\n", { comment: "" }, ["id|b", "#x", "1|2"]],
    ["trim", "id,name\n1, x\n2,y\n", { trim: true }, ["id|name", "1|x", "2|y"]],
    ["quotedRows", '"id, name"\n"1, x"\n', { quotedRows: true, delimiter: "," }, ["id|name", "1|x"]],
    ["quotedRows", '"id,name"\n"1,x"\n', { quotedRows: false }, ["id,name", "1,x"]],
    [
      "columnStarts",
      "idname\n01Ann Lee\n02Bo\n",
      { columnStarts: [0, 2] },
      ["id|name", "01|Ann Lee", "02|Bo"],
    ],
  ])("is read as a person says: %s", async (_, content, options, lines) => {
    expect((await readLines(content, options)).lines).toEqual(lines);
  });

  describe("with wrong quotation marks", () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `${index},x\n`).join("");
    it.each<[string, string, string[], number]>([
      [
        "loses no row below an unclosed one",
        `id,name\n1,"abc\n2,def\n3,ghi\n`,
        ["id|name", '1|"abc', "2|def", "3|ghi"],
        1,
      ],
      [
        "ends a value where the next one opens",
        'id,name\n1,"abc\n2,"def"\n3,"x, y"\n',
        ["id|name", '1|"abc', "2|def", "3|x, y"],
        1,
      ],
      [
        "keeps quotes inside of a value of several lines",
        'id,name\n1,"abc\nthe "best" of\nall"\n2,b\n',
        ["id|name", '1|abc\nthe "best" of\nall', "2|b"],
        1,
      ],
      ["keeps what is behind a value", 'id,name\n1,"a"b\n2,c\n', ["id|name", "1|ab", "2|c"], 1],
      [
        "keeps quotes without a pair",
        'id,name\n1,"tube, 5" wide"\n2,c\n',
        ["id|name", '1|tube, 5" wide', "2|c"],
        1,
      ],
    ])("%s", async (_, content, lines, faults) => {
      const read = await readLines(content);
      expect(read.lines).toEqual(lines);
      expect(read.faults.count).toBe(faults);
    });

    it("loses no row of a long file", async () => {
      const { lines, faults } = await readLines(`id,name\n0,"open\n${long}`);
      expect(lines.slice(0, 3)).toEqual(["id|name", '0|"open', "0|x"]);
      expect([lines.length, faults]).toEqual([20_002, { count: 1, rows: [1] }]);
    });

    it("reads every piece of a text alike", async () => {
      const content =
        'a,b\r\n"x ""y"" z",1\r\n"JOHN "WAYNE"",2\r\n"open,3\r\n4,"two\r\nlines"\r\n"end" ,5\r\n';
      const readPieces = async (size: number) => {
        async function* cut() {
          for (let at = 0; at < content.length; at += size) yield content.slice(at, at + size);
        }
        const rows = [];
        const faults: number[] = [];
        const given = { delimiter: ",", quote: '"', escape: "", trim: false, comment: "", isWrapped: false };
        for await (const batch of readDelimited(
          cut(),
          given,
          () => {},
          (row) => faults.push(row),
        ))
          rows.push(...batch);
        return { rows, faults };
      };
      const whole = await readPieces(content.length);
      expect(whole).toEqual({
        rows: [
          ["a", "b"],
          ['x "y" z', "1"],
          ['JOHN "WAYNE"', "2"],
          ['"open', "3"],
          ["4", "two\r\nlines"],
          ["end ", "5"],
        ],
        faults: [2, 3],
      });
      for (const size of [1, 2, 3, 5, 7, 11]) expect(await readPieces(size)).toEqual(whole);
    });
  });

  it.each([
    ["cp850", "name,ort\nM\x81ller,K\x94ln\nJ\x84ger,L\x81beck\n", undefined, "Müller|Köln"],
    ["cp437", "name,ort\nM\x81ller,5\x9b\n", "cp437", "Müller|5¢"],
    ["macintosh", "name,ort\nM\x9fller,Z\x9frich\nJ\x8ager,L\x9fbeck\n", undefined, "Müller|Zürich"],
  ])("has the letters of %s", async (name, content, encoding, first) => {
    const read = await readLines(latin1(content), encoding === undefined ? {} : { encoding });
    expect([read.lines[1], read.encoding]).toEqual([first, name]);
  });
});
