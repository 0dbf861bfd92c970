import type { CreateCanvasAreaRequest, UpdateCanvasAreaRequest } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { describeSpace, getSpace } from "../spaces/spaces.ts";
import type { CanvasAreaRow } from "../storage/rows/canvas-areas.ts";
import { getCanvas, lockCanvases } from "./canvases.ts";
import {
  deleteCanvasAreaRows,
  findCanvasAreaRow,
  insertCanvasAreaRow,
  listAreasOfCanvas,
  updateCanvasAreaRows,
} from "./store.ts";

type Row = Selectable<CanvasAreaRow>;

/** The area of an id, within the actor's reach; throws a `not-found` that names `key` otherwise. */
export async function getCanvasArea(context: Context, id: string, key = "canvasAreaId"): Promise<Row> {
  return requireRowInScope(context, await findCanvasAreaRow(context, id), () =>
    createNotFound("canvas area", id, key),
  );
}

/** Adds an area to a canvas. */
export async function createCanvasArea(context: Context, area: CreateCanvasAreaRequest): Promise<Row> {
  const canvas = await getCanvas(context, area.canvasId);
  if (area.parentId !== undefined) await requireParent(context, area.parentId, canvas.id);
  const id = context.newId("canvasArea");
  await insertCanvasAreaRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: canvas.environment_id,
    space_id: canvas.space_id,
    canvas_id: canvas.id,
    parent_id: area.parentId ?? null,
    config: JSON.stringify(area.config ?? {}),
    metadata: JSON.stringify(area.metadata ?? {}),
    overlay: JSON.stringify(area.overlay ?? null),
    layout: area.layout ?? "split",
    type: area.type,
    position: area.position,
    visibility: area.visibility ?? "visible",
  });
  const row = await getCanvasArea(context, id);
  await tell(context, "canvas-area:created", [row]);
  return row;
}

/** Changes what is given and leaves the rest; the areas nested in one that moves to another canvas go with it. */
export async function changeCanvasArea(
  context: Context,
  id: string,
  update: UpdateCanvasAreaRequest,
): Promise<Row> {
  const before = await getCanvasArea(context, id);
  const canvas = await getCanvas(context, update.canvasId ?? before.canvas_id);
  // Two areas that are moved into each other at the same time would be a circle.
  await lockCanvases(context, [before.canvas_id, canvas.id]);
  const row = await getCanvasArea(context, id);
  const nested = await listNested(context, row);
  const hasMoved = canvas.id !== row.canvas_id;
  if (update.parentId !== undefined) {
    const inside = [row, ...nested].find((area) => area.id === update.parentId);
    if (inside !== undefined) throw refuseCircle(row, inside);
    await requireParent(context, update.parentId, canvas.id);
  }
  const { config, metadata, overlay, layout, type, position, visibility } = update;
  const place = { environment_id: canvas.environment_id, space_id: canvas.space_id, canvas_id: canvas.id };
  await updateCanvasAreaRows(context, [id], {
    updated_at: context.now,
    ...place,
    // The old parent stays behind on the old canvas.
    parent_id: update.parentId ?? (hasMoved ? null : row.parent_id),
    ...(config !== undefined && { config: JSON.stringify(config) }),
    ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
    ...(overlay !== undefined && { overlay: JSON.stringify(overlay) }),
    ...(layout !== undefined && { layout }),
    ...(type !== undefined && { type }),
    ...(position !== undefined && { position }),
    ...(visibility !== undefined && { visibility }),
  });
  if (hasMoved) {
    const ids = nested.map((area) => area.id);
    await updateCanvasAreaRows(context, ids, { ...place, updated_at: context.now });
  }
  const changed = await getCanvasArea(context, id);
  await tell(context, "canvas-area:updated", [changed]);
  return changed;
}

/** Removes an area and the areas nested in it. */
export async function deleteCanvasArea(context: Context, id: string): Promise<void> {
  const row = await getCanvasArea(context, id);
  const gone = [...(await listNested(context, row)), row];
  await deleteCanvasAreaRows(
    context,
    gone.map((area) => area.id),
  );
  await tell(context, "canvas-area:deleted", gone);
}

/** The areas inside an area, at any depth: the outer ones first. */
async function listNested(context: Context, { id, canvas_id }: Row): Promise<Row[]> {
  const areas = await listAreasOfCanvas(context, canvas_id);
  const nested = areas.filter((area) => area.parent_id === id);
  // It grows while it is walked through.
  for (const outer of nested) nested.push(...areas.filter((area) => area.parent_id === outer.id));
  return nested;
}

async function requireParent(context: Context, parentId: string, canvasId: string): Promise<void> {
  const parent = await getCanvasArea(context, parentId, "parentId");
  if (parent.canvas_id === canvasId) return;
  throw createInvalid(
    "parentId",
    `Area \`${parentId}\` is part of the canvas \`${parent.canvas_id}\`: choose an area of \`${canvasId}\`.`,
  );
}

function refuseCircle(row: Row, inside: Row): Error {
  const reason = inside.id === row.id ? "in itself" : `in \`${inside.id}\`, which is nested in it`;
  return createInvalid("parentId", `Area \`${row.id}\` cannot be nested ${reason}.`);
}

async function tell(
  context: Context,
  topic: "canvas-area:created" | "canvas-area:updated" | "canvas-area:deleted",
  [first, ...others]: readonly Row[],
): Promise<void> {
  if (first === undefined) return;
  const place = describeSpace(await getSpace(context, first.space_id));
  const events = [first, ...others].map(
    ({ id, canvas_id, type }): NewEvent => ({
      topic,
      domain: "canvas-area",
      payload: { canvasId: canvas_id, type },
      context: { ...place, entityId: id },
      target: id,
    }),
  );
  await context.emit(...events);
}
