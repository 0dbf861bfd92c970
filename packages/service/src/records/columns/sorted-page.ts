import type { Page } from "../../domain/page.ts";
import type { Field } from "../fields/fields.ts";

/** A page of an order. */
export interface SortedPage extends Pick<Page, "limit" | "offset"> {
  readonly field: Field;
  readonly direction: "asc" | "desc";
  /** How many records the sheet has. */
  readonly total: number;
}

/** A page of the records that have a value, and those that have none. */
export interface Sorted {
  /** The page, without the records that have no value. */
  readonly positions: readonly number[];
  /** The records without a value. */
  readonly empty: readonly number[];
  /** How many records have a value. */
  readonly count: number;
}
