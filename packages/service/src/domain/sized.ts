import { limits } from "@data-import/types";

/** Something in a list, and about how many bytes it has. */
export interface Sized<Key> {
  readonly key: Key;
  readonly bytes: number;
}

/** The bytes of such a part. */
const partBytes = 1_048_576;

/** The most items of a part. */
const partItems = 1000;

/** How many of the first items have so many bytes together, but at least one. */
export function countFitting(
  items: readonly { readonly bytes: number }[],
  most: number = limits.pageBytes,
): number {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += item.bytes;
    return bytes > most && index > 0;
  });
  return end === -1 ? items.length : end;
}

/** The keys of a list in parts that are small enough to be in memory. */
export function* divideSized<Key>(items: readonly Sized<Key>[]): Generator<readonly Key[]> {
  for (let start = 0; start < items.length; ) {
    const next = items.slice(start, start + partItems);
    const part = next.slice(0, countFitting(next, partBytes));
    yield part.map(({ key }) => key);
    start += part.length;
  }
}
