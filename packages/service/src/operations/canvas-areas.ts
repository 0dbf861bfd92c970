import {
  changeCanvasArea,
  createCanvasArea,
  deleteCanvasArea,
  getCanvasArea,
} from "../canvas-areas/canvas-areas.ts";
import { getCanvas } from "../canvas-areas/canvases.ts";
import { listCanvasAreaRows } from "../canvas-areas/store.ts";
import { describePage, readPage } from "../domain/page.ts";
import { getSpace } from "../spaces/spaces.ts";
import { toCanvasArea } from "../storage/rows/canvas-areas.ts";
import type { Operations } from "./handler.ts";

/** The parts of canvases. */
export const canvasAreaHandlers = {
  async listCanvasAreas(context, { query }) {
    const page = readPage(query, { order: ["canvas areas"] });
    const { canvasId, parentId, spaceId } = query;
    if (canvasId !== undefined) await getCanvas(context, canvasId);
    if (parentId !== undefined) await getCanvasArea(context, parentId, "parentId");
    if (spaceId !== undefined) await getSpace(context, spaceId);
    const { rows, total, next } = await listCanvasAreaRows(context, query, page);
    return { data: rows.map(toCanvasArea), pagination: describePage(page, total, next) };
  },
  async createCanvasArea(context, { body }) {
    return { data: toCanvasArea(await createCanvasArea(context, body)) };
  },
  async getCanvasArea(context, { path: { canvasAreaId } }) {
    return { data: toCanvasArea(await getCanvasArea(context, canvasAreaId)) };
  },
  async updateCanvasArea(context, { path: { canvasAreaId }, body }) {
    return { data: toCanvasArea(await changeCanvasArea(context, canvasAreaId, body)) };
  },
  async deleteCanvasArea(context, { path: { canvasAreaId } }) {
    await deleteCanvasArea(context, canvasAreaId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
