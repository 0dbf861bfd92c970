import type { Fields } from "@data-import/tables/fields";
import { createExtremes, include, type NumberChange } from "../calculations/block-extremes.ts";
import { type ChangeTotals, createTotals } from "../calculations/change-totals.ts";
import { isEmptyJson, isNumber } from "../rules/field-writers.ts";
import { findBlock } from "../stores/blocks.ts";

/** Counts new records one after the other, by the JSON of their cells. */
export class NewRecordCounter {
  readonly totals: ChangeTotals;
  readonly #first: number;
  #next: number;
  #block = -1;
  /** The extremes of the numbers of the block, in the order of the fields; undefined if it has none. */
  #extremes: (NumberChange["added"] | undefined)[] = [];
  #total = 0;

  constructor(fields: Fields, firstPosition: number) {
    this.totals = createTotals(fields);
    this.#first = firstPosition;
    this.#next = firstPosition;
  }

  /** Counts the record at the next position. @param cells the JSON of its cells, by slot */
  count(cells: readonly (string | undefined)[]): void {
    const block = findBlock(this.#next);
    if (block !== this.#block) this.#start(block);
    this.#next += 1;
    this.#total += 1;
    const { calculations } = this.totals;
    for (let index = 0; index < calculations.length; index += 1) {
      const calculation = calculations[index] as ChangeTotals["calculations"][number];
      const json = cells[calculation.slot] ?? "null";
      if (isEmptyJson(json)) calculation.empty += 1;
      else if (isNumber(json)) {
        const number = Number(json);
        calculation.numbers += 1;
        const dot = json.indexOf(".");
        calculation.sum.add(number, 1, dot === -1 ? 0 : json.length - dot - 1);
        let extremes = this.#extremes[index];
        if (extremes === undefined) {
          extremes = createExtremes();
          this.#extremes[index] = extremes;
        }
        include(extremes, number);
      }
    }
  }

  /** The totals of all records so far, except for their errors. */
  finish(): ChangeTotals {
    this.#start(-1);
    this.totals.added = this.#next - this.#first;
    const created = this.#next > this.#first ? ([this.#first, this.#next - 1] as const) : createExtremes();
    this.totals.numbers = { ...this.totals.numbers, created };
    return this.totals;
  }

  #start(block: number): void {
    const { blocks, calculations, numbers } = this.totals;
    if (this.#total > 0) {
      blocks.set(this.#block, { total: this.#total, error: 0 });
      const bySlot = new Map<number, NumberChange>();
      for (const [index, extremes] of this.#extremes.entries()) {
        const calculation = calculations[index];
        if (extremes === undefined || calculation === undefined) continue;
        bySlot.set(calculation.slot, { added: extremes, removed: createExtremes() });
        for (const number of extremes) include(calculation.added, number);
      }
      numbers.blocks.set(this.#block, bySlot);
    }
    this.#block = block;
    this.#extremes = [];
    this.#total = 0;
  }
}
