/** The parts of a version that a change can raise, from the lowest to the highest. */
export const impacts = ["patch", "minor", "major"] as const;

/** One of `impacts`. */
export type Impact = (typeof impacts)[number];

/** The highest of some impacts; undefined for an empty list. */
export function highest(values: readonly Impact[]): Impact | undefined {
  return impacts.findLast((impact) => values.includes(impact));
}

/** Whether one impact is less than another; none at all is less than any. */
export function isLess(impact: Impact | undefined, other: Impact | undefined): boolean {
  return rank(impact) < rank(other);
}

function rank(impact: Impact | undefined): number {
  return impact === undefined ? -1 : impacts.indexOf(impact);
}
