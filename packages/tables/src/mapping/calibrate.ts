/**
 * The share of right suggestions by score, measured on the tuning parts of the corpora of the bench, and less for low
 * scores, which are less often right in public files. Between two points it is a straight line. The bench measures it on
 * the part that is held back.
 */
const points: readonly (readonly [score: number, share: number])[] = [
  [0, 0],
  [0.25, 0.28],
  [0.35, 0.38],
  [0.45, 0.45],
  [0.55, 0.6],
  [0.65, 0.83],
  [0.75, 0.94],
  [0.85, 0.985],
  [0.95, 0.995],
  [1, 1],
];

/** A rival from this share of the score on makes a suggestion less sure. */
const nearShare = 0.85;

/** The confidence of a score. A rival with the same score makes it a guess. */
export function calibrate(score: number, rival: number): number {
  const near = Math.max(0, (rival / score - nearShare) / (1 - nearShare));
  return Math.round(readPoint(score * (1 - 0.6 * Math.min(1, near))) * 1000) / 1000;
}

function readPoint(score: number): number {
  const above = points.findIndex(([place]) => place >= score);
  const [high, highShare] = points[above] ?? [1, 1];
  const [low, lowShare] = points[above - 1] ?? [0, 0];
  return high === low ? highShare : lowShare + ((score - low) / (high - low)) * (highShare - lowShare);
}
