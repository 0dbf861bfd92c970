import type { CanvasArea, CanvasAreaId, CanvasId } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty } from "./columns.ts";
import { defineTable, json, long, nullable, type RowOf, resourceColumns, text } from "./define-table.ts";

/** The canvas of the areas of a space. Every space has one. */
export const canvases = defineTable("canvases", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: text(),
  },
  indexes: {
    canvases_of_space: { columns: ["account_id", "space_id"] },
  },
});
export type CanvasRow = RowOf<typeof canvases>;

export const canvasAreas = defineTable("canvas_areas", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: text(),
    canvas_id: text(),
    parent_id: nullable(text()),
    config: long(json()),
    metadata: long(json()),
    overlay: long(json()),
    layout: text(),
    type: text(),
    position: text(),
    visibility: text(),
  },
  indexes: {
    canvas_areas_of_canvas: { columns: ["canvas_id", "sequence"] },
    canvas_areas_of_space: { columns: ["account_id", "space_id", "sequence"] },
  },
});
export type CanvasAreaRow = RowOf<typeof canvasAreas>;

/** A canvas area as the API shows it. */
export function toCanvasArea(row: Selectable<CanvasAreaRow>): CanvasArea {
  return {
    ...omitEmpty({
      id: row.id as CanvasAreaId,
      canvasId: row.canvas_id as CanvasId,
      parentId: row.parent_id as CanvasAreaId | null,
      layout: row.layout as CanvasArea["layout"],
      type: row.type as CanvasArea["type"],
      position: row.position as CanvasArea["position"],
      visibility: row.visibility as CanvasArea["visibility"],
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }),
    config: JSON.parse(row.config),
    metadata: JSON.parse(row.metadata),
    overlay: JSON.parse(row.overlay),
  };
}
