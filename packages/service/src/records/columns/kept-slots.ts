/** Keeps something for each of the slots that were used last, up to a number of bytes together. */
export class KeptSlots<Kept> {
  readonly #kept = new Map<string, { readonly value: Kept; readonly bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(sheetId: string, slot: number): Kept | undefined {
    return this.#kept.get(writeSlotKey(sheetId, slot))?.value;
  }

  /** Keeps it in place of what is kept for this slot; returns false if it is too large. */
  set(sheetId: string, slot: number, value: Kept, bytes: number): boolean {
    const key = writeSlotKey(sheetId, slot);
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
    if (bytes > this.#mostBytes) return false;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= freed;
    }
    return true;
  }
}

/** A slot of a sheet as a text. */
export function writeSlotKey(sheetId: string, slot: number): string {
  return `${sheetId}:${slot}`;
}
