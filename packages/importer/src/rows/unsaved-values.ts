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

/** Where the values are kept. It may live longer than the rows: what a person wrote is nowhere else. */
export interface UnsavedList {
  value: readonly UnsavedValue[];
}

/** The values that were not saved, until the person has seen them, saved them, or written others into their cells. */
export class UnsavedValues {
  readonly #kept: UnsavedList;

  constructor(kept: UnsavedList = { value: [] }) {
    this.#kept = kept;
  }

  get list(): readonly UnsavedValue[] {
    return this.#kept.value;
  }

  add(values: readonly UnsavedValue[]): void {
    if (values.length > 0) this.#kept.value = [...this.list, ...values];
  }

  /** The person writes into these cells again. */
  forget(cells: readonly { readonly recordId: RecordId; readonly key: string }[]): void {
    if (this.list.length === 0) return;
    const written = new Set(cells.map(({ recordId, key }) => `${recordId} ${key}`));
    this.#kept.value = this.list.filter(({ recordId, key }) => !written.has(`${recordId} ${key}`));
  }
}
