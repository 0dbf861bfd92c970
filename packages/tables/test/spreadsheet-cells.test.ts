import { createRandom } from "@data-import/checks/random";
import { zip } from "@data-import/checks/spreadsheet";
import { expect, it } from "vitest";
import { createContentMeter } from "../src/reading/content-meter.ts";
import { openArchive } from "../src/reading/xlsx/archive.ts";
import { createLossCounter } from "../src/reading/xlsx/losses.ts";
import { readRows } from "../src/reading/xlsx/rows.ts";
import { readSharedStrings } from "../src/reading/xlsx/strings.ts";
import { cut } from "./support/pieces.ts";

const strings = ["", "Cup", "a & b", "x".repeat(40)];
const kinds = ["number", "date", "time", "date-time", "duration"] as const;

/** The rows that are read, with the number of formulas; the message if they cannot be read. */
async function read(rows: string, next: () => number = () => rows.length) {
  const counter = createLossCounter({ hiddenCells: true, mergedCells: "first" });
  try {
    const all = [];
    for await (const some of readRows(cut(rows, next), { strings, kinds, startsIn1904: false }, counter)) {
      for (const row of some) all.push(row);
    }
    return { all, formulas: counter.count(0).formulas };
  } catch (error) {
    return (error as Error).message;
  }
}

/** With a prefix, cells are read tag by tag. */
function addPrefix(xml: string): string {
  return xml.replace(/<(\/?)(?=[a-z])/g, "<$1x:");
}

const plain = [
  '<c t="s"><v>1</v></c>',
  '<c t="s" s="1"><v>2</v></c>',
  '<c t="s"><v>99</v></c>',
  "<c><v>7.25</v></c>",
  '<c s="1"><v>45000</v></c>',
  '<c s="2"><v>0.25</v></c>',
  '<c s="3"><v>45000.5</v></c>',
  '<c s="4"><v>1.5</v></c>',
  '<c s="9" t="n"><v>-1.5E-7</v></c>',
  "<c><v>0.1000000000000000055</v></c>",
  '<c t="b"><v>1</v></c>',
  '<c t="b"><v>0</v></c>',
  "<c/>",
  '<c s="1"/>',
];
const others = [
  "<c></c>",
  "<c ><v>1</v></c>",
  "<c><v/></c>",
  "<c><v> 5 </v></c>",
  "<c><v>1e</v></c>",
  "<c><v>&#49;2</v></c>",
  "<c><f>1+1</f></c>",
  "<c><f>1+1</f><v>2</v></c>",
  '<c t="str"><f>A1</f><v>a &amp; b</v></c>',
  '<c t="e"><v>#N/A</v></c>',
  '<c t="d"><v>2026-01-02</v></c>',
  '<c t="inlineStr"><is><t>é &lt;</t></is></c>',
  '<c t="b"><v>true</v></c>',
  "<c t='s'><v>1</v></c>",
  '<c t="s" x:cm="1"><v>1</v></c>',
  '<c t="s"><v></v></c>',
  '<c t="s"><v>1</v><extLst/></c>',
  '<c r="B1"><v>3</v></c>',
  '<c r="AA1" t="s"><v>1</v></c>',
  '<c r="A"><v>3</v></c>',
  '<c r="XFD1"/>',
  "<c r='C1'/>",
];

/** What begins a row, by the number of the rows before it. */
const rowTags: readonly ((count: number) => string)[] = [
  () => "<row>",
  (count) => `<row r="${count + 1}">`,
  (count) => `<row r="${count + 1}" spans="1:10" x14ac:dyDescent="0.25">`,
  () => '<row x14ac:dyDescent="0.25">',
  () => '<row spans="1:3 5:8" ht="15">',
  () => '<row hidden="1">',
  (count) => `<row spans="1:10" r="${count + 1}">`,
  (count) => `<row r="${count + 1}" hidden="true">`,
  (count) => `<row r='${count + 1}'>`,
  (count) => `<row r="${count + 1}" >`,
  (count) => `<row r="${count + 3}">`,
  (count) => `<row r="0${count + 1}">`,
  () => "<row/><row>",
  () => "<!-- A row. --><row>",
];

it("cells that are written in the most frequent way are read like all others, wherever the pieces are cut", async () => {
  const random = createRandom(5).below;
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  let plainCells = 0;
  for (let round = 0; round < 400; round += 1) {
    const most = random(3) === 0 ? rowTags.length : 4;
    let count = 0;
    const rows = Array.from({ length: 1 + random(5) }, () => {
      const cells = Array.from({ length: random(8) }, () => pick(random(3) === 0 ? others : plain));
      plainCells += cells.filter((cell) => plain.includes(cell)).length;
      const tag = rowTags[random(most)]?.(count) ?? "";
      count = tag.startsWith("<row/>") ? count + 2 : tag.includes(`r="${count + 3}"`) ? count + 3 : count + 1;
      return `${tag}${cells.join(pick(["", "", " "]))}</row>${pick(["", "", "", "\n"])}`;
    });
    const text = `<sheetData>${rows.join("")}</sheetData>`;
    const expected = await read(addPrefix(text));
    expect(await read(text), text).toEqual(expected);
    expect(await read(text, () => 1), text).toEqual(expected);
    expect(await read(text, () => 1 + random(30)), text).toEqual(expected);
  }
  expect(plainCells).toBeGreaterThan(1000);
});

