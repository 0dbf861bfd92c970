import { isDeepStrictEqual } from "node:util";
import { foldCase } from "@data-import/tables/basics";
import type { SpaceConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { setActionsOf } from "../actions/actions-of-targets.ts";
import { holdApp } from "../apps/apps.ts";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { findChanges, nameChanges } from "../domain/find-changes.ts";
import { setArchivedStates } from "../sheets/store.ts";
import { createLinkToken, pickExtras, requireName } from "../spaces/config.ts";
import { createSpaceEvent, getSpace, lockSpace } from "../spaces/spaces.ts";
import { updateSpaceRow } from "../spaces/store.ts";
import { readJson, writeFlag } from "../storage/rows/columns.ts";
import type { SpaceExtras, SpaceRow } from "../storage/rows/spaces.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";

type Row = Selectable<SpaceRow>;

/** Changes only the given properties, and records the event; does nothing if none of them is another one than before. */
export async function changeSpace(context: Context, id: string, config: SpaceConfig): Promise<void> {
  // Archiving and restoring are the changes that an archived space takes.
  if (config.archivedAt !== undefined) context.enterArchived();
  const space = await lockSpace(context, id);
  await checkReferences(context, space, config);
  const target = { id: space.id, spaceId: space.id, environmentId: space.environment_id };
  const hasOtherActions = await setActionsOf(context, target, config.actions);
  const columns = findSpaceChanges(space, config);
  const archivedAt = readTime(config.archivedAt);
  const changed = nameSpaceChanges(space, config, {
    ...columns,
    ...findChanges(space, { archived_at: archivedAt }),
  });
  if (hasOtherActions) changed.push("actions");
  if (changed.length === 0) return;
  await updateSpaceRow(context, space, { ...columns, updated_at: context.now });
  await context.emit(createSpaceEvent("space:updated", await getSpace(context, space.id), changed));
  if (archivedAt !== undefined) await setArchived(context, space, archivedAt);
}

/** The columns of a space that the given properties change; undefined if there are none. */
export function findSpaceChanges(space: Row, config: SpaceConfig): Partial<Row> | undefined {
  const { name, guestAuthentication, primaryWorkbookId, metadata, labels, namespace } = config;
  const { appId, isAppTemplate } = config;
  const changes = findChanges<Row>(
    space,
    {
      name,
      namespace,
      primary_workbook_id: primaryWorkbookId,
      app_id: appId,
      search_name: name === undefined ? undefined : foldCase(name),
      is_app_template: isAppTemplate === undefined ? undefined : writeFlag(isAppTemplate),
    },
    {
      guest_authentication: guestAuthentication,
      metadata,
      labels,
      config: { ...readJson<SpaceExtras>(space.config), ...pickChangeable(config) },
    },
  );
  const isStopped =
    changes?.guest_authentication !== undefined && !guestAuthentication?.includes("shared_link");
  // A link that was stopped stays invalid.
  return isStopped ? { ...changes, link_token: createLinkToken() } : changes;
}

/** The members without a column that can change. The others only apply to new spaces. */
function pickChangeable(config: SpaceConfig): SpaceExtras {
  const { autoConfigure: _, spaceConfigId: __, ...extras } = pickExtras(config);
  return extras;
}

/** The properties of a request that really change a space. */
function nameSpaceChanges(space: Row, config: SpaceConfig, columns: Partial<Row>): string[] {
  const before = readJson<SpaceExtras>(space.config) ?? {};
  const extras = Object.entries(pickChangeable(config)).filter(
    ([name, value]) => !isDeepStrictEqual(before[name as keyof SpaceExtras], value),
  );
  const changed = new Set([...nameChanges(config, columns), ...extras.map(([name]) => name)]);
  return Object.keys(config).filter((name) => changed.has(name));
}

function readTime(time: string | null | undefined): string | null | undefined {
  return typeof time === "string" ? new Date(time).toISOString() : time;
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
  await setArchivedStates(context, space, archivedAt);
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
  const missing = () => createNotFound("workbook", primaryWorkbookId, "primaryWorkbookId", "this space");
  const workbook = await getWorkbook(context, primaryWorkbookId, "primaryWorkbookId", missing);
  if (workbook.space_id !== space.id) throw missing();
}
