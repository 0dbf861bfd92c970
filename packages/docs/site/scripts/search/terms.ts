import type { Options } from "minisearch";
import { findStem } from "./stem.ts";

/** Words without a meaning for the search. */
const stopWords: ReadonlySet<string> = new Set(
  (
    "a also am an and any are as at be been being but by can could did do does for from had has have how i if in into is " +
    "it its me must my no not of on or our should so than that the their them then there these they this those through " +
    "to until via was we were what when where which while who why will with would you your"
  ).split(" "),
);

/** The parts of a text: words, and the words inside `camelCase`, `snake_case` and paths. */
export function splitWords(text: string): string[] {
  // Last the letters of scripts without capitals.
  return text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|[^\P{L}\p{Ll}\p{Lu}]+/gu) ?? [];
}

/** The parts of a text, and each name of several words as one more part, for queries that write it as one word. */
export function splitTerms(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((name) => {
    const words = splitWords(name);
    return words.length > 1 ? [name, ...words] : words;
  });
}

/** Removes ids, as examples and messages have them: the service makes another one for each thing. */
export function removeIds(text: string): string {
  return text.replaceAll(/\bus_[a-z]+_\w+/g, " ");
}

/** The form for comparisons: the stem in small letters; null for words that have no meaning. */
export function normaliseTerm(term: string): string | null {
  const small = term.toLowerCase();
  return stopWords.has(small) ? null : findStem(small);
}

/** The terms of a text with their numbers. */
export function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of splitTerms(text)) {
    const term = normaliseTerm(each);
    if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The words of a name or a query that have a meaning, in small letters and without ids. */
export function listMeaningful(text: string): string[] {
  return splitWords(removeIds(text))
    .map((word) => word.toLowerCase())
    .filter((word) => !stopWords.has(word));
}

/** The same words as stems. */
export function listWords(text: string): string[] {
  return listMeaningful(text).map(findStem);
}

/** A whole name for comparisons: all its words as one, because some names have only words without a meaning. */
export function squeeze(text: string): string {
  return splitWords(text).join("").toLowerCase();
}

/** The searched parts of an entry, the most important first. */
export const searchedFields = ["name", "title", "path", "text"] as const;

/** An entry as it goes into the index. */
export type SearchedEntry = Readonly<Record<(typeof searchedFields)[number], string>> & {
  readonly id: number;
};

/** The options of the index; the build and the search must use the same ones. */
export const indexOptions: Options<SearchedEntry> = {
  fields: [...searchedFields],
  tokenize: splitTerms,
  processTerm: normaliseTerm,
};
