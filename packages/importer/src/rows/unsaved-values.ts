import type { CellValueUnion, RecordId } from "@data-import/types";

/** A value that a person wrote, and that the service did not take. */
export interface UnsavedValue {
  /** Undefined for a record that was never added. */
  readonly recordId: RecordId | undefined;
  readonly key: string;
  readonly value: CellValueUnion;
  /** Whether the person may save it over the value of somebody who was faster. */
  readonly isConflict: boolean;
}

/** The values that were not saved, until the person has seen them, saved them, or written others into their cells. */
export class UnsavedValues {
  #values: readonly UnsavedValue[] = [];

  get list(): readonly UnsavedValue[] {
    return this.#values;
  }

  add(values: readonly UnsavedValue[]): void {
    this.#values = [...this.#values, ...values];
  }

  /** The person writes into these cells again. */
  forget(cells: readonly { readonly recordId: RecordId; readonly key: string }[]): void {
    if (this.#values.length === 0) return;
    const written = new Set(cells.map(({ recordId, key }) => `${recordId} ${key}`));
    this.#values = this.#values.filter(({ recordId, key }) => !written.has(`${recordId} ${key}`));
  }

  clear(): void {
    this.#values = [];
  }
}
