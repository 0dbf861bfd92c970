import type { ValidationMessage } from "@data-import/types";
import { writeNumber } from "../basics/decimal.ts";
import type { Message } from "../basics/messages.ts";

/** A value as a cell stores it. */
export type CellContent = string | number | boolean | readonly string[] | null;

/**
 * A message about one value. The field is added when a record is read, and the text of a message with a code, in the
 * language of the request.
 */
export type Finding = ValidationMessage;

/** A value after its conversion to the type of its field, and the finding about it. */
export interface CheckedValue {
  readonly value: CellContent;
  readonly finding?: Finding;
}

/** Checks a value that is not empty. Converts a value with a clear meaning, such as `"12"` to a number. */
export type ValueCheck = (value: Exclude<CellContent, null>) => CheckedValue;

/** `null` and the empty text are empty. */
export function isEmpty(value: CellContent | undefined): value is null | "" | undefined {
  return value === null || value === undefined || value === "";
}

/** A single value as text: numbers without an exponent. */
export function writeText(value: string | number | boolean): string {
  return typeof value === "number" ? writeNumber(value) : String(value);
}

/** The check of a list. Items are checked one by one; a single value becomes a list with one item. */
export function checkEachItem(check: ValueCheck): ValueCheck {
  return (value) => {
    // An empty text counts as no value, in a list as in a cell.
    const items = (typeof value === "object" ? value : [writeText(value)]).filter((item) => item !== "");
    if (items.length === 0) return { value: null };
    const checked = items.map((item) => check(item));
    const finding = checked.find((item) => item.finding !== undefined)?.finding;
    const list = checked.map((item) => writeText(item.value as string | number | boolean));
    return finding === undefined ? { value: list } : { value: list, finding };
  };
}

/** The reason for which a field cannot have a value. Make it once for a field: many cells may have it. */
export function createRefusal(message: Message): Finding {
  return { type: "error", source: "invalid-option", ...message };
}
