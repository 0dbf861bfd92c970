import { isKey, isKind, relateParts, weighConflict, weighMissing, weighPart } from "./parts.ts";
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

/** Compares two names layer by layer: equal, equal in normal form, the same meaning, nearly the same. */
export function compareNames(column: ReadName, field: ReadName): NameMatch {
  if (column.exact !== "" && column.exact === field.exact) return { score: 1, by: "exact" };
  if (column.plain !== "" && column.plain === field.plain) return { score: sameName, by: "normal" };
  if (column.normal !== "" && column.normal === field.normal) return { score: 0.98, by: "normal" };
  let best = noMatch;
  for (const left of column.readings) {
    for (const right of field.readings) {
      const match = compareReadings(left, right);
      if (match.score > best.score) best = match;
    }
  }
  return best;
}

/** The share of the meaning that both readings have, by weight, less what they have alone. */
function compareReadings(left: Reading, right: Reading): NameMatch {
  // Equal parts first: a part that is only related must not take their place.
  const taken = new Set(left.parts.filter((part) => right.parts.includes(part)));
  const equal = taken.size;
  const alone: string[] = [];
  let common = 2 * sumWeights([...taken]);
  let fuzzy = false;
  for (const part of left.parts) {
    if (taken.has(part)) continue;
    const found = findNearest(part, right.parts, taken);
    if (found === undefined) {
      alone.push(part);
      continue;
    }
    taken.add(found.part);
    fuzzy ||= part.startsWith("?");
    common += found.near * (weighPart(part) + weighPart(found.part));
  }
  if (common === 0) return noMatch;
  const others = right.parts.filter((part) => !taken.has(part));
  const all = sumWeights(left.parts) + sumWeights(right.parts);
  let score = (common / all) * 0.96 * left.weight * right.weight;
  for (const part of [...alone, ...others]) score *= weighMissing(part);
  if (alone.some(isKey) && !right.parts.some(isKind)) score *= 0.45;
  // A reference is not the number of an order only because both are a kind of number.
  if (equal === 0 && left.parts.every(isKind)) score *= 0.7;
  for (const part of alone) for (const other of others) score *= weighConflict(part, other);
  return { score, by: fuzzy ? "fuzzy" : "meaning" };
}

function sumWeights(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + weighPart(part), 0);
}

/** The part with the same or nearly the same meaning, and how near it is. */
function findNearest(part: string, others: readonly string[], taken: ReadonlySet<string>) {
  let best: { part: string; near: number } | undefined;
  for (const other of others) {
    if (taken.has(other)) continue;
    const near =
      part.startsWith("?") && other.startsWith("?") ? compareWords(part, other) : relateParts(part, other);
    if (near > (best?.near ?? 0)) best = { part: other, near };
  }
  return best;
}

/** How near two words are of which at least one is unknown: misspelled, cut off, or different. */
function compareWords(left: string, right: string): number {
  const [word, other] = [left.replace(/^\?/, ""), right.replace(/^\?/, "")];
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= 3 && long.startsWith(short)) return long.length - short.length <= 2 ? 0.95 : 0.85;
  if (short.length < 4) return 0;
  const near = compareSpelling(word, other);
  return near >= 0.78 ? near : 0;
}
