/** The candidate with the fewest edits from a misspelt word, or undefined when none is close. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewestEdits = Math.max(2, Math.floor(word.length / 2));
  for (const candidate of candidates) {
    const edits = countEdits(word, candidate);
    if (edits < fewestEdits) [nearest, fewestEdits] = [candidate, edits];
  }
  return nearest;
}

/** Turns the nearest candidate into a proposal to append to a message. */
export function proposeNearest(word: string, candidates: Iterable<string>): string {
  const nearest = findNearest(word, candidates);
  return nearest ? ` Did you mean \`${nearest}\`?` : "";
}

// Levenshtein's distance: how many letters to insert, delete or replace.
function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = previous[column] as number;
      const edited = Math.min(previous[column + 1] as number, current[column] as number) + 1;
      current.push(Math.min(edited, letter === other ? replaced : replaced + 1));
    }
    previous = current;
  }
  return previous[to.length] as number;
}
