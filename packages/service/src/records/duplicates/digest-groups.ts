/** Finds equal digests among many records. It needs about 40 bytes for each record, and no text. */
export class DigestGroups {
  #digests = new Float64Array(1024);
  #positions = new Float64Array(1024);
  /** For each record, one more than the index of the next one with the same digest; 0 if there is none. */
  #next = new Int32Array(1024);
  /** For the first record of each group, the index of its last one, and how many it has. */
  #last = new Int32Array(1024);
  #sizes = new Int32Array(1024);
  /** By digest, one more than the index of the first record. */
  #table = new Int32Array(4096);
  #count = 0;

  /** Adds a record. Positions rise. */
  add(digest: number, position: number): void {
    if (this.#count === this.#digests.length) this.#grow();
    const index = this.#count++;
    this.#digests[index] = digest;
    this.#positions[index] = position;
    const place = this.#findPlace(digest);
    const first = (this.#table[place] as number) - 1;
    if (first === -1) {
      this.#table[place] = index + 1;
      this.#last[index] = index;
      this.#sizes[index] = 1;
    } else {
      this.#next[this.#last[first] as number] = index + 1;
      this.#last[first] = index;
      this.#sizes[first] = (this.#sizes[first] as number) + 1;
    }
  }

  /** The groups of at least so many records, in the order of their first records, by the index of that. */
  listGroups(least = 2): number[] {
    const groups: number[] = [];
    for (let index = 0; index < this.#count; index += 1) {
      if ((this.#sizes[index] as number) >= least) groups.push(index);
    }
    return groups;
  }

  countRecords(group: number): number {
    return this.#sizes[group] as number;
  }

  /** The positions of the first records of a group. */
  listPositions(group: number, most = Number.POSITIVE_INFINITY): number[] {
    const positions: number[] = [];
    for (let index = group + 1; index > 0 && positions.length < most; index = this.#next[index - 1] as number)
      positions.push(this.#positions[index - 1] as number);
    return positions;
  }

  #findPlace(digest: number): number {
    const mask = this.#table.length - 1;
    let place = digest % this.#table.length;
    for (;;) {
      const index = (this.#table[place] as number) - 1;
      if (index === -1 || this.#digests[index] === digest) return place;
      place = (place + 1) & mask;
    }
  }

  #grow(): void {
    const size = this.#digests.length * 2;
    const grow = <Values extends Float64Array | Int32Array>(values: Values, grown: Values): Values => {
      grown.set(values);
      return grown;
    };
    this.#digests = grow(this.#digests, new Float64Array(size));
    this.#positions = grow(this.#positions, new Float64Array(size));
    this.#next = grow(this.#next, new Int32Array(size));
    this.#last = grow(this.#last, new Int32Array(size));
    this.#sizes = grow(this.#sizes, new Int32Array(size));
    this.#table = new Int32Array(size * 4);
    for (let index = 0; index < this.#count; index += 1) {
      if (this.#sizes[index] === 0) continue;
      this.#table[this.#findPlace(this.#digests[index] as number)] = index + 1;
    }
  }
}
