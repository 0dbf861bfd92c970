import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import { describeSpace, type getSpace } from "../spaces/spaces.ts";
import type { CanvasRow } from "../storage/rows/canvas-areas.ts";

/** Creates the canvas of a new space. The event tells clients its id. */
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

/** The canvas of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
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

/** Deletes the canvases of deleted spaces, with their areas. */
export async function deleteCanvasesOfSpaces(
  { db, accountId }: Context,
  spaceIds: readonly string[],
): Promise<void> {
  // Canvases first: who adds an area has locked its canvas, and the new area must be deleted, too.
  for (const table of ["canvases", "canvas_areas"] as const) {
    await db
      .deleteFrom(table)
      .where("account_id", "=", accountId)
      .where("space_id", "in", spaceIds)
      .execute();
  }
}
