import { TextDecoder } from "node:util";
import { createPageDecoder } from "./code-pages.ts";
import type { Encoding } from "./encoding.ts";

/** Scripts whose words have no letter of ASCII, with the vowels that tell right readings from wrong ones. */
const scripts = [
  { name: "windows-1251", vowels: /[аеёиоуыэюяіїє]/giu },
  { name: "koi8-r", vowels: /[аеёиоуыэюя]/giu },
  { name: "windows-1253", vowels: /[αεηιουωάέήίόύώ]/giu },
] as const;

/** A letter of ASCII beside it says that a letter belongs to a word. */
const inWord = (letters: string) =>
  new RegExp(`(?<=[a-zà-öø-ÿ])[${letters}]|[${letters}](?=[a-zà-öø-ÿ])`, "gu");
const anyLetter = /[À-ÖØ-öø-ÿŠšŽžŒœŸ\x81\x8d\x8f\x90\x9d]/gu;
/** What Windows-1252 shows in place of Polish, Czech, Slovak and Hungarian letters. */
const centralSigns = inWord("³¹¿£¥¯¼¾\x8d\x8f\x9d");
/** What Windows-1252 shows inside of words in place of the letters that old programs of Apple and of DOS write. */
const oldSigns = /(?<=[A-Za-z])[§€‚ƒ„…†‡ˆ‰‹‘“”•˜™›Ÿ\x81\x8d\x8f\x90\x9d](?=[a-z])/gu;
const western: Encoding = { name: "windows-1252", confidence: 0.7 };

/** The encoding of text with one byte for each letter. Windows-1252 if nothing speaks for another one. */
export function findSingleByte(sample: Uint8Array): Encoding {
  const text = new TextDecoder("windows-1252").decode(sample);
  if (isHebrew(sample)) return { name: "windows-1255", confidence: 0.8 };
  const foreign = findScript(sample, text);
  if (foreign !== undefined) return foreign;
  const letters = count(text, anyLetter);
  if (count(text, oldSigns) > count(text, inWord("À-ÖØ-öø-ÿŠšŽž")))
    return { name: findOld(sample), confidence: 0.6 };
  if (isCentral(text, letters)) return { name: "windows-1250", confidence: 0.6 };
  // Baltic letters are in the places of the Icelandic and of grave ones; Turkish has a dotless i nearly everywhere.
  if (/[ðþÐÞ]/u.test(text) && /[èëàøûæÈËÀØÛÆ]/u.test(text) && !/[ýÝáíóú]/u.test(text))
    return { name: "windows-1257", confidence: 0.6 };
  // Turkish letters are in the places of the Icelandic ones.
  if (/[ðþýÐÞÝ]/u.test(text) && !/[áíóúæÁÍÓÚÆ]/u.test(text)) return { name: "windows-1254", confidence: 0.6 };
  // The euro sign; Windows-1252 has a sign there that nobody writes.
  if (text.includes("¤") && !sample.some((byte) => byte >= 0x80 && byte <= 0x9f)) {
    return { name: "iso-8859-15", confidence: 0.7 };
  }
  return western;
}

/** Old Apple or DOS: the one whose words have small letters inside, and not capitals or signs. */
function findOld(sample: Uint8Array): string {
  const weigh = (text: string) =>
    count(text, /(?<=[A-Za-z])[ß-öø-ÿ]/gu) - count(text, /(?<=[a-z])[^\0-\x7fß-öø-ÿ](?=[a-z])/gu);
  const apple = weigh(new TextDecoder("macintosh").decode(sample));
  return weigh(createPageDecoder("cp850").decode(sample)) > apple ? "cp850" : "macintosh";
}

/** Cyrillic or Greek; undefined if words consist of ASCII and some other letters. */
function findScript(sample: Uint8Array, text: string): Encoding | undefined {
  const upper = count(text, /[^\0-\x7f]/gu);
  const runs = text.match(/[À-ÿ¢£¥¨³´µ¸¹º¼½¾¿Ÿ]{3,}/gu) ?? [];
  if (runs.join("").length < upper * 0.6) return undefined;
  const read = scripts.map(({ name, vowels }) => {
    const words = new TextDecoder(name).decode(sample).match(/\p{L}{2,}/gu) ?? [];
    const foreign = words.filter((word) => /[^\0-\x7f]/u.test(word));
    const cased = foreign.filter((word) => /^(?:\p{L}\p{Ll}+|\p{Lu}+)$/u.test(word)).length;
    const share = count(foreign.join(""), vowels) / Math.max(1, foreign.join("").length);
    return { name, weight: cased / Math.max(1, foreign.length) - Math.abs(share - 0.42) };
  });
  const best = read.reduce((most, one) => (one.weight > most.weight ? one : most));
  return best.weight > 0.4 ? { name: best.name, confidence: Math.min(0.9, best.weight) } : undefined;
}

function isCentral(text: string, letters: number): boolean {
  if (count(text, centralSigns) > letters * 0.15) return true;
  // Czech `ř` and `ě` beside its other letters, and Hungarian `ő`.
  if (/[øì]/u.test(text) && /[ŠšŽžÝý]/u.test(text) && !/[åæ]/u.test(text)) return true;
  return /õ/u.test(text) && /[öüá]/u.test(text) && !/[äãçñ]/u.test(text);
}

function count(text: string, searched: RegExp): number {
  return text.match(searched)?.length ?? 0;
}

/**
 * Hebrew has no capitals: its letters are in one part of the bytes, where Cyrillic has small letters, and some of them are
 * at the ends of words only.
 */
function isHebrew(sample: Uint8Array): boolean {
  const text = new TextDecoder("windows-1255").decode(sample);
  const words = text.match(/[\u05d0-\u05ea]{2,}/gu) ?? [];
  const letters = words.join("").length;
  const others = count(text, /[^\0-\x7f\u05d0-\u05ea\u05b0-\u05f4₪–—“”„’]/gu);
  const finals = words.filter((word) => /[ךםןףץ]$/u.test(word)).length;
  return letters > 11 && others * 20 < letters && finals > 0 && !words.some((word) => /[ךםןףץ]./u.test(word));
}

/** Thai has no spaces between words, and signs that follow consonants only. */
export function isThai(sample: Uint8Array): boolean {
  const text = new TextDecoder("windows-874").decode(sample);
  const runs = text.match(/[\u0e01-\u0e5b]+/gu) ?? [];
  // The bytes of Chinese, Japanese and Korean letters come in pairs.
  if (runs.filter(({ length }) => length % 2 === 1).length * 5 < runs.length) return false;
  const letters = runs.join("").length;
  const signs = count(text, /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/gu);
  const placed = count(text, /(?<=[\u0e01-\u0e2e\u0e31\u0e34-\u0e3a])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/gu);
  const others = count(text, /[^\0-\x7f\u0e01-\u0e5b]/gu);
  return letters > 11 && others * 20 < letters && signs * 10 > letters && placed >= signs * 0.98;
}
