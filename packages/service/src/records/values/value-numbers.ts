import { type CellContent, isEmpty } from "@data-import/tables/fields";
import type { Storage } from "../../storage/storage.ts";
import { type Column, marks, readContent } from "../columns/column.ts";
import { KeptSlots } from "../columns/kept-slots.ts";
import { DigestTable } from "../duplicates/digest-table.ts";
import { hashText } from "./hash-text.ts";

/** The digest of all empty values. */
const noValue = Number.NEGATIVE_INFINITY;

/** The maximum size of the kept numbers of a storage, in bytes. */
const mostBytes = 32_000_000;

/**
 * Numbers the different values of one field from 0, and knows the numbers of columns that it has seen. It needs about 24
 * bytes for each value, and no text. A number and a text are never equal; all empty values are.
 */
export class ValueNumbers {
  readonly #table = new DigestTable();
  readonly #known = new WeakMap<Column, Uint32Array>();
  #knownBytes = 0;

  /** How many different values came. */
  get size(): number {
    return this.#table.size;
  }

  /** How much memory they take. Columns that are gone are counted, too. */
  get bytes(): number {
    return this.#table.bytes + this.#knownBytes;
  }

  /** Gives the number of a value. A new value gets the next one. */
  find(content: CellContent | undefined): number {
    return this.#table.find(digest(content));
  }

  /** The same for a text that is not empty, by its UTF-8. */
  findText(bytes: Uint8Array, start: number, end: number): number {
    return this.#table.find(-1 - hashText(bytes, start, end));
  }

  /** The same for the value at an index of a column. */
  findAt(column: Column, index: number): number {
    const { values, marks: marked } = column;
    if (values.kind === "texts" && (marked === undefined || marked[index] === marks.plain)) {
      // Most texts differ, so a text is compared by its bytes, without a text of its own.
      const [from, to] = [values.starts[index] as number, values.starts[index + 1] as number];
      if (from < to) return this.findText(values.bytes, from, to);
    }
    return this.find(readContent(column, index));
  }

  /**
   * One more than the numbers of the values of a column: of each index, or of each content if there are few; 0 until somebody
   * finds the number and writes it there.
   */
  getKnown(column: Column): Uint32Array {
    let known = this.#known.get(column);
    if (known === undefined) {
      const { values, length } = column;
      known = new Uint32Array(values.kind === "few" ? values.contents.length : length);
      this.#known.set(column, known);
      this.#knownBytes += known.byteLength;
    }
    return known;
  }
}

const kept = new WeakMap<Storage, KeptSlots<ValueNumbers>>();

/** The numbers of a storage that were used last: the next request reads no value of a column again. */
export function getKeptNumbers(storage: Storage): KeptSlots<ValueNumbers> {
  const numbers = kept.get(storage) ?? new KeptSlots(mostBytes);
  kept.set(storage, numbers);
  return numbers;
}

/** Numbers are their own digests, but for whole negative ones: those are the digests of all other values. */
function digest(content: CellContent | undefined): number {
  if (typeof content === "number" && !(content < 0 && Number.isInteger(content))) return content;
  if (isEmpty(content)) return noValue;
  const bytes = Buffer.from(typeof content === "string" ? content : `\0${JSON.stringify(content)}`);
  return -1 - hashText(bytes, 0, bytes.length);
}
