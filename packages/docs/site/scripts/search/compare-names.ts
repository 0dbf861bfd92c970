import type { Entry } from "./entry.ts";
import { listWords, removeIds, squeeze } from "./terms.ts";

/** The factor of a name that is the query. */
export const exactFactor = 8;

/** The name and title of an entry, prepared for comparisons. */
export interface Names {
  readonly squeezed: string;
  readonly name: readonly string[];
  readonly title: readonly string[];
}

export function readNames({ kind, name, title }: Entry): Names {
  return {
    squeezed: squeeze(name),
    name: listWords(name),
    title: kind === "operation" ? listWords(title) : [],
  };
}

/** The score of the whole name: a name that was typed in full comes first, even if its words are common. */
export function compareNames(
  entry: Entry,
  { squeezed, name, title }: Names,
  {
    query,
    stems,
    wanted,
  }: { readonly query: string; readonly stems: readonly string[]; readonly wanted: string },
): number {
  if (entry.kind === "field") return compareFields(entry, squeezed, wanted);
  const isOperation = entry.kind === "operation";
  // Names of operations, topics and errors are unique; other names are not. A code of an error has common words.
  const isUnique =
    isOperation || entry.kind === "topic" || (entry.kind === "error" && entry.name === query.trim());
  // Values such as `cron` and `required-field` are also words that people type for what guides explain.
  const isWord = entry.kind === "value" && !isCode(query);
  if (squeezed === wanted && !isWord) return isUnique ? 80 : exactFactor;
  // `what is a workbook` asks for what is called `Workbook`.
  const isSame = stems.length > 0 && stems.join("") === name.join("");
  if (isSame && entry.kind !== "value") return isOperation ? 40 : exactFactor;
  if (stems.length === 0) return 1;
  // Operations have short titles of common words, so a match there says more than one in a text.
  const closeness =
    1 + (isOperation ? 6 : 3) * Math.max(compareWords(stems, name), compareWords(stems, title)) ** 2;
  // A person who asks `what is a commit` does not want to get one.
  if (isQuestion(query)) return isOperation ? closeness / 2 : closeness;
  const isBegun = isOperation && stems.every((stem) => name.some((each) => each.startsWith(stem)));
  return isBegun ? Math.max(closeness, 24) : closeness;
}

export function isQuestion(query: string): boolean {
  return /^\s*(what|why|who|which|where|when|how|is|are|does|can)\s/i.test(query);
}

/** The share of the words that both have; 1 if they are the same. */
function compareWords(some: readonly string[], others: readonly string[]): number {
  const shared = some.filter((word) => others.includes(word)).length;
  return shared / Math.max(1, some.length + others.length - shared);
}

/** A field may be named together with its operation, in either order, or by the end of its path. */
function compareFields(entry: Entry, squeezed: string, wanted: string): number {
  // What a parameter of many operations is for, guides say better.
  if (squeezed === wanted) return isShared(entry) ? 6 : 20;
  if (wanted.length > 2 && squeezed.endsWith(wanted)) return 16;
  if (!wanted.startsWith(squeezed) && !wanted.endsWith(squeezed)) return 1;
  const operations = entry.places.map(({ operation = "" }) => squeeze(operation));
  if (operations.some((each) => wanted === each + squeezed || wanted === squeezed + each)) return 400;
  return isCode(entry.name) ? exactFactor : 1;
}

/** What is also a word, such as `progress`, is mostly a word: code has capitals, points, hyphens or underscores inside. */
function isCode(text: string): boolean {
  return /[a-z][A-Z]|[A-Z]{2}|\w[._-]\w/.test(text);
}

/** A parameter is the same in each operation; a field of bodies may mean something else in each. */
export function isShared({ places }: Entry): boolean {
  return places.length > 4 && places.every(({ part = "" }) => /^(header|query|path)$/.test(part));
}

/** Whether a query was copied from a response: it has an id, a name in backticks, or words of such a sentence. */
export function looksLikeMessage(query: string): boolean {
  return (
    removeIds(query) !== query || /`.+`|\w \w.*\.$|^there is no |\bmust (?:be|have|not) /i.test(query.trim())
  );
}
