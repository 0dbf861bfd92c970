import type { JsonLimits } from "./limits.ts";

/** What was found in JSON before it was parsed. */
export interface JsonScan {
  /** The first limit that the JSON exceeds. */
  readonly exceeded?: keyof JsonLimits;
  /** Whether it may have a number that is too large, U+0000, half of a surrogate pair, or a name such as `__proto__`. */
  readonly isSuspicious: boolean;
}

/** The number of bytes to scan without a break, about 2 ms. */
const pieceBytes = 1_048_576;

/** The most digits of a number that is surely not infinite. */
const safeDigits = 308;

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const underscore = 0x5f;
const list = 0x5b;
const listEnd = 0x5d;
const object = 0x7b;
const objectEnd = 0x7d;

/**
 * Counts the values, levels and entries of JSON in one pass over its bytes, because a parser needs up to a hundred times as
 * much memory as the bytes. Yields after each megabyte, so that the caller can let others run. Does not find errors of syntax.
 */
export function* scanJson(bytes: Uint8Array, limits: JsonLimits): Generator<undefined, JsonScan> {
  // The entries of each open list and object so far.
  const open: number[] = [];
  let values = 1;
  let isSuspicious = false;
  let pause = pieceBytes;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      isSuspicious ||= bytes[at + 1] === underscore && bytes[at + 2] === underscore;
      for (at++; at < bytes.length && bytes[at] !== quote; at++) {
        if (bytes[at] !== backslash) continue;
        at++;
        isSuspicious ||= isOddEscape(bytes, at);
      }
    } else if (byte === comma) {
      values++;
      const last = open.length - 1;
      const entries = (open[last] ?? 1) + 1;
      open[Math.max(last, 0)] = entries;
      if (entries > limits.entries) return { exceeded: "entries", isSuspicious };
    } else if (byte === list || byte === object) {
      open.push(1);
      if (open.length > limits.levels) return { exceeded: "levels", isSuspicious };
      while (isSpace(bytes[at + 1])) at++;
      const next = bytes[at + 1];
      if (next !== listEnd && next !== objectEnd) values++;
    } else if (byte === listEnd || byte === objectEnd) {
      open.pop();
    } else if (isDigit(byte)) {
      const start = at;
      while (isDigit(bytes[at + 1])) at++;
      isSuspicious ||= at - start >= safeDigits || isLargeExponent(bytes, at + 1);
    }
    if (values > limits.values) return { exceeded: "values", isSuspicious };
    if (at >= pause) {
      pause = at + pieceBytes;
      yield;
    }
  }
  return { isSuspicious };
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** `e` and at least three digits. */
function isLargeExponent(bytes: Uint8Array, at: number): boolean {
  const letter = bytes[at];
  if (letter !== 0x65 && letter !== 0x45) return false;
  const start = bytes[at + 1] === 0x2b ? at + 2 : at + 1;
  return isDigit(bytes[start]) && isDigit(bytes[start + 1]) && isDigit(bytes[start + 2]);
}

/** `u0000`, `u005f`, or `u` and a surrogate. */
function isOddEscape(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0x75) return false;
  const first = bytes[at + 1];
  if (first === 0x64 || first === 0x44) return true;
  if (first !== 0x30 || bytes[at + 2] !== 0x30) return false;
  const [third, fourth] = [bytes[at + 3], bytes[at + 4]];
  return (third === 0x30 && fourth === 0x30) || (third === 0x35 && (fourth === 0x66 || fourth === 0x46));
}
