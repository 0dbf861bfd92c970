/** A rectangle of texts, row by row, as spreadsheet programs copy it. */
export type TextBlock = readonly (readonly string[])[];

/** Writes texts as spreadsheet programs do: tabs between cells, quotes around those with tabs, quotes or line breaks. */
export const writeTabbed = (block: TextBlock): string =>
  block
    .map((row) =>
      row.map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join("\t"),
    )
    .join("\n");

/** Writes texts as a table in HTML, which keeps line breaks inside of cells. */
export function writeHtml(block: TextBlock): string {
  const rows = block.map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`);
  return `<table>${rows.join("")}</table>`;
}

/** Reads what a spreadsheet program has copied. Quotes count only around a whole cell; the line end of the last row does not. */
export function readTabbed(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place <= text.length) {
    const [cell, end] = text[place] === '"' ? readQuoted(text, place) : readPlain(text, place);
    row.push(cell);
    place = end;
    if (text[place] === "\t") {
      place += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (place >= text.length) break;
    place += text.startsWith("\r\n", place) ? 2 : 1;
    if (place >= text.length) break;
  }
  return rows;
}

/**
 * Repeats a block so that it fills a selection: if the selection is a multiple of it in both directions, as spreadsheet
 * programs do; otherwise the block itself.
 */
export function fillBlock(block: TextBlock, rows: number, columns: number): TextBlock {
  const height = block.length;
  const width = Math.max(...block.map((row) => row.length), 0);
  if (height === 0 || width === 0 || rows % height !== 0 || columns % width !== 0) return block;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => block[row % height]?.[column % width] ?? ""),
  );
}

function readPlain(text: string, start: number): [string, number] {
  let end = start;
  while (end < text.length && !"\t\n\r".includes(text[end] ?? "")) end += 1;
  return [text.slice(start, end), end];
}

function readQuoted(text: string, start: number): [string, number] {
  let cell = "";
  let place = start + 1;
  for (;;) {
    const quote = text.indexOf('"', place);
    // A quote without an end is a part of the text.
    if (quote < 0) return readPlain(text, start);
    cell += text.slice(place, quote);
    if (text[quote + 1] !== '"') {
      const isWhole = quote + 1 >= text.length || "\t\n\r".includes(text[quote + 1] ?? "");
      return isWhole ? [cell, quote + 1] : readPlain(text, start);
    }
    cell += '"';
    place = quote + 2;
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
