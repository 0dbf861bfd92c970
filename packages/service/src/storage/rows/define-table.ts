import type { Generated } from "kysely";
import type { Flag, Json, Time } from "./columns.ts";

/** The types of columns. Each engine has its own words for some of them. */
export type ColumnType = "text" | "integer" | "bigint" | "double precision" | "json" | "bytes" | "sequence";

/**
 * What a column has of a person, a user or a guest. What an export of the person shows and an erasure removes is derived
 * from it.
 *
 * - `owner`: the id of the person whose row it is. The row is removed with the person.
 * - `actor`, `target`: the id of who did something, or to whom. It stays; a person has no other trace in the row.
 * - `context`: JSON whose `actorId` is that of `actor`.
 * - `name`, `mail`, `address`, `fact`: something about the person. It is removed with the row of an `owner`; in other rows
 *   it is about the `actor`, and becomes null.
 * - `hidden`: the same, but no export shows it: passwords, digests, and copies for searches.
 */
export type Personal =
  | "owner"
  | "actor"
  | "target"
  | "context"
  | "name"
  | "mail"
  | "address"
  | "fact"
  | "hidden";

/** A column. `Value` is the type of its values in a row. */
export interface Column<Value = unknown> {
  readonly type: ColumnType;
  readonly isNullable?: boolean;
  readonly isUnique?: boolean;
  /** Whether it alone is the primary key. */
  readonly isKey?: boolean;
  readonly default?: string | number;
  /** Whether callers choose its length, and lists show it. */
  readonly isLong?: boolean;
  /** Whether the engine must not compress it, which would make reading it several times slower. */
  readonly isPlain?: boolean;
  /**
   * Whether the engine must not count the rows of each value: counts are old for a value that is new, and none of its rows
   * are expected.
   */
  readonly isUncounted?: boolean;
  readonly personal?: Personal;
  /** Only the compiler knows it. */
  readonly value?: Value;
}

export const text = <Value extends string = string>(): Column<Value> => ({ type: "text" });
export const integer = <Value extends number = number>(): Column<Value> => ({ type: "integer" });
/** For what can be more than two billions: bytes, and numbers that count for years. */
export const bigint = (): Column<number> => ({ type: "bigint" });
export const real = (): Column<number> => ({ type: "double precision" });
export const json = (): Column<Json> => ({ type: "json" });
export const bytes = (): Column<Uint8Array> => ({ type: "bytes" });
export const flag = (): Column<Flag> => ({ type: "integer" });
export const time = (): Column<Time> => ({ type: "text" });
/** The primary key of most tables. It increases with every row. */
export const sequence = (): Column<Generated<number>> => ({ type: "sequence" });

export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({
  ...(column as Column<Value | null>),
  isNullable: true,
});
/** An insert can leave it out. A column that is added to a table with rows needs it, or is `nullable`. */
export const withDefault = <Value extends string | number>(
  column: Column<Value>,
  value: Value,
): Column<Generated<Value>> => ({ ...(column as Column<never>), default: value });
export const unique = <Value>(column: Column<Value>): Column<Value> => ({ ...column, isUnique: true });
export const key = <Value>(column: Column<Value>): Column<Value> => ({ ...column, isKey: true });
/** A column whose length callers choose, if lists show it: lists add the lengths up before they read the rows. */
export const long = <Value>(column: Column<Value>): Column<Value> => ({ ...column, isLong: true });
export const plain = <Value>(column: Column<Value>): Column<Value> => ({ ...column, isPlain: true });
/** A column that has something of a person. */
export const personal = <Value>(column: Column<Value>, what: Personal): Column<Value> => ({
  ...column,
  personal: what,
});
export const uncounted = <Value>(column: Column<Value>): Column<Value> => ({ ...column, isUncounted: true });

/** The columns of every row of a resource. */
export const resourceColumns = {
  /** Increases with every row. Lists are `order by sequence desc`: newest first, in a stable order. */
  sequence: sequence(),
  id: unique(text()),
  account_id: text(),
  created_at: time(),
  updated_at: time(),
};

/**
 * Where the rows of a table are in a database of several servers: `distributed` by `sheet_id`, so that all rows of a
 * sheet are on one server, or `local` on the server that the service connects to. A statement on a distributed table names
 * one `sheet_id`, and its keys and unique indexes have that column.
 */
export type Placement = "distributed" | "local";

export type Columns = Readonly<Record<string, Column>>;

interface Index<Name> {
  /** The names of columns, or an expression. */
  readonly columns: readonly (Name | { readonly expression: string })[];
  readonly isUnique?: boolean;
  /** A condition: the index has only the rows that meet it. */
  readonly where?: string;
}

/** What a table is apart from its name. Names of keys and of indexes are part of the schema. */
interface TableParts<Given extends Columns> {
  readonly columns: Given;
  /** The primary key, if it has several columns. */
  readonly key?: Readonly<Record<string, readonly (keyof Given & string)[]>>;
  readonly uniques?: Readonly<Record<string, readonly (keyof Given & string)[]>>;
  readonly indexes?: Readonly<Record<string, Index<keyof Given & string>>>;
  /** Whether rows are stored in the order of the primary key, in which they are read. */
  readonly isStoredByKey?: boolean;
  /** The rows that the table begins with. */
  readonly rows?: readonly Readonly<Record<string, string | number>>[];
  readonly placement?: Placement;
}

/** A table: the one place that says which columns, keys and indexes it has. */
export interface Table<Name extends string = string, Given extends Columns = Columns>
  extends TableParts<Given> {
  readonly name: Name;
}

/** A table whose rows belong to one sheet each says where they are. */
type MustBePlaced<Given> = Given extends { readonly sheet_id: Column<string> }
  ? { readonly placement: Placement }
  : unknown;

/** Triggers are not part of it: the engines differ in nearly every line of them. */
export function defineTable<const Name extends string, Given extends Columns>(
  name: Name,
  parts: TableParts<Given> & MustBePlaced<Given>,
): Table<Name, Given> {
  return { name, ...parts };
}

/** The type of the rows of a table, for Kysely. */
export type RowOf<Of> = Of extends { readonly columns: infer Given }
  ? { readonly [Name in keyof Given]: Given[Name] extends Column<infer Value> ? Value : never }
  : never;
