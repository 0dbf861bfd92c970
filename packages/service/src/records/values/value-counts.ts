import { grow } from "../duplicates/digest-table.ts";
import type { ValueNumbers } from "./value-numbers.ts";

/** Some records with one value. */
export interface CountedRecords {
  /** The position of the first one. */
  readonly first: number;
  readonly total: number;
  /** How many have an error. */
  readonly errors: number;
}

/** The records of the different values of one field, in the order of their first records. It needs 16 bytes for each value. */
export class ValueCounts {
  readonly numbers: ValueNumbers;
  /** By the number of a value. */
  #first: Int32Array;
  #total: Int32Array;
  #errors: Int32Array;
  /** The numbers of the values that have records. */
  #found: Int32Array;
  #size = 0;

  constructor(numbers: ValueNumbers) {
    const length = Math.max(1024, numbers.size);
    this.numbers = numbers;
    this.#first = new Int32Array(length);
    this.#total = new Int32Array(length);
    this.#errors = new Int32Array(length);
    this.#found = new Int32Array(length);
  }

  /** How many different values there are. */
  get size(): number {
    return this.#size;
  }

  /** Adds records with a value, by its number. The positions of first records rise. */
  add(value: number, first: number, total: number, errors: number): void {
    while (value >= this.#first.length) this.#grow();
    const known = this.#total[value] as number;
    if (known === 0) {
      this.#first[value] = first;
      this.#found[this.#size] = value;
      this.#size += 1;
    }
    this.#total[value] = known + total;
    if (errors !== 0) this.#errors[value] = (this.#errors[value] as number) + errors;
  }

  /** @param place one of the values, from 0 in the order of their first records */
  read(place: number): CountedRecords {
    const value = this.#found[place] as number;
    return {
      first: this.#first[value] as number,
      total: this.#total[value] as number,
      errors: this.#errors[value] as number,
    };
  }

  /** The place of the value whose first record is at a position. */
  findFirst(position: number): number | undefined {
    let [low, high] = [0, this.#size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.read(middle).first < position) low = middle + 1;
      else high = middle;
    }
    return low < this.#size && this.read(low).first === position ? low : undefined;
  }

  #grow(): void {
    this.#first = grow(this.#first);
    this.#total = grow(this.#total);
    this.#errors = grow(this.#errors);
    this.#found = grow(this.#found);
  }
}
