import type { Generated } from "kysely";

/** A point in time as every table holds it: ISO 8601 with milliseconds, UTC, so that text sorts as time does. */
export type Time = string;

/** JSON as text: `text` on SQLite, `jsonb` on PostgreSQL, which both give back as text. */
export type Json = string;

/** 0 or 1, on both engines. */
export type Flag = 0 | 1;

/** What every row of a resource has. */
export interface ResourceColumns {
  /** Rises with every row, so lists are `order by sequence desc`: newest first, and stable. */
  readonly sequence: Generated<number>;
  readonly id: string;
  readonly account_id: string;
  readonly created_at: Time;
  readonly updated_at: Time;
}

/** Writes a value for a JSON column; what is undefined becomes null, that is: an empty column. */
export function writeJson(value: unknown): Json | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Reads the value of a JSON column; undefined where it is empty. */
export function readJson<Value = unknown>(text: Json | null): Value | undefined {
  return text === null ? undefined : (JSON.parse(text) as Value);
}

/** Writes a boolean for a column of 0 and 1. */
export function writeFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** An object without the members that are null or undefined: what a row leaves empty, an answer leaves out. */
export function omitEmpty<Members extends object>(members: Members): Present<Members> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<Members>;
}

/** The members that can be empty become optional; the others stay as they are. */
export type Present<Members> = {
  [Name in keyof Members as null extends Members[Name]
    ? never
    : undefined extends Members[Name]
      ? never
      : Name]: Members[Name];
} & {
  [Name in keyof Members as null extends Members[Name]
    ? Name
    : undefined extends Members[Name]
      ? Name
      : never]?: Exclude<Members[Name], null | undefined>;
};
