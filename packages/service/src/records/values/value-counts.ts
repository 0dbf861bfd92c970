import { type CellContent, isEmpty } from "@data-import/tables/fields";
import { DigestTable, grow } from "../duplicates/digest-table.ts";
import { hashText } from "./hash-text.ts";

/** The digest of all empty values. */
const noValue = Number.NEGATIVE_INFINITY;

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
  #first = new Float64Array(1024);
  #total = new Int32Array(1024);
  #errors = new Int32Array(1024);

  /** How many different values there are. */
  get size(): number {
    return this.#table.size;
  }

  /** Adds records with a value. The positions of first records rise. */
  add(content: CellContent | undefined, first: number, total: number, errors: number): void {
    this.#add(digest(content), first, total, errors);
  }

  /** Adds a record with a text that is not empty, by its UTF-8. */
  addText(bytes: Uint8Array, start: number, end: number, first: number, errors: number): void {
    this.#add(-1 - hashText(bytes, start, end), first, 1, errors);
  }

  #add(digest: number, first: number, total: number, errors: number): void {
    const known = this.#table.size;
    const value = this.#table.find(digest);
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
}

/** Numbers are their own digests, but for whole negative ones: those are the digests of all other values. */
function digest(content: CellContent | undefined): number {
  if (isEmpty(content)) return noValue;
  if (typeof content === "number" && !(content < 0 && Number.isInteger(content))) return content;
  const bytes = Buffer.from(typeof content === "string" ? content : `\0${JSON.stringify(content)}`);
  return -1 - hashText(bytes, 0, bytes.length);
}
