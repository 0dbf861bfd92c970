import { isSubject } from "./parts.ts";
import { readWord } from "./read-word.ts";
import { dropNoise, splitWords } from "./split-words.ts";
import { type Meaning, useVocabulary } from "./vocabulary.ts";

/** One way to understand a name. */
export interface Reading {
  /** The parts of its meaning, such as `billing`, `city`; an unknown word begins with `?`. */
  readonly parts: readonly string[];
  /** How sure it is, from 0 to 1. */
  readonly weight: number;
}

/** A name and how it can be understood, the most usual way first. */
export interface ReadName {
  /** The name without outer spaces, in lower case. */
  readonly exact: string;
  /** The words without case, accents and punctuation. */
  readonly plain: string;
  /** The words without case, accents, punctuation and noise, in alphabetical order. */
  readonly normal: string;
  /** Empty if the name has no meaning, such as `Column 3`. */
  readonly readings: readonly Reading[];
}

/** At most this many words of one name are compared: in a longer one, they are a sentence. */
const mostWords = 16;

/** At most this many ways to understand one name are compared. */
const mostReadings = 6;

/** A second meaning of a word is less usual than the first. */
const nextMeaningFactor = 0.95;

/** Reads the name of a column or a field. */
export function readName(name: string): ReadName {
  const exact = name.trim().toLowerCase();
  // Forms and questionnaires number their questions.
  const words = dropNoise(splitWords(dropAsides(name)));
  return {
    exact,
    plain: splitWords(name).join(" "),
    normal: words.toSorted().join(" "),
    readings: addNames(readWords(words.slice(0, mostWords))),
  };
}

/** Forms number their questions, and explain them: `URL (see the page of the search for prices)`. */
function dropAsides(name: string): string {
  const bare = name.replace(/^\s*\d+\s*[.):]\s+/, "");
  const short = bare.replace(/\([^()]*\)/g, (aside) => (splitWords(aside).length > 4 ? " " : aside));
  return short.trim() === "" ? bare : short;
}

/** What people know by a number rather than by a name. */
const numbered = new Set(["order", "invoice", "ticket", "booking", "transaction"]);

/** `Customer` may be the name of the customer, `Order` the number of the order. */
function addNames(readings: Reading[]): Reading[] {
  const [first] = readings;
  const [part = ""] = first?.parts ?? [];
  if (first?.parts.length !== 1 || !isSubject(part)) return readings;
  const kind = numbered.has(part) ? "id" : "name";
  return [...readings, { parts: [part, kind], weight: first.weight * 0.9 }];
}

/** Two parts that are one thing together, such as the second line of any address. */
const joined: readonly (readonly [part: string, other: string, both: string])[] = [
  ["address", "secondary", "street-2"],
  ["street", "secondary", "street-2"],
];

function joinParts(parts: readonly string[]): readonly string[] {
  const found = joined.find(([part, other]) => parts.includes(part) && parts.includes(other));
  if (found === undefined) return parts;
  const [part, other, both] = found;
  return [...new Set(parts.flatMap((one) => (one === part ? [both] : one === other ? [] : [one])))];
}

function readWords(words: readonly string[]): Reading[] {
  let readings: Reading[] = [{ parts: [], weight: 1 }];
  for (let place = 0; place < words.length; ) {
    const { meanings, weight, length } = readAt(words, place);
    readings = readings
      .flatMap((reading) =>
        // `Shipping` alone may be its cost; `Shipping city` has nothing to do with the cost.
        meanings
          .filter((meaning, index) => index === 0 || length === words.length || meaning.length === 1)
          .map((meaning, index) => ({
            parts: [...new Set([...reading.parts, ...meaning])],
            weight: reading.weight * weight * nextMeaningFactor ** index,
          })),
      )
      .slice(0, mostReadings);
    place += length;
  }
  return readings
    .filter(({ parts }) => parts.length > 0)
    .map((reading) => ({ ...reading, parts: joinParts(reading.parts) }));
}

/** The longest known name that begins at a word, or the word alone. */
function readAt(words: readonly string[], place: number) {
  const { phrases, longestPhrase } = useVocabulary();
  for (let length = Math.min(longestPhrase, words.length - place); length > 1; length -= 1) {
    const span = words.slice(place, place + length);
    const meanings = phrases.get(span.join(" ")) ?? findSqueezed(span.join(""));
    if (meanings !== undefined) return { meanings, weight: 1, length };
  }
  const word = words[place] ?? "";
  if (/^\d+$/.test(word)) return { meanings: [readDigits(word, words.length)], weight: 1, length: 1 };
  const known = readWord(word);
  const next = words[place + 1];
  if (next !== undefined && /^\p{L}/u.test(next) && (known === undefined || readWord(next) === undefined)) {
    // `Last nmae` is nearer to a known name than its words.
    const joined = readWord(`${word}${next}`);
    if (joined !== undefined) return { ...joined, length: 2 };
  }
  return known === undefined ? { meanings: [[`?${word}`]], weight: 1, length: 1 } : { ...known, length: 1 };
}

/** `MwSt` and `e mail` are one word each. */
function findSqueezed(word: string): readonly Meaning[] | undefined {
  return word.length >= 4 ? useVocabulary().squeezed.get(word) : undefined;
}

/** `Phone 1` is the main one, `Phone 2` another one. A number alone has no meaning. */
function readDigits(digits: string, words: number): Meaning {
  if (words === 1) return [];
  return [Number(digits) === 1 ? "primary" : "secondary"];
}
