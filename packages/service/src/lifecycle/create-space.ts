import { foldCase } from "@data-import/tables/basics";
import type { SpaceConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { findDefaultApp } from "../accounts/default-app.ts";
import { setActionsOf } from "../actions/actions-of-targets.ts";
import { holdApp } from "../apps/apps.ts";
import { createToken, findOwnOrigins, lifetimes } from "../auth/tokens.ts";
import { createCanvas } from "../canvas-areas/canvases.ts";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { holdsPermission } from "../domain/grants.ts";
import { holdEnvironment } from "../environments/environments.ts";
import { guest } from "../roles/permissions.ts";
import { grantRole } from "../roles/roles.ts";
import { createLinkToken, pickExtras, requireName } from "../spaces/config.ts";
import { createSpaceEvent, getSpace } from "../spaces/spaces.ts";
import { insertSpaceRow } from "../spaces/store.ts";
import { writeFlag, writeJson } from "../storage/rows/columns.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";

/** The result of `createSpace`. */
export interface NewSpace {
  readonly id: string;
  readonly space: Selectable<SpaceRow>;
  /** A token for the new space, for callers that may only create spaces. */
  readonly accessToken?: string;
}

/** Creates an empty space with its canvas. */
export async function createSpace(context: Context, config: SpaceConfig): Promise<NewSpace> {
  if (config.primaryWorkbookId !== undefined) {
    throw createInvalid(
      "value_missing",
      "primaryWorkbookId",
      "A new space has no workbooks yet: name its primary workbook with updateSpace once it has one.",
    );
  }
  const { accountId, actor, now } = context;
  const environment = await holdEnvironment(context, config.environmentId ?? findOnlyEnvironment(context));
  const appId = config.appId ?? (await findDefaultApp(context));
  const app = appId === undefined ? undefined : await holdApp(context, appId, "appId");
  const name = requireName(config.name) ?? `Space of ${now.slice(0, 10)}`;
  const id = context.newId("space");
  await insertSpaceRow(context, {
    id,
    account_id: accountId,
    created_at: now,
    updated_at: now,
    environment_id: environment.id,
    name,
    search_name: foldCase(name),
    created_by: actor.id,
    guest_authentication: writeJson(config.guestAuthentication),
    link_token: createLinkToken(),
    primary_workbook_id: null,
    config: JSON.stringify(pickExtras(config)),
    metadata: writeJson(config.metadata),
    labels: JSON.stringify(config.labels ?? []),
    namespace: config.namespace ?? app?.namespace ?? null,
    app_id: app?.id ?? null,
    is_app_template: writeFlag(config.isAppTemplate ?? false),
    archived_at: config.archivedAt ? new Date(config.archivedAt).toISOString() : null,
    expired_at: null,
    created_from: null,
    last_propagated_at: null,
  });
  // A new space may be archived from the start.
  if (config.archivedAt) context.enterArchived();
  const space = await getSpace(context, id);
  await setActionsOf(context, { id, spaceId: id, environmentId: environment.id }, config.actions);
  await context.emit(createSpaceEvent("space:created", space));
  await createCanvas(context, space);
  if (!isShutOut(context)) return { id, space };
  return { id, space, accessToken: await createSpaceToken(context, environment.id, id) };
}

/** The environment of a request that names none: the only one of the caller. */
export function findOnlyEnvironment({ actor, scope }: Context): string {
  if (actor.environmentId !== undefined) return actor.environmentId;
  const [only, ...others] = new Set(scope.environmentIds);
  if (only !== undefined && others.length === 0 && !scope.wholeAccount) return only;
  throw createInvalid(
    "value_missing",
    "environmentId",
    "`environmentId` is needed: this token works in several environments. listEnvironments has their ids.",
  );
}

/** Whether the caller may not read the space that it has created, such as a publishable key. */
function isShutOut({ actor, grants }: Context): boolean {
  return (
    actor.kind === "key" && !grants.some(({ permissions }) => holdsPermission(permissions, "spaces:read"))
  );
}

/** A token for the new space only, with the permissions of guests. */
async function createSpaceToken(context: Context, environmentId: string, spaceId: string): Promise<string> {
  const id = context.newId("guest");
  await grantRole(context, id, guest, { resourceId: spaceId, environmentId, spaceId });
  const origins = await findOwnOrigins(context);
  const { text } = await createToken(context, {
    kind: "access",
    actor: { id, kind: "guest" },
    ...(origins !== undefined && { origins }),
    environmentId,
    spaceId,
    lifetime: lifetimes.access,
  });
  return text;
}
