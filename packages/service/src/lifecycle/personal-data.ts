import type { PersonalData, PersonalTable } from "@data-import/types";
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { readCursor, writeCursor } from "../domain/cursor.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { getWholeGuest } from "../guests/guests.ts";
import { type PersonalTable as Definition, personalTables } from "../storage/rows/personal-columns.ts";
import { getUser } from "../users/users.ts";

/** Which part of the data of a person to read. */
export interface PersonalPart {
  readonly table?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The most rows of each table in one response: all tables together stay below some megabytes. */
const mostRows = 500;

/** The kind of a person by the middle part of the id; throws a `not-found` for ids of other kinds. */
export function readPersonKind(id: string): "user" | "guest" {
  const kind = ({ usr: "user", g: "guest" } as const)[id.split("_")[1] ?? ""];
  if (kind === undefined) throw missing(id);
  return kind;
}

export function missing(id: string): DomainError {
  return createNotFound("user or guest", id, "personId");
}

/**
 * What the service has of a person: the newest rows of each table, or those of one table behind a cursor. Throws a
 * `not-found` if there is nothing.
 */
export async function readPersonalData(
  context: Context,
  id: string,
  { table, cursor }: PersonalPart,
): Promise<PersonalData> {
  const kind = readPersonKind(id);
  const exists = await mayReadPerson(context, kind, id);
  const parts: PersonalTable[] = [];
  for (const definition of chooseTables(table, cursor)) {
    const part = await readTable(context, definition, id, cursor);
    if (part !== undefined) parts.push(part);
  }
  if (!exists && parts.length === 0 && table === undefined) throw missing(id);
  return { personId: id, kind, exists, tables: parts };
}

/** Whether the person exists. Throws unless the caller could erase the person: other roles read much, but not this. */
async function mayReadPerson(reader: Context, kind: "user" | "guest", id: string): Promise<boolean> {
  const permission = "personal-data:write";
  const context = { ...reader, permission, scope: findScope(reader.grants, permission, reader.actor) };
  if (kind === "user") requireWholeAccount(context);
  try {
    await (kind === "user" ? getUser(context, id) : getWholeGuest(context, id));
    return true;
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === "not-found")) throw error;
    requireWholeAccount(context);
    return false;
  }
}

function chooseTables(table: string | undefined, cursor: string | undefined): readonly Definition[] {
  if (table === undefined) {
    if (cursor === undefined) return personalTables;
    throw createInvalid(
      "cursor_invalid",
      "cursor",
      "`cursor` is one of a table: send `table` with the name of the table, too.",
    );
  }
  const chosen = personalTables.filter(({ name }) => name === table);
  if (chosen.length > 0) return chosen;
  const names = personalTables.map(({ name }) => `\`${name}\``).join(", ");
  throw createInvalid(
    "value_not_allowed",
    "table",
    `\`table\` must be one of ${names}; it was \`${table}\`.`,
  );
}

/** Undefined if the table has nothing of the person. */
async function readTable(
  { db, accountId }: Context,
  { name, shown, columns, traces }: Definition,
  id: string,
  cursor: string | undefined,
): Promise<PersonalTable | undefined> {
  const order = `personal data ${id} ${name}`;
  const hasNumbers = "sequence" in columns;
  const conditions = [
    sql`(${sql.join(
      traces.map((trace) => isOf(trace, id)),
      sql` or `,
    )})`,
  ];
  if ("account_id" in columns) conditions.push(sql`account_id = ${accountId}`);
  if (cursor !== undefined) conditions.push(sql`sequence < ${readCursor(order, cursor).place.number}`);
  const selected = [...shown, ...(hasNumbers ? ["sequence"] : [])].map((column) => sql.ref(column));
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(selected)} from ${sql.table(name)} where ${sql.join(conditions, sql` and `)}
    ${hasNumbers ? sql`order by sequence desc` : sql``} limit ${sql.lit(mostRows + 1)}`.execute(db);
  if (rows.length === 0) return undefined;
  const read = rows.slice(0, mostRows);
  const number = Number(read.at(-1)?.["sequence"]);
  const hasMore = hasNumbers && rows.length > mostRows;
  return {
    table: name,
    rows: read.map((row) => describeRow(row, shown, columns)),
    ...(hasMore && { nextCursor: writeCursor(order, { pageNumber: 2, place: { number } }) }),
  };
}

function isOf({ column, what }: Definition["traces"][number], id: string): RawBuilder<unknown> {
  return what === "context" ? sql`${sql.ref(column)} ->> 'actorId' = ${id}` : sql`${sql.ref(column)} = ${id}`;
}

function describeRow(
  row: Readonly<Record<string, unknown>>,
  shown: readonly string[],
  columns: Definition["columns"],
): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const column of shown) {
    const value = row[column];
    if (value === null) continue;
    const name = column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    known[name] = columns[column]?.type === "json" ? JSON.parse(String(value)) : value;
  }
  return known;
}
