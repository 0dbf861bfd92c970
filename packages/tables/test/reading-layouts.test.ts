import { encodeText } from "@data-import/checks/encode-text";
import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import type { FileReadOptions } from "@data-import/types";
import { describe, expect, it } from "vitest";
import { readFile } from "./support/read-file.ts";

/** A file as people send it, and its right reading. Lines of the file end with a line break. */
interface Case {
  readonly lines: readonly string[];
  readonly options?: FileReadOptions;
  readonly columns: string;
  readonly records: number;
  /** The first record, or a part of it. */
  readonly first: string;
  readonly header?: readonly number[];
  /** Rows that are no records: `3 total`. */
  readonly leftOut?: readonly string[];
  readonly delimiter?: string;
}

const files: Readonly<Record<string, Case>> = {
  "a plain list": {
    lines: ["name,city", "Ann,Leeds", "Bo,York"],
    columns: "name|city",
    records: 2,
    first: "Ann|Leeds",
    header: [0],
    delimiter: ",",
  },
  "amounts with decimal commas beside semicolons": {
    lines: ["1,5;2,5;Tee", "3,5;4,5;Kaffee", "5,5;6,5;Kakao"],
    columns: "column_1|column_2|column_3",
    records: 3,
    first: "1,5|2,5|Tee",
    header: [],
    delimiter: ";",
  },
  "the first line that old spreadsheet programs write": {
    lines: ["sep=;", "Artikel;Preis", "Tee;1,50", "Milch;2,00"],
    columns: "Artikel|Preis",
    records: 2,
    first: "Tee|1,50",
    header: [1],
    leftOut: ["0 title"],
    delimiter: ";",
  },
  "an export of a bank": {
    lines: [
      "Kontoinhaber:;Erika Mustermann",
      "IBAN:;DE02120300000000202051",
      "Zeitraum:;01.01.2026 - 31.01.2026",
      "Erstellt am:;02.02.2026",
      "Währung:;EUR",
      "Filter:;alle Umsätze",
      "",
      "Buchungstag;Empfänger;Verwendungszweck;Betrag",
      "02.01.2026;Stadtwerke;Abschlag Strom;-85,00",
      "05.01.2026;Bäckerei;Karte 4711;-7,40",
      "28.01.2026;ACME GmbH;Gehalt;2.450,00",
      ";;Kontostand;3.112,60",
    ],
    columns: "Buchungstag|Empfänger|Verwendungszweck|Betrag",
    records: 3,
    first: "02.01.2026|Stadtwerke|Abschlag Strom|-85,00",
    header: [7],
    leftOut: ["0 title", "1 title", "2 title", "3 title", "4 title", "5 title", "11 total"],
  },
  "a report with a title, a total and a source": {
    lines: [
      "Sales by region",
      "Region,Units,Amount",
      "North,3,10.50",
      "South,4,20.00",
      "Total,7,30.50",
      "",
      "Source: sales database",
    ],
    columns: "Region|Units|Amount",
    records: 2,
    first: "North|3|10.50",
    header: [1],
    leftOut: ["0 title", "4 total", "6 note"],
  },
  "a wrong total is a record": {
    lines: ["Company,Amount", "Shell,5", "BP,6", "Total,9"],
    columns: "Company|Amount",
    records: 3,
    first: "Shell|5",
    leftOut: [],
  },
  "a total in a column of its own": {
    lines: ["Date,Item,Amount", "2026-01-02,Tea,3", "2026-01-03,Milk,4", ",Grand total:,7"],
    columns: "Date|Item|Amount",
    records: 2,
    first: "2026-01-02",
    leftOut: ["3 total"],
  },
  "averages and totals below an empty row": {
    lines: ["name,points", "Ann,5", "Bo,7", "", "Average,6", "Total,12"],
    columns: "name|points",
    records: 2,
    first: "Ann|5",
    leftOut: ["4 total", "5 total"],
  },
  "totals that a person wants to keep": {
    lines: ["name,points", "Ann,5", "Bo,7", "Total,12"],
    options: { keepAllRows: true },
    columns: "name|points",
    records: 3,
    first: "Ann|5",
    leftOut: [],
  },
  "a last company whose name begins with Total": {
    lines: ["company,city,amount", "Shell,London,5", "BP,London,6", "Total Energies,,9"],
    columns: "company|city|amount",
    records: 3,
    first: "Shell|London|5",
    leftOut: [],
  },
  "a company whose name begins with Balance below an empty row": {
    lines: ["company,city,amount", "Shell,London,5", "BP,London,6", "", "Balance Gym,,9"],
    columns: "company|city|amount",
    records: 3,
    first: "Shell|London|5",
    leftOut: [],
  },
  "a total with other words that is the sum": {
    lines: ["company,city,amount", "Shell,London,5", "BP,London,6", "Total sales,,11"],
    columns: "company|city|amount",
    records: 2,
    first: "Shell|London|5",
    leftOut: ["3 total"],
  },
  "a total of something": {
    lines: ["company,city,amount", "Shell,London,5", "BP,London,6", "Total for March,,12"],
    columns: "company|city|amount",
    records: 2,
    first: "Shell|London|5",
    leftOut: ["3 total"],
  },
  "last people with the names Page and Stand": {
    lines: ["last name,first name,mail", "Lee,Ann,a@x.io", "Poe,Bo,b@x.io", "Page,,", "", "Stand,,"],
    columns: "last name|first name|mail",
    records: 4,
    first: "Lee|Ann|a@x.io",
    leftOut: [],
  },
  "a page number and the source below": {
    lines: ["last name,first name,mail", "Lee,Ann,a@x.io", "Poe,Bo,b@x.io", "Page 1 of 3,,", "Source: CRM,,"],
    columns: "last name|first name|mail",
    records: 2,
    first: "Lee|Ann|a@x.io",
    leftOut: ["3 note", "4 note"],
  },
  "a short last record is not a note": {
    lines: ["name,phone,city", "Ann,030 1234567,Bonn", "Bo,030 7654321,Kiel", "", "Cleo,,"],
    columns: "name|phone|city",
    records: 3,
    first: "Ann",
    leftOut: [],
  },
  "a header that each page repeats": {
    lines: ["name,city", "Ann,Leeds", "name,city", "Bo,York"],
    columns: "name|city",
    records: 2,
    first: "Ann|Leeds",
    leftOut: ["2 header"],
  },
  "two header rows with groups": {
    lines: [",,Address,,", "Name,Phone,Street,City,Zip", "Ann,555 1234,Main St 1,Leeds,12345"],
    columns: "Name|Phone|Address Street|Address City|Address Zip",
    records: 1,
    first: "Ann|555 1234|Main St 1|Leeds|12345",
    header: [0, 1],
  },
  "two header rows from merged cells": {
    lines: [
      "Name,Address,,Phone",
      ",Street,City,",
      "Ann,Main St 1,Leeds,5551234",
      "Bo,Low St 2,York,5554321",
    ],
    columns: "Name|Address Street|Address City|Phone",
    records: 2,
    first: "Ann|Main St 1|Leeds|5551234",
    header: [0, 1],
  },
  "two header rows with years": {
    lines: ["Region,2024,,2025,", ",Units,Amount,Units,Amount", "North,1,2.5,3,4.5", "South,2,3.5,4,5.5"],
    columns: "Region|2024 Units|2024 Amount|2025 Units|2025 Amount",
    records: 2,
    first: "North|1|2.5|3|4.5",
    header: [0, 1],
  },
  "units below the names": {
    lines: ["Item,Price,Weight", ",EUR,kg", "Tea,3.50,0.1", "Milk,1.20,1"],
    columns: "Item|Price EUR|Weight kg",
    records: 2,
    first: "Tea|3.50|0.1",
    header: [0, 1],
  },
  "a first record without a last name is not a second header row": {
    lines: ["Name,,Phone", "Ann,Smith,", "Bo,Jones,5551234567", "Cleo,King,5557654321"],
    columns: "Name|column_2|Phone",
    records: 3,
    first: "Ann|Smith|",
    header: [0],
  },
  "one header row because a person says so": {
    lines: [",,Address,,", "Name,Phone,Street,City,Zip", "Ann,555 1234,Main St 1,Leeds,12345"],
    options: { header: { algorithm: "default" } },
    columns: "Name|Phone|Street|City|Zip",
    records: 1,
    first: "Ann",
    header: [1],
  },
  "no header": {
    lines: ["ann@example.com,Ann,34", "bo@example.com,Bo,41", "cleo@example.com,Cleo,29"],
    columns: "column_1|column_2|column_3",
    records: 3,
    first: "ann@example.com|Ann|34",
    header: [],
  },
  "no header above words that repeat": {
    lines: ["red,small", "blue,small", "red,large", "blue,large"],
    columns: "column_1|column_2",
    records: 4,
    first: "red|small",
    header: [],
  },
  "years as names": {
    lines: ["Region,2023,2024,2025", "North,10,11,12", "South,20,21,22"],
    columns: "Region|2023|2024|2025",
    records: 2,
    first: "North|10|11|12",
    header: [0],
  },
  "days as names": {
    lines: ["Employee,1,2,3,4,5", "Ann,8,8,0,8,4", "Bo,0,8,8,8,8"],
    columns: "Employee|1|2|3|4|5",
    records: 2,
    first: "Ann|8|8|0|8|4",
    header: [0],
  },
  "empty columns and empty rows": {
    lines: [",,,", ",name,,city", ",,,", ",Ann,,Leeds", ",,,", ",Bo,,York"],
    columns: "name|city",
    records: 2,
    first: "Ann|Leeds",
    header: [1],
  },
  "a column without a name that gets a value late": {
    lines: ["name,,city", ...Array.from({ length: 2000 }, (_, index) => `N${index},,C`), "Ann,late,Leeds"],
    columns: "name|city|column_2",
    records: 2001,
    first: "N0|C",
  },
  "names that repeat": {
    lines: ["Phone,Phone,phone", "1234567,2345678,3456789", "4567890,5678901,6789012"],
    columns: "Phone|Phone|phone",
    records: 2,
    first: "1234567|2345678|3456789",
  },
  "quoted line breaks, quotes and delimiters": {
    lines: ["name,note", '"Ann","says ""hi"",', 'twice"', "Bo,none"],
    columns: "name|note",
    records: 2,
    first: 'Ann|says "hi",\ntwice',
  },
  "a title as wide as a sentence, with the same delimiter": {
    lines: ["Members, as of March", "", "first,last,mail", "Ann,Lee,a@x.org", "Bo,Ray,b@x.org"],
    columns: "first|last|mail",
    records: 2,
    first: "Ann|Lee|a@x.org",
    header: [2],
    leftOut: ["0 title"],
  },
  "rows and names that a person gives": {
    lines: ["x,y", "Ann,Leeds", "Bo,York"],
    options: { header: { algorithm: "explicitHeaders", headers: ["name", "city"], skip: 1 } },
    columns: "name|city",
    records: 2,
    first: "Ann|Leeds",
    header: [],
    leftOut: ["0 title"],
  },
  "given names that a row has, too": {
    lines: ["Report", "NAME,City", "Ann,Leeds"],
    options: { header: { algorithm: "explicitHeaders", headers: ["name", "city"] } },
    columns: "name|city",
    records: 1,
    first: "Ann|Leeds",
    header: [1],
    leftOut: ["0 title"],
  },
  "no header because a person says so": {
    lines: ["name,city", "Ann,Leeds"],
    options: { header: { algorithm: "specificRows", rowNumbers: [] } },
    columns: "column_1|column_2",
    records: 2,
    first: "name|city",
    header: [],
  },
  "three header rows that a person names": {
    lines: ["A,,B", "C,,D", "e,f,g", "1,2,3"],
    options: { header: { algorithm: "specificRows", rowNumbers: [0, 1, 2] } },
    columns: "A C e|A C f|B D g",
    records: 1,
    first: "1|2|3",
    header: [0, 1, 2],
  },
};

