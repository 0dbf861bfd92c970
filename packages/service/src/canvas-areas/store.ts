import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { CanvasAreaRow } from "../storage/rows/canvas-areas.ts";

/** The filter for areas. */
export interface CanvasAreaFilter {
  readonly canvasId?: string | undefined;
  readonly parentId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly environmentId?: string | undefined;
}

/** A page of the areas in the actor's scope, newest first, and how many there are in total. */
export async function listCanvasAreaRows(
  context: Context,
  { canvasId, parentId, spaceId, environmentId }: CanvasAreaFilter,
  page: Page,
): Promise<CountedRows<Selectable<CanvasAreaRow>>> {
  let query = context.db.selectFrom("canvas_areas").where(withinScope(context, "canvas_areas"));
  if (canvasId !== undefined) query = query.where("canvas_id", "=", canvasId);
  if (parentId !== undefined) query = query.where("parent_id", "=", parentId);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  return listRows(context, query, page, {
    table: "canvas_areas",
    select: (matching) => matching.selectAll(),
  });
}

/** Every area of a canvas. */
export function listAreasOfCanvas({ db }: Context, canvasId: string): Promise<Selectable<CanvasAreaRow>[]> {
  return db
    .selectFrom("canvas_areas")
    .selectAll()
    .where("canvas_id", "=", canvasId)
    .orderBy("sequence")
    .execute();
}

/** The row of an area of the account; undefined if there is none. */
export function findCanvasAreaRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<CanvasAreaRow> | undefined> {
  return db
    .selectFrom("canvas_areas")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertCanvasAreaRow({ db }: Context, row: Insertable<CanvasAreaRow>): Promise<void> {
  await db.insertInto("canvas_areas").values(row).execute();
}

export async function updateCanvasAreaRows(
  { db }: Context,
  ids: readonly string[],
  changes: Updateable<CanvasAreaRow>,
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("canvas_areas").set(changes).where("id", "in", ids).execute();
}

export async function deleteCanvasAreaRows({ db }: Context, ids: readonly string[]): Promise<void> {
  await db.deleteFrom("canvas_areas").where("id", "in", ids).execute();
}
