/** How much a map may hold. */
export interface Bounds {
  readonly entries: number;
  /** The sum of the sizes that `set` gets. Unlimited by default. */
  readonly size?: number;
}

/** A map that deletes its oldest entries if it holds too much. */
export class BoundedMap<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly size: number }>();
  readonly #bounds: Required<Bounds>;
  #size = 0;

  constructor({ entries, size = Number.POSITIVE_INFINITY }: Bounds) {
    this.#bounds = { entries, size };
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: Value, size = 0): void {
    this.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#bounds.entries && this.#size <= this.#bounds.size) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#size -= entry.size;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#size = 0;
  }
}
