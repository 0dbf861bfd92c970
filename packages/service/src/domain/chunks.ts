/** Parts of a list, in its order: a statement takes only so many values. */
export function* divide<Item>(items: readonly Item[], size = 1000): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
