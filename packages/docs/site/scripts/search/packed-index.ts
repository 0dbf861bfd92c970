import type { AsPlainObject } from "minisearch";
import { searchedFields } from "./terms.ts";

/**
 * The inverted index of MiniSearch in half the space. For each term, and for each field that has it, the entries: each
 * as the distance to the one before in base 36, with `*` and how often where it is more than once.
 */
export interface PackedIndex {
  readonly count: number;
  readonly averageLengths: readonly number[];
  /** The number of terms in each field of each entry. */
  readonly lengths: string;
  /** In alphabetical order, parted by spaces. */
  readonly terms: string;
  /** For each term: `<field>:<entry> <entry>|<field>:<entry>`. */
  readonly postings: readonly string[];
}

/** Packs the output of MiniSearch; the ids of the entries must count from 0. */
export function packIndex(index: AsPlainObject): PackedIndex {
  const terms = index.index.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    count: index.documentCount,
    averageLengths: index.averageFieldLength,
    lengths: Object.values(index.fieldLength as Record<string, number[]>).join(";"),
    terms: terms.map(([term]) => term).join(" "),
    postings: terms.map(([, fields]) =>
      Object.entries(fields as Record<string, Record<string, number>>)
        .map(([field, entries]) => `${field}:${packEntries(entries)}`)
        .join("|"),
    ),
  };
}

function packEntries(entries: Readonly<Record<string, number>>): string {
  let last = 0;
  // Whole numbers are always in ascending order among the keys of an object.
  return Object.entries(entries)
    .map(([id, times]) => {
      const distance = Number(id) - last;
      last = Number(id);
      return `${distance.toString(36)}${times > 1 ? `*${times}` : ""}`;
    })
    .join(" ");
}

/** The opposite of {@link packIndex}. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const ids = Object.fromEntries(Array.from({ length: packed.count }, (_, id) => [id, id]));
  const terms = packed.terms.split(" ");
  return {
    documentCount: packed.count,
    nextId: packed.count,
    documentIds: ids,
    fieldIds: Object.fromEntries(searchedFields.map((name, id) => [name, id])),
    fieldLength: Object.fromEntries(
      packed.lengths.split(";").map((lengths, id) => [id, lengths.split(",").map(Number)]),
    ),
    averageFieldLength: [...packed.averageLengths],
    storedFields: {},
    dirtCount: 0,
    index: packed.postings.map((posting, at) => [terms[at] ?? "", unpackPosting(posting)]),
    serializationVersion: 2,
  } as unknown as AsPlainObject;
}

function unpackPosting(posting: string): Record<string, Record<string, number>> {
  return Object.fromEntries(
    posting.split("|").map((part) => {
      const [field = "", entries = ""] = part.split(":");
      let id = 0;
      const times = entries.split(" ").map((entry) => {
        const [distance = "", count = "1"] = entry.split("*");
        id += Number.parseInt(distance, 36);
        return [id, Number(count)];
      });
      return [field, Object.fromEntries(times)];
    }),
  );
}
