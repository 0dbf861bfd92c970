import { crc32, deflateRawSync } from "node:zlib";

const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The parts of a workbook that a test writes as XML, as spreadsheet programs do. */
export interface SpreadsheetParts {
  /** The rows of each sheet, by its name. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Items of the table of shared strings. */
  readonly strings?: string;
  /** The content of the styles. */
  readonly styles?: string;
  /** The names of the hidden sheets. */
  readonly hidden?: readonly string[];
  /** The merged cells of each sheet. */
  readonly merges?: string;
  /** Elements of the workbook before and behind the list of its sheets. */
  readonly workbook?: readonly [before: string, behind: string];
}

/** The bytes of an XLSX file. */
export function createSpreadsheet({
  sheets,
  strings = "",
  styles = "",
  hidden = [],
  merges = "",
  workbook = ["", ""],
}: SpreadsheetParts): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, index) =>
      `<sheet name="${name}"${hidden.includes(name) ? ' state="hidden"' : ""} sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const targets = [
    ...names.map((_, index) => ["worksheet", `rId${index + 1}`, `worksheets/sheet${index + 1}.xml`]),
    ["sharedStrings", "rIdStrings", "/xl/sharedStrings.xml"],
    ["styles", "rIdStyles", "styles.xml"],
  ];
  return zip({
    "_rels/.rels": writeRelations([["officeDocument", "rId1", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook ${namespaces}>${workbook[0]}<sheets>${list.join("")}</sheets>${workbook[1]}</workbook>`,
    "xl/_rels/workbook.xml.rels": writeRelations(targets),
    "xl/sharedStrings.xml": `<sst ${namespaces}>${strings}</sst>`,
    "xl/styles.xml": `<styleSheet ${namespaces}>${styles}</styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<?xml version="1.0"?><x:worksheet xmlns:x="${namespaces.split('"')[1]}"><x:sheetData>${rows.replace(/<(\/?)(?=[a-z])/g, "<$1x:")}</x:sheetData>${merges === "" ? "" : `<x:mergeCells>${merges.replaceAll("<", "<x:")}</x:mergeCells>`}</x:worksheet>`,
      ]),
    ),
  });
}

function writeRelations(targets: readonly (readonly string[])[]): string {
  const list = targets.map(
    ([type, id, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join("")}</Relationships>`;
}

/** A ZIP archive of texts and files. */
export function zip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    // The first part of an OpenDocument file, which programs read without unpacking it.
    const isStored = name === "mimetype";
    const bytes = isStored ? Buffer.from(text) : deflateRawSync(text);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isStored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(text), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(Buffer.byteLength(text), 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), facts, place, Buffer.from(name));
    const entry = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), facts, Buffer.from(name), bytes]);
    local.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(local.length, 8);
  end.writeUInt16LE(local.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, directory, end]));
}
