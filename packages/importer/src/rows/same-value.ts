import type { CellValueUnion } from "@data-import/types";

/** Whether two values of a cell are the same; the empty text and an empty list are no value. */
export function sameValue(one: CellValueUnion, other: CellValueUnion): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => item === other[index]);
  }
  return one === other || (isEmpty(one) && isEmpty(other));
}

/** Whether a cell has no value. */
export const isEmpty = (value: CellValueUnion | undefined): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
