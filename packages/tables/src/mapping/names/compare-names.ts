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
export const sameNameScore = 0.99;

const noMatch: NameMatch = { score: 0, by: "fuzzy" };

/**
 * Compares two names layer by layer: equal, equal in normal form, the same meaning, nearly the same.
 * @param isNear whether they have parts that are near each other, as far as it is known; otherwise their meanings differ
 * @param least a lower score is of no use, and may be 0 instead
 */
export function compareNames(column: ReadName, field: ReadName, isNear = true, least = 0): NameMatch {
  if (column.exact !== "" && column.exact === field.exact) return { score: 1, by: "exact" };
  if (column.plain !== "" && column.plain === field.plain) return { score: sameNameScore, by: "normal" };
  if (column.normal !== "" && column.normal === field.normal) return { score: 0.98, by: "normal" };
  if (!isNear) return noMatch;
  let best = noMatch;
  for (const left of column.readings) {
    for (const right of field.readings) {
      const match = compareReadings(left, right, Math.max(best.score, least));
      if (match.score > best.score) best = match;
    }
  }
  return best;
}

/** At most this many parts of a reading are compared: each has a bit of a number. */
const mostParts = 32;

/** What comparisons of a reading look up. */
interface ReadingFacts {
  readonly parts: readonly PartFacts[];
  readonly weight: number;
  /** The bits of its parts, and of the parts that are equal or near to them. */
  readonly bits: number;
  readonly nearBits: number;
  readonly identifies: boolean;
  readonly areKinds: boolean;
}

const kept = new WeakMap<Reading, ReadingFacts>();

function readFacts(reading: Reading): ReadingFacts {
  let facts = kept.get(reading);
  if (facts === undefined) {
    const parts = reading.parts.slice(0, mostParts).map(readPart);
    facts = {
      parts,
      weight: parts.reduce((sum, { weight }) => sum + weight, 0),
      bits: parts.reduce((bits, { bit }) => bits | bit, 0),
      nearBits: parts.reduce((bits, { bit, relatedBits }) => bits | bit | relatedBits, 0),
      identifies: reading.parts.some(identifies),
      areKinds: reading.parts.every(isKind),
    };
    kept.set(reading, facts);
  }
  return facts;
}

/** The parts of two readings that found each other: a bit for the place of each, and the weight that they have. */
interface Found {
  own: number;
  others: number;
  common: number;
  fuzzy: boolean;
}

/**
 * The share of the meaning that both readings have, by weight, less what they have alone. Two files with 500 names have
 * 250,000 pairs, so each step is done only if its result can matter.
 * @param least a lower score is of no use, and may be 0 instead
 */
function compareReadings(left: Reading, right: Reading, least: number): NameMatch {
  const [own, other] = [readFacts(left), readFacts(right)];
  if ((own.nearBits & other.bits) === 0) return noMatch;
  const found: Found = { own: 0, others: 0, common: 0, fuzzy: false };
  // Equal parts first: a part that is only related must not take their place.
  findParts(own, other, found, "bit", compareEqual);
  const areEqual = found.common > 0;
  findParts(own, other, found, "relatedBits", compareParts);
  const score = (found.common / (own.weight + other.weight)) * 0.96 * left.weight * right.weight;
  // What follows makes it lower.
  if (found.common === 0 || score < least) return noMatch;
  // A reference is not the number of an order only because both are a kind of number.
  const weight = !areEqual && own.areKinds ? 0.7 : 1;
  return { score: score * weight * weighAlone(own, other, found), by: found.fuzzy ? "fuzzy" : "meaning" };
}

/** How much of a match is left by the parts that only one of two readings has. */
function weighAlone(own: ReadingFacts, other: ReadingFacts, found: Found): number {
  let left = 1;
  let hasKey = false;
  for (let index = 0; index < other.parts.length; index += 1)
    if (!hasBit(found.others, index)) left *= (other.parts[index] as PartFacts).missing;
  for (let place = 0; place < own.parts.length; place += 1) {
    if (hasBit(found.own, place)) continue;
    const part = own.parts[place] as PartFacts;
    left *= part.missing;
    hasKey ||= isKey(part.part);
    for (let index = 0; index < other.parts.length; index += 1)
      if (!hasBit(found.others, index)) left *= weighConflict(part, other.parts[index] as PartFacts);
  }
  return hasKey && !other.identifies ? left * 0.45 : left;
}

function hasBit(bits: number, place: number): boolean {
  return ((bits >>> place) & 1) === 1;
}

/** Finds for each part that is left the nearest one of the other reading that is left. */
function findParts(
  own: ReadingFacts,
  other: ReadingFacts,
  found: Found,
  bits: "bit" | "relatedBits",
  compare: (part: PartFacts, other: PartFacts) => number,
): void {
  for (let place = 0; place < own.parts.length; place += 1) {
    const part = own.parts[place] as PartFacts;
    if ((part[bits] & other.bits) === 0 || hasBit(found.own, place)) continue;
    let [nearest, best] = [-1, 0];
    for (let index = 0; index < other.parts.length && best < 1; index += 1) {
      if (hasBit(found.others, index)) continue;
      const near = compare(part, other.parts[index] as PartFacts);
      if (near > best) [nearest, best] = [index, near];
    }
    if (nearest === -1) continue;
    found.fuzzy ||= best < 1 && part.word !== undefined;
    found.common += best * (part.weight + (other.parts[nearest] as PartFacts).weight);
    found.own |= 1 << place;
    found.others |= 1 << nearest;
  }
}

function compareEqual({ part }: PartFacts, other: PartFacts): number {
  return part === other.part ? 1 : 0;
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