describe("the layout of", () => {
  it.each(Object.entries(files))("%s", async (_, expected) => {
    const { lines, options, columns, records, first, header, leftOut, delimiter } = expected;
    const read = await readFile(`${lines.join("\n")}\n`, options);
    const [table] = read.tables;
    expect(table?.labels.join("|")).toBe(columns);
    expect(table?.rows[0]?.join("|").slice(0, first.length)).toBe(first);
    expect(table?.rows).toHaveLength(records);
    if (header !== undefined) expect(table?.headerRows).toEqual(header);
    if (leftOut !== undefined) {
      expect(table?.leftOutRows.map(({ row, reason }) => `${row} ${reason}`)).toEqual(leftOut);
    }
    if (delimiter !== undefined) expect(read.delimiter).toBe(delimiter);
  });
});

describe("the encoding of", () => {
  const german = "Name;Straße;Preis\nMüller;Königsallee 1;12,50\n";
  it.each([
    ["windows-1252", "Name;Straße;Preis\nMüller;Königsallee 1;12,50 €\n"],
    ["windows-1252", "name\nÄmter\nÄrger\nÜbung ÄÖ\n"],
    ["windows-1252", "nom;prénom\nLefèvre;Élodie\nGarçon;l’été\n"],
    ["windows-1252", "nafn;borg\nÞórður;Reykjavík\nSigríður;Ísafjörður\n"],
    ["windows-1252", "id,note\n1,20° – “ok”…\n2,½ × 3\n"],
    ["iso-8859-15", "Artikel;Preis\nTür;12,50 €\nStuhl;3 €\n"],
    ["macintosh", german],
    ["windows-1250", "Jméno;Město\nŽofie;Plzeň\nŠtěpán;Brno\n"],
    ["windows-1250", "Imię;Miasto\nŁukasz;Łódź\nŚwiętosław;Kraków\n"],
    ["windows-1250", "Név;Város\nErdős;Győr\nKovács;Székesfehérvár\n"],
    ["windows-1251", "Имя;Город\nИван;Москва\n"],
    ["koi8-r", "Имя;Город\nИван;Москва\n"],
    ["windows-1253", "Όνομα;Πόλη\nΓιώργος;Αθήνα\n"],
    ["windows-1257", "Vardas;Miestas\nŽydrūnas;Šiauliai\nRūta;Kėdainiai\nJonė;Panevėžys\n"],
    ["windows-1257", "Vārds;Pilsēta\nJānis;Rīga\nĻena;Liepāja\nŠarlote;Cēsis\nŽanis;Jūrmala\n"],
    ["windows-1255", "שם;עיר\nאברהם;ירושלים\nדן;תל אביב\nמרים;חיפה\n"],
    ["windows-874", "ชื่อ;เมือง\nสมชาย;กรุงเทพ\nสุดา;เชียงใหม่\n"],
    ["windows-1254", "Ad;Şehir\nİbrahim;İstanbul\nAyşe;Muğla\n"],
    ["shift_jis", "氏名,住所,電話\n山田太郎,東京都千代田区,03-1234-5678\nタナカ,大阪,1\n"],
    ["euc-jp", "氏名,住所\n山田さくら,東京都千代田区\nタナカ,みなと区\n"],
    ["euc-kr", "이름,주소\n김철수,서울시 강남구\n"],
    ["gb18030", "姓名,地址\n张三,北京市朝阳区\n李四,上海市浦东新区\n"],
    ["big5", "姓名,地址\n張三,台北市中山區\n"],
  ])("%s is found: %#", async (encoding, text) => {
    const read = await readFile(encodeText(text, encoding));
    expect(read.encoding).toBe(encoding);
    const { labels, rows } = read.tables[0] ?? {};
    expect([labels, ...(rows ?? [])].map((row) => row?.join(read.delimiter))).toEqual(
      text.trim().split("\n"),
    );
  });

  it("UTF-16 is found with and without its mark, also between tabs", async () => {
    const text = "氏名\tCity\nAnn\tZürich\n";
    for (const [start, order] of [
      ["\uFEFF", "le"],
      ["", "le"],
      ["\uFEFF", "be"],
      ["", "be"],
    ] as const) {
      const bytes = Buffer.from(start + text, "utf16le");
      const read = await readFile(new Uint8Array(order === "le" ? bytes : bytes.swap16()));
      expect(read).toMatchObject({ encoding: `utf-16${order}`, delimiter: "\t" });
      expect(read.tables[0]).toMatchObject({ labels: ["氏名", "City"], rows: [["Ann", "Zürich"]] });
    }
  });

  it("a file that a person knows is as the person says, except for its mark", async () => {
    const bytes = encodeText("Имя\nИван\n", "windows-1251");
    const read = await readFile(bytes, { encoding: "iso-8859-5" });
    expect(read.encoding).toBe("iso-8859-5");
    expect(read.tables[0]?.labels).not.toEqual(["Имя"]);
    expect((await readFile("\uFEFFGröße\n1\n", { encoding: "windows-1252" })).tables[0]?.labels).toEqual([
      "Größe",
    ]);
  });
});

