import { isStorable } from "@data-import/front";

/** The codes of characters with a meaning in JSON. */
export const character = {
  quote: 0x22,
  comma: 0x2c,
  minus: 0x2d,
  dot: 0x2e,
  zero: 0x30,
  colon: 0x3a,
  listStart: 0x5b,
  backslash: 0x5c,
  listEnd: 0x5d,
  objectStart: 0x7b,
  objectEnd: 0x7d,
} as const;

/** The numbers of JSON. */
export const numberPattern: RegExp = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * Whether a number is surely as JavaScript writes it: at most 15 characters, a digit from 1 to 9 at its start or `0.` and
 * fewer than six zeros, and no zero at the end of a fraction.
 */
export function isShortNumber(text: string, start: number, end: number): boolean {
  if (end - start > 15) return false;
  let at = text.charCodeAt(start) === character.minus ? start + 1 : start;
  const first = text.charCodeAt(at);
  if (!isDigit(first)) return false;
  if (first === character.zero && text.charCodeAt(at + 1) !== character.dot) return end === start + 1;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (at >= end) return true;
  if (text.charCodeAt(at) !== character.dot || (first === character.zero && text.startsWith("00000", at + 1)))
    return false;
  const fraction = at + 1;
  for (at = fraction; isDigit(text.charCodeAt(at)); ) at += 1;
  return at === end && at > fraction && text.charCodeAt(at - 1) !== character.zero;
}

export function isDigit(code: number): boolean {
  return code >= character.zero && code <= 0x39;
}

/** Whether a text with escapes is JSON, and can be stored. */
export function isGoodText(literal: string): boolean {
  try {
    return isStorable(JSON.parse(literal) as string);
  } catch {
    return false;
  }
}
