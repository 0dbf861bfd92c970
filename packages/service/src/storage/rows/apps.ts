import type { App, AppId, SpaceBlueprint } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  defineTable,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  text,
  time,
} from "./define-table.ts";

export const apps = defineTable("apps", {
  columns: {
    ...resourceColumns,
    name: long(text()),
    namespace: text(),
    type: text(),
    entity: long(text()),
    entity_plural: long(text()),
    icon: long(nullable(text())),
    metadata: long(json()),
    environment_filters: long(json()),
    blueprint: long(nullable(json())),
    activated_at: nullable(time()),
  },
  indexes: {
    apps_of_account: { columns: ["account_id", "sequence"] },
  },
});
export type AppRow = RowOf<typeof apps>;

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
