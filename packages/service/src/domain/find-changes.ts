import { isDeepStrictEqual } from "node:util";

/** Values by the columns of a row. What is undefined stays as it is. */
type Given<Row> = { readonly [Column in keyof Row]?: Row[Column] | undefined };

/** Values of columns with JSON, not yet written as text. What is undefined stays as it is. */
type GivenJson<Row> = { readonly [Column in keyof Row]?: unknown };

/**
 * The columns that a request really changes; undefined if it changes none. Then nothing is to be recorded: no event, and no
 * time of a change.
 * @param plain the values of the request
 * @param json those of columns with JSON, in which the order of members does not count
 */
export function findChanges<Row extends object>(
  row: Row,
  plain: Given<Row>,
  json: GivenJson<Row> = {},
): Partial<Row> | undefined {
  const before = row as Readonly<Record<string, unknown>>;
  const changes: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(plain)) {
    if (value !== undefined && value !== before[column]) changes[column] = value;
  }
  for (const [column, value] of Object.entries(json)) {
    if (value === undefined) continue;
    const text = JSON.stringify(value);
    if (!isDeepStrictEqual(JSON.parse(text), readText(before[column]))) changes[column] = text;
  }
  return Object.keys(changes).length > 0 ? (changes as Partial<Row>) : undefined;
}

/** An empty column is shown as null. */
function readText(text: unknown): unknown {
  return typeof text === "string" ? JSON.parse(text) : null;
}

/** The properties of a request whose columns are changed, as the API spells them. */
export function nameChanges(sent: object, changes: object = {}): string[] {
  return Object.keys(sent).filter((name) => toColumn(name) in changes);
}

/** The column of a property: `is_prod` for `isProd`. */
function toColumn(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
