import type { ActionId, ActionUpdate, ApiActionConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { type Held, type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { describeSpace, getSpace } from "../spaces/spaces.ts";
import { type ActionRow, toAction } from "../storage/rows/actions.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import { omitDeletion, usualAction } from "./defaults.ts";
import { deleteActionRow, findActionRow, insertActionRow, replaceConfig } from "./store.ts";

type Row = Selectable<ActionRow>;
type Space = Awaited<ReturnType<typeof getSpace>>;

/** The action of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getAction(context: Context, id: string, key = "actionId"): Promise<Row> {
  return requireRowInScope(context, await findActionRow(context, id), () =>
    createNotFound("action", id, key),
  );
}

export function lockAction(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "actions", [id], () => getAction(context, id));
}

/** Adds a button to a target in a space. The caller has checked that the target exists. */
export async function createAction(
  context: Context,
  space: Held<Space>,
  { targetId, ...config }: ApiActionConfig,
): Promise<Row> {
  const id = context.newId("action");
  await insertActionRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: space.environment_id,
    space_id: space.id,
    target_id: targetId,
    config: JSON.stringify({ ...usualAction, ...omitDeletion(config) }),
    place: null,
  });
  const row = await getAction(context, id);
  await context.emit(createActionEvent("action:created", space, row));
  return row;
}

/** Changes only the given properties. Lists are replaced as a whole. */
export async function changeAction(context: Context, id: string, update: ActionUpdate): Promise<Row> {
  const row = await lockAction(context, id);
  const space = await getSpace(context, row.space_id);
  const config = { ...JSON.parse(row.config), ...omitDeletion(update) };
  if (findChanges<Row>(row, {}, { config }) === undefined) return row;
  await replaceConfig(context, row, JSON.stringify(config));
  const changed = await getAction(context, id);
  await context.emit(createActionEvent("action:updated", space, changed));
  return changed;
}

/** Deletes a button. Jobs that it has started continue. */
export async function deleteAction(context: Context, id: string): Promise<void> {
  const row = await lockAction(context, id);
  const space = await getSpace(context, row.space_id);
  await deleteActionRow(context, row);
  await context.emit(createActionEvent("action:deleted", space, row));
}

function createActionEvent(
  topic: "action:created" | "action:updated" | "action:deleted",
  space: Space,
  row: Row,
): NewEvent {
  const { label, operation } = toAction(row);
  return {
    topic,
    domain: "space",
    payload: omitEmpty({ label, operation }),
    context: { ...describeSpace(space), actionId: row.id as ActionId },
    target: row.id,
  };
}
