import { compareParts } from "./compare-names.ts";
import { type PartFacts, readPart } from "./parts.ts";
import type { ReadName } from "./read-name.ts";

/**
 * Finds which names of one side have a part that is the same as, or near to, a part of a name of the other side. Each
 * part is compared once, however many names have it: of two files, most names have nothing in common. Yields after each.
 * @param columns the names of each column
 * @param fields the names of each field
 * @returns for each column, the places of such fields
 */
export function* findNearNames(
  columns: readonly (readonly ReadName[])[],
  fields: readonly (readonly ReadName[])[],
): Generator<void, ReadonlySet<number>[]> {
  const byPart = new Map<string, FieldsOfPart>();
  for (const [place, names] of fields.entries()) {
    for (const part of listParts(names)) {
      const known = byPart.get(part);
      if (known === undefined) byPart.set(part, { facts: readPart(part), places: [place] });
      else known.places.push(place);
    }
  }
  // Only unknown words are compared by their letters.
  const words = [...byPart.values()].filter(({ facts }) => facts.word !== undefined);
  const known = new Map<string, readonly number[]>();
  const near: Set<number>[] = [];
  for (const names of columns) {
    const places = new Set<number>();
    for (const part of listParts(names)) {
      yield;
      let found = known.get(part);
      if (found === undefined) {
        found = findNearParts(part, byPart, words);
        known.set(part, found);
      }
      for (const place of found) places.add(place);
    }
    near.push(places);
  }
  return near;
}

/** The fields that have a part in one of their names. */
interface FieldsOfPart {
  readonly facts: PartFacts;
  readonly places: number[];
}

function findNearParts(
  part: string,
  byPart: ReadonlyMap<string, FieldsOfPart>,
  words: readonly FieldsOfPart[],
): readonly number[] {
  const facts = readPart(part);
  const others =
    facts.word === undefined
      ? [part, ...(facts.related?.keys() ?? [])].flatMap((other) => byPart.get(other) ?? [])
      : words.filter((other) => other.facts.part === part || compareParts(facts, other.facts) > 0);
  return [...new Set(others.flatMap(({ places }) => places))];
}

function listParts(names: readonly ReadName[]): Set<string> {
  return new Set(names.flatMap(({ readings }) => readings.flatMap(({ parts }) => parts)));
}
