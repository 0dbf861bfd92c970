import { type ContentMeter, meterRows } from "../content-meter.ts";
import { readObjectTable, toRow } from "../object-table.ts";
import type { Row, Table } from "../source.ts";
import { UnreadableFile } from "../unreadable-file.ts";
import { scanXml } from "../xlsx/scan.ts";
import { listTags } from "./tags.ts";

/** So much of the text is searched for the element that is a record. */
const sampleCharacters = 65_536;

/** An element with its attributes, elements and text. */
interface Element {
  readonly name: string;
  readonly members: Map<string, unknown[]>;
  text: string;
}

/**
 * The table of an XML document: the first elements that repeat beside each other are its records. Their attributes and
 * elements are the columns; those with elements of their own are JSON. Throws an `UnreadableFile` if it is not valid XML.
 */
export async function readXmlTable(
  name: string,
  texts: AsyncIterable<string>,
  meter: ContentMeter,
): Promise<Table | undefined> {
  const pieces = texts[Symbol.asyncIterator]();
  let sample = "";
  while (sample.length < sampleCharacters) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    sample += value;
  }
  async function* readAll(): AsyncIterable<string> {
    yield sample.replace(/^[\s\uFEFF]+/, "").replace(/^((?:<\?[^>]*>\s*)?)<!DOCTYPE[^>[]*>/i, "$1");
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  }
  const path = findRecordPath(sample);
  return readObjectTable(name, (place, places) =>
    meterRows(
      readRecords(readAll(), path, place, () => places.keep()),
      meter,
    ),
  );
}

/** The path of the first element that has another one of its name beside it; of those in the root if there is none. */
function findRecordPath(sample: string): string {
  const open: { path: string; counts: Map<string, number> }[] = [{ path: "", counts: new Map() }];
  let best: string | undefined;
  for (const { isEnd, isClosed, name: given } of listTags(sample)) {
    if (isEnd) {
      if (open.length > 1) open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent === undefined) break;
    const name = given.slice(given.indexOf(":") + 1);
    const path = `${parent.path}/${name}`;
    const count = (parent.counts.get(name) ?? 0) + 1;
    parent.counts.set(name, count);
    const depth = path.split("/").length;
    if (count > 1 && depth > 2 && (best === undefined || depth < best.split("/").length)) best = path;
    if (!isClosed) open.push({ path, counts: new Map() });
  }
  return best ?? "*";
}

async function* readRecords(
  texts: AsyncIterable<string>,
  path: string,
  place: (key: string) => number,
  keep: () => void,
): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  const names: string[] = [];
  const open: Element[] = [];
  const isRecord = () => (path === "*" ? names.length === 2 : `/${names.join("/")}` === path);
  const scan = scanXml(texts, {
    open(name, attributes) {
      names.push(name);
      if (open.length === 0 && !isRecord()) return;
      const members = new Map<string, unknown[]>();
      for (const [key, value] of Object.entries(attributes)) {
        if (!/^xmlns(?::|$)/.test(key)) members.set(key.slice(key.indexOf(":") + 1), [value]);
      }
      open.push({ name, members, text: "" });
    },
    text(text) {
      const element = open.at(-1);
      if (element !== undefined) element.text += text;
    },
    close() {
      names.pop();
      const element = open.pop();
      if (element === undefined) return;
      const parent = open.at(-1);
      if (parent === undefined) {
        keep();
        rows.push(toRow(listMembers(element), place));
        return;
      }
      parent.members.set(element.name, [...(parent.members.get(element.name) ?? []), toValue(element)]);
    },
  });
  try {
    for await (const _ of scan) {
      if (rows.length > 0) yield rows;
      rows = [];
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const reason = message.slice(message.indexOf("(") + 1, message.indexOf(")"));
    if (!message.includes("(")) throw error;
    throw new UnreadableFile(`The file is not valid XML (${reason}). Export the table as CSV or XLSX.`);
  }
}

function toValue({ members, text }: Element): unknown {
  if (members.size === 0) return text.trim();
  const parts = [...members].map(([key, values]) => [key, values.length === 1 ? values[0] : values] as const);
  const own = text.trim() === "" ? [] : [["text", text.trim()] as const];
  return Object.fromEntries([...parts, ...own]);
}

function listMembers(element: Element): (readonly [string, string])[] {
  const value = toValue(element);
  const members =
    typeof value === "string" ? [[element.name, value] as const] : Object.entries(value as object);
  return members.map(([key, part]) => [key, typeof part === "string" ? part : JSON.stringify(part)] as const);
}
