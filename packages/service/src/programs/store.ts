import { escapePattern } from "@data-import/tables/basics";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows, measureParts, readRows } from "../storage/list-rows.ts";
import type { MappingRuleRow, ProgramRow } from "../storage/rows/mapping-programs.ts";
import type { SheetKind } from "./kind.ts";

type Row = Selectable<ProgramRow>;
type RuleRow = Selectable<MappingRuleRow>;

/** How many rows a statement writes or deletes. */
const rowsAtOnce = 500;

/** The filter for programs. */
export interface ProgramFilter {
  readonly environmentId?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly createdAfter?: string | undefined;
  readonly createdBefore?: string | undefined;
  readonly familyId?: string | undefined;
  readonly namespace?: string | undefined;
  /** Keys with commas between them. */
  readonly sourceKeys?: string | undefined;
  readonly destinationKeys?: string | undefined;
  readonly kind?: SheetKind | undefined;
}

/** A page of the programs in the actor's scope, newest first, and how many there are in total. */
export function listProgramRows(
  context: Context,
  filter: ProgramFilter,
  page: Page,
): Promise<CountedRows<Row>> {
  const { environmentId, createdBy, createdAfter, createdBefore, familyId, namespace, kind } = filter;
  let query = context.db
    .selectFrom("mapping_programs")
    .where(withinScope(context, "mapping_programs", { hasSpace: false }));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (createdBy !== undefined) query = query.where("created_by", "=", createdBy);
  if (createdAfter !== undefined)
    query = query.where("created_at", ">", new Date(createdAfter).toISOString());
  if (createdBefore !== undefined)
    query = query.where("created_at", "<", new Date(createdBefore).toISOString());
  if (familyId !== undefined) query = query.where("family_id", "=", familyId);
  if (namespace !== undefined) query = query.where("namespace", "=", namespace);
  if (kind !== undefined) query = query.where((is) => is.and(describeKind(kind)));
  const { matches } = context.storage.engine.sql;
  const has = (column: string, text: string) =>
    matches(sql.ref(column), `%${escapePattern(text)}%`, true) as ReturnType<typeof sql<boolean>>;
  for (const key of splitKeys(filter.sourceKeys))
    query = query.where(has("source", `"key":${JSON.stringify(key)}`));
  for (const key of splitKeys(filter.destinationKeys))
    query = query.where(has("destination_keys", JSON.stringify(key)));
  return listRows(context, query, page, {
    table: "mapping_programs",
    select: (matching) => matching.selectAll(),
    more: measureParts(
      context.storage.engine,
      "mapping_rules",
      sql`mapping_rules.program_id = mapping_programs.id`,
    ),
  });
}

/** The row of a program of the account; undefined if there is none. */
export function findProgramRow({ db, accountId }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("mapping_programs")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The rows of programs of the account, by their ids. Those that do not exist are left out. */
export async function listProgramRowsById(
  { db, accountId }: Context,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("mapping_programs")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}

/** The programs for a kind of sheet, last changed first. */
export function listProgramRowsOfKind(
  { db, accountId }: Context,
  kind: SheetKind,
  { header, most }: { readonly header?: string; readonly most: number },
): Promise<Row[]> {
  let query = db
    .selectFrom("mapping_programs")
    .selectAll()
    .where("account_id", "=", accountId)
    .where((is) => is.and(describeKind(kind)));
  if (header !== undefined) query = query.where("header", "=", header);
  return query.orderBy("updated_at", "desc").orderBy("sequence", "desc").limit(most).execute();
}

/** Adds a program; if there is one with its `job_key` already, locks that one instead. */
export async function insertProgramRow(context: Context, row: Insertable<ProgramRow>): Promise<Row> {
  await context.db
    .insertInto("mapping_programs")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("job_key").doUpdateSet((set) => ({ updated_at: set.ref("excluded.updated_at") })),
    )
    .execute();
  const query = context.db.selectFrom("mapping_programs").selectAll();
  return (
    row.job_key ? query.where("job_key", "=", row.job_key) : query.where("id", "=", row.id)
  ).executeTakeFirstOrThrow();
}

export async function updateProgramRow(
  { db }: Context,
  { id }: Pick<Row, "id">,
  changes: Updateable<ProgramRow>,
): Promise<void> {
  await db.updateTable("mapping_programs").set(changes).where("id", "=", id).execute();
}

/** Deletes a program with its rules. */
export async function deleteProgramRow({ db, accountId }: Context, { id }: Locked<Row>): Promise<void> {
  await db
    .deleteFrom("mapping_rules")
    .where("account_id", "=", accountId)
    .where("program_id", "=", id)
    .execute();
  await db.deleteFrom("mapping_programs").where("id", "=", id).execute();
}

/** The rules of a program as a list that may be read in parts, in the order of their creation. */
export function readRuleRows(context: Context, programId: string): Promise<RuleRow[]> {
  const query = context.db
    .selectFrom("mapping_rules")
    .selectAll()
    .where("account_id", "=", context.accountId)
    .where("program_id", "=", programId)
    .orderBy("sequence");
  return readRows(context, query, { table: "mapping_rules" });
}

/** The rules of programs, in the order of their creation. */
export async function listRuleRows(
  { db, accountId }: Context,
  programIds: readonly string[],
): Promise<RuleRow[]> {
  if (programIds.length === 0) return [];
  return db
    .selectFrom("mapping_rules")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("program_id", "in", programIds)
    .orderBy("sequence")
    .execute();
}

export async function insertRuleRows(
  { db }: Context,
  rows: readonly Insertable<MappingRuleRow>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto("mapping_rules")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

/** Changes rules of one program in the same way. */
export async function updateRuleRows(
  { db, accountId }: Context,
  { id }: Pick<Row, "id">,
  ruleIds: readonly string[],
  changes: Updateable<MappingRuleRow>,
): Promise<void> {
  for (let start = 0; start < ruleIds.length; start += rowsAtOnce)
    await db
      .updateTable("mapping_rules")
      .set(changes)
      .where("account_id", "=", accountId)
      .where("program_id", "=", id)
      .where("id", "in", ruleIds.slice(start, start + rowsAtOnce))
      .execute();
}

export async function deleteRuleRows(
  { db, accountId }: Context,
  { id }: Pick<Row, "id">,
  ruleIds: readonly string[],
): Promise<void> {
  for (let start = 0; start < ruleIds.length; start += rowsAtOnce)
    await db
      .deleteFrom("mapping_rules")
      .where("account_id", "=", accountId)
      .where("program_id", "=", id)
      .where("id", "in", ruleIds.slice(start, start + rowsAtOnce))
      .execute();
}

export function describeKind({ environmentId, namespace, slug }: SheetKind) {
  return { environment_id: environmentId, namespace, sheet_slug: slug };
}

function splitKeys(keys = ""): string[] {
  return keys
    .split(",")
    .map((key) => key.trim())
    .filter((key) => key !== "");
}
