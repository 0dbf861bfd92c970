/** Inclusive ranges of positions, in ascending order and without overlaps. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** Writes positions as ranges. */
export function writeRanges(positions: readonly number[]): Ranges {
  const ranges: [number, number][] = [];
  let isAscending = true;
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last !== undefined && position === last[1] + 1) last[1] = position;
    else {
      isAscending &&= last === undefined || position > last[1];
      ranges.push([position, position]);
    }
  }
  return isAscending ? ranges : mergeRanges(ranges);
}

/** The positions of ranges in their order, at most `size` at once. */
export function* listPositions(ranges: Ranges, size: number): Generator<number[]> {
  let positions: number[] = [];
  for (const [first, last] of ranges) {
    for (let position = first; position <= last; position += 1) {
      positions.push(position);
      if (positions.length < size) continue;
      yield positions;
      positions = [];
    }
  }
  if (positions.length > 0) yield positions;
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

/** Whether ranges have a position. */
export function includesPosition(ranges: Ranges, position: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (position < first) high = middle - 1;
    else if (position > last) low = middle + 1;
    else return true;
  }
  return false;
}
