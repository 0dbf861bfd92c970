import type { CreateCanvasAreaRequest, UpdateCanvasAreaRequest } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { describeSpace, getSpace } from "../spaces/spaces.ts";
import type { CanvasAreaRow } from "../storage/rows/canvas-areas.ts";
import { getCanvas } from "./canvases.ts";
import {
  deleteCanvasAreaRows,
  findCanvasAreaRow,
  insertCanvasAreaRow,
  listAreasOfCanvas,
  updateCanvasAreaRows,
} from "./store.ts";

type Row = Selectable<CanvasAreaRow>;

/** The area of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getCanvasArea(context: Context, id: string, key = "canvasAreaId"): Promise<Row> {
  return requireRowInScope(context, await findCanvasAreaRow(context, id), () =>
    createNotFound("canvas area", id, key),
  );
}

/** Adds an area to a canvas. */
export async function createCanvasArea(context: Context, area: CreateCanvasAreaRequest): Promise<Row> {
  // Any of these can be sent as null.
  const { canvasId, config = {}, metadata = {}, overlay = null } = area;
  const canvas = await lockRows(context, "canvases", [canvasId], () => getCanvas(context, canvasId));
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
    config: JSON.stringify(config),
    metadata: JSON.stringify(metadata),
    overlay: JSON.stringify(overlay),
    layout: area.layout ?? "split",
    type: area.type,
    position: area.position,
    visibility: area.visibility ?? "visible",
  });
  const row = await getCanvasArea(context, id);
  await tell(context, "canvas-area:created", [row]);
  return row;
}

/** Changes only the given properties. If an area moves to another canvas, its nested areas move with it. */
export async function changeCanvasArea(
  context: Context,
  id: string,
  update: UpdateCanvasAreaRequest,
): Promise<Row> {
  // Two requests at the same time could nest two areas in each other.
  const row = await lockArea(context, id, update.canvasId);
  const canvas = await getCanvas(context, update.canvasId ?? row.canvas_id);
  const nested = await listNested(context, row);
  const hasMoved = canvas.id !== row.canvas_id;
  if (update.parentId !== undefined) {
    const inside = [row, ...nested].find((area) => area.id === update.parentId);
    if (inside !== undefined) throw refuseCircle(row, inside);
    await requireParent(context, update.parentId, canvas.id);
  }
  const { config, metadata, overlay, layout, type, position, visibility } = update;
  const place = { environment_id: canvas.environment_id, space_id: canvas.space_id, canvas_id: canvas.id };
  const changes = findChanges<Row>(
    row,
    {
      ...place,
      layout,
      type,
      position,
      visibility,
      // The old parent stays on the old canvas.
      parent_id: update.parentId ?? (hasMoved ? null : row.parent_id),
    },
    { config, metadata, overlay },
  );
  if (changes === undefined) return row;
  await updateCanvasAreaRows(context, [id], { ...changes, updated_at: context.now });
  if (hasMoved) {
    const ids = nested.map((area) => area.id);
    await updateCanvasAreaRows(context, ids, { ...place, updated_at: context.now });
  }
  const changed = await getCanvasArea(context, id);
  await tell(context, "canvas-area:updated", [changed]);
  return changed;
}

/** Deletes an area and the areas nested in it. */
export async function deleteCanvasArea(context: Context, id: string): Promise<void> {
  const row = await lockArea(context, id);
  const gone = [...(await listNested(context, row)), row];
  await deleteCanvasAreaRows(
    context,
    gone.map((area) => area.id),
  );
  await tell(context, "canvas-area:deleted", gone);
}

/** The area of an id, locked with all areas of its canvas, and of the canvas to which it moves. */
export async function lockArea(context: Context, id: string, target?: string): Promise<Locked<Row>> {
  let { canvas_id: canvasId } = await getCanvasArea(context, id);
  while (true) {
    const row = await lockRows(context, "canvases", [canvasId, target ?? canvasId], () =>
      getCanvasArea(context, id),
    );
    if (row.canvas_id === canvasId) return row;
    // Another request has moved it during the wait.
    canvasId = row.canvas_id;
  }
}

/** The areas inside an area, at any depth: the outer ones first. */
async function listNested(context: Context, { id, canvas_id }: Row): Promise<Row[]> {
  const areas = await listAreasOfCanvas(context, canvas_id);
  const nested = areas.filter((area) => area.parent_id === id);
  // The list grows during this loop.
  for (const outer of nested) nested.push(...areas.filter((area) => area.parent_id === outer.id));
  return nested;
}

async function requireParent(context: Context, parentId: string, canvasId: string): Promise<void> {
  const parent = await getCanvasArea(context, parentId, "parentId");
  if (parent.canvas_id === canvasId) return;
  throw createInvalid(
    "reference_mismatch",
    "parentId",
    `Area \`${parentId}\` is part of the canvas \`${parent.canvas_id}\`: choose an area of \`${canvasId}\`.`,
  );
}

function refuseCircle(row: Row, inside: Row): Error {
  const reason = inside.id === row.id ? "in itself" : `in \`${inside.id}\`, which is nested in it`;
  return createInvalid("value_invalid", "parentId", `Area \`${row.id}\` cannot be nested ${reason}.`);
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
