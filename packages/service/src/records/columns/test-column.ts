import { isAscii as isAsciiBytes } from "node:buffer";
import { compileFindPart, foldCase, isAscii } from "@data-import/tables/basics";
import { type CellTest, testContent, testOrder } from "./cell-test.ts";
import { type Column, marks, type Numbers, readContent, type Starts, type Texts } from "./column.ts";
import type { Literal } from "./pattern.ts";

/** Which positions of a column meet a condition, as 1 or 0; undefined if none does. */
export function testColumn(test: CellTest, column: Column): Uint8Array | undefined {
  const { values, length } = column;
  if (values.kind === "few") {
    const met = Uint8Array.from(values.contents, (content) =>
      content !== undefined && testContent(test, content) ? 1 : 0,
    );
    if (!met.includes(1)) return undefined;
    const mask = new Uint8Array(length);
    for (let i = 0; i < length; i += 1) mask[i] = met[values.codes[i] as number] as number;
    return mask;
  }
  if (column.marks === undefined && isNeverMet(test, column)) return undefined;
  const mask = new Uint8Array(length);
  if (values.kind === "numbers") testNumbers(test, column, values, mask);
  else if (values.kind === "texts") testTexts(test, column, values, mask);
  if (column.marks !== undefined) correctMarked(test, column, column.marks, mask);
  return mask;
}

/** Whether no plain value can meet a condition. */
function isNeverMet(test: CellTest, { values }: Column): boolean {
  if (values.kind === "texts") return test.kind === "number";
  if (values.kind !== "numbers") return true;
  if (test.kind === "empty") return true;
  return test.kind === "text" && test.literal !== undefined && !mayHaveDigits(values, test.literal.text);
}

/** Whether the text of a number may contain another text. It has the form `-12.5`, with at most `scale` decimal places. */
function mayHaveDigits({ units, scale, power }: Numbers, text: string): boolean {
  if (/[^0-9.-]/.test(text) || text.lastIndexOf("-") > 0) return false;
  const [whole = "", places, ...more] = text.replace("-", "").split(".");
  if (more.length > 0) return false;
  if (units instanceof Float64Array) return true;
  let greatest = 0;
  for (let i = 0; i < units.length; i += 1) greatest = Math.max(greatest, Math.abs(units[i] as number));
  const digits = String(Math.floor(greatest / power)).length;
  if (places === undefined) return whole.length <= Math.max(digits, scale);
  return whole.length <= digits && places.length <= scale;
}

function correctMarked(test: CellTest, column: Column, marked: Uint8Array, mask: Uint8Array): void {
  for (let i = 0; i < mask.length; i += 1) {
    if (marked[i] === marks.plain) continue;
    const content = readContent(column, i);
    mask[i] = content !== undefined && testContent(test, content) ? 1 : 0;
  }
}

function testNumbers(
  test: CellTest,
  column: Column,
  { units, scale, power }: Numbers,
  mask: Uint8Array,
): void {
  const { length } = mask;
  if (test.kind === "empty") return;
  if (test.kind === "filled") {
    mask.fill(1);
  } else if (test.kind === "number") {
    const { operator, value } = test;
    // Divided, as the number was read: a product could be rounded in another way.
    const each = (i: number) => (units[i] as number) / power;
    if (operator === "lt") for (let i = 0; i < length; i += 1) mask[i] = each(i) < value ? 1 : 0;
    else if (operator === "gt") for (let i = 0; i < length; i += 1) mask[i] = each(i) > value ? 1 : 0;
    else if (operator === "lte") for (let i = 0; i < length; i += 1) mask[i] = each(i) <= value ? 1 : 0;
    else if (operator === "gte") for (let i = 0; i < length; i += 1) mask[i] = each(i) >= value ? 1 : 0;
    else for (let i = 0; i < length; i += 1) mask[i] = each(i) === value ? 1 : 0;
  } else {
    if (isNeverMet(test, column)) return;
    if (test.kind === "text" && test.literal !== undefined && units instanceof Int32Array) {
      findLiteral(writeDigits(units, scale), test, test.literal, mask);
      return;
    }
    for (let i = 0; i < length; i += 1) {
      const content = readContent(column, i);
      mask[i] = content !== undefined && testContent(test, content) ? 1 : 0;
    }
  }
}

/** The texts of the numbers of a block, as `writeNumber` writes each: that takes several times as long. */
function writeDigits(units: Int32Array, scale: number): TextParts {
  // A sign, a point, and ten digits or a zero before the decimal places.
  const longest = 2 + Math.max(10, scale + 1);
  const bytes = Buffer.allocUnsafe(units.length * longest);
  const starts = new Uint32Array(units.length + 1);
  // Digits come from the end, so each number is written backwards, and the block from its end.
  let at = bytes.length;
  let rest = 0;
  const writeDigit = () => {
    const next = (rest / 10) | 0;
    bytes[--at] = 0x30 + (rest - next * 10);
    rest = next;
  };
  for (let i = units.length - 1; i >= 0; i -= 1) {
    starts[i + 1] = at;
    const unit = units[i] as number;
    rest = Math.abs(unit);
    let places = scale;
    // Zeros at the end of the decimal places are not written.
    while (places > 0 && rest % 10 === 0) {
      rest = (rest / 10) | 0;
      places -= 1;
    }
    for (let left = places; left > 0; left -= 1) writeDigit();
    if (places > 0) bytes[--at] = 0x2e;
    do writeDigit();
    while (rest > 0);
    if (unit < 0) bytes[--at] = 0x2d;
  }
  for (let i = 1; i < starts.length; i += 1) starts[i] = (starts[i] as number) - at;
  return { bytes: bytes.subarray(at), starts };
}

