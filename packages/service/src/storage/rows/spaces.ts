import type {
  Action,
  AppId,
  CanvasId,
  EnvironmentId,
  Space,
  SpaceConfig,
  SpaceId,
  UserId,
  WorkbookId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { type Flag, type Json, omitEmpty, readJson, type Time } from "./columns.ts";
import {
  defineTable,
  flag,
  json,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
  time,
  withDefault,
} from "./define-table.ts";

export const spaces = defineTable("spaces", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    name: long(text()),
    /** The name in lower case, because engines convert case differently. */
    search_name: text(),
    created_by: personal(text(), "actor"),
    /** A list of texts such as `shared_link` and `magic_link`. If empty, the list of the environment. */
    guest_authentication: long(nullable(json())),
    /** The token of the link that guests share. */
    link_token: withDefault(text(), ""),
    primary_workbook_id: nullable(text()),
    /** The members of `SpaceConfig` that have no column, as they were sent. */
    config: long(json()),
    metadata: long(nullable(json())),
    labels: long(json()),
    namespace: long(nullable(text())),
    app_id: nullable(text()),
    is_app_template: flag(),
    archived_at: nullable(time()),
    expired_at: nullable(time()),
    /** The part of the template that it was made from. */
    created_from: nullable(text()),
    last_propagated_at: nullable(time()),
  },
  indexes: {
    spaces_of_account: { columns: ["account_id", "sequence"] },
    spaces_of_app: { columns: ["account_id", "app_id"] },
    spaces_of_environment: { columns: ["account_id", "environment_id", "sequence"] },
    spaces_of_template: { columns: ["account_id", "created_from", "id"] },
    spaces_by_link: { columns: ["link_token"], isUnique: true },
  },
});
export type SpaceRow = RowOf<typeof spaces>;

/** The members of `SpaceConfig` that share one column. */
export type SpaceExtras = Pick<
  SpaceConfig,
  | "displayOrder"
  | "spaceConfigId"
  | "settings"
  | "access"
  | "autoConfigure"
  | "readFiles"
  | "translationsPath"
  | "languageOverride"
>;

/** A space with the values that are looked up and counted for it. */
export interface SpaceView extends Selectable<SpaceRow> {
  readonly created_by_name: string | null;
  /** The list of the environment. */
  readonly usual_authentication: Json;
  /** The primary workbook; the oldest one if none was set or it was deleted. */
  readonly opening_workbook_id: string | null;
  readonly workbooks_count: number;
  readonly files_count: number;
  readonly last_activity_at: Time | null;
  /** The canvas of the space; null if it has expired. */
  readonly canvas_id: string | null;
  /** Whether actions belong to the space itself. */
  readonly has_actions: Flag;
  /** What each space may have; null if the operator has set no quota. Nothing is counted then. */
  readonly quota_bytes: number | string | null;
  readonly used_bytes: number | string | null;
}

/** How guests may sign in to a space. */
export function readAuthentication(
  view: Pick<SpaceView, "guest_authentication" | "usual_authentication">,
): Space["guestAuthentication"] {
  return readJson<Space["guestAuthentication"]>(view.guest_authentication ?? view.usual_authentication) ?? [];
}

/** A space as the API shows it, with the actions that belong to it. */
export function toSpace(
  view: SpaceView,
  actions: Action[] | undefined,
  guestLink: string | undefined,
): Space {
  return {
    ...omitEmpty({
      id: view.id as SpaceId,
      name: view.name,
      createdAt: view.created_at,
      updatedAt: view.updated_at,
      environmentId: view.environment_id as EnvironmentId,
      // Only people have names, but keys and agents can also create spaces.
      createdByUserId: view.created_by_name === null ? null : (view.created_by as UserId),
      createdByUserName: view.created_by_name,
      guestAuthentication: readAuthentication(view),
      guestLink,
      primaryWorkbookId: view.opening_workbook_id as WorkbookId | null,
      canvasId: view.canvas_id as CanvasId | null,
      workbooksCount: view.workbooks_count,
      filesCount: view.files_count,
      isCollaborative: true,
      // A space has the newest form from the start, and no version has changed the form yet.
      upgradedAt: view.created_at,
      labels: readJson<string[]>(view.labels),
      namespace: view.namespace,
      appId: view.app_id as AppId | null,
      isAppTemplate: view.is_app_template === 1,
      lastActivityAt: view.last_activity_at,
      archivedAt: view.archived_at,
      expiredAt: view.expired_at,
      createdFrom: view.created_from as SpaceId | null,
      lastPropagatedAt: view.last_propagated_at,
      ...(view.quota_bytes !== null && {
        usedBytes: Number(view.used_bytes ?? 0),
        quotaBytes: Number(view.quota_bytes),
      }),
      ...readJson<SpaceExtras>(view.config),
      actions,
    }),
    metadata: readJson(view.metadata) ?? null,
  };
}
