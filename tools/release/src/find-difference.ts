import { isDeepStrictEqual } from "node:util";
import { escapePointer, followPointer } from "@data-import/spec/read";

/** The path to the first difference of two values, in any order of their keys; undefined if they are equal. */
export function findDifference(one: unknown, other: unknown, pointer = "#"): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined;
  const keys = new Set([...Object.keys(Object(one)), ...Object.keys(Object(other))]);
  for (const key of keys) {
    const inside = `${pointer}/${escapePointer(key)}`;
    const found = findDifference(followPointer(one, [key]), followPointer(other, [key]), inside);
    if (found !== undefined) return found;
  }
  return pointer;
}
