/** Inclusive ranges of positions, in ascending order and without overlaps. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** Writes positions as ranges. */
export function writeRanges(positions: readonly number[]): Ranges {
  // New records are in order, so there is nothing to sort.
  const ranges: [number, number][] = [];
  let current: [number, number] | undefined;
  for (const position of positions) {
    if (current !== undefined && position === current[1] + 1) current[1] = position;
    else {
      current = [position, position];
      ranges.push(current);
    }
  }
  return mergeRanges(ranges);
}

/** Sorts ranges and joins those that touch or overlap. */
export function mergeRanges(ranges: Ranges): Ranges {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = merged.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}
