import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "./rows/tables.ts";

/** Locks the selected rows for this transaction. Use it as `query.$call(lockRows)`. */
type LockRows = <Table extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, Table, Output>,
) => SelectQueryBuilder<Tables, Table, Output>;

/** A condition on the text of a value; null if there is no value. */
type TextCondition = (text: RawBuilder<string | null>) => RawBuilder<boolean>;

/** The SQL that differs between engines. Cells are the column `cells` of the table `records`. */
export interface EngineSql {
  /** Locks rows until the transaction ends. */
  readonly lockRows: LockRows;
  /** The same for a query that joins tables: locks only the rows of one of them. */
  lockRowsOf<Output>(
    table: keyof Tables,
    query: SelectQueryBuilder<Tables, keyof Tables, Output>,
  ): SelectQueryBuilder<Tables, keyof Tables, Output>;
  /** Keeps others from locking or deleting rows until the transaction ends, but lets them do the same. */
  readonly holdRows: LockRows;
  /** Keeps others from changing rows until the transaction ends, but lets them do the same. */
  readonly shareRows: LockRows;
  /** The same, but skips rows that another transaction has locked. */
  readonly lockFreeRows: LockRows;
  /**
   * A condition on records that is always met. On an engine whose statements hold the thread, it ends a statement whose
   * caller has left, or whose time is over; undefined on others, which end a statement themselves.
   */
  readonly isWaitedFor: RawBuilder<boolean> | undefined;
  /** Whether a text contains another text, with regard to case. */
  contains(text: RawBuilder<string>, part: string): RawBuilder<boolean>;
  /** The value of a slot as text, or the first item of its list; null if there is none. Numbers have no exponent. */
  text(slot: number): RawBuilder<string | null>;
  /** Whether the value of a slot is null or the empty text. */
  isEmpty(slot: number): RawBuilder<boolean>;
  /** The value of a slot if it is a number; otherwise null. */
  number(slot: number): RawBuilder<number | null>;
  /** Whether the value of a slot, or one item of its list, meets a condition. */
  hasText(slot: number, condition: TextCondition): RawBuilder<boolean>;
  /** Whether the value of one of the slots, or one item of its list, meets a condition. */
  hasCell(slots: readonly number[], condition: TextCondition): RawBuilder<boolean>;
  /** Whether the value of one of the slots is a number that meets a condition. */
  hasNumber(
    slots: readonly number[],
    condition: (number: RawBuilder<number | null>) => RawBuilder<boolean>,
  ): RawBuilder<boolean>;
  /**
   * Whether a text matches a pattern with `%`, `_` and `\` as the escape. Without regard to case, letters are compared
   * as `foldCase` writes them. A pattern of ASCII characters only matches ASCII letters, which is faster.
   */
  matches(text: RawBuilder<string | null>, pattern: string, isCaseSensitive: boolean): RawBuilder<boolean>;
  /** Orders texts by their code points, independent of the language of the database. */
  comparable<Text>(text: RawBuilder<Text>): RawBuilder<Text>;
  /** The members of a list that is one parameter, as a table with the column `value`. */
  list(values: readonly (string | number)[]): RawBuilder<{ value: string | number }>;
  integers(values: readonly number[]): RawBuilder<{ value: number }>;
  /**
   * For `from`: the members of a list, `given.value`, each with the rows of a table that meet a condition on it. The engine
   * looks up each member in an index, also if it does not know yet how many rows the table has.
   */
  lookUp(
    values: readonly (string | number)[],
    table: "records" | "record_values",
    condition: RawBuilder<unknown>,
  ): RawBuilder<unknown>;
  /** About how many bytes a column of texts or JSON has, without reading them; null if it is empty. `records.cells` */
  bytes(column: string): RawBuilder<number | null>;
  /** Whether there is a finding of the type `warn` in a slot; without a slot, in any slot. */
  hasWarning(slot: number | undefined): RawBuilder<boolean>;
  /** The cells of a record as the table `cell`, for a join without a condition, and the properties of each cell. */
  readonly eachCell: {
    readonly table: RawBuilder<unknown>;
    readonly slot: RawBuilder<number>;
    readonly isFilled: RawBuilder<boolean>;
    readonly number: RawBuilder<number | null>;
    /** The exact sum of the numbers; null if there are none. */
    readonly sum: RawBuilder<number | string | null>;
  };
  /** The slots with an error, and those whose value changed, as a table `slot(value)`, for a join without a condition. */
  readonly eachError: RawBuilder<unknown>;
  readonly eachChange: RawBuilder<unknown>;
  /** Whether a record is in one of some ranges of positions: `[[0, 9], [20, 20]]` as JSON. */
  isInRanges(ranges: string): RawBuilder<boolean>;
  /** Whether a row of `record_values` is one of some entries of a sheet: `[rule, digest, position]`. */
  isValueEntry(sheetId: string, entries: readonly (readonly unknown[])[]): RawBuilder<boolean>;
  /** A list of flags as the column `flags` stores it. */
  flags(slugs: readonly string[]): RawBuilder<unknown>;
  /** The flags of a record with one more. */
  addFlag(slug: string): RawBuilder<unknown>;
  /** The flags of a record without some; null if there are none left. */
  removeFlags(slugs: readonly string[]): RawBuilder<unknown>;
  /** Whether a list that a column has as JSON contains a text; null or false if there is no list. */
  hasItem(column: string, item: string): RawBuilder<boolean>;
  /** The flags of a record after replacing or removing one; null if there are none left. */
  replaceFlag(slug: string, successor: string | null): RawBuilder<unknown>;
}

/** A slot as text of a query. It is a number of the service, never of a client, so it needs no parameter. */
export function writeSlot(slot: number): RawBuilder<unknown> {
  return sql.raw(String(Math.trunc(slot)));
}

/** All cells as JSON text. Searching this text is faster than searching each cell. */
export const cellText: RawBuilder<string> = sql`cast(records.cells as text)`;
