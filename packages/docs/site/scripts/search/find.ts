import MiniSearch from "minisearch";
import {
  compareNames,
  exactFactor,
  isQuestion,
  isShared,
  looksLikeMessage,
  type Names,
  readNames,
} from "./compare-names.ts";
import { type Entry, type EntryKind, kinds, type PackedEntries, type Place, unpackEntries } from "./entry.ts";
import { type PackedIndex, readVocabulary, unpackIndex } from "./packed-index.ts";
import { type QueryWord, readQuery } from "./read-query.ts";
import { matchRoute } from "./routes.ts";
import { indexOptions, listWords, type SearchedEntry, squeeze } from "./terms.ts";

/** The file that the search loads. */
export interface SearchFile {
  readonly entries: PackedEntries;
  readonly index: PackedIndex;
}

/** A result of a search, at one of its places. */
export interface Found {
  readonly entry: Entry;
  readonly place: Place;
  /** How many other places it has that are not among the results. */
  readonly others: number;
  /** The terms of the index that matched. */
  readonly terms: readonly string[];
}

/** The best results of one kind. */
export interface FoundGroup {
  readonly kind: EntryKind;
  readonly found: readonly Found[];
  /** How many there are, including those that are not shown. */
  readonly total: number;
}

/**
 * Finds the results of a query, best first; none for a query without words. A group has at most `longest` results; the
 * default is 5.
 */
export type Search = (query: string, longest?: number) => FoundGroup[];

const mostPlacesOfGroup = 5;

/** The factor of decisions. They are for people who work on the service, so they are last if nobody named one. */
const last = 1e-6;

/** Of the entries that have less of the query than this share of the best one, none is a result. */
const leastCoverageShare = 0.6;

/** The kinds that rank higher if everything else is equal: people look for them most often. */
const weights: Partial<Record<EntryKind, number>> = {
  topic: 1.5,
  guide: 2.5,
  term: 0.7,
  error: 1.2,
  schema: 1.2,
  field: 0.3,
  value: 0.3,
};

/** Creates a search from the file of the build. */
export function createSearch({ entries: packed, index: texts }: SearchFile): Search {
  const entries = unpackEntries(packed);
  const index = unpackIndex(texts, entries);
  const names = entries.map(readNames);
  const mini = MiniSearch.loadJS<SearchedEntry>(index, indexOptions);
  const vocabulary = readVocabulary(index);
  // The names of operations are in many places, and every query asks for their words.
  const known = new Map<string, readonly string[]>();
  const wordsOf = (name: string) => {
    const words = known.get(name) ?? listWords(name);
    known.set(name, words);
    return words;
  };
  return (query, longest = mostPlacesOfGroup) => {
    const words = readQuery(query, vocabulary);
    const stems = words.map(({ stems: [own = ""] }) => own);
    const wanted = squeeze(query);
    if (wanted === "") return [];
    const routes = entries.map(({ route }) => (route === undefined ? 0 : matchRoute(query, route)));
    const isRoute = routes.some(Boolean);
    const isMessage = !isRoute && looksLikeMessage(query);
    const results = askIndex(mini, words, isRoute);
    const scored = entries.flatMap((entry, id): Scored[] => {
      const result = results.get(id);
      const route = routes[id] ?? 0;
      const own = names[id] as Names;
      if (result === undefined && route === 0 && own.squeezed !== wanted) return [];
      const { score = 1, terms = [] } = result ?? {};
      // A message names things, but is not about their pages.
      const closeness = isMessage ? 1 : compareNames(entry, own, { query, stems, wanted });
      const isLast = entry.kind === "decision" && closeness < exactFactor;
      // Those who ask for a word want its meaning; others want to do something with it.
      const isAsked = entry.kind === "term" && isQuestion(query);
      const weight = isLast
        ? last
        : (isAsked ? 3 : (weights[entry.kind] ?? 1)) * (isMessage && entry.kind === "error" ? 8 : 1);
      return [{ entry, terms, score: score * closeness * weight + rankRoute(entry, route) }];
    });
    scored.sort((one, other) => other.score - one.score);
    const groups = kinds.map((kind) => scored.filter(({ entry }) => entry.kind === kind));
    return groups
      .filter((group) => group.length > 0)
      .sort(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0))
      .map((group) => ({
        kind: (group[0] as Scored).entry.kind,
        found: listFirstPlaces(group, { query: query.toLowerCase(), stems, wordsOf }, longest),
        total: group.length,
      }));
  };
}

