import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { divide } from "../domain/chunks.ts";
import { createRandomText } from "../domain/ids.ts";
import { keepQuery, runCompiled } from "../storage/kept-query.ts";
import { keepStatement } from "../storage/kept-statements.ts";
import { measureParts, readRows } from "../storage/list-rows.ts";
import type { Flag } from "../storage/rows/columns.ts";
import type { SheetRow, SheetStateRow } from "../storage/rows/sheets.ts";
import type { WorkbookRow, WorkbookView } from "../storage/rows/workbooks.ts";

/** The columns of a workbook and its space that every use of a sheet needs, or that its events show. */
export type SheetPlace = Pick<Selectable<WorkbookRow>, "space_id" | "environment_id" | "settings"> &
  Pick<WorkbookView, "space_name" | "space_namespace" | "space_archived_at" | "app_id"> & {
    readonly workbook_name: string;
    readonly workbook_namespace: string | null;
  };

const placeColumns = Object.keys({
  space_id: true,
  environment_id: true,
  settings: true,
  space_name: true,
  space_namespace: true,
  space_archived_at: true,
  app_id: true,
  workbook_name: true,
  workbook_namespace: true,
} satisfies Record<keyof SheetPlace, true>) as (keyof SheetPlace)[];

/** A place without the other columns of its row. */
export function pickPlace(row: SheetPlace): SheetPlace {
  return Object.fromEntries(placeColumns.map((column) => [column, row[column]])) as unknown as SheetPlace;
}

export function isSamePlace(one: SheetPlace, other: SheetPlace): boolean {
  return placeColumns.every((column) => one[column] === other[column]);
}

/** A sheet with its place. */
export type PlacedSheetRow = Selectable<SheetRow> & SheetPlace;

const sheetQuery = keepQuery((db, { id, accountId }: { readonly id: string; readonly accountId: string }) =>
  db
    .selectFrom("sheets")
    .innerJoin("workbooks", "workbooks.id", "sheets.workbook_id")
    .innerJoin("spaces", "spaces.id", "workbooks.space_id")
    .selectAll("sheets")
    .select(["workbooks.space_id", "workbooks.environment_id", "workbooks.settings"])
    .select(["workbooks.name as workbook_name", "workbooks.namespace as workbook_namespace"])
    .select(["spaces.name as space_name", "spaces.namespace as space_namespace", "spaces.app_id"])
    .select("spaces.archived_at as space_archived_at")
    .where("sheets.id", "=", id)
    .where("sheets.account_id", "=", accountId),
);

export async function findSheetRow(context: Context, id: string): Promise<PlacedSheetRow | undefined> {
  const [row] = await sheetQuery.run(context, { id, accountId: context.accountId });
  return row;
}

/** The sheets of a workbook, in their order. */
export function listSheetRows(context: Context, workbookId: string): Promise<Selectable<SheetRow>[]> {
  return selectSheets(context, workbookId).execute();
}

/** The same as a list that may be read in parts. */
export function readSheetRows(context: Context, workbookId: string): Promise<Selectable<SheetRow>[]> {
  const more = measureParts(context.storage.engine, "actions", sql`actions.target_id = sheets.id`);
  return readRows(context, selectSheets(context, workbookId), { table: "sheets", more });
}

function selectSheets({ db }: Context, workbookId: string) {
  return db
    .selectFrom("sheets")
    .selectAll()
    .where("workbook_id", "=", workbookId)
    .orderBy("place")
    .orderBy("sequence");
}

/** A sheet that took over a version of a stored constraint; undefined if none did. */
export function findSheetWithConstraint(
  { db, accountId }: Context,
  constraintId: string,
): Promise<Pick<SheetRow, "id" | "slug"> | undefined> {
  return db
    .selectFrom("sheets")
    .select(["id", "slug"])
    .where("account_id", "=", accountId)
    .where("stored_constraints", "is not", null)
    .where("stored_constraints", "like", `%"id":"${constraintId}"%`)
    .limit(1)
    .executeTakeFirst();
}

/** Inserts a sheet. After the last one, call `renewConfiguration` for its workbook. */
export async function insertSheetRow({ db }: Context, row: Insertable<SheetRow>): Promise<void> {
  await db.insertInto("sheets").values(row).execute();
  await db
    .insertInto("sheet_states")
    .values({
      sheet_id: row.id,
      account_id: row.account_id,
      total: 0,
      error: 0,
      next_position: 0,
      last_commit: 0,
      last_commit_at: null,
      calculations: null,
      column_slots: null,
      columns_revision: null,
      columns_used_at: null,
      configuration: "",
      is_copied: 0,
      revalidation: null,
      tail_block: null,
      tail_total: 0,
      tail_error: 0,
      space_archived_at: null,
    })
    .execute();
}

/** Says that sheets of a workbook were added, changed or deleted: nobody uses a configuration that was kept before. */
export async function renewConfiguration(context: Context, workbookId: string): Promise<void> {
  const { db } = context;
  const rows = await db.selectFrom("sheets").select("id").where("workbook_id", "=", workbookId).execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  // In their order, as everyone locks them.
  await lockSheetStates(context, ids);
  await db
    .updateTable("sheet_states")
    // Random, because a number would come again after a rollback.
    .set({ configuration: createRandomText(16) })
    .where("sheet_id", "in", ids)
    .execute();
}

export async function updateSheetRow(
  context: Context,
  { id, workbookId }: Locked<{ readonly id: string; readonly workbookId: string }>,
  changes: Updateable<SheetRow>,
): Promise<void> {
  await context.db.updateTable("sheets").set(changes).where("id", "=", id).execute();
  await renewConfiguration(context, workbookId);
}

