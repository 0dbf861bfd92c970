import type { SpaceConfig } from "@data-import/types";
import type { Selectable, Updateable } from "kysely";
import { setActionsOf } from "../actions/actions-of-targets.ts";
import { holdApp } from "../apps/apps.ts";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { foldCase } from "../domain/text.ts";
import { createLinkToken, pickExtras, requireName } from "../spaces/config.ts";
import { createSpaceEvent, getSpace, lockSpace } from "../spaces/spaces.ts";
import { updateSpaceRow } from "../spaces/store.ts";
import { readJson, writeFlag } from "../storage/rows/columns.ts";
import type { SpaceExtras, SpaceRow } from "../storage/rows/spaces.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";

type Row = Selectable<SpaceRow>;

/** The members of `SpaceConfig` that change no existing space. */
const ignored: ReadonlySet<string> = new Set(["autoConfigure", "spaceConfigId", "environmentId"]);

/** Changes only the given properties, and records the event; does nothing if no property is given. */
export async function changeSpace(context: Context, id: string, config: SpaceConfig): Promise<void> {
  // Archiving and restoring are the changes that an archived space takes.
  if (config.archivedAt !== undefined) context.enterArchived();
  const space = await lockSpace(context, id);
  await checkReferences(context, space, config);
  const sent = Object.keys(config).filter((key) => !ignored.has(key));
  if (sent.length === 0) return;
  await updateSpaceRow(context, space, listChanges(context, space, config));
  const target = { id: space.id, spaceId: space.id, environmentId: space.environment_id };
  await setActionsOf(context, target, config.actions);
  await context.emit(createSpaceEvent("space:updated", await getSpace(context, space.id), sent));
  const { archivedAt } = config;
  if (archivedAt !== undefined) {
    await setArchived(context, space, archivedAt === null ? null : new Date(archivedAt).toISOString());
  }
}

/** The columns of a space with the given properties. */
export function listChanges({ now }: Context, space: Row, config: SpaceConfig): Updateable<SpaceRow> {
  const { name, guestAuthentication, primaryWorkbookId, metadata, labels, namespace } = config;
  const { appId, isAppTemplate } = config;
  // These only apply to new spaces.
  const { autoConfigure: _, spaceConfigId: __, ...extras } = pickExtras(config);
  return {
    updated_at: now,
    config: JSON.stringify({ ...readJson<SpaceExtras>(space.config), ...extras }),
    ...(name !== undefined && { name, search_name: foldCase(name) }),
    ...(guestAuthentication !== undefined && {
      guest_authentication: JSON.stringify(guestAuthentication),
      // A link that was stopped stays invalid.
      ...(!guestAuthentication.includes("shared_link") && { link_token: createLinkToken() }),
    }),
    ...(primaryWorkbookId !== undefined && { primary_workbook_id: primaryWorkbookId }),
    ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
    ...(labels !== undefined && { labels: JSON.stringify(labels) }),
    ...(namespace !== undefined && { namespace }),
    ...(appId !== undefined && { app_id: appId }),
    ...(isAppTemplate !== undefined && { is_app_template: writeFlag(isAppTemplate) }),
  };
}

/**
 * Archives a space, or restores it with `null`. Records an event if the state changes.
 * @param archivedAt ISO 8601 with milliseconds, UTC
 */
export async function setArchived(
  context: Context,
  space: Locked<Row>,
  archivedAt: string | null,
): Promise<void> {
  if (archivedAt === space.archived_at) return;
  await updateSpaceRow(context, space, { archived_at: archivedAt, updated_at: context.now });
  const isArchived = archivedAt !== null;
  if (isArchived === (space.archived_at !== null)) return;
  const changed = await getSpace(context, space.id);
  await context.emit(createSpaceEvent(isArchived ? "space:archived" : "space:unarchived", changed));
}

async function checkReferences(context: Context, space: Row, config: SpaceConfig): Promise<void> {
  requireName(config.name);
  const { environmentId, appId, primaryWorkbookId } = config;
  if (environmentId !== undefined && environmentId !== space.environment_id) {
    throw createInvalid(
      "reference_mismatch",
      "environmentId",
      `A space stays in its environment, \`${space.environment_id}\`. Leave \`environmentId\` out.`,
    );
  }
  if (appId !== undefined) await holdApp(context, appId, "appId");
  if (primaryWorkbookId === undefined) return;
  const missing = () => createNotFound("workbook in this space", primaryWorkbookId, "primaryWorkbookId");
  const workbook = await getWorkbook(context, primaryWorkbookId, "primaryWorkbookId", missing);
  if (workbook.space_id !== space.id) throw missing();
}
