import { commerce } from "../vocabulary/commerce.ts";
import { general } from "../vocabulary/general.ts";
import { people } from "../vocabulary/people.ts";
import { places } from "../vocabulary/places.ts";
import { dropNoise, splitWords } from "./split-words.ts";

/** A meaning: its parts, such as `billing`, `address`. */
export type Meaning = readonly string[];

/** The known names, with all meanings that each may have, the most usual first. */
export interface Vocabulary {
  /** By words with spaces between. */
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** The same without spaces. */
  readonly squeezed: ReadonlyMap<string, readonly Meaning[]>;
  /** The most words of a known name. */
  readonly longestPhrase: number;
  /** Squeezed names by their first letter: mistakes in the first letter are rare, and searching all of them is slow. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

let vocabulary: Vocabulary | undefined;

/** The vocabulary. It is read when the first name needs it: most starts of the service never do, and reading takes 20 ms. */
export function useVocabulary(): Vocabulary {
  vocabulary ??= createVocabulary();
  return vocabulary;
}

function createVocabulary(): Vocabulary {
  const phrases = readVocabulary([people, places, commerce, general]);
  const squeezed = squeezePhrases(phrases);
  return {
    phrases,
    squeezed,
    longestPhrase: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length)),
    byLetter: Map.groupBy(
      [...squeezed.keys()].filter((word) => word.length >= 5),
      (word) => word[0] ?? "",
    ),
  };
}

function readVocabulary(texts: readonly string[]): Map<string, Meaning[]> {
  const known = new Map<string, Meaning[]>();
  const add = (name: string, meaning: Meaning) => {
    const phrase = dropNoise(splitWords(name)).join(" ");
    if (phrase === "") return;
    const meanings = known.get(phrase) ?? [];
    if (!meanings.some((other) => other.join() === meaning.join())) known.set(phrase, [...meanings, meaning]);
  };
  for (const line of texts.flatMap((text) => text.trim().split("\n"))) {
    const [left = "", right = ""] = line.split(":");
    const meaning = left.split(" ");
    for (const name of [left, ...right.split(",")]) add(name, meaning);
  }
  // A part is also a name: `due` of `due date`.
  const parts = new Set([...known.values()].flat(2));
  for (const part of parts) if (!known.has(part.replaceAll("-", " "))) add(part, [part]);
  return known;
}

function squeezePhrases(phrases: Vocabulary["phrases"]): Map<string, readonly Meaning[]> {
  const known = new Map<string, readonly Meaning[]>();
  for (const [phrase, meanings] of phrases) {
    const word = phrase.replaceAll(" ", "");
    // Longer names first: a single word is never replaced by two short ones.
    if (!known.has(word) || !phrase.includes(" ")) known.set(word, meanings);
  }
  return known;
}
