import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { fieldCount, type Values, writeBatches } from "./sheet.ts";

const header = Array.from({ length: fieldCount }, (_, index) => `field${index}`);

/** Writes records as comma-separated values. */
export async function writeCsv(
  path: string,
  records: number,
  batches: Iterable<Values[]> = writeBatches(0, records),
): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${header.join(",")}\n`);
  for (const rows of batches) {
    if (!file.write(`${rows.map((values) => values.join(",")).join("\n")}\n`)) await once(file, "drain");
  }
  file.end();
  await finished(file);
}

/** Writes records as JSON lines, with an id. */
export async function writeJsonLines(path: string, records: number): Promise<void> {
  const file = createWriteStream(path);
  let id = 0;
  for (const rows of writeBatches(0, records)) {
    const lines = rows.map((values) => {
      id += 1;
      return JSON.stringify({
        id,
        ...Object.fromEntries(values.map((value, index) => [header[index], value])),
      });
    });
    if (!file.write(`${lines.join("\n")}\n`)) await once(file, "drain");
  }
  file.end();
  await finished(file);
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006/relationships";

/** Writes records as a spreadsheet, with a table of shared texts, as spreadsheet programs do. */
export async function writeSpreadsheet(
  path: string,
  records: number,
  batches: Iterable<Values[]> = writeBatches(0, records),
): Promise<void> {
  const texts = new Map<string, number>();
  const cell = (value: Values[number] | undefined) => {
    if (value === null || value === undefined) return "<c/>";
    if (typeof value === "number") return `<c><v>${value}</v></c>`;
    if (typeof value === "boolean") return `<c t="b"><v>${Number(value)}</v></c>`;
    const index = texts.get(value) ?? texts.size;
    texts.set(value, index);
    return `<c t="s"><v>${index}</v></c>`;
  };
  const row = (values: Values) => `<row>${values.map(cell).join("")}</row>`;
  const sheet = [`<worksheet xmlns="${main}"><sheetData>${row(header)}`];
  for (const rows of batches) sheet.push(rows.map(row).join(""));
  sheet.push("</sheetData></worksheet>");
  const items = [...texts.keys()].map((text) => `<si><t>${text}</t></si>`);
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const list = (content: string) => `<Relationships xmlns="${packages}">${content}</Relationships>`;
  const parts = {
    "_rels/.rels": list(relation("rId1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Measured" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": list(
      relation("rId1", "worksheet", "worksheets/sheet1.xml") +
        relation("rId2", "sharedStrings", "sharedStrings.xml"),
    ),
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${items.join("")}</sst>`,
    "xl/worksheets/sheet1.xml": sheet.join(""),
  };
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(parts)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  await finished(archive.outputStream.pipe(createWriteStream(path)));
}
