import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import { describeSpace, type getSpace } from "../spaces/spaces.ts";
import type { CanvasRow } from "../storage/rows/canvas-areas.ts";

/** Gives a new space its canvas; the event is how its id becomes known. */
export async function createCanvas(
  context: Context,
  space: Awaited<ReturnType<typeof getSpace>>,
): Promise<void> {
  const id = context.newId("canvas");
  await context.db
    .insertInto("canvases")
    .values({
      id,
      account_id: context.accountId,
      created_at: context.now,
      updated_at: context.now,
      environment_id: space.environment_id,
      space_id: space.id,
    })
    .execute();
  await context.emit({
    topic: "canvas:created",
    domain: "canvas",
    payload: {},
    context: { ...describeSpace(space), entityId: id },
    target: id,
  });
}

/** The canvas of an id, within the actor's reach; throws a `not-found` that names `key` otherwise. */
export async function getCanvas(
  context: Context,
  id: string,
  key = "canvasId",
): Promise<Selectable<CanvasRow>> {
  const row = await context.db
    .selectFrom("canvases")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", context.accountId)
    .executeTakeFirst();
  return requireRowInScope(context, row, () => createNotFound("canvas", id, key));
}

/** Keeps others from moving areas of canvases until the transaction ends. */
export async function lockCanvases({ db, storage }: Context, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom("canvases")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .$call(storage.engine.sql.lockRows)
    .execute();
}

/** Forgets the canvas of a space that is deleted, with its areas. */
export async function deleteCanvasesOfSpace({ db, accountId }: Context, spaceId: string): Promise<void> {
  for (const table of ["canvas_areas", "canvases"] as const) {
    await db.deleteFrom(table).where("account_id", "=", accountId).where("space_id", "=", spaceId).execute();
  }
}
