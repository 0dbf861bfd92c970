import type { AppCreate, AppPatch } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Held, holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { createNotFound } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import type { AppRow } from "../storage/rows/apps.ts";
import { writeJson } from "../storage/rows/columns.ts";
import { findAppRow, insertAppRow, updateAppRow } from "./store.ts";

type Row = Selectable<AppRow>;

/** The app of an id; throws a `not-found` that names `key` if the account has none. */
export async function getApp(context: Context, id: string, key = "appId"): Promise<Row> {
  const row = await findAppRow(context, id);
  if (row === undefined) throw createNotFound("app", id, key);
  return row;
}

/** The same, locked until the transaction ends. */
export function lockApp(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "apps", [id], () => getApp(context, id));
}

/** The same, for an app that something will use: it cannot be deleted before the transaction ends. */
export function holdApp(context: Context, id: string, key: string): Promise<Held<Row>> {
  return holdRow(context, "apps", id, () => getApp(context, id, key));
}

/** Adds an app to the account. No space uses it yet. */
export async function createApp(context: Context, app: AppCreate): Promise<Row> {
  const id = context.newId("app");
  await insertAppRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    name: app.name,
    namespace: app.namespace,
    type: app.type,
    entity: app.entity ?? "Space",
    entity_plural: app.entityPlural ?? "Spaces",
    icon: app.icon ?? null,
    metadata: JSON.stringify(app.metadata ?? {}),
    environment_filters: JSON.stringify(app.environmentFilters ?? {}),
    blueprint: writeJson(app.blueprint),
    activated_at: null,
  });
  return getApp(context, id);
}

/** Changes only the given properties. */
export async function changeApp(context: Context, app: Locked<Row>, patch: AppPatch): Promise<Row> {
  const {
    name,
    namespace,
    entity,
    entityPlural,
    icon,
    metadata,
    environmentFilters,
    blueprint,
    activatedAt,
  } = patch;
  const changes = findChanges<Row>(
    app,
    {
      name,
      namespace,
      entity,
      entity_plural: entityPlural,
      icon,
      activated_at: typeof activatedAt === "string" ? new Date(activatedAt).toISOString() : activatedAt,
    },
    { metadata, environment_filters: environmentFilters, blueprint },
  );
  if (changes === undefined) return app;
  await updateAppRow(context, app, { ...changes, updated_at: context.now });
  return getApp(context, app.id);
}
