import type { Options } from "minisearch";

/** Words that say nothing about what is meant. */
const stopWords: ReadonlySet<string> = new Set(
  "a an and are as at be by for from has have if in is it its of on or that the their there this to was when which with".split(
    " ",
  ),
);

/** The parts of a text that stand for something: words, and the words inside `camelCase`, `snake_case` and paths. */
export function splitWords(text: string): string[] {
  // Last the letters of scripts that know no capitals.
  return text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|[^\P{L}\p{Ll}\p{Lu}]+/gu) ?? [];
}

/** The parts of a text, and each name of several words as one part more, for those who write it together. */
export function splitTerms(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((name) => {
    const words = splitWords(name);
    return words.length > 1 ? [name, ...words] : words;
  });
}

/** What is compared: small letters, without the words that say nothing. */
export function normaliseTerm(term: string): string | null {
  const small = term.toLowerCase();
  return stopWords.has(small) ? null : small;
}

/** The words of a name or a query that say something, in small letters. */
export function listWords(text: string): string[] {
  return splitWords(text).flatMap((word) => normaliseTerm(word) ?? []);
}

/** A name as it is compared as a whole: its words as one, with those that say nothing, which some names consist of. */
export function squeeze(text: string): string {
  return splitWords(text).join("").toLowerCase();
}

/** The parts of an entry that are searched, the most telling first. */
export const searchedFields = ["name", "title", "path", "text"] as const;

/** An entry as it goes into the index. */
export type SearchedEntry = Readonly<Record<(typeof searchedFields)[number], string>> & {
  readonly id: number;
};

/** How the index is made and asked; both sides must agree. */
export const indexOptions: Options<SearchedEntry> = {
  fields: [...searchedFields],
  tokenize: splitTerms,
  processTerm: normaliseTerm,
};
