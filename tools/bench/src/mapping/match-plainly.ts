import Fuse from "fuse.js";
import type { Match } from "./measure-matcher.ts";
import type { HeaderRow } from "./read-corpus.ts";

/**
 * What most importers do: a fuzzy search for each column among keys and labels. The best matches come first, each field
 * once. `most` is the greatest distance of a match, from 0 to 1.
 */
export function matchPlainly({ columns, fields }: HeaderRow, most: number): Match[] {
  const names = fields.map(({ key, label = key }) => ({ key, names: [spaceWords(key), label] }));
  const fuse = new Fuse(names, {
    keys: ["names"],
    includeScore: true,
    threshold: most,
    ignoreLocation: true,
  });
  const found = columns.flatMap(({ name }, column) => {
    const words = spaceWords(name).slice(0, 32);
    if (words === "") return [];
    return fuse
      .search(words)
      .map(({ item, score = 1 }) => ({ column, field: item.key, confidence: 1 - score }));
  });
  const taken = new Set<string | number>();
  return found
    .toSorted((left, right) => right.confidence - left.confidence)
    .filter(({ column, field }) => {
      if (taken.has(column) || taken.has(field)) return false;
      taken.add(column).add(field);
      return true;
    });
}

function spaceWords(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_.-]+/g, " ")
    .trim();
}
