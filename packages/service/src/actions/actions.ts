import type { ActionUpdate, ApiActionConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import { describeSpace, getSpace } from "../spaces/spaces.ts";
import { type ActionRow, toAction } from "../storage/rows/actions.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import { deleteActionRow, findActionRow, insertActionRow, lockActionRow, replaceConfig } from "./store.ts";

type Row = Selectable<ActionRow>;
type Space = Awaited<ReturnType<typeof getSpace>>;

/** What an action is like where it does not say otherwise. */
const usual = { mode: "background", confirm: true, primary: false } as const;

/** The action of an id, within the actor's reach; throws a `not-found` that names `key` otherwise. */
export async function getAction(context: Context, id: string, key = "actionId"): Promise<Row> {
  return requireRowInScope(context, await findActionRow(context, id), () =>
    createNotFound("action", id, key),
  );
}

/** Adds a button to something in a space; that it is there is made sure of before. */
export async function createAction(
  context: Context,
  space: Space,
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
    config: JSON.stringify({ ...usual, ...omitDeletion(config) }),
  });
  const row = await getAction(context, id);
  await context.emit(createActionEvent("action:created", space, row));
  return row;
}

/** Changes what is given and leaves the rest; lists are replaced. */
export async function changeAction(context: Context, id: string, update: ActionUpdate): Promise<Row> {
  await lockActionRow(context, id);
  const row = await getAction(context, id);
  const space = await getSpace(context, row.space_id);
  const config = { ...JSON.parse(row.config), ...omitDeletion(update) };
  await replaceConfig(context, id, JSON.stringify(config));
  const changed = await getAction(context, id);
  await context.emit(createActionEvent("action:updated", space, changed));
  return changed;
}

/** Removes a button; jobs that it has started go on. */
export async function deleteAction(context: Context, id: string): Promise<void> {
  const row = await getAction(context, id);
  const space = await getSpace(context, row.space_id);
  await deleteActionRow(context, id);
  await context.emit(createActionEvent("action:deleted", space, row));
}

/** An action that is there was not deleted, whatever its sender says. */
function omitDeletion<Config extends ActionUpdate>({
  deletedAt: _,
  ...config
}: Config): Omit<Config, "deletedAt"> {
  return config;
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
    context: { ...describeSpace(space), actionId: row.id },
    target: row.id,
  };
}
