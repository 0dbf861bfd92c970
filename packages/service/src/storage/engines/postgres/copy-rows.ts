import { CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../rows/tables.ts";
import type { Database } from "../../storage.ts";
import { sending } from "./connections.ts";

/** Column types by the name of the table. They do not change while the service runs. */
const knownTypes = new Map<string, ReadonlyMap<string, string>>();

/** So many rows are inserted with a parameter for every value. */
export const fewRows = 8;

/** Inserts a few rows. Nobody waits for the result. */
export async function sendRows(
  db: Database,
  table: keyof Tables,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const width = columns.length;
  const lists = rows.map(
    (_, row) => `(${columns.map((_, place) => `$${row * width + place + 1}`).join(", ")})`,
  );
  const names = columns.map((column) => `"${column}"`).join(", ");
  const text = `insert into "${table}" (${names}) values ${lists.join(", ")}`;
  await sending.run(true, () => db.executeQuery(CompiledQuery.raw(text, rows.flat())));
}

/**
 * Inserts many rows with one parameter of JSON lines, an array for each row. This is about twice as fast as a parameter
 * for every value, and faster than `unnest`.
 */
export async function copyRows(
  db: Database,
  table: keyof Tables,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const types = await readTypes(db, table);
  const values = columns.map((column, index): RawBuilder<unknown> => {
    const type = types.get(column);
    if (type === undefined) throw new Error(`The table ${table} has no column ${column}.`);
    return sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`;
  });
  const lines = rows.map((row) => JSON.stringify(row)).join("\n");
  const insert = sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)}
    from string_to_table(${lines}, E'\\n') with ordinality as lines (text, position)
    cross join lateral (select lines.text::jsonb as line offset 0) as parsed
    order by position`;
  await sending.run(true, () => insert.execute(db));
}

async function readTypes(db: Database, table: string): Promise<ReadonlyMap<string, string>> {
  const known = knownTypes.get(table);
  if (known !== undefined) return known;
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`.execute(db);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  knownTypes.set(table, types);
  return types;
}
