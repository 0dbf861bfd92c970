const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const typed = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The path of the only worksheet. */
export const sheetPath = "xl/worksheets/sheet1.xml";

/** The number of the style of days; that of everything else is 0. */
export const dayStyle = 1;

/** The parts of a workbook with one worksheet, except the worksheet, by their paths. */
export function writeParts(sheetName: string): Readonly<Record<string, string>> {
  return {
    "[Content_Types].xml": `${start}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typed}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${typed}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${typed}.styles+xml"/></Types>`,
    "_rels/.rels": writeRelations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `${start}<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets><sheet name="${escapeXml(toSheetName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": writeRelations([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": `${start}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}

/** Around the rows of the worksheet. The first row stays when people scroll. */
export const sheetStart: string = `${start}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const sheetEnd = "</sheetData></worksheet>";

function writeRelations(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${start}<Relationships xmlns="${packaged}/relationships">${list.join("")}</Relationships>`;
}

/** Spreadsheet programs accept at most 31 characters, and none of these. */
function toSheetName(name: string): string {
  const allowed = escapeless(name).slice(0, 31).toWellFormed().trim();
  return allowed === "" || /^history$/i.test(allowed) ? "Sheet1" : allowed;
}

function escapeless(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace.
  return name.replace(/[\u0000-\u001f\u007f"'*/:?[\\\]]/g, "_");
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}
