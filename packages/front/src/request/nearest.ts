/** Longer words are not compared: the time for it grows with the square of the length. */
const longestCharacters = 100;

/** The candidate with the fewest edits from a word; undefined if none is close. */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > longestCharacters) return undefined;
  let nearest: string | undefined;
  let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    // The difference of the lengths is the least number of edits; this skips the slow count for long words.
    if (Math.abs(word.length - candidate.length) >= fewest) continue;
    const edits = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (edits < fewest) {
      nearest = candidate;
      fewest = edits;
    }
  }
  return nearest;
}

function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
