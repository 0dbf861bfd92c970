import MiniSearch, { type SearchResult } from "minisearch";
import { type Entry, type EntryKind, kinds, type PackedEntries, type Place, unpackEntries } from "./entry.ts";
import { type PackedIndex, unpackIndex } from "./packed-index.ts";
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

/** Finds the results of a query, best first; none for a query without words. */
export type Search = (query: string) => FoundGroup[];

const longestGroup = 5;

/** The kinds that rank higher if everything else is equal, because people look for them most often. */
const weights: Partial<Record<EntryKind, number>> = {
  operation: 4,
  topic: 1.5,
  guide: 1.5,
  schema: 1.5,
  decision: 0.7,
};

/** Creates a search from the file of the build. */
export function createSearch({ entries: packed, index }: SearchFile): Search {
  const entries = unpackEntries(packed);
  const mini = MiniSearch.loadJS<SearchedEntry>(unpackIndex(index), indexOptions);
  return (query) => {
    const words = listWords(query);
    const wanted = squeeze(query);
    const routes = entries.map(({ route }) => (route === undefined ? 0 : matchRoute(query, route)));
    const results = askIndex(mini, words, routes.some(Boolean));
    const scored = entries.flatMap((entry, id): Scored[] => {
      const result = results.get(id);
      const route = routes[id] ?? 0;
      if (result === undefined && route === 0) return [];
      const { score = 1, terms = [] } = result ?? {};
      const closeness = compareNames(entry, words, wanted) + 100 * route;
      return [{ entry, terms, score: score * closeness * (weights[entry.kind] ?? 1) }];
    });
    scored.sort((one, other) => other.score - one.score);
    const groups = kinds.map((kind) => scored.filter(({ entry }) => entry.kind === kind));
    return groups
      .filter((group) => group.length > 0)
      .sort(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0))
      .map((group) => ({
        kind: (group[0] as Scored).entry.kind,
        found: group.flatMap((each) => listPlaces(each, words)).slice(0, longestGroup),
        total: group.length,
      }));
  };
}

interface Scored {
  readonly entry: Entry;
  readonly terms: readonly string[];
  readonly score: number;
}

/** The entries with all the words; if there are none and nothing else was found, those with some of them. */
function askIndex(
  mini: MiniSearch<SearchedEntry>,
  words: readonly string[],
  isStrict: boolean,
): Map<number, SearchResult> {
  const ask = (combineWith: "AND" | "OR") =>
    mini.search(words.join(" "), {
      tokenize: (text) => text.split(" ").filter(Boolean),
      combineWith,
      boost: { name: 6, title: 3, path: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 8 ? 1 : 2),
      weights: { prefix: 0.5, fuzzy: 0.25 },
    });
  const strict = ask("AND");
  const results = strict.length > 0 || isStrict ? strict : ask("OR");
  return new Map(results.map((result) => [result.id, result]));
}

/** The score of the whole name: a name that was typed in full comes first, even if its words are common. */
function compareNames(entry: Entry, words: readonly string[], wanted: string): number {
  const squeezed = squeeze(entry.name);
  if (words.length === 0) return 1;
  if (entry.kind === "field") return compareFields(entry, squeezed, wanted);
  // Names of operations and topics are unique; other names are not.
  if (squeezed === wanted) return entry.kind === "operation" || entry.kind === "topic" ? 20 : 6;
  if (entry.kind === "operation" && isBegunBy(entry.name, words)) return 6;
  return wanted.length > 2 && squeezed.startsWith(wanted) ? 2 : 1;
}

/** Whether each word is the start of a word of the name. */
function isBegunBy(name: string, words: readonly string[]): boolean {
  const own = listWords(name);
  return words.every((word) => own.some((each) => each.startsWith(word)));
}

/** A field may be named together with its operation, in either order, or by the end of its path. */
function compareFields({ places }: Entry, squeezed: string, wanted: string): number {
  if (squeezed === wanted) return 6;
  if (wanted.length > 2 && squeezed.endsWith(wanted)) return 5;
  if (!wanted.startsWith(squeezed) && !wanted.endsWith(squeezed)) return 1;
  const operations = places.map(({ operation = "" }) => squeeze(operation));
  if (operations.some((each) => wanted === each + squeezed || wanted === squeezed + each)) return 100;
  return squeezed.length > 1 ? 5 : 1;
}

/** The place that the query names, or several for a field with exactly this name. */
function listPlaces({ entry, terms }: Scored, words: readonly string[]): Found[] {
  const name = listWords(entry.name);
  const isExact = name.join("") === words.join("");
  const others = subtract(words, name).map((word) => word.replace(/s$/, ""));
  // The share of the operation's name that is in the query; if two are equal, the shorter name.
  const fit = ({ operation = "" }: Place) => {
    const own = listWords(operation);
    const named = own.filter((each) => others.some((word) => each.startsWith(word))).length;
    return named + named / own.length;
  };
  const places = entry.places.toSorted((one, other) => fit(other) - fit(one));
  const shown = places.slice(0, isExact ? longestGroup - 1 : 1);
  return shown.map((place) => ({ entry, place, terms, others: places.length - shown.length }));
}

/** The words of a query without the words of a name, each of them once. */
function subtract(words: readonly string[], name: readonly string[]): string[] {
  const left = [...words];
  for (const word of name) if (left.includes(word)) left.splice(left.indexOf(word), 1);
  return left;
}
