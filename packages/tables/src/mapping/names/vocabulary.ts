import { accounting } from "../vocabulary/accounting.ts";
import { clinical } from "../vocabulary/clinical.ts";
import { commerce } from "../vocabulary/commerce.ts";
import { events } from "../vocabulary/events.ts";
import { general } from "../vocabulary/general.ts";
import { japanese } from "../vocabulary/japanese.ts";
import { logistics } from "../vocabulary/logistics.ts";
import { people } from "../vocabulary/people.ts";
import { places } from "../vocabulary/places.ts";
import { property } from "../vocabulary/property.ts";
import { school } from "../vocabulary/school.ts";
import { time } from "../vocabulary/time.ts";
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

/** The meaning that a name has in a file further up is the more usual one. */
const texts = [
  ...[people, places, commerce, general],
  ...[accounting, clinical, events, logistics, property, school, time, japanese],
];

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

let vocabulary: Vocabulary | undefined;

/** The vocabulary. It is read when the first name needs it: most starts of the service never do, and reading takes 20 ms. */
export function useVocabulary(): Vocabulary {
  vocabulary ??= createVocabulary();
  return vocabulary;
}

/** Adds names in the form of the files of the vocabulary, for a page that loads those of a language when it needs them. */
export function addNames(text: string): void {
  texts.push(text);
  vocabulary = undefined;
}

function createVocabulary(): Vocabulary {
  const phrases = readVocabulary(texts);
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
    const words = dropNoise(splitWords(name));
    // `~名` is a part of a longer name only.
    const phrase = `${name.trim().startsWith("~") ? "~" : ""}${words.join(" ")}`;
    if (words.length === 0) return;
    const meanings = known.get(phrase) ?? [];
    if (!meanings.some((other) => other.join() === meaning.join())) known.set(phrase, [...meanings, meaning]);
  };
  for (const line of texts.flatMap((text) => text.trim().split("\n"))) {
    const [left = "", right = ""] = line.split(":");
    const meaning = left.split(" ");
    for (const name of [left, ...right.split(",")]) {
      add(name, meaning);
      // Programs write `wohnflaeche`.
      if (/[äöü]/.test(name))
        add(
          name.replace(/[äöü]/g, (vowel) => umlauts[vowel] ?? vowel),
          meaning,
        );
    }
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