describe("a spreadsheet", () => {
  const text = (name: string, value: string) => `<c r="${name}" t="str"><v>${value}</v></c>`;
  const number = (name: string, value: string, style = 0) =>
    `<c r="${name}" s="${style}"><v>${value}</v></c>`;
  const row = (place: number, ...cells: string[]) => `<row r="${place}">${cells.join("")}</row>`;
  const read = async (rows: string, merges = "", options: FileReadOptions = {}) => {
    const bytes = createSpreadsheet({
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
      sheets: { Data: rows, Other: row(1, text("A1", "a")) + row(2, text("A2", "b")) },
      merges,
    });
    return readFile(bytes, options, "xlsx");
  };

  it("has its groups where its cells are merged", async () => {
    const rows =
      row(1, text("A1", "Person"), text("C1", "Home"), text("E1", "Note")) +
      row(2, text("A2", "Aa"), text("B2", "Bb"), text("C2", "Cc"), text("D2", "Dd")) +
      row(3, ...["A3", "B3", "C3", "D3", "E3"].map((name) => text(name, name)));
    const { tables } = await read(
      rows,
      '<mergeCell ref="A1:B1"/><mergeCell ref="C1:D1"/><mergeCell ref="E1:E2"/>',
    );
    expect(tables[0]).toMatchObject({
      labels: ["Person Aa", "Person Bb", "Home Cc", "Home Dd", "Note"],
      headerRows: [0, 1],
      rows: [["A3", "B3", "C3", "D3", "E3"]],
    });
  });

  it("keeps a merged title out of the names", async () => {
    const rows =
      row(1, text("A1", "Members")) +
      row(2, text("A2", "Name"), text("B2", "City"), text("C2", "Since")) +
      row(3, text("A3", "Ann"), text("B3", "Leeds"), number("C3", "46000", 1)) +
      row(5, text("A5", "Bo"), text("B5", "York"), number("C5", "46001.5", 1)) +
      row(2000, text("A2000", "Total"), number("C2000", "2"));
    const { tables } = await read(rows, '<mergeCell ref="A1:C1"/>');
    expect(tables[0]).toMatchObject({
      labels: ["Name", "City", "Since"],
      rows: [
        ["Ann", "Leeds", "2025-12-09"],
        ["Bo", "York", "2025-12-10T12:00:00"],
      ],
      leftOutRows: [
        { row: 0, reason: "title", text: "Members" },
        { row: 1999, reason: "total", text: "Total | 2" },
      ],
    });
  });

  it("is read without the sheets that nobody asked for", async () => {
    const { tables, omitted } = await read(row(1, text("A1", "x")) + row(2, text("A2", "y")), "", {
      sheets: ["Other"],
    });
    expect([tables.map(({ name }) => name), omitted]).toEqual([["Other"], ["Data"]]);
  });
});
