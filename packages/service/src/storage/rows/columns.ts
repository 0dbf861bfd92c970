/** A time in every table: ISO 8601 with milliseconds, UTC, so that the order of the texts is the order of the times. */
export type Time = string;

/** JSON as text: `text` on SQLite, `jsonb` on PostgreSQL. Both return it as text. */
export type Json = string;

/** 0 or 1, on both engines. */
export type Flag = 0 | 1;

/** Writes a value for a JSON column. Undefined becomes null: an empty column. */
export function writeJson(value: unknown): Json | null {
  return value === undefined ? null : JSON.stringify(value);
}

/** Reads the value of a JSON column; undefined if it is empty. */
export function readJson<Value = unknown>(text: Json | null): Value | undefined {
  return text === null ? undefined : (JSON.parse(text) as Value);
}

/** Writes a boolean for a column of 0 and 1. */
export function writeFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

/** An object without the members that are null or undefined. Responses leave out the empty columns of a row. */
export function omitEmpty<Members extends object>(members: Members): Present<Members> {
  // A loop, because lists of entries take several times as long, and every response needs this.
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(members)) {
    if (value !== null && value !== undefined) present[name] = value;
  }
  return present as Present<Members>;
}

/** Members that can be empty become optional. Other members do not change. */
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
