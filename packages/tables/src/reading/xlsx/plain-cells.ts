import { limits } from "@data-import/types";
import { type CellContext, writeNumber } from "./cell-text.ts";
import type { Scanner } from "./scan.ts";

type Codes = Uint16Array;

const [space, quote, minus, point, slash, zero, nine, colon] = [32, 34, 45, 46, 47, 48, 57, 58];
const [less, equals, greater, letterA, upperE, letterZ] = [60, 61, 62, 65, 69, 90];
const [lowerB, lowerC, lowerE, lowerN, lowerR, lowerS, lowerT] = [98, 99, 101, 110, 114, 115, 116];
const plus = 43;

const toCodes = (text: string) => Uint16Array.from(text, (sign) => sign.charCodeAt(0));
const valueStart = toCodes("><v>");
const valueEnd = toCodes("</v></c>");
const betweenRows = toCodes("</row><row");
const rowNumber = toCodes(' r="');
/** The attributes of most rows that say nothing about their cells. */
const otherAttributes = [' spans="', ' x14ac:dyDescent="'].map(toCodes);

/** More digits than the number of a text, of a style or of a row has. */
const mostDigits = 9;
/** So many digits of a number are shown. */
const digitsShown = 15;
export const mostRows = 1_048_576;

/** Gets the cells of plain rows. */
export interface PlainRows {
  /** How many cells the row has so far. */
  countCells(): number;
  add(column: number, text: string): void;
  /** How many rows are complete. */
  countRows(): number;
  /** The row is complete, and the next one begins. */
  endRow(): void;
}

/**
 * Creates a function that reads cells such as `<c r="B2" s="1" t="s"><v>7</v></c>`, which follow each other, and
 * `</row><row r="3">` between them, from a tag on; returns the place after them. All others are read tag by tag: formulas,
 * errors, texts in the cell, other attributes, gaps between rows, and what is not complete.
 */
export function createPlainReader(
  { strings, kinds, startsIn1904 }: CellContext,
  rows: PlainRows,
): NonNullable<Scanner["readPlain"]> {
  return ({ source, codes }, at, parent) => {
    let end = at;
    for (;;) {
      if (codes[end] !== less) return end;
      if (codes[end + 1] === slash && parent === "row") {
        const next = skipToRow(codes, end, rows.countRows() + 2);
        if (next === end) return end;
        rows.endRow();
        end = next;
        continue;
      }
      if (codes[end + 1] !== lowerC) return end;
      let place = end + 2;
      let column = -1;
      let style = 0;
      let type: number | undefined = lowerN;
      for (; codes[place] === space; place += 1) {
        const name = codes[place + 1];
        if (codes[place + 2] !== equals || codes[place + 3] !== quote) return end;
        const from = place + 4;
        if (name === lowerR) {
          place = skipLetters(codes, from);
          if (place === from || place > from + 3) return end;
          column = readLetters(codes, from, place);
          place = skipDigits(codes, place);
        } else if (name === lowerS) {
          place = skipDigits(codes, from);
          if (place === from || place > from + mostDigits) return end;
          style = readDigits(codes, from, place);
        } else if (name === lowerT) {
          type = codes[from];
          place = from + 1;
        } else {
          return end;
        }
        if (codes[place] !== quote) return end;
      }
      let text = "";
      if (codes[place] === slash && codes[place + 1] === greater) {
        place += 2;
      } else if (isThere(codes, place, valueStart)) {
        const from = place + valueStart.length;
        if (type === lowerS) {
          place = skipDigits(codes, from);
          if (place === from || place > from + mostDigits) return end;
          text = strings[readDigits(codes, from, place)] ?? "";
        } else if (type === lowerN) {
          place = skipNumber(codes, from);
          if (place === from) return end;
          text = source.slice(from, place);
          const kind = kinds[style] ?? "number";
          if (kind !== "number" || !isShown(codes, from, place)) text = writeNumber(text, kind, startsIn1904);
        } else if (type === lowerB) {
          place = from + 1;
          const digit = codes[from];
          if (digit !== zero && digit !== zero + 1) return end;
          text = digit === zero ? "false" : "true";
        } else {
          return end;
        }
        if (!isThere(codes, place, valueEnd)) return end;
        place += valueEnd.length;
      } else {
        return end;
      }
      if (column === -1) column = rows.countCells();
      if (column >= limits.fileColumns) return end;
      rows.add(column, text);
      end = place;
    }
  };
}

/** The place after the tags that end a row and begin the one of a number; the given place if others are there. */
function skipToRow(codes: Codes, at: number, number: number): number {
  if (number > mostRows || !isThere(codes, at, betweenRows)) return at;
  let place = at + betweenRows.length;
  if (isThere(codes, place, rowNumber)) {
    const from = place + rowNumber.length;
    place = skipDigits(codes, from);
    if (place > from + mostDigits || readDigits(codes, from, place) !== number) return at;
    if (codes[place] !== quote) return at;
    place += 1;
  }
  for (const attribute of otherAttributes) {
    if (!isThere(codes, place, attribute)) continue;
    place = skipFigures(codes, place + attribute.length);
    if (codes[place] !== quote) return at;
    place += 1;
  }
  return codes[place] === greater ? place + 1 : at;
}

function isThere(codes: Codes, at: number, expected: Codes): boolean {
  for (let index = 0; index < expected.length; index += 1)
    if (codes[at + index] !== expected[index]) return false;
  return true;
}

function skipLetters(codes: Codes, from: number): number {
  let place = from;
  for (;;) {
    const code = codes[place] as number;
    if (!(code >= letterA && code <= letterZ)) return place;
    place += 1;
  }
}

/** The number of a column, from 0. */
function readLetters(codes: Codes, from: number, to: number): number {
  let column = 0;
  for (let place = from; place < to; place += 1)
    column = column * 26 + (codes[place] as number) - letterA + 1;
  return column - 1;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

function skipDigits(codes: Codes, from: number): number {
  let place = from;
  while (isDigit(codes[place] as number)) place += 1;
  return place;
}

/** Digits, `.`, `:` and spaces. */
function skipFigures(codes: Codes, from: number): number {
  let place = from;
  for (;;) {
    const code = codes[place] as number;
    if (!(isDigit(code) || code === point || code === colon || code === space)) return place;
    place += 1;
  }
}

/** Digits, `+`, `-`, `.`, and `E` and `e` of an exponent. */
function skipNumber(codes: Codes, from: number): number {
  let place = from;
  for (;;) {
    const code = codes[place] as number;
    const isSign = code === point || code === minus || code === plus || code === upperE || code === lowerE;
    if (!isDigit(code) && !isSign) return place;
    place += 1;
  }
}

/** Whether a number is written as it is shown: without a sign, an exponent, and digits that are not needed. */
function isShown(codes: Codes, from: number, to: number): boolean {
  if (to - from > digitsShown + 1) return false;
  const end = skipDigits(codes, from);
  const whole = end - from;
  if (whole === 0 || whole > digitsShown || (codes[from] === zero && whole > 1)) return false;
  if (end === to) return true;
  if (codes[end] !== point || end + 1 === to || codes[to - 1] === zero || skipDigits(codes, end + 1) !== to)
    return false;
  // A number that is very small gets an exponent.
  return codes[from] !== zero || codes[end + 1] !== zero;
}

function readDigits(codes: Codes, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) number = number * 10 + (codes[place] as number) - zero;
  return number;
}
