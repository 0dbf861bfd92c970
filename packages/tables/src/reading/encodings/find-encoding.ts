import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import type { Encoding } from "./encoding.ts";
import { findEastAsian } from "./find-east-asian.ts";
import { findSingleByte, isThai } from "./find-single-byte.ts";

/** The encoding that the first bytes of a file state; undefined if they state none. */
export function readMark(start: Uint8Array): Encoding | undefined {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return { name: "utf-16le", confidence: 1 };
  if (first === 0xfe && second === 0xff) return { name: "utf-16be", confidence: 1 };
  return first === 0xef && second === 0xbb && third === 0xbf ? { name: "utf-8", confidence: 1 } : undefined;
}

/**
 * UTF-16 without a mark has zero bytes, all of them before or all of them after the letters of ASCII. A file with some
 * zero bytes by mistake is another text: nearly all of its other pairs are two letters of ASCII.
 */
export function findUtf16(start: Uint8Array): Encoding | undefined {
  if (!start.includes(0)) return undefined;
  const pairs = Math.floor(start.length / 2);
  let [before, after, letters] = [0, 0, 0];
  for (let index = 0; index < pairs * 2; index += 2) {
    if (start[index] === 0) before += 1;
    if (start[index + 1] === 0) after += 1;
    if (isPrinted(start[index]) && isPrinted(start[index + 1])) letters += 1;
  }
  const most = Math.max(before, after);
  if (letters > (pairs - before - after) * 0.5) return undefined;
  if (Math.min(before, after) > most * 0.02 || most < pairs * 0.05) return undefined;
  return { name: after > before ? "utf-16le" : "utf-16be", confidence: 0.95 };
}

/** Whether a byte is a letter, a sign, a space or a line break of ASCII. */
function isPrinted(byte = 0): boolean {
  return (byte >= 0x20 && byte < 0x7f) || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/**
 * The encoding of a part of a file that has letters beyond ASCII.
 * @param isEnd whether the part ends with the file; otherwise, its last letter may be incomplete
 */
export function findEncoding(sample: Buffer, isEnd: boolean): Encoding {
  if (isUtf8(sample)) return { name: "utf-8", confidence: 1 };
  const text = new TextDecoder().decode(sample, { stream: !isEnd });
  const invalid = text.split("\uFFFD").length - 1;
  const valid = (text.match(/[^\0-\x7f\uFFFD]/gu) ?? []).length;
  // A few damaged bytes must not change all other letters.
  if (valid > invalid) return { name: "utf-8", confidence: valid / (valid + invalid) };
  // Pairs of Thai letters are letters of East Asia, too.
  if (isThai(sample)) return { name: "windows-874", confidence: 0.8 };
  return findEastAsian(sample) ?? findSingleByte(sample);
}