function testTexts(test: CellTest, column: Column, texts: Texts, mask: Uint8Array): void {
  const { bytes, starts } = texts;
  if (test.kind === "number") return;
  if (test.kind === "text") {
    if (test.literal === undefined) {
      for (let i = 0; i < mask.length; i += 1) mask[i] = testPlain(i) ? 1 : 0;
    } else findLiteral(texts, test, test.literal, mask);
    return;
  }
  for (let i = 0; i < mask.length; i += 1) {
    const [start, end] = [starts[i] as number, starts[i + 1] as number];
    if (test.kind === "order") mask[i] = testOrder(test, bytes, start, end) ? 1 : 0;
    else mask[i] = (test.kind === "empty") === (start === end) ? 1 : 0;
  }

  function testPlain(index: number): boolean {
    const content = readContent(column, index);
    return typeof content === "string" && testContent(test, content);
  }
}

type TextParts = Pick<Texts, "bytes" | "starts">;
type TextTest = Extract<CellTest, { kind: "text" }>;

/** One search in all texts of the block finds the few texts that need a closer look. */
function findLiteral(texts: TextParts, test: TextTest, literal: Literal, mask: Uint8Array): void {
  const { bytes, starts } = texts;
  const { text, folds } = literal;
  if (folds === "Unicode") {
    // A letter of ASCII has no other letter as its lower case.
    if (isAscii(text) || !isAsciiBytes(bytes)) findFolded(texts, test, literal, mask);
    return;
  }
  // Bytes as Latin letters: to search a string is faster than to search bytes. The bytes of other characters only become
  // others of that kind.
  const latin = bytes.toString("latin1");
  const searched = folds === "ASCII" ? latin.toLowerCase() : latin;
  const wanted = Buffer.from(text).toString("latin1");
  findHits(texts, test, { searched, wanted, places: starts, decides: literal.decides }, mask);
}

/** The same for letters of all scripts: all texts of the block are decoded at once. */
function findFolded(
  texts: TextParts,
  test: TextTest,
  { text: wanted, decides }: Literal,
  mask: Uint8Array,
): void {
  const decoded = texts.bytes.toString("utf8");
  const searched = foldCase(decoded);
  if (!searched.includes(wanted)) return;
  // Only one letter becomes longer: then the texts are not where they were.
  if (searched.length === decoded.length)
    findHits(texts, test, { searched, wanted, places: listPlaces(texts), decides }, mask);
  else for (let i = 0; i < mask.length; i += 1) mask[i] = test.test(readText(texts, i)) ? 1 : 0;
}

/** Where each text starts in the decoded texts, in UTF-16 code units; one more than there are texts. */
function listPlaces({ bytes, starts }: TextParts): Uint32Array {
  const places = new Uint32Array(starts.length);
  let units = 0;
  let index = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    while (index < starts.length && starts[index] === at) places[index++] = units;
    const byte = bytes[at] as number;
    // The first byte of a character counts, and that of a character of four bytes twice.
    if (byte < 0x80 || byte >= 0xc0) units += byte >= 0xf0 ? 2 : 1;
  }
  return places;
}

/** What is searched for in all texts of a block, where each of them starts there, and what a hit decides. */
interface Search extends Pick<Literal, "decides"> {
  readonly searched: string;
  readonly wanted: string;
  readonly places: Starts;
}

function findHits(
  texts: TextParts,
  { test }: TextTest,
  { searched, wanted, places, decides }: Search,
  mask: Uint8Array,
): void {
  const find = compileFindPart(wanted);
  const size = wanted.length;
  const isDecided = (index: number, isStart: boolean, isEnd: boolean): boolean => {
    if (decides === "part") return true;
    if (decides === "start") return isStart;
    if (decides === "whole") return isStart && isEnd;
    return test(readText(texts, index));
  };
  let index = 0;
  for (let hit = find(searched, 0); hit >= 0; hit = find(searched, places[index] as number)) {
    while ((places[index + 1] as number) <= hit) index += 1;
    const [start, end] = [places[index] as number, places[index + 1] as number];
    // The literal may go over the end of a text.
    if (hit + size <= end && isDecided(index, hit === start, hit + size === end)) mask[index] = 1;
    // A shorter text cannot contain it: to begin a search in each one would take the length of the literal each time.
    do index += 1;
    while (index < mask.length && (places[index + 1] as number) - (places[index] as number) < size);
    if (index === mask.length) return;
  }
}

function readText({ bytes, starts }: TextParts, index: number): string {
  return bytes.toString("utf8", starts[index], starts[index + 1]);
}
