/** Compares the rest of two positions whose keys are the same and do not decide the order. */
export interface Rest {
  /** Whether positions with this key still have an order. */
  isOpen(key: number): boolean;
  compare(position: number, other: number): number;
}

const sampleRanks = 4096;
/** How many ranks of the sample are kept on each side. */
const marginRanks = 100;

/**
 * Finds the positions with some ranks in an order, without sorting the others: by key, then by the rest, then by position.
 * For the first ranks, it keeps only as many candidates as it needs.
 */
export class Ranks {
  readonly #from: number;
  readonly #to: number;
  readonly #capacity: number;
  readonly #rest: Rest | undefined;
  readonly #keys: Float64Array;
  readonly #positions: Int32Array;
  #count = 0;
  /** Candidates after this key have a rank that is not wanted. */
  #limit = Number.POSITIVE_INFINITY;

  /** @param most how many positions there may be */
  constructor(from: number, to: number, most: number, rest?: Rest) {
    this.#from = from;
    this.#to = to;
    this.#capacity = Math.min(most, Math.max(4096, to * 4));
    this.#rest = rest;
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
    const before = this.#narrow(this.#from, to);
    const [first, end] = [this.#from - before, to - before];
    this.#select(first, 0, this.#count - 1);
    this.#select(end - 1, first, this.#count - 1);
    return Array.from({ length: end - first }, (_, i) => first + i)
      .sort((a, b) => this.#compare(a, b))
      .map((index) => this.#positions[index] as number);
  }

  /**
   * Removes candidates that are far from the wanted ranks by a sample of the keys; returns how many of them were before
   * these ranks. This is several times as fast as to select among all candidates.
   */
  #narrow(from: number, to: number): number {
    const [keys, positions, count] = [this.#keys, this.#positions, this.#count];
    if (count < sampleRanks * 16) return 0;
    const step = Math.floor(count / sampleRanks);
    const sample = Float64Array.from({ length: sampleRanks }, (_, i) => keys[i * step] as number).sort();
    const low = sample[Math.floor((from / count) * sampleRanks) - marginRanks] ?? Number.NEGATIVE_INFINITY;
    const high = sample[Math.ceil((to / count) * sampleRanks) + marginRanks] ?? Number.POSITIVE_INFINITY;
    let before = 0;
    let inside = 0;
    for (let i = 0; i < count; i += 1) {
      const key = keys[i] as number;
      if (key < low) before += 1;
      else if (key <= high) inside += 1;
    }
    // A sample may be wrong.
    if (before > from || before + inside < to) return 0;
    let kept = 0;
    for (let i = 0; i < count; i += 1) {
      const key = keys[i] as number;
      if (key < low || key > high) continue;
      keys[kept] = key;
      positions[kept] = positions[i] as number;
      kept += 1;
    }
    this.#count = kept;
    return before;
  }

  #dropLast(): void {
    this.#select(this.#to - 1, 0, this.#count - 1);
    this.#count = this.#to;
    this.#limit = this.#keys[this.#to - 1] as number;
  }

  #compare(a: number, b: number): number {
    const [one, two] = [this.#keys[a] as number, this.#keys[b] as number];
    if (one !== two) return one < two ? -1 : 1;
    return this.#compareEqual(one, this.#positions[a] as number, this.#positions[b] as number);
  }

  #compareEqual(key: number, position: number, other: number): number {
    const rest = this.#rest;
    return (rest?.isOpen(key) && rest.compare(position, other)) || position - other;
  }

  /** Moves the candidate with a rank to the index of this rank, those before it to the left, and the others to the right. */
  #select(rank: number, first: number, last: number): void {
    const [keys, positions] = [this.#keys, this.#positions];
    let [left, right] = [first, last];
    while (left < right) {
      const pivot = this.#choosePivot(left, right);
      const [key, position] = [keys[pivot] as number, positions[pivot] as number];
      let [i, j] = [left, right];
      while (i <= j) {
        while (
          (keys[i] as number) < key ||
          (keys[i] === key && this.#compareEqual(key, positions[i] as number, position) < 0)
        )
          i += 1;
        while (
          (keys[j] as number) > key ||
          (keys[j] === key && this.#compareEqual(key, positions[j] as number, position) > 0)
        )
          j -= 1;
        if (i > j) break;
        const [oldKey, oldPosition] = [keys[i] as number, positions[i] as number];
        keys[i] = keys[j] as number;
        positions[i] = positions[j] as number;
        keys[j] = oldKey;
        positions[j] = oldPosition;
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
}