/** What a person typed, in lower case, and the stems of its words. */
interface Typed {
  readonly query: string;
  readonly stems: readonly string[];
  /** `listWords`, which remembers names. */
  readonly wordsOf: (name: string) => readonly string[];
}

/** The first places of a group. Those of the others are not looked up: most of the time of a query would be for them. */
function listFirstPlaces(group: readonly Scored[], typed: Typed, longest: number): Found[] {
  const found: Found[] = [];
  for (const each of group) {
    if (found.length >= longest) break;
    found.push(...listPlaces(each, typed));
  }
  return found.slice(0, longest);
}

/** Routes come before everything else; of those with the same path, the one that reads is first. */
function rankRoute({ route = "" }: Entry, match: number): number {
  return match * 1e6 * (route.startsWith("GET ") ? 1.1 : 1);
}

interface Scored {
  readonly entry: Entry;
  readonly terms: readonly string[];
  readonly score: number;
}

/** A match in the index, as far as it matters here. */
interface Match {
  readonly score: number;
  readonly terms: readonly string[];
}

/** The entries with most of the query. An entry for a route has all of it. */
function askIndex(
  mini: MiniSearch<SearchedEntry>,
  words: readonly QueryWord[],
  isStrict: boolean,
): Map<number, Match> {
  const once = [...new Map(words.map((word) => [word.stems[0], word])).values()];
  const all = once.flatMap(({ stems, isKnown }) =>
    stems.map((stem, at) => ({
      queries: [stem],
      fuzzy: isKnown || at > 0 || stem.length < 4 ? (false as const) : stem.length < 8 ? 1 : 2,
      prefix: at === 0 && stem.length > 1,
      boostTerm: () => (at === 0 ? 1 : 0.4),
    })),
  );
  const found = mini.search(
    { combineWith: "OR", queries: all },
    {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost: { name: 6, title: 3, path: 2 },
      weights: { prefix: 0.4, fuzzy: 0.25 },
    },
  );
  const covered = found.map(({ queryTerms }) =>
    sum(once.filter(({ stems }) => stems.some((stem) => queryTerms.includes(stem)))),
  );
  const best = Math.max(...covered);
  return new Map(
    found.flatMap(({ id, score, terms }, at) => {
      const coverage = (covered[at] ?? 0) / best;
      const isEnough = coverage >= (isStrict ? 1 : leastCoverageShare);
      return isEnough ? [[id, { score: score * coverage ** 2, terms }] as const] : [];
    }),
  );
}

function sum(words: readonly QueryWord[]): number {
  return words.reduce((total, { weight }) => total + weight, 0);
}

/** The place that the query names, or several for a field with exactly this name. */
function listPlaces({ entry, terms }: Scored, { query, stems: words, wordsOf }: Typed): Found[] {
  const name = wordsOf(entry.name);
  const isExact = name.join("") === words.join("");
  const others = subtract(words, name).map((word) => word.replace(/s$/, ""));
  // The share of the operation's name that is in the query; if two are equal, the shorter name.
  const fit = ({ operation = "" }: Place) => {
    const own = wordsOf(operation);
    const named = own.filter((each) => others.some((word) => each.startsWith(word))).length;
    // `updateRules` and `updateRule` have the same stems, so the name that was typed comes first; the longer one has both.
    const typed = query.includes(operation.toLowerCase()) ? operation.length / 1000 : 0;
    return named + named / own.length + typed;
  };
  const fits = new Map(entry.places.map((place) => [place, fit(place)]));
  const places = entry.places.toSorted((one, other) => (fits.get(other) ?? 0) - (fits.get(one) ?? 0));
  const shown = places.slice(0, isExact && !isShared(entry) ? mostPlacesOfGroup - 1 : 1);
  return shown.map((place) => ({ entry, place, terms, others: places.length - shown.length }));
}

/** The words of a query without the words of a name, each of them once. */
function subtract(words: readonly string[], name: readonly string[]): string[] {
  const left = [...words];
  for (const word of name) if (left.includes(word)) left.splice(left.indexOf(word), 1);
  return left;
}