it.each([
  '<c r="a1"><v>1</v></c>',
  '<c r="1"/>',
  '<c r="XFD1"><v>1</v></c>',
  '<c t="s"><v>1</v>',
  '<c t="s"<v>1</v></c>',
  '<c t="s"><v>1</c></v>',
  '<c s="1><v>1</v></c>',
])("a row with the cell %s is rejected like by the usual way", async (cell) => {
  const text = `<sheetData><row><c><v>1</v></c>${cell}</row></sheetData>`;
  const message = await read(addPrefix(text));
  expect(message).toBeTypeOf("string");
  const withoutPrefixes = String(message).replaceAll("x:", "");
  expect(await read(text)).toBe(withoutPrefixes);
  expect(await read(text, () => 3)).toBe(withoutPrefixes);
});

async function* give(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

it.each([
  '<row r="2"><c/></row><row r="2"><c/></row>',
  '<row r="1"/><row r="1"><c/></row>',
  '<row r="1048576"><c/></row><row><c/></row>',
  '<row r="1048576"><c/></row><row r="1048577"><c/></row>',
  '<row r="1"><c/></row><row r="2><c/></row>',
  '<row r="1"><c/></row><row spans="1:2><c/></row>',
  '<row r="1"><c/></row><row r="2"<c/></row>',
  '<row r="1"><c><v>1</v></row><row r="2"></c></row>',
  "<row><c/></row><row><c/></sheetData>",
])("the rows %s are rejected like by the usual way", async (rows) => {
  const text = `<sheetData>${rows}</sheetData>`;
  const message = await read(addPrefix(text));
  expect(message).toBeTypeOf("string");
  const withoutPrefixes = String(message).replaceAll("x:", "");
  expect(await read(text)).toBe(withoutPrefixes);
  expect(await read(text, () => 3)).toBe(withoutPrefixes);
});

it("numbers are read as spreadsheet programs show them, in each way to write them", async () => {
  const random = createRandom(7).below;
  const digits = () => Array.from({ length: 1 + random(17) }, () => random(3) && random(10)).join("");
  const numbers = Array.from({ length: 3000 }, () => {
    const sign = ["", "", "", "-", "+"][random(5)];
    const places = ["", `.${digits()}`, ".", `.000${digits()}`, `.0000000${digits()}`][random(5)];
    const exponent = ["", "", "", "E3", "e-9", "E+20"][random(6)];
    return `${sign}${random(3) === 0 ? "0" : digits()}${places}${exponent}`;
  });
  const text = `<row>${numbers.map((number) => `<c><v>${number}</v></c>`).join("</row><row>")}</row>`;
  const shown = numbers.map((number) => [String(Number(Number(number).toPrecision(15)))]);
  expect(await read(`<sheetData>${text}</sheetData>`)).toEqual({ all: shown, formulas: 0 });
  expect(await read(addPrefix(`<sheetData>${text}</sheetData>`))).toEqual({ all: shown, formulas: 0 });
});

it("texts that many cells share are read in each way to write them", async () => {
  const items = [
    "<si><t>one</t></si>",
    '<si><t xml:space="preserve"> two </t></si>',
    "<si><t></t></si><si><t/></si>",
    "<si><t>a &amp;\r\nb_x000D_</t></si>",
    "<si><r><t>th</t></r><r><t>ree</t></r><rPh><t>no</t></rPh></si>",
    "<si><t>four</t><phoneticPr/></si><si><t>five</t></si>",
  ];
  const bytes = zip({ "s.xml": `<sst>${items.join("")}</sst>` });
  const archive = await openArchive(give(bytes), createContentMeter(bytes.length));
  const texts = ["one", " two ", "", "", "a &\nb\r", "three", "four", "five"];
  expect(await readSharedStrings(archive, "s.xml")).toEqual(texts);
  await archive.close();
});

it("parts of a workbook are UTF-8, wherever their pieces are cut", async () => {
  const text = `${"plain ".repeat(30_000)}${"é€😀\uFEFF".repeat(40_000)}${"plain ".repeat(60_000)}ü`;
  const bytes = zip({ "a.xml": `\uFEFF${text}`, "b.xml": text.slice(1) });
  const archive = await openArchive(give(bytes), createContentMeter(bytes.length));
  for (const [path, expected] of [
    ["a.xml", text],
    ["b.xml", text.slice(1)],
  ] as const) {
    let all = "";
    for await (const piece of archive.read(path)) all += piece;
    expect(all === expected).toBe(true);
  }
  await archive.close();
});

it.each([-1, 1])(
  "a part whose length differs by %d from that in the archive is rejected",
  async (difference) => {
    const bytes = zip({ "a.xml": "<a>1</a>" });
    const view = new DataView(bytes.buffer);
    const directory = Buffer.from(bytes).indexOf("PK\x01\x02", 0, "latin1");
    view.setUint32(directory + 24, 8 + difference, true);
    const archive = await openArchive(give(bytes), createContentMeter(bytes.length));
    const readAll = async () => {
      for await (const _ of archive.read("a.xml"));
    };
    await expect(readAll()).rejects.toThrow("readable workbook (a part has another length");
    await archive.close();
  },
);
