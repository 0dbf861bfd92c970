import type { App, AppId, SpaceBlueprint } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface AppTables {
  readonly apps: AppRow;
}

export interface AppRow extends ResourceColumns {
  readonly name: string;
  readonly namespace: string;
  readonly type: string;
  readonly entity: string;
  readonly entity_plural: string;
  readonly icon: string | null;
  readonly metadata: Json;
  readonly environment_filters: Json;
  readonly blueprint: Json | null;
  readonly activated_at: Time | null;
}

/** An app as the API shows it. */
export function toApp(row: Selectable<AppRow>): App {
  return {
    ...omitEmpty({
      id: row.id as AppId,
      name: row.name,
      namespace: row.namespace,
      type: row.type as App["type"],
      entity: row.entity,
      entityPlural: row.entity_plural,
      icon: row.icon,
      metadata: readJson<App["metadata"]>(row.metadata) ?? {},
      environmentFilters: readJson<App["environmentFilters"]>(row.environment_filters) ?? {},
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      blueprint: readJson<SpaceBlueprint>(row.blueprint),
    }),
    deletedAt: null,
    activatedAt: row.activated_at,
  };
}
