/** The keys of the records of a block, least first. */
export interface SortedColumn {
  readonly keys: Float64Array;
  /** For each key, the index of its record. Equal keys are in the order of their records. */
  readonly order: Uint16Array;
  /** The indexes of the records without a value. */
  readonly empty: Uint16Array;
}

/** How many keys of a sorted list are less than a key, or equal to it. */
export function findKeyPlace(
  keys: Float64Array,
  key: number,
  isIncluded: boolean,
  from = 0,
  to: number = keys.length,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = keys[middle] as number;
    if (other < key || (isIncluded && other === key)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Keys of a block, least first. */
type Keys = Pick<SortedColumn, "keys">;

/** The key with a rank in several sorted lists together, which have more keys than the rank. */
export function findKey(lists: readonly Keys[], rank: number): number {
  const behind = lists.reduce((sum, { keys }) => sum + keys.length, 0) - 1 - rank;
  // A list with more keys than are before the wanted one has the others behind it, and the same from its end.
  let lows = Int32Array.from(lists, ({ keys }) => Math.max(0, keys.length - 1 - behind));
  let highs = Int32Array.from(lists, ({ keys }) => Math.min(keys.length, rank + 1));
  let wanted = rank - lows.reduce((sum, low) => sum + low, 0);
  while (true) {
    const pivot = pickKey(lists, lows, highs);
    const [less, upTo] = [new Int32Array(lists.length), new Int32Array(lists.length)];
    let [countLess, countUpTo] = [0, 0];
    for (let i = 0; i < lists.length; i += 1) {
      const { keys } = lists[i] as Keys;
      const [low, high] = [lows[i] as number, highs[i] as number];
      const start = findKeyPlace(keys, pivot, false, low, high);
      const end = findKeyPlace(keys, pivot, true, start, high);
      less[i] = start;
      upTo[i] = end;
      countLess += start - low;
      countUpTo += end - low;
    }
    if (wanted < countLess) highs = less;
    else if (wanted < countUpTo) return pivot;
    else {
      lows = upTo;
      wanted -= countUpTo;
    }
  }
}

/** A random one of the keys that are left. */
function pickKey(lists: readonly Keys[], lows: Int32Array, highs: Int32Array): number {
  let left = 0;
  for (let i = 0; i < lows.length; i += 1) left += (highs[i] as number) - (lows[i] as number);
  let picked = Math.floor(Math.random() * left);
  for (let i = 0; i < lows.length; i += 1) {
    const size = (highs[i] as number) - (lows[i] as number);
    if (picked < size) return lists[i]?.keys[(lows[i] as number) + picked] as number;
    picked -= size;
  }
  throw new Error("The lists have no key of this rank.");
}
