import { findStem } from "./stem.ts";
import { listMeaningful } from "./terms.ts";

/** A word of a query. */
export interface QueryWord {
  /** The stems that stand for it: its own, or those of a corrected word, and of words that mean the same. */
  readonly stems: readonly string[];
  /** How much it says: a word that few entries have says more. */
  readonly weight: number;
  /** Whether the index has the word or a longer one. If not, similar words are searched. */
  readonly isKnown: boolean;
}

/** The terms of an index. */
export interface Vocabulary {
  /** The number of entries with a term. */
  count(term: string): number;
  /** Whether a term begins like this. */
  hasStart(start: string): boolean;
  /** In alphabetical order. */
  readonly terms: readonly string[];
  /** The number of all entries. */
  readonly size: number;
}

/** Rare words are often those that only this person uses. */
const heaviestFactor = 3.5;

/** Words that people type for each other in any API. */
const groups = [
  ["create", "add", "insert", "new", "make"],
  ["delete", "remove", "drop"],
  ["update", "change", "edit", "modify"],
  ["get", "read", "fetch", "retrieve"],
  ["undo", "revert", "rollback"],
  ["maximum", "max", "limit", "largest"],
  ["forbidden", "permission", "denied", "allowed"],
  ["column", "field"],
  ["row", "record"],
  ["excel", "xlsx", "spreadsheet"],
  ["login", "authentication", "auth", "signin"],
  ["cancel", "abort"],
  ["mail", "email"],
  ["color", "colour"],
  ["total", "sum", "aggregate"],
  ["dropdown", "picklist", "enum"],
  ["expired", "expires"],
  ["retry", "retries"],
].map((words) => words.map(findStem));

/** The words of a query as they are searched; letters that were typed in the wrong order are put right. */
export function readQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const words = listMeaningful(query).map((word) => correct(word, vocabulary));
  return words.map((own): QueryWord => {
    const count = vocabulary.count(own);
    const others = groups.find((group) => group.includes(own)) ?? [];
    return {
      stems: [own, ...others.filter((stem) => stem !== own)],
      weight: Math.min(heaviestFactor, Math.log(1 + vocabulary.size / (1 + count))),
      isKnown: vocabulary.hasStart(own),
    };
  });
}

/**
 * The stem of a word. If no term begins with it, the term that has two neighbours exchanged, or else one letter more,
 * fewer or other.
 */
function correct(word: string, vocabulary: Vocabulary): string {
  const own = findStem(word);
  if (own.length < 4 || vocabulary.hasStart(own)) return own;
  const swapped = [...word.slice(1)].map(
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  );
  const isKnown = (stem: string) => vocabulary.count(stem) > 0;
  const exchanged = swapped.map(findStem).filter(isKnown);
  const similar = exchanged.length > 0 ? exchanged : vocabulary.terms.filter((term) => isOneEdit(own, term));
  return similar.toSorted((one, other) => vocabulary.count(other) - vocabulary.count(one))[0] ?? own;
}

/** Whether two terms differ in one letter. */
function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rests = (skipOne: number, skipOther: number) =>
    one.slice(start + skipOne) === other.slice(start + skipOther);
  return rests(1, 1) || rests(1, 0) || rests(0, 1);
}
