/** Compares the rest of two positions with the same key: their order is not decided by the key. */
type CompareRest = (position: number, other: number) => number;

/**
 * Finds the positions with some ranks in an order, without sorting the others: by key, then by `compareRest`, then by
 * position. For the first ranks, it keeps only as many candidates as it needs.
 */
export class Ranks {
  readonly #from: number;
  readonly #to: number;
  readonly #capacity: number;
  readonly #compareRest: CompareRest | undefined;
  #keys: Float64Array;
  #positions: Int32Array;
  #count = 0;
  /** Candidates after this key have a rank that is not wanted. */
  #limit = Number.POSITIVE_INFINITY;

  /** @param most how many positions there may be */
  constructor(from: number, to: number, most: number, compareRest?: CompareRest) {
    this.#from = from;
    this.#to = to;
    this.#capacity = Math.min(most, Math.max(4096, to * 4));
    this.#compareRest = compareRest;
    this.#keys = new Float64Array(this.#capacity);
    this.#positions = new Int32Array(this.#capacity);
  }

  add(key: number, position: number): void {
    if (key > this.#limit) return;
    if (this.#count === this.#capacity) this.#dropLast();
    this.#keys[this.#count] = key;
    this.#positions[this.#count] = position;
    this.#count += 1;
  }

  /** The positions with the wanted ranks, in their order. */
  read(): number[] {
    const to = Math.min(this.#to, this.#count);
    if (this.#from >= to) return [];
    this.#select(this.#from, 0, this.#count - 1);
    this.#select(to - 1, this.#from, this.#count - 1);
    return Array.from({ length: to - this.#from }, (_, i) => this.#from + i)
      .sort((a, b) => this.#compare(a, b))
      .map((index) => this.#positions[index] as number);
  }

  #dropLast(): void {
    this.#select(this.#to - 1, 0, this.#count - 1);
    this.#count = this.#to;
    this.#limit = this.#keys[this.#to - 1] as number;
  }

  #compare(a: number, b: number): number {
    return this.#compareWith(a, this.#keys[b] as number, this.#positions[b] as number);
  }

  #compareWith(index: number, key: number, position: number): number {
    const own = this.#keys[index] as number;
    if (own !== key) return own < key ? -1 : 1;
    const ownPosition = this.#positions[index] as number;
    return this.#compareRest?.(ownPosition, position) || ownPosition - position;
  }

  /** Moves the candidate with a rank to the index of this rank, those before it to the left, and the others to the right. */
  #select(rank: number, first: number, last: number): void {
    let [left, right] = [first, last];
    while (left < right) {
      const pivot = this.#choosePivot(left, right);
      const [key, position] = [this.#keys[pivot] as number, this.#positions[pivot] as number];
      let [i, j] = [left, right];
      while (i <= j) {
        while (this.#compareWith(i, key, position) < 0) i += 1;
        while (this.#compareWith(j, key, position) > 0) j -= 1;
        if (i > j) break;
        this.#swap(i, j);
        i += 1;
        j -= 1;
      }
      if (rank <= j) right = j;
      else if (rank >= i) left = i;
      else return;
    }
  }

  /** The middle one of three: an ordered list must not take long. */
  #choosePivot(left: number, right: number): number {
    const middle = (left + right) >>> 1;
    const [low, high] = this.#compare(left, middle) < 0 ? [left, middle] : [middle, left];
    if (this.#compare(right, low) < 0) return low;
    return this.#compare(right, high) < 0 ? right : high;
  }

  #swap(i: number, j: number): void {
    const key = this.#keys[i] as number;
    this.#keys[i] = this.#keys[j] as number;
    this.#keys[j] = key;
    const position = this.#positions[i] as number;
    this.#positions[i] = this.#positions[j] as number;
    this.#positions[j] = position;
  }
}
