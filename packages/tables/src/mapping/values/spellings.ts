import type { ValueKind } from "../../fields/field-type.ts";
import { findDateOrder } from "./read-date.ts";
import { findDecimalSign } from "./read-number.ts";

/** How the values of a column are written. */
interface Spelling {
  /** Whether the values prove it. */
  readonly proven: boolean;
  /** Whether they also prove how other columns of the file are written. */
  readonly provesOthers: boolean;
}

/** Finds how the values of a column are written, by what its field holds; undefined if there is only one way. */
export const spellings = {
  text: undefined,
  // A year in front and a number without a sign prove nothing about other columns.
  number: finder(findDecimalSign, (_, values) => values.some((value) => /[.,]/.test(value))),
  boolean: undefined,
  day: finder(findDateOrder, ({ order }) => order !== "year-first"),
} satisfies Record<ValueKind, ((values: readonly string[]) => Spelling | undefined) | undefined>;

function finder<Found extends { readonly proven: boolean }>(
  find: (values: readonly string[]) => Found | undefined,
  provesOthers: (found: Found, values: readonly string[]) => boolean,
): (values: readonly string[]) => (Found & Spelling) | undefined {
  return (values) => {
    const found = find(values);
    return found && { ...found, provesOthers: found.proven && provesOthers(found, values) };
  };
}
