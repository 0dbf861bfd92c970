/**
 * The assignment of rows to columns with the greatest sum of scores, each row and each column at most once: the column
 * of each row, or -1. Scores are at least 0; a pair with 0 is not assigned. The Hungarian method with potentials, over
 * the pairs that have a score: most names of two sides have nothing in common. Yields for each row that it looks at.
 */
export function* assign(scores: readonly (readonly number[])[]): Generator<void, number[]> {
  const search = new Search(scores);
  for (const row of scores.keys()) yield* search.addRow(row);
  return [...search.columnOf];
}

/** The columns with which a row has a score, and these scores. */
interface Pairs {
  readonly columns: Int32Array;
  readonly scores: Float64Array;
}

function listPairs(all: readonly number[]): Pairs {
  const columns = new Int32Array(all.length);
  const scores = new Float64Array(all.length);
  let count = 0;
  for (let column = 0; column < all.length; column += 1) {
    const score = all[column] as number;
    if (score === 0) continue;
    columns[count] = column;
    scores[count++] = score;
  }
  return { columns: columns.subarray(0, count), scores: scores.subarray(0, count) };
}

/** Of ways that are as long, the first one is taken, also if their sums were rounded differently. */
const rounding = 1e-9;

/** One search at a time: the shortest way from a row that is added. */
class Search {
  readonly columnOf: Int32Array;
  readonly #rowOf: Int32Array;
  readonly #pairs: readonly Pairs[];
  readonly #rowPotential: Float64Array;
  readonly #columnPotential: Float64Array;
  /** How far each column is, the row from which it was seen, and whether it is passed. */
  readonly #least: Float64Array;
  readonly #before: Int32Array;
  readonly #isPassed: Uint8Array;

  constructor(scores: readonly (readonly number[])[]) {
    const width = scores[0]?.length ?? 0;
    this.columnOf = new Int32Array(scores.length).fill(-1);
    this.#rowOf = new Int32Array(width).fill(-1);
    this.#pairs = scores.map(listPairs);
    this.#rowPotential = new Float64Array(scores.length);
    this.#columnPotential = new Float64Array(width);
    this.#least = new Float64Array(width);
    this.#before = new Int32Array(width);
    this.#isPassed = new Uint8Array(width);
  }

  /** Finds the shortest way to a column that is free, or to a row that is best left without one. */
  *addRow(added: number): Generator<void, void> {
    this.#least.fill(Number.POSITIVE_INFINITY);
    this.#isPassed.fill(0);
    let [row, far] = [added, 0];
    let [left, end, column] = [added, Number.POSITIVE_INFINITY, -1];
    do {
      yield;
      const without = far - (this.#rowPotential[row] as number);
      if (without < end) [left, end] = [row, without];
      this.#look(row, far);
      column = this.#findNearest(end);
      if (column === -1) break;
      this.#isPassed[column] = 1;
      far = this.#least[column] as number;
      row = this.#rowOf[column] as number;
    } while (row !== -1);
    this.#move(added, column === -1 ? end : far);
    if (column === -1) {
      column = this.columnOf[left] as number;
      this.columnOf[left] = -1;
    }
    this.#give(column);
  }

  #look(row: number, far: number): void {
    const { columns, scores } = this.#pairs[row] as Pairs;
    const [isPassed, least, potential] = [this.#isPassed, this.#least, this.#columnPotential];
    const base = far - (this.#rowPotential[row] as number);
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index] as number;
      const distance = base - (scores[index] as number) - (potential[column] as number);
      if (isPassed[column] === 1 || distance >= (least[column] as number) - rounding) continue;
      least[column] = distance;
      this.#before[column] = row;
    }
  }

  /**
   * The nearest column that is not passed, if it is not farther than `most`; otherwise -1. Of several, one that is free:
   * names that are alike have equal scores, and the way over all of them would be long.
   */
  #findNearest(most: number): number {
    const [rowOf, least] = [this.#rowOf, this.#least];
    let [nearest, distance] = [-1, most];
    for (let column = 0; column < least.length; column += 1) {
      const other = least[column] as number;
      if (other > distance || this.#isPassed[column] === 1) continue;
      const isFirst = nearest === -1 || (rowOf[column] === -1 && rowOf[nearest] !== -1);
      if (other < distance || isFirst) [nearest, distance] = [column, other];
    }
    return nearest;
  }

  /** Gives a column to the row from which it was seen, the column of that row to the one before, and so on. */
  #give(column: number): void {
    for (let next = column; next !== -1; ) {
      const row = this.#before[next] as number;
      const own = this.columnOf[row] as number;
      this.#rowOf[next] = row;
      this.columnOf[row] = next;
      next = own;
    }
  }

  /** Moves the potentials by how much nearer than the end each passed column is. */
  #move(added: number, end: number): void {
    const potential = this.#rowPotential;
    potential[added] = (potential[added] as number) + end;
    for (const [column, row] of this.#rowOf.entries()) {
      if (this.#isPassed[column] === 0) continue;
      const nearer = end - (this.#least[column] as number);
      if (row !== -1) potential[row] = (potential[row] as number) + nearer;
      this.#columnPotential[column] = (this.#columnPotential[column] as number) - nearer;
    }
  }
}
