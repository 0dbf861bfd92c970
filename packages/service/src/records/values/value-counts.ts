import { type CellContent, isEmpty } from "@data-import/tables/fields";
import { DigestTable, grow } from "../duplicates/digest-table.ts";
import { digestToNumber } from "../duplicates/duplicate-key.ts";

/** How many digests of values are kept, so that frequent values are hashed once. */
const mostDigestsKept = 10_000;

/** Some records with one value. */
export interface CountedRecords {
  /** The position of the first one. */
  readonly first: number;
  readonly total: number;
  /** How many have an error. */
  readonly errors: number;
}

/**
 * The different values of one field, by their numbers from 0 in the order of their first records. It needs 40 bytes for
 * each, and no text. A number and a text are never equal; all empty values are.
 */
export class ValueCounts {
  readonly #table = new DigestTable();
  readonly #kept = new Map<CellContent, number>();
  #first = new Float64Array(1024);
  #total = new Int32Array(1024);
  #errors = new Int32Array(1024);

  /** How many different values there are. */
  get size(): number {
    return this.#table.size;
  }

  /** Adds records with a value. The positions of first records rise. */
  add(content: CellContent | undefined, first: number, total: number, errors: number): void {
    const known = this.#table.size;
    const value = this.#table.find(this.#digest(content));
    if (value === this.#first.length) {
      this.#first = grow(this.#first);
      this.#total = grow(this.#total);
      this.#errors = grow(this.#errors);
    }
    if (value === known) this.#first[value] = first;
    this.#total[value] = (this.#total[value] as number) + total;
    this.#errors[value] = (this.#errors[value] as number) + errors;
  }

  read(value: number): CountedRecords {
    return {
      first: this.#first[value] as number,
      total: this.#total[value] as number,
      errors: this.#errors[value] as number,
    };
  }

  /** Numbers are their own digests, but for whole negative ones: those are the digests of all other values. */
  #digest(content: CellContent | undefined): number {
    const value = isEmpty(content) ? null : content;
    if (typeof value === "number" && !(value < 0 && Number.isInteger(value))) return value;
    const known = this.#kept.get(value);
    if (known !== undefined) return known;
    const digest = -1 - digestToNumber(JSON.stringify(value));
    if (this.#kept.size < mostDigestsKept) this.#kept.set(value, digest);
    return digest;
  }
}
