import { limits } from "@data-import/types";
import type { ContentMeter } from "../content-meter.ts";
import { refuseContent } from "../signatures.ts";
import type { Row } from "../source.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { listTags } from "./tags.ts";

/** A cell may say that it is as wide as many. */
const widestSpanColumns = 1000;

/** A table of a page, and how many of its cells are merged. */
export interface PageTable {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly merged: number;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  euro: "€",
  pound: "£",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ntilde: "ñ",
  deg: "°",
  ndash: "–",
  mdash: "—",
  copy: "©",
  middot: "·",
};

const skipped = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** The tables of a web page that are not in other tables; throws an `UnreadableFile` if it has none, or is a page to sign in. */
export async function readPage(texts: AsyncIterable<string>, meter: ContentMeter): Promise<PageTable[]> {
  let page = "";
  for await (const text of texts) {
    page += text;
    if (page.length > limits.webPageCharacters) {
      const message =
        "A web page may have at most 64 million characters; this file has more. Export the table as CSV.";
      throw new UnreadableFile(message);
    }
  }
  const tables = readTables(page.replace(skipped, ""), meter);
  if (tables.length === 0 || /<input\b[^>]*type\s*=\s*["']?password/i.test(page)) {
    throw refuseContent("a web page, maybe one to sign in", "Download the table again, as CSV or XLSX.");
  }
  return tables;
}

function readTables(page: string, meter: ContentMeter): PageTable[] {
  const tables: { name: string; rows: string[][]; merged: number }[] = [];
  let depth = 0;
  let cell: { text: string; width: number } | undefined;
  let caption: string | undefined;
  let at = 0;
  const addText = (text: string) => {
    if (cell !== undefined) cell.text += text;
    else if (caption !== undefined) caption += text;
  };
  const closeCell = () => {
    const row = tables.at(-1)?.rows.at(-1);
    if (cell !== undefined && row !== undefined) {
      const text = readText(cell.text);
      if (row.length === 0) meter.addRow();
      meter.addCell(text, cell.width - 1);
      row.push(text, ...Array.from({ length: cell.width - 1 }, () => ""));
    }
    cell = undefined;
  };
  for (const { start, end, isEnd, name: given, attributes } of listTags(page)) {
    addText(page.slice(at, start));
    at = end;
    const name = given.toLowerCase();
    const table = tables.at(-1);
    if (name === "table") {
      if (depth === 1 && isEnd) closeCell();
      depth = Math.max(0, depth + (isEnd ? -1 : 1));
      if (!isEnd && depth === 1) tables.push({ name: "", rows: [], merged: 0 });
    } else if (depth !== 1 || table === undefined) {
      addText(" ");
    } else if (name === "tr" || name === "td" || name === "th") {
      closeCell();
      if (isEnd) continue;
      if (name === "tr" || table.rows.length === 0) table.rows.push([]);
      if (name === "tr") continue;
      const span = (key: string) =>
        Number(new RegExp(`${key}\\s*=\\s*["']?(\\d+)`, "i").exec(attributes)?.[1] ?? 1);
      if (span("colspan") > 1 || span("rowspan") > 1) table.merged += 1;
      cell = { text: "", width: Math.min(widestSpanColumns, Math.max(1, span("colspan"))) };
    } else if (name === "caption") {
      if (isEnd) table.name = readText(caption ?? "");
      caption = isEnd ? undefined : "";
    } else if (name === "br" || name === "p" || name === "div" || name === "li") {
      addText("\n");
    }
  }
  return tables.filter(({ rows }) => rows.some((row) => row.some((text) => text !== "")));
}

/** The text of a cell as a browser shows it. */
function readText(source: string): string {
  return source
    .replace(/[ \t\r\f]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim()
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,10});/gi, (whole, name: string) => readEntity(name) ?? whole);
}

function readEntity(name: string): string | undefined {
  if (!name.startsWith("#")) return Object.hasOwn(entities, name) ? entities[name] : undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
