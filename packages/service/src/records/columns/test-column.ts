import { type CellTest, testContent, testOrder } from "./cell-test.ts";
import { type Column, marks, type Numbers, readContent, type Texts } from "./column.ts";

/** Which positions of a column meet a condition, as 1 or 0. */
export function testColumn(test: CellTest, column: Column): Uint8Array {
  const { values, length } = column;
  const mask = new Uint8Array(length);
  if (values.kind === "few") {
    const met = Uint8Array.from(values.contents, (content) =>
      content !== undefined && testContent(test, content) ? 1 : 0,
    );
    for (let i = 0; i < length; i += 1) mask[i] = met[values.codes[i] as number] as number;
    return mask;
  }
  if (values.kind === "numbers") testNumbers(test, column, values, mask);
  else if (values.kind === "texts") testTexts(test, column, values, mask);
  if (column.marks !== undefined) correctMarked(test, column, column.marks, mask);
  return mask;
}

function correctMarked(test: CellTest, column: Column, marked: Uint8Array, mask: Uint8Array): void {
  for (let i = 0; i < mask.length; i += 1) {
    if (marked[i] === marks.plain) continue;
    const content = readContent(column, i);
    mask[i] = content !== undefined && testContent(test, content) ? 1 : 0;
  }
}

function testNumbers(test: CellTest, column: Column, { units, power }: Numbers, mask: Uint8Array): void {
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
    // The text of a number has only these characters.
    if (test.kind === "text" && /[^0-9.-]/.test(test.literal?.text ?? "")) return;
    for (let i = 0; i < length; i += 1) {
      const content = readContent(column, i);
      mask[i] = content !== undefined && testContent(test, content) ? 1 : 0;
    }
  }
}

function testTexts(test: CellTest, column: Column, texts: Texts, mask: Uint8Array): void {
  const { bytes, starts } = texts;
  if (test.kind === "number") return;
  if (test.kind === "text") {
    if (test.literal === undefined) {
      for (let i = 0; i < mask.length; i += 1) mask[i] = testPlain(i) ? 1 : 0;
    } else findLiteral(texts, test, mask);
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

/** One search in all texts of the block finds the few texts that need a closer look. */
function findLiteral(
  { bytes, starts }: Texts,
  { literal, test }: Extract<CellTest, { kind: "text" }>,
  mask: Uint8Array,
): void {
  if (literal === undefined) return;
  const { text, ignoresCase, decides } = literal;
  const size = Buffer.byteLength(text);
  const find = ignoresCase ? createLowerSearch(bytes, text) : createSearch(bytes, text);
  let index = 0;
  for (let hit = find(0); hit >= 0; ) {
    while ((starts[index + 1] as number) <= hit) index += 1;
    const [start, end] = [starts[index] as number, starts[index + 1] as number];
    const isInside = hit + size <= end;
    const isMet =
      decides === "whole"
        ? isInside && hit === start && hit + size === end
        : isInside && (decides === "part" || test(bytes.toString("utf8", start, end)));
    if (isMet) mask[index] = 1;
    // The literal may go over the end of a text, and start again inside of itself.
    hit = find(isMet || (isInside && decides !== "part") ? end : hit + 1);
  }
}

type Search = (from: number) => number;

function createSearch(bytes: Buffer, text: string): Search {
  const wanted = Buffer.from(text);
  return (from) => bytes.indexOf(wanted, from);
}

/** Bytes as Latin letters: those of other characters only match themselves, because the text is ASCII. */
function createLowerSearch(bytes: Buffer, text: string): Search {
  const lower = bytes.toString("latin1").toLowerCase();
  return (from) => lower.indexOf(text, from);
}
