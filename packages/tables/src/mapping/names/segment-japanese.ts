import { type Meaning, useVocabulary } from "./vocabulary.ts";

const japanese = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u;

/** No known word is longer. */
const longestWordCharacters = 14;

/** What stands between two words, or before a word for politeness. */
const joints = new Set(["の", "お", "ご", "用", "別", "先", "等", "及ひ", "と"]);

/** What a segmentation costs, and the meanings of its words. */
interface Segments {
  readonly cost: number;
  readonly parts: Meaning;
  readonly known: number;
}

/** Whether a folded word is written in Japanese, without spaces between its words. */
export function isJapanese(word: string): boolean {
  return japanese.test(word);
}

/**
 * The meaning of a Japanese name by the fewest and longest known words that it is made of; characters that belong to no
 * known word are an unknown part. Undefined if no word is known.
 */
export function segmentJapanese(name: string): Meaning | undefined {
  const best: Segments[] = [{ cost: 0, parts: [], known: 0 }];
  for (let end = 1; end <= name.length; end += 1) {
    let found = skip(best[end - 1], name.slice(end - 1, end));
    for (let start = Math.max(0, end - longestWordCharacters); start < end; start += 1) {
      const meaning = findWord(name.slice(start, end), start > 0);
      const before = best[start];
      if (meaning === undefined || before === undefined || before.cost + 1 > found.cost) continue;
      found = { cost: before.cost + 1, parts: [...before.parts, ...meaning], known: before.known + 1 };
    }
    best.push(found);
  }
  const whole = best[name.length];
  return whole === undefined || whole.known === 0 ? undefined : whole.parts;
}

function findWord(word: string, isInside: boolean): Meaning | undefined {
  const { squeezed } = useVocabulary();
  const meanings = (isInside ? squeezed.get(`~${word}`) : undefined) ?? squeezed.get(word);
  return meanings?.[0];
}

function skip(before: Segments | undefined, character: string): Segments {
  const { cost = 0, parts = [], known = 0 } = before ?? {};
  if (joints.has(character)) return { cost: cost + 0.5, parts, known };
  const last = parts.at(-1);
  const grown = last?.startsWith("?")
    ? [...parts.slice(0, -1), last + character]
    : [...parts, `?${character}`];
  return { cost: cost + 3, parts: grown, known };
}
