/**
 * The assignment of rows to columns with the greatest sum of scores, each row and each column at most once: the column
 * of each row, or -1. Scores are at least 0; a pair with 0 is not assigned. The Hungarian method with potentials, in
 * time proportional to rows² × columns. Yields after each row.
 */
export function* assign(scores: readonly (readonly number[])[]): Generator<void, number[]> {
  const rows = scores.length;
  const real = scores[0]?.length ?? 0;
  const search = createSearch(scores, real);
  for (let row = 1; row <= rows; row += 1) {
    search.addRow(row);
    yield;
  }
  const assigned = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= real; column += 1) {
    const row = (search.rowOf[column] as number) - 1;
    if (row >= 0 && (scores[row]?.[column - 1] ?? 0) > 0) assigned[row] = column - 1;
  }
  return assigned;
}

/** Rows and columns are counted from 1; 0 is the row that is added, and the column that it begins with. */
function createSearch(scores: readonly (readonly number[])[], real: number) {
  const rows = scores.length;
  // A row may stay without a column: each has one more column of its own, worth nothing.
  const columns = real + rows;
  const costs = new Float64Array((rows + 1) * (columns + 1));
  for (const [row, line] of scores.entries())
    for (const [column, score] of line.entries()) costs[(row + 1) * (columns + 1) + column + 1] = -score;
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const before = new Int32Array(columns + 1);
  const least = new Float64Array(columns + 1);
  const used = new Uint8Array(columns + 1);

  /** Compares a row with all columns that are not used yet; returns the nearest one. */
  function findNext(column: number): number {
    const current = rowOf[column] as number;
    const potential = rowPotential[current] as number;
    const start = current * (columns + 1);
    let delta = Number.POSITIVE_INFINITY;
    let next = 0;
    for (let other = 1; other <= columns; other += 1) {
      if (used[other] === 1) continue;
      const reduced = (costs[start + other] as number) - potential - (columnPotential[other] as number);
      if (reduced < (least[other] as number)) {
        least[other] = reduced;
        before[other] = column;
      }
      if ((least[other] as number) < delta) {
        delta = least[other] as number;
        next = other;
      }
    }
    shift(delta);
    return next;
  }

  function shift(delta: number): void {
    // Of many pairs with the same score, most are as near as the one before.
    if (delta === 0) return;
    for (let other = 0; other <= columns; other += 1) {
      if (used[other] === 1) {
        const row = rowOf[other] as number;
        rowPotential[row] = (rowPotential[row] as number) + delta;
        columnPotential[other] = (columnPotential[other] as number) - delta;
      } else least[other] = (least[other] as number) - delta;
    }
  }

  return {
    rowOf,
    addRow(row: number): void {
      least.fill(Number.POSITIVE_INFINITY);
      used.fill(0);
      rowOf[0] = row;
      let column = 0;
      do {
        used[column] = 1;
        column = findNext(column);
      } while (rowOf[column] !== 0);
      while (column !== 0) {
        const previous = before[column] as number;
        rowOf[column] = rowOf[previous] as number;
        column = previous;
      }
    },
  };
}
