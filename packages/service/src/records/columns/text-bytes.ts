/** The number of bytes that are equal from two places on, at most `most`. */
export function findShared(
  one: Uint8Array,
  other: Uint8Array,
  most: number,
  start = 0,
  otherStart = 0,
): number {
  const end = Math.min(most, one.length - start, other.length - otherStart);
  let length = 0;
  while (length < end && one[start + length] === other[otherStart + length]) length += 1;
  return length;
}

/** Compares a part of some bytes with others, in the order of their code points. */
export function compareBytes(
  bytes: Uint8Array,
  start: number,
  end: number,
  other: Uint8Array,
  otherStart = 0,
  otherEnd: number = other.length,
): number {
  const length = Math.min(end - start, otherEnd - otherStart);
  for (let i = 0; i < length; i += 1) {
    const difference = (bytes[start + i] as number) - (other[otherStart + i] as number);
    if (difference !== 0) return difference;
  }
  return end - start - (otherEnd - otherStart);
}
