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

/** Whether a condition selects all records. */
export function isAll(test: RowTest): boolean {
  return test.kind === "and" && test.items.length === 0;
}

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
  const mask = evaluate(test, columns, any.length) ?? new Uint8Array(any.length);
  const existing = listExisting(any);
  return existing === undefined ? mask : joinMasks("and", mask, existing);
}

/** The mask of a condition, which also selects positions without a record; undefined if it selects none. */
function evaluate(test: RowTest, columns: Columns, length: number): Uint8Array | undefined {
  if (test.kind === "cell") {
    const column = columns.get(test.slot);
    if (column === undefined) throw new Error(`The column ${test.slot} was not read.`);
    return testColumn(test.test, column);
  }
  if (test.kind === "not") return negate(evaluate(test.item, columns, length) ?? new Uint8Array(length));
  let mask: Uint8Array | undefined = test.kind === "and" ? new Uint8Array(length).fill(1) : undefined;
  for (const item of test.items) {
    const other = evaluate(item, columns, length);
    if (test.kind === "or") mask = mask && other ? joinMasks("or", mask, other) : (mask ?? other);
    else if (mask === undefined || other === undefined) return undefined;
    else mask = joinMasks("and", mask, other);
  }
  return mask;
}
