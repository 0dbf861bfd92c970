import type { CellTest } from "./cell-test.ts";
import { type Column, listExisting } from "./column.ts";
import { joinMasks, negate } from "./masks.ts";
import { testColumn } from "./test-column.ts";

/** The columns that are not those of a field: the slots with an error, and those whose value changed, as `,0,3,` or null. */
export const errorsSlot = -1;
export const changesSlot = -2;

/** A condition on records, as conditions on their columns. */
export type RowTest =
  | { readonly kind: "cell"; readonly slot: number; readonly test: CellTest }
  | { readonly kind: "not"; readonly item: RowTest }
  | { readonly kind: "and" | "or"; readonly items: readonly RowTest[] };

/** The columns of one block, by slot. */
export type Columns = ReadonlyMap<number, Column>;

/** The slots that a condition reads. */
export function listSlots(test: RowTest): number[] {
  if (test.kind === "cell") return [test.slot];
  if (test.kind === "not") return listSlots(test.item);
  return [...new Set(test.items.flatMap(listSlots))];
}

/** Which records of a block meet a condition, as 1 or 0 by their index. At least one column is given. */
export function testRows(test: RowTest, columns: Columns): Uint8Array {
  const [any] = columns.values();
  if (any === undefined) throw new Error("A block has no columns.");
  return joinMasks("and", evaluate(test, columns, any.length), listExisting(any));
}

function evaluate(test: RowTest, columns: Columns, length: number): Uint8Array {
  if (test.kind === "not") return negate(evaluate(test.item, columns, length));
  if (test.kind === "cell") {
    const column = columns.get(test.slot);
    if (column === undefined) throw new Error(`The column ${test.slot} was not read.`);
    return testColumn(test.test, column);
  }
  const { kind } = test;
  const start = new Uint8Array(length).fill(kind === "and" ? 1 : 0);
  return test.items.reduce<Uint8Array>((mask, item) => {
    // Nothing that follows can change it.
    if (!mask.includes(kind === "and" ? 1 : 0)) return mask;
    return joinMasks(kind, mask, evaluate(item, columns, length));
  }, start);
}
