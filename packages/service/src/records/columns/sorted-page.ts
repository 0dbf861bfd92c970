import type { Field } from "@data-import/tables/fields";
import type { Place } from "../../domain/cursor.ts";
import type { Page } from "../../domain/page.ts";
import type { Column } from "./column.ts";
import type { Rest } from "./ranks.ts";
import type { SortedSlot } from "./sorted-slot.ts";

/** A page of an order. */
export interface SortedPage extends Pick<Page, "limit" | "offset"> {
  readonly field: Field;
  readonly direction: "asc" | "desc";
  /** How many records the sheet has. */
  readonly total: number;
  /** The page begins behind this place. Then its offset is 0. */
  readonly after?: Place | undefined;
  /** For a page of all records: their columns in order. */
  readonly slot?: SortedSlot | undefined;
}

/** Whether a record without a value is behind the place where a page begins. */
export function isEmptyBehind({ after }: SortedPage, position: number): boolean {
  return after === undefined || after.value !== null || position > after.number;
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

/** The keys by which records are sorted. */
export interface SortKeys {
  /** Writes the key of each index of a column, `NaN` for those without a value. */
  writeKeys(column: Column, keys: Float64Array): void;
  /** A number that changes whenever keys change, although their columns are the same. */
  readonly skip: number;
  /** Compares records with the same key, in the direction of the order. */
  readonly rest?: Rest;
}
