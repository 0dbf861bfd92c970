import { type CompiledQuery, type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { Engine } from "../storage/engine.ts";
import type { Flag } from "../storage/rows/columns.ts";
import type { SheetRow, SheetStateRow } from "../storage/rows/sheets.ts";
import type { WorkbookRow, WorkbookView } from "../storage/rows/workbooks.ts";

/** The columns of a workbook and its space that every use of a sheet needs, or that its events show. */
export type SheetPlace = Pick<Selectable<WorkbookRow>, "space_id" | "environment_id" | "settings"> &
  Pick<WorkbookView, "space_name" | "space_namespace" | "app_id"> & {
    readonly workbook_name: string;
    readonly workbook_namespace: string | null;
  };

/** A sheet with its place. */
export type PlacedSheetRow = Selectable<SheetRow> & SheetPlace;

/** Nearly every request about records runs this query, so it is compiled once for each engine. */
const written = new WeakMap<Engine, CompiledQuery<PlacedSheetRow>>();

export async function findSheetRow(
  { db, storage: { engine }, accountId }: Context,
  id: string,
): Promise<PlacedSheetRow | undefined> {
  const query = written.get(engine) ?? selectSheet(db).compile();
  written.set(engine, query);
  const { rows } = await db.executeQuery<PlacedSheetRow>({ ...query, parameters: [id, accountId] });
  return rows[0];
}

/** Its parameters are the id of the sheet and that of the account. */
function selectSheet(db: Context["db"]) {
  return db
    .selectFrom("sheets")
    .innerJoin("workbooks", "workbooks.id", "sheets.workbook_id")
    .innerJoin("spaces", "spaces.id", "workbooks.space_id")
    .selectAll("sheets")
    .select(["workbooks.space_id", "workbooks.environment_id", "workbooks.settings"])
    .select(["workbooks.name as workbook_name", "workbooks.namespace as workbook_namespace"])
    .select(["spaces.name as space_name", "spaces.namespace as space_namespace", "spaces.app_id"])
    .where("sheets.id", "=", "")
    .where("sheets.account_id", "=", "");
}

/** The sheets of a workbook, in their order. */
export function listSheetRows({ db }: Context, workbookId: string): Promise<Selectable<SheetRow>[]> {
  return db
    .selectFrom("sheets")
    .selectAll()
    .where("workbook_id", "=", workbookId)
    .orderBy("place")
    .orderBy("sequence")
    .execute();
}

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
      column_slots: null,
      columns_revision: null,
      columns_used_at: null,
    })
    .execute();
}

export async function updateSheetRow(
  { db }: Context,
  { id }: Locked<{ readonly id: string }>,
  changes: Updateable<SheetRow>,
): Promise<void> {
  await db.updateTable("sheets").set(changes).where("id", "=", id).execute();
}

export async function deleteSheetRow(
  { db }: Context,
  { id }: Locked<{ readonly id: string }>,
): Promise<void> {
  await db.deleteFrom("sheet_states").where("sheet_id", "=", id).execute();
  await db.deleteFrom("sheets").where("id", "=", id).execute();
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

export async function writeSheetState({ db }: Context, state: SheetStateRow): Promise<void> {
  const { sheet_id, total, error, next_position, last_commit } = state;
  // Not the columns: they may have changed since the state was read in this transaction.
  const changes = { total, error, next_position, last_commit };
  await db.updateTable("sheet_states").set(changes).where("sheet_id", "=", sheet_id).execute();
}
