/** Random numbers from 0 to 1: the same seed gives the same numbers, in every process. */
export function createRandom(seed: string | number): () => number {
  // FNV-1a spreads similar seeds; mulberry32 makes the numbers.
  let state = [...String(seed)].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
