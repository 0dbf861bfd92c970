/** Joins two masks of the same length in the first one. A mask has 1 or 0 for each record of a block. */
export function joinMasks(kind: "and" | "or", mask: Uint8Array, other: Uint8Array): Uint8Array {
  if (kind === "and")
    for (let i = 0; i < mask.length; i += 1) mask[i] = (mask[i] as number) & (other[i] as number);
  else for (let i = 0; i < mask.length; i += 1) mask[i] = (mask[i] as number) | (other[i] as number);
  return mask;
}

/** Turns a mask around in place. */
export function negate(mask: Uint8Array): Uint8Array {
  for (let i = 0; i < mask.length; i += 1) mask[i] = 1 - (mask[i] as number);
  return mask;
}

/** How many records a mask selects. */
export function countMask(mask: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < mask.length; i += 1) count += mask[i] as number;
  return count;
}
