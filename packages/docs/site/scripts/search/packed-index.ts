import type { AsPlainObject } from "minisearch";
import type { Entry } from "./entry.ts";
import type { Vocabulary } from "./read-query.ts";
import { countTerms, searchedFields } from "./terms.ts";

/** The texts of the entries for the search. Their names, titles and paths are indexed in the browser. */
export interface PackedIndex {
  /** In alphabetical order, parted by spaces. */
  readonly terms: string;
  /**
   * For each term the entries that have it, parted by spaces: each as the distance to the one before, in letters of
   * base 26, of which the last is a capital. An entry that has the term several times follows itself.
   */
  readonly postings: string;
  /** For each entry a letter: the logarithm of the number of its terms. */
  readonly lengths: string;
}

/** An entry with a term more often is not a better result. */
const mostTimes = 2;

const first = "a".charCodeAt(0);

/** Packs the texts of entries. */
export function packIndex(texts: readonly string[]): PackedIndex {
  const entries = new Map<string, number[]>();
  const counts = texts.map((text, id) => {
    const terms = countTerms(text);
    for (const [term, times] of terms) {
      const own = entries.get(term) ?? [];
      entries.set(term, own);
      for (let time = 0; time < Math.min(times, mostTimes); time += 1) own.push(id);
    }
    return terms.size;
  });
  const sorted = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(" "),
    postings: sorted
      .map(([, ids]) => ids.map((id, at) => packNumber(id - (ids[at - 1] ?? 0))).join(""))
      .join(" "),
    lengths: counts.map((count) => String.fromCharCode(first + Math.round(Math.log2(1 + count)))).join(""),
  };
}

function packNumber(number: number): string {
  const last = String.fromCharCode(first + (number % 26)).toUpperCase();
  const rest = Math.floor(number / 26);
  return rest === 0 ? last : packNumber(rest).toLowerCase() + last;
}

/** For each term, for each searched field, how often each entry has it. */
type Postings = Map<string, Record<string, Record<string, number>>>;

/** The index of MiniSearch for packed texts and the entries that they belong to. */
export function unpackIndex(packed: PackedIndex, entries: readonly Entry[]): AsPlainObject {
  const postings: Postings = new Map();
  const lengths: number[][] = entries.map(() => []);
  entries.forEach((entry, id) => {
    describeEntry(entry).forEach((text, field) => {
      const terms = countTerms(text);
      for (const [term, times] of terms) addPosting(postings, { term, field, id, times });
      (lengths[id] as number[])[field] = terms.size;
    });
  });
  addTexts(postings, lengths, packed);
  const ids = Object.fromEntries(entries.map((_, id) => [id, id]));
  return {
    documentCount: entries.length,
    nextId: entries.length,
    documentIds: ids,
    fieldIds: Object.fromEntries(searchedFields.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(lengths.map((own, id) => [id, own])),
    averageFieldLength: searchedFields.map(
      (_, field) => lengths.reduce((sum, own) => sum + (own[field] ?? 0), 0) / entries.length,
    ),
    storedFields: {},
    dirtCount: 0,
    index: [...postings],
    serializationVersion: 2,
  } as unknown as AsPlainObject;
}

/** The fields before the text, in their order. */
function describeEntry({ kind, name, title, route = "", places }: Entry): string[] {
  const operations = new Set(places.flatMap(({ operation }) => operation ?? []));
  // The parent of an entry is less important than its title, so it is a part of the text.
  const isInWords = kind === "operation" || kind === "topic";
  return [name, isInWords ? title : "", `${route} ${[...operations].join(" ")}`];
}

function addTexts(postings: Postings, lengths: number[][], packed: PackedIndex): void {
  const field = searchedFields.indexOf("text");
  const terms = packed.terms.split(" ");
  packed.postings.split(" ").forEach((posting, at) => {
    let id = 0;
    for (const [number] of posting.matchAll(/[a-z]*[A-Z]/g)) {
      id += unpackNumber(number);
      addPosting(postings, { term: terms[at] ?? "", field, id, times: 1 });
    }
  });
  [...packed.lengths].forEach((letter, id) => {
    (lengths[id] as number[])[field] = 2 ** (letter.charCodeAt(0) - first);
  });
}

function unpackNumber(letters: string): number {
  return [...letters.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - first, 0);
}

function addPosting(
  postings: Postings,
  { term, field, id, times }: { term: string; field: number; id: number; times: number },
): void {
  const fields = postings.get(term) ?? {};
  postings.set(term, fields);
  const own = fields[field] ?? {};
  fields[field] = own;
  own[id] = (own[id] ?? 0) + times;
}

/** The terms of an index, to look them up. */
export function readVocabulary({ index, documentCount: size }: AsPlainObject): Vocabulary {
  const known = new Map(index);
  const sorted = [...known.keys()].toSorted();
  const hasStart = (start: string) => {
    let low = 0;
    for (let high = sorted.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? "") < start) low = middle + 1;
      else high = middle;
    }
    return sorted[low]?.startsWith(start) === true;
  };
  const count = (term: string) => {
    const fields = Object.values((known.get(term) ?? {}) as Record<string, Record<string, number>>);
    return Math.max(0, ...fields.map((entries) => Object.keys(entries).length));
  };
  return { terms: sorted, size, count, hasStart };
}
