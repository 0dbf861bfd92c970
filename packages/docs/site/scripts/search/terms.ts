import type { Options } from "minisearch";

/** Words without a meaning for the search. */
const stopWords: ReadonlySet<string> = new Set(
  "a an and are as at be by for from has have if in is it its of on or that the their there this to was when which with".split(
    " ",
  ),
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

/** The form for comparisons: small letters, without words that have no meaning. */
export function normaliseTerm(term: string): string | null {
  const small = term.toLowerCase();
  return stopWords.has(small) ? null : small;
}

/** The words of a name or a query that have a meaning, in small letters. */
export function listWords(text: string): string[] {
  return splitWords(text).flatMap((word) => normaliseTerm(word) ?? []);
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
