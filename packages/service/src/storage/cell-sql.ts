import { type RawBuilder, sql } from "kysely";
import { postgresCells } from "./engines/postgres/sql.ts";
import { sqliteCells } from "./engines/sqlite/sql.ts";
import type { Dialect } from "./storage.ts";

/** How a dialect looks into the cells of a record, which are the column `cells` of the table `records`. */
export interface CellSql {
  /** The value of a slot as text; null where there is none. */
  text(slot: number): RawBuilder<string | null>;
  /** The value of a slot where it is a number; null otherwise. */
  number(slot: number): RawBuilder<number | null>;
  /** Whether one item of the list in a slot meets a condition. */
  hasItem(slot: number, condition: (item: RawBuilder<string>) => RawBuilder<boolean>): RawBuilder<boolean>;
  /** Whether the value of one of the slots meets a condition. */
  hasCell(
    slots: readonly number[],
    condition: (text: RawBuilder<string | null>) => RawBuilder<boolean>,
  ): RawBuilder<boolean>;
  /** Whether a text matches a pattern with `%`, `_` and `\` as the escape. */
  matches(text: RawBuilder<string | null>, pattern: string, isCaseSensitive: boolean): RawBuilder<boolean>;
  /** Orders texts by their code points, whatever the language of the database. */
  comparable(text: RawBuilder<string | null>): RawBuilder<string | null>;
  /** The members of a list that is sent as one parameter, as a table with the column `value`. */
  list(values: readonly string[]): RawBuilder<{ value: string }>;
  integers(values: readonly number[]): RawBuilder<{ value: number }>;
  /** Whether there is a finding of the type `warn`, be it in any slot. */
  hasWarning(slot: number | undefined): RawBuilder<boolean>;
  /** The cells of a record as the table `cell`, for a join without a condition, and what there is to know of each. */
  readonly eachCell: {
    readonly table: RawBuilder<unknown>;
    readonly slot: RawBuilder<number>;
    readonly isFilled: RawBuilder<boolean>;
    readonly number: RawBuilder<number | null>;
  };
  /** The slots with an error, and those whose value changed, as a table `slot(value)`, for a join without a condition. */
  readonly eachError: RawBuilder<unknown>;
  readonly eachChange: RawBuilder<unknown>;
}

/** The look into cells that a dialect has. */
export function getCellSql(dialect: Dialect): CellSql {
  return dialect === "sqlite" ? sqliteCells : postgresCells;
}

/** A slot as part of a query; it is a number of ours, so it may stand in the text. */
export function writeSlot(slot: number): RawBuilder<unknown> {
  return sql.raw(String(Math.trunc(slot)));
}

/** The whole of the cells as JSON text: quicker to look through than each of them. */
export const cellText: RawBuilder<string> = sql`cast(records.cells as text)`;

/** Whether the value of a slot is null or the empty text. */
export function isCellEmpty(cells: CellSql, slot: number): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${cells.text(slot)}, '') = ''`;
}
