import { BoundedMap } from "../../basics/bounded-map.ts";
import { isJapanese, segmentJapanese } from "./segment-japanese.ts";
import { countMistakes } from "./spelling.ts";
import { type Meaning, useVocabulary, type Vocabulary } from "./vocabulary.ts";

/** The meanings of one word, and how sure they are: 1 for a known word, less for a corrected one. */
export interface ReadWord {
  readonly meanings: readonly Meaning[];
  readonly weight: number;
}

/** Words of two and three letters that may be a part of a compound word, such as `Kundennr`. */
const shortParts = new Set([
  "nr",
  "no",
  "id",
  "ort",
  "art",
  "tel",
  "dat",
  "zip",
  "tax",
  "vat",
  "qty",
  "num",
  "url",
  "sum",
]);

/** What stands between the parts of a compound word in German, Dutch and Swedish. */
const joints = ["", "s", "n", "en", "es", "er", "e"];

/** Files of one account have the same words again and again. */
let read = new BoundedMap<ReadWord | null>({ entries: 5000 });
let readWith: Vocabulary | undefined;

/** Reads a folded word: known, in the plural, composed of known words, or misspelled. Undefined if it is unknown. */
export function readWord(word: string): ReadWord | undefined {
  if (word.length > 40) return undefined;
  if (readWith !== useVocabulary()) {
    readWith = useVocabulary();
    read = new BoundedMap({ entries: 5000 });
  }
  let found = read.get(word);
  if (found === undefined) {
    found = findWord(word) ?? null;
    read.set(word, found);
  }
  return found ?? undefined;
}

function findWord(word: string): ReadWord | undefined {
  const { squeezed } = useVocabulary();
  for (const form of [word, ...listSingulars(word)]) {
    const meanings = squeezed.get(form);
    if (meanings !== undefined) return { meanings, weight: 1 };
  }
  if (isJapanese(word)) {
    const parts = segmentJapanese(word);
    return parts === undefined ? undefined : { meanings: [parts], weight: 0.97 };
  }
  const parts = splitCompound(word);
  if (parts !== undefined) return { meanings: [parts], weight: 0.97 };
  const corrected = correctWord(word);
  return corrected === undefined ? undefined : { meanings: squeezed.get(corrected) ?? [], weight: 0.92 };
}

/** The forms of a word in the singular, by the endings of the plural in several languages. */
export function listSingulars(word: string): string[] {
  if (word.length < 4) return [];
  const forms: string[] = [];
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith("es") || word.endsWith("en")) forms.push(word.slice(0, -2));
  if (/[snei]$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

/** The meaning of a word that is composed of at least two known words; undefined if it is not. */
function splitCompound(word: string): Meaning | undefined {
  if (word.length < 6) return undefined;
  for (let end = word.length - 2; end >= 3; end -= 1) {
    const first = findPart(word.slice(0, end));
    if (first === undefined) continue;
    for (const joint of joints) {
      if (!word.startsWith(joint, end)) continue;
      const rest = word.slice(end + joint.length);
      const last = findPart(rest) ?? (rest.length >= 7 ? splitCompound(rest) : undefined);
      if (last !== undefined) return [...first, ...last];
    }
  }
  return undefined;
}

function findPart(part: string): Meaning | undefined {
  return part.length >= 4 || shortParts.has(part) ? useVocabulary().squeezed.get(part)?.[0] : undefined;
}

/** The known word with one wrong letter, or two in a long word; undefined if there is none. */
function correctWord(word: string): string | undefined {
  if (word.length < 5) return undefined;
  const most = word.length < 8 ? 1 : 2;
  let best: string | undefined;
  let nearest = most + 1;
  for (const known of useVocabulary().byLetter.get(word[0] ?? "") ?? []) {
    if (Math.abs(known.length - word.length) > most) continue;
    // Of two words as near, the one with the same letters is meant.
    const mistakes = countMistakes(word, known);
    const far = mistakes - (known.length === word.length ? 0.5 : 0);
    if (mistakes <= most && far < nearest) [best, nearest] = [known, far];
  }
  return best;
}
