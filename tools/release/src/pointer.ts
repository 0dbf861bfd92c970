import { isDeepStrictEqual } from "node:util";

/** The keys of a JSON pointer such as `#/paths/~1sheets/get`. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What a pointer, given as its keys, leads to; undefined where that is nothing. */
export function follow(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    value,
  );
}

/** Leads to the first place where two values differ, whatever the order of their keys; undefined where none does. */
export function findDifference(one: unknown, other: unknown, pointer = "#"): string | undefined {
  if (isDeepStrictEqual(one, other)) return undefined;
  const keys = new Set([...Object.keys(Object(one)), ...Object.keys(Object(other))]);
  for (const key of keys) {
    const inside = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const found = findDifference(follow(one, [key]), follow(other, [key]), inside);
    if (found !== undefined) return found;
  }
  return pointer;
}
