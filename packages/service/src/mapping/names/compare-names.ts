import { identifies, isKey, isKind, type PartFacts, readPart, weighConflict } from "./parts.ts";
import type { Reading, ReadName } from "./read-name.ts";
import { compareSpelling } from "./spelling.ts";

/** How two names match, and by which layer this was found. */
export interface NameMatch {
  /** From 0 to 1. */
  readonly score: number;
  readonly by: "exact" | "normal" | "meaning" | "fuzzy";
}

/** From this score on, two names are the same one; only case, accents and punctuation may differ. */
export const sameName = 0.99;

const noMatch: NameMatch = { score: 0, by: "fuzzy" };

/**
 * Compares two names layer by layer: equal, equal in normal form, the same meaning, nearly the same.
 * @param isNear whether they have parts that are near each other, as far as it is known; otherwise their meanings differ
 */
export function compareNames(column: ReadName, field: ReadName, isNear = true): NameMatch {
  if (column.exact !== "" && column.exact === field.exact) return { score: 1, by: "exact" };
  if (column.plain !== "" && column.plain === field.plain) return { score: sameName, by: "normal" };
  if (column.normal !== "" && column.normal === field.normal) return { score: 0.98, by: "normal" };
  if (!isNear) return noMatch;
  let best = noMatch;
  for (const left of column.readings) {
    for (const right of field.readings) {
      const match = compareReadings(left, right, best.score);
      if (match.score > best.score) best = match;
    }
  }
  return best;
}

/** What comparisons of a reading look up. */
interface ReadingFacts {
  readonly parts: readonly PartFacts[];
  readonly weight: number;
  readonly identifies: boolean;
  readonly areKinds: boolean;
}

const kept = new WeakMap<Reading, ReadingFacts>();

function readFacts(reading: Reading): ReadingFacts {
  let facts = kept.get(reading);
  if (facts === undefined) {
    const parts = reading.parts.map(readPart);
    facts = {
      parts,
      weight: parts.reduce((sum, { weight }) => sum + weight, 0),
      identifies: reading.parts.some(identifies),
      areKinds: reading.parts.every(isKind),
    };
    kept.set(reading, facts);
  }
  return facts;
}

/**
 * The share of the meaning that both readings have, by weight, less what they have alone.
 * @param least a lower score is of no use, and may be 0 instead
 */
function compareReadings(left: Reading, right: Reading, least: number): NameMatch {
  const [own, other] = [readFacts(left), readFacts(right)];
  const { alone, others, common, equal, fuzzy } = findCommon(own.parts, other.parts);
  let score = (common / (own.weight + other.weight)) * 0.96 * left.weight * right.weight;
  // What follows makes it lower.
  if (common === 0 || score < least) return noMatch;
  for (const { missing } of alone) score *= missing;
  for (const { missing } of others) score *= missing;
  if (!other.identifies && alone.some(({ part }) => isKey(part))) score *= 0.45;
  // A reference is not the number of an order only because both are a kind of number.
  if (equal === 0 && own.areKinds) score *= 0.7;
  for (const part of alone) for (const one of others) score *= weighConflict(part, one);
  return { score, by: fuzzy ? "fuzzy" : "meaning" };
}

/** The weight of the parts that are equal or near each other, and the parts that each side has alone. */
function findCommon(left: readonly PartFacts[], right: readonly PartFacts[]) {
  const others = right.slice();
  const different: PartFacts[] = [];
  let common = 0;
  // Equal parts first: a part that is only related must not take their place.
  for (const one of left) {
    const place = others.findIndex(({ part }) => part === one.part);
    if (place === -1) different.push(one);
    else {
      common += 2 * one.weight;
      others.splice(place, 1);
    }
  }
  const equal = left.length - different.length;
  const alone: PartFacts[] = [];
  let fuzzy = false;
  for (const one of different) {
    const { place, near } = findNearest(one, others);
    if (place === -1) {
      alone.push(one);
      continue;
    }
    const [found] = others.splice(place, 1);
    fuzzy ||= one.part.startsWith("?");
    common += near * (one.weight + (found?.weight ?? 0));
  }
  return { alone, others, common, equal, fuzzy };
}

/** The place of the part with nearly the same meaning, and how near it is; -1 if there is none. */
function findNearest(part: PartFacts, others: readonly PartFacts[]) {
  let [place, best] = [-1, 0];
  for (let index = 0; index < others.length; index += 1) {
    const near = compareParts(part, others[index] as PartFacts);
    if (near > best) [place, best] = [index, near];
  }
  return { place, near: best };
}

/** How near two parts are that are not the same, from 0 to 1. */
export function compareParts(part: PartFacts, other: PartFacts): number {
  if (part.word === undefined) return part.related?.get(other.part) ?? 0;
  return other.word === undefined ? 0 : compareWords(part.word, other.word, part.letters, other.letters);
}

/** Words that differ more are different words. */
const nearWords = 0.78;

/** How near two words are of which at least one is unknown: misspelled, cut off, or different. */
function compareWords(word: string, other: string, letters: number, otherLetters: number): number {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= 3 && long.startsWith(short)) return long.length - short.length <= 2 ? 0.95 : 0.85;
  if (short.length < 4) return 0;
  // Each letter that only one of them has is a mistake.
  const most = Math.ceil(long.length * (1 - nearWords));
  if (long.length - short.length > most) return 0;
  if (Math.max(countBits(letters & ~otherLetters), countBits(otherLetters & ~letters)) > most) return 0;
  const near = compareSpelling(word, other);
  return near >= nearWords ? near : 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
