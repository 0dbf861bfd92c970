import { compileFindPart, writeNumber } from "@data-import/tables/basics";
import { type CellTest, testContent, testOrder } from "./cell-test.ts";
import { type Column, marks, type Numbers, readContent, type Texts } from "./column.ts";

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
    if (isNeverMet(test, column)) return;
    if (test.kind === "text" && test.literal?.decides === "part") {
      const { text } = test.literal;
      for (let i = 0; i < length; i += 1)
        mask[i] = writeNumber((units[i] as number) / power).includes(text) ? 1 : 0;
      return;
    }
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
  // Bytes as Latin letters: to search a string is faster than to search bytes. If the case is ignored, the text is ASCII,
  // and the bytes of other characters only become others of that kind.
  const latin = bytes.toString("latin1");
  const searched = ignoresCase ? latin.toLowerCase() : latin;
  const wanted = Buffer.from(text).toString("latin1");
  const find = compileFindPart(wanted);
  let index = 0;
  for (let hit = find(searched, 0); hit >= 0; hit = find(searched, starts[index] as number)) {
    while ((starts[index + 1] as number) <= hit) index += 1;
    const [start, end] = [starts[index] as number, starts[index + 1] as number];
    // The literal may go over the end of a text.
    if (hit + size <= end && isDecided()) mask[index] = 1;
    // A shorter text cannot contain it: to begin a search in each one would take the length of the literal each time.
    do index += 1;
    while (index < mask.length && (starts[index + 1] as number) - (starts[index] as number) < size);
    if (index === mask.length) return;

    function isDecided(): boolean {
      if (decides === "part") return true;
      if (decides === "start") return hit === start;
      if (decides === "whole") return hit === start && hit + size === end;
      return test(bytes.toString("utf8", start, end));
    }
  }
}
