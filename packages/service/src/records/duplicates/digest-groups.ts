import { DigestTable, grow } from "./digest-table.ts";

/** Finds equal digests among many records. It needs 12 bytes for each record, 36 for each digest, and no text. */
export class DigestGroups {
  readonly #table = new DigestTable();
  /** Of each group: the indexes of its first and its last record, and how many it has. */
  #first = new Int32Array(1024);
  #last = new Int32Array(1024);
  #sizes = new Int32Array(1024);
  #positions = new Float64Array(1024);
  /** For each record, one more than the index of the next one with the same digest; 0 if there is none. */
  #next = new Int32Array(1024);
  #count = 0;

  /** Adds a record. Positions rise. */
  add(digest: number, position: number): void {
    if (this.#count === this.#positions.length) {
      this.#positions = grow(this.#positions);
      this.#next = grow(this.#next);
    }
    const index = this.#count++;
    this.#positions[index] = position;
    const known = this.#table.size;
    const group = this.#table.find(digest);
    if (group === this.#sizes.length) {
      this.#first = grow(this.#first);
      this.#last = grow(this.#last);
      this.#sizes = grow(this.#sizes);
    }
    if (group === known) this.#first[group] = index;
    else this.#next[this.#last[group] as number] = index + 1;
    this.#last[group] = index;
    this.#sizes[group] = (this.#sizes[group] as number) + 1;
  }

  /** The groups of at least two records, in the order of their first records. */
  listGroups(): number[] {
    const groups: number[] = [];
    for (let group = 0; group < this.#table.size; group += 1) {
      if ((this.#sizes[group] as number) >= 2) groups.push(group);
    }
    return groups;
  }

  countRecords(group: number): number {
    return this.#sizes[group] as number;
  }

  /** The positions of the first records of a group. */
  listPositions(group: number, most = Number.POSITIVE_INFINITY): number[] {
    const positions: number[] = [];
    const start = (this.#first[group] as number) + 1;
    for (let index = start; index > 0 && positions.length < most; index = this.#next[index - 1] as number)
      positions.push(this.#positions[index - 1] as number);
    return positions;
  }
}