/** Deletes sheets. If their workbook stays, call `renewConfiguration` for it. */
export async function deleteSheetRows(
  { db }: Context,
  sheets: Locked<{ readonly id: string }[]>,
): Promise<void> {
  const ids = sheets.map(({ id }) => id);
  await db.deleteFrom("sheet_states").where("sheet_id", "in", ids).execute();
  await db.deleteFrom("sheets").where("id", "in", ids).execute();
}

/** The ids of the sheets of workbooks. */
export async function listSheetIds({ db }: Context, workbookIds: readonly string[]): Promise<string[]> {
  const query = db.selectFrom("sheets").select("id").where("workbook_id", "in", workbookIds);
  return (await query.execute()).map(({ id }) => id);
}

export function readSheetState({ db }: Context, id: string): Promise<Selectable<SheetStateRow>> {
  return db.selectFrom("sheet_states").selectAll().where("sheet_id", "=", id).executeTakeFirstOrThrow();
}

/** What a response says about sheets beyond their rows, by their ids: counts, and whether they have actions to read. */
export async function readSheetExtras(
  { db, storage }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SheetExtras>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("sheet_states")
    .select(["sheet_id", "total", "error"])
    .select(
      sql<Flag>`(case when exists (select 1 from actions where actions.account_id = sheet_states.account_id
        and actions.target_id = sheet_states.sheet_id) then 1 else 0 end)`.as("has_actions"),
    )
    .where(sql<boolean>`sheet_id in ${storage.engine.sql.list(ids)}`)
    .execute();
  return new Map(rows.map((row) => [row.sheet_id, row]));
}

interface SheetExtras {
  readonly total: number;
  readonly error: number;
  readonly has_actions: Flag;
}

/** The state of a sheet with the place of the sheet. */
export type PlacedState = Selectable<SheetStateRow> & SheetPlace & { readonly workbook_id: string };

const lockState = keepStatement<PlacedState>(({ db, storage }) =>
  storage.engine.sql.lockRowsOf(
    "sheet_states",
    db
      .selectFrom("sheet_states")
      .innerJoin("sheets", "sheets.id", "sheet_states.sheet_id")
      .innerJoin("workbooks", "workbooks.id", "sheets.workbook_id")
      .innerJoin("spaces", "spaces.id", "workbooks.space_id")
      .selectAll("sheet_states")
      .select(["sheets.workbook_id", "workbooks.space_id", "workbooks.environment_id", "workbooks.settings"])
      .select(["workbooks.name as workbook_name", "workbooks.namespace as workbook_namespace"])
      .select(["spaces.name as space_name", "spaces.namespace as space_namespace", "spaces.app_id"])
      .where("sheet_states.sheet_id", "=", "")
      .where("sheet_states.account_id", "=", ""),
  ),
);

/** Reads and locks the state of a sheet, with its place, until the transaction ends; undefined if there is no such sheet. */
export async function lockPlacedState(context: Context, id: string): Promise<PlacedState | undefined> {
  const { accountId, storage } = context;
  const kept = storage.sheetState?.find(nameState(id, accountId));
  if (kept !== undefined) return kept as PlacedState;
  const [row] = (await runCompiled(context.db, lockState(context, [id, accountId]))) as PlacedState[];
  if (row !== undefined) storage.sheetState?.keep(nameState(id, accountId), row);
  return row;
}

/** The key of the state of a sheet for an account. */
function nameState(id: string, accountId: string): string {
  return `${id} ${accountId}`;
}

/**
 * Says to the writers of records that their space was archived, or restored. Waits until they have ended: the space must be
 * locked, so that it gets no further sheets.
 */
export async function setArchivedStates(
  context: Context,
  { id }: Locked<{ readonly id: string }>,
  archivedAt: string | null,
): Promise<void> {
  const { db, accountId } = context;
  const rows = await db
    .selectFrom("sheets")
    .innerJoin("workbooks", "workbooks.id", "sheets.workbook_id")
    .select("sheets.id")
    .where("workbooks.account_id", "=", accountId)
    .where("workbooks.space_id", "=", id)
    .orderBy("sheets.id")
    .execute();
  for (const some of divide(rows.map((row) => row.id))) {
    await lockSheetStates(context, some);
    await db
      .updateTable("sheet_states")
      .set({ space_archived_at: archivedAt })
      .where("sheet_id", "in", some)
      .execute();
  }
}

/** Reads and locks states until the transaction ends. The order of the locks is always the same. */
export function lockSheetStates(
  { db, storage }: Context,
  ids: readonly string[],
): Promise<Selectable<SheetStateRow>[]> {
  return db
    .selectFrom("sheet_states")
    .selectAll()
    .where("sheet_id", "in", ids)
    .orderBy("sheet_id")
    .$call(storage.engine.sql.lockRows)
    .execute();
}

const updateState = keepStatement(({ db }) =>
  db
    .updateTable("sheet_states")
    .set({ total: 0, error: 0, next_position: 0, last_commit: 0, last_commit_at: "", calculations: "" })
    .set({ tail_block: 0, tail_total: 0, tail_error: 0 })
    .where("sheet_id", "=", ""),
);

export async function writeSheetState(context: Context, state: SheetStateRow): Promise<void> {
  const { storage, db, accountId } = context;
  const { total, error, next_position, last_commit, last_commit_at, calculations, sheet_id } = state;
  const { tail_block, tail_total, tail_error } = state;
  const tail = { tail_block, tail_total, tail_error };
  const written = { total, error, next_position, last_commit, last_commit_at, calculations, ...tail };
  const key = nameState(sheet_id, accountId);
  const kept = storage.sheetState?.find(key);
  await storage.send(db, updateState(context, [...Object.values(written), sheet_id]));
  // Other statements may have changed the row since the state was read: then it is not kept any more.
  if (kept !== undefined) storage.sheetState?.keep(key, { ...kept, ...written });
}
