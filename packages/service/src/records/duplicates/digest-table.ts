import { randomInt } from "node:crypto";

/** Another one in each process: a number is its own digest, and nobody should know which of them come to one place. */
const seed = randomInt(2 ** 32);

/** Numbers different digests from 0, in the order in which they come. It needs about 24 bytes for each. */
export class DigestTable {
  #digests = new Float64Array(1024);
  /** By digest, one more than its number. */
  #table = new Int32Array(4096);
  #size = 0;
  readonly #bits = new Uint32Array(2);
  readonly #number = new Float64Array(this.#bits.buffer);

  /** How many different digests came. */
  get size(): number {
    return this.#size;
  }

  /** How much memory it takes. */
  get bytes(): number {
    return this.#digests.byteLength + this.#table.byteLength;
  }

  /** Gives the number of a digest, which can be any number but NaN. A new digest gets the next one. */
  find(digest: number): number {
    const place = this.#findPlace(digest);
    const known = this.#table[place] as number;
    if (known > 0) return known - 1;
    if (this.#size === this.#digests.length) {
      this.#grow();
      return this.find(digest);
    }
    this.#digests[this.#size] = digest;
    this.#size += 1;
    this.#table[place] = this.#size;
    return this.#size - 1;
  }

  #findPlace(digest: number): number {
    const mask = this.#table.length - 1;
    // 0 and -0 are equal.
    this.#number[0] = digest + 0;
    const mixed = mix(mix((this.#bits[0] as number) ^ seed) ^ (this.#bits[1] as number));
    for (let place = mixed & mask; ; place = (place + 1) & mask) {
      const known = this.#table[place] as number;
      if (known === 0 || this.#digests[known - 1] === digest) return place;
    }
  }

  #grow(): void {
    this.#digests = grow(this.#digests);
    this.#table = new Int32Array(this.#digests.length * 4);
    for (let number = 0; number < this.#size; number += 1)
      this.#table[this.#findPlace(this.#digests[number] as number)] = number + 1;
  }
}

/** The last step of MurmurHash3: each bit of a word of 32 bits decides about all bits of the result. */
export function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** The same values in an array that is twice as long. */
export function grow<Values extends Float64Array | Int32Array>(values: Values): Values {
  const grown = new (values.constructor as new (length: number) => Values)(values.length * 2);
  grown.set(values);
  return grown;
}
