/** Inclusive ranges of positions, in their order and apart from each other. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** Writes positions as ranges. */
export function writeRanges(positions: readonly number[]): Ranges {
  return mergeRanges(positions.map((position) => [position, position]));
}

/** Brings ranges in their order, and those that meet together. */
export function mergeRanges(ranges: Ranges): Ranges {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = merged.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}
