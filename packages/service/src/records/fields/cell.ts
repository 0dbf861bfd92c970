import type { ValidationMessage } from "@data-import/types";

/** A value as a cell stores it. */
export type CellContent = string | number | boolean | readonly string[] | null;

/** What is found about one value; the field is added when a record is read. */
export type Finding = ValidationMessage;

/** A value as its field takes it, and what there is to say about it. */
export interface CheckedValue {
  readonly value: CellContent;
  readonly finding?: Finding;
}

/** Checks a value that is not empty; one that plainly means a value of the field becomes it, such as `"12"` a number. */
export type ValueCheck = (value: Exclude<CellContent, null>) => CheckedValue;

/** `null` and the empty text are no value. */
export function isEmpty(value: CellContent | undefined): value is null | "" | undefined {
  return value === null || value === undefined || value === "";
}

/** The check of a list, whose items are checked one by one; a single value becomes a list of one. */
export function checkEachItem(check: ValueCheck): ValueCheck {
  return (value) => {
    const items = typeof value === "object" ? value : [String(value)];
    if (items.length === 0) return { value: null };
    const checked = items.map((item) => check(item));
    const finding = checked.find((item) => item.finding !== undefined)?.finding;
    const list = checked.map((item) => String(item.value));
    return finding === undefined ? { value: list } : { value: list, finding };
  };
}

/** A value that does not fit is stored as it came, with the reason beside it. */
export function refuseValue(value: CellContent, message: string): CheckedValue {
  return { value, finding: { type: "error", source: "invalid-option", message } };
}
