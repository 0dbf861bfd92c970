/** What a column at a side of a canvas takes of its width at least and at most, in percent. */
export const leastShare = 15;
export const mostShare = 45;

/** How far a key moves the edge of a column, in percent of the canvas. */
const stepPercent = 2;

/** The share of a column after a key; undefined for a key that does not move its edge. */
export function moveShare(
  share: number,
  key: string,
  /** Whether the column is at the left of the screen. */
  isAtLeft: boolean,
): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return limitShare(share + (isAtLeft ? -stepPercent : stepPercent));
    case "ArrowRight":
      return limitShare(share + (isAtLeft ? stepPercent : -stepPercent));
    case "Home":
      return leastShare;
    case "End":
      return mostShare;
    default:
      return undefined;
  }
}

/** The share of a column whose edge is at a place of the canvas; both are on one line, from left to right. */
export function findShare(
  place: number,
  { left, width }: { readonly left: number; readonly width: number },
  isAtLeft: boolean,
): number {
  const fromLeft = ((place - left) / width) * 100;
  return limitShare(isAtLeft ? fromLeft : 100 - fromLeft);
}

/** A press without a movement leads from the usual width to the greatest, the least, and back. */
export function turnShare(share: number | undefined): number | undefined {
  if (share === undefined) return mostShare;
  return share === mostShare ? leastShare : undefined;
}

const limitShare = (share: number) => Math.round(Math.min(mostShare, Math.max(leastShare, share)));
