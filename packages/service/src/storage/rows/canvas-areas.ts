import type { CanvasArea, CanvasAreaId, CanvasId } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns } from "./columns.ts";

export interface CanvasAreaTables {
  readonly canvases: CanvasRow;
  readonly canvas_areas: CanvasAreaRow;
}

/** The canvas of the areas of a space. Every space has one. */
export interface CanvasRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string;
}

export interface CanvasAreaRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string;
  readonly canvas_id: string;
  readonly parent_id: string | null;
  readonly config: Json;
  readonly metadata: Json;
  readonly overlay: Json;
  readonly layout: string;
  readonly type: string;
  readonly position: string;
  readonly visibility: string;
}

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
