import { limits } from "@data-import/types";
import { type CellContext, writeNumber } from "./cell-text.ts";

const [quote, slash, zero, nine, less, equals, greater] = [34, 47, 48, 57, 60, 61, 62];
const [letterA, letterZ, lowerB, lowerC, lowerN, lowerR, lowerS, lowerT] = [
  65, 90, 98, 99, 110, 114, 115, 116,
];
/** More digits than the number of a text or of a style has. */
const mostDigits = 9;

/**
 * Creates a function that reads cells such as `<c r="B2" s="1" t="s"><v>7</v></c>`, which follow each other, from the tag
 * of the first one on; returns the place after them. All others are read tag by tag: formulas, errors, texts in the cell,
 * other attributes, and what is not complete.
 * @param countCells how many cells the row has so far
 */
export function createPlainReader(
  { strings, kinds, startsIn1904 }: CellContext,
  countCells: () => number,
  add: (column: number, text: string) => void,
): (source: string, at: number) => number {
  return (source, at) => {
    let end = at;
    for (;;) {
      if (source.charCodeAt(end) !== less || source.charCodeAt(end + 1) !== lowerC) return end;
      let place = end + 2;
      let column = -1;
      let style = 0;
      let type = lowerN;
      for (; source.charCodeAt(place) === 32; place += 1) {
        const name = source.charCodeAt(place + 1);
        if (source.charCodeAt(place + 2) !== equals || source.charCodeAt(place + 3) !== quote) return end;
        place += 4;
        if (name === lowerR) {
          const from = place;
          place = skipLetters(source, from);
          if (place === from || place > from + 3) return end;
          column = readLetters(source, from, place);
          place = skipDigits(source, place);
        } else if (name === lowerS) {
          const from = place;
          place = skipDigits(source, from);
          if (place === from || place > from + mostDigits) return end;
          style = readDigits(source, from, place);
        } else if (name === lowerT) {
          type = source.charCodeAt(place);
          place += 1;
        } else {
          return end;
        }
        if (source.charCodeAt(place) !== quote) return end;
      }
      let text = "";
      if (source.charCodeAt(place) === slash && source.charCodeAt(place + 1) === greater) {
        place += 2;
      } else if (source.startsWith("><v>", place)) {
        const from = place + 4;
        place = from;
        if (type === lowerS) {
          place = skipDigits(source, from);
          if (place === from || place > from + mostDigits) return end;
          text = strings[readDigits(source, from, place)] ?? "";
        } else if (type === lowerN) {
          place = skipNumber(source, from);
          if (place === from) return end;
          text = writeNumber(source.slice(from, place), kinds[style] ?? "number", startsIn1904);
        } else if (type === lowerB) {
          place += 1;
          const digit = source.charCodeAt(from);
          if (digit !== zero && digit !== zero + 1) return end;
          text = digit === zero ? "false" : "true";
        } else {
          return end;
        }
        if (!source.startsWith("</v></c>", place)) return end;
        place += 8;
      } else {
        return end;
      }
      if (column === -1) column = countCells();
      if (column >= limits.fileColumns) return end;
      add(column, text);
      end = place;
    }
  };
}

function skipLetters(source: string, from: number): number {
  let place = from;
  for (;;) {
    const code = source.charCodeAt(place);
    if (!(code >= letterA && code <= letterZ)) return place;
    place += 1;
  }
}

/** The number of a column, from 0. */
function readLetters(source: string, from: number, to: number): number {
  let column = 0;
  for (let place = from; place < to; place += 1) {
    column = column * 26 + source.charCodeAt(place) - letterA + 1;
  }
  return column - 1;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

function skipDigits(source: string, from: number): number {
  let place = from;
  while (isDigit(source.charCodeAt(place))) place += 1;
  return place;
}

/** Digits, `+`, `-`, `.`, and `E` and `e` of an exponent. */
function skipNumber(source: string, from: number): number {
  let place = from;
  for (;;) {
    const code = source.charCodeAt(place);
    const isPart = isDigit(code) || code === 46 || code === 45 || code === 43 || code === 69 || code === 101;
    if (!isPart) return place;
    place += 1;
  }
}

function readDigits(source: string, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place += 1) number = number * 10 + source.charCodeAt(place) - zero;
  return number;
}
