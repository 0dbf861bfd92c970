import { isDeepStrictEqual } from "node:util";
import type { Action } from "@data-import/types";
import { type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import type { ActionRow } from "../storage/rows/actions.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import { omitDeletion, usualAction } from "./defaults.ts";
import { deleteActionRow, insertActionRow, replaceConfig } from "./store.ts";

/** The resource that actions belong to. */
export interface ActionTarget {
  readonly id: string;
  readonly spaceId: string;
  readonly environmentId: string;
}

/** The actions of each target that has some, by its id, in the order of their buttons. */
export type ActionsByTarget = ReadonlyMap<string, Action[]>;

/** Reads the actions of targets, in one statement. */
export async function readActionsOf(
  context: Context,
  targetIds: readonly string[],
): Promise<ActionsByTarget> {
  const found = new Map<string, Action[]>();
  for (const row of await listRowsOf(context, targetIds)) {
    const actions = found.get(row.target_id) ?? [];
    actions.push(JSON.parse(row.config) as Action);
    found.set(row.target_id, actions);
  }
  return found;
}

/**
 * Makes the actions of a configuration the actions of its target, in this order; does nothing if they are undefined. An
 * action with the operation of an existing one (or its label, if it has no operation) changes that one and keeps its id.
 * There are no events for them: the event of the target is enough. The caller has locked or created the target.
 * @param isHeld selects the actions of the target that the configuration lists; the others stay as they are
 * @returns whether it has changed an action
 */
export async function setActionsOf(
  context: Context,
  target: ActionTarget,
  actions: readonly Action[] | undefined,
  isHeld: (action: Action) => boolean = () => true,
): Promise<boolean> {
  if (actions === undefined) return false;
  let isChanged = false;
  const existing = await lockRowsOf(context, target.id);
  const left = existing.filter(({ config }) => isHeld(JSON.parse(config) as Action));
  for (const [place, action] of actions.entries()) {
    const config = { ...usualAction, ...omitDeletion(action) };
    const at = left.findIndex((row) => isSame(JSON.parse(row.config) as Action, action));
    const [row] = at < 0 ? [] : left.splice(at, 1);
    if (row === undefined) {
      await insertAction(context, target, config, place);
      isChanged = true;
    } else {
      const before = JSON.parse(row.config) as Action;
      const { createdFrom, lastPropagatedAt } = before;
      const changed = { ...omitEmpty({ createdFrom, lastPropagatedAt }), ...config };
      if (row.place !== place || !isDeepStrictEqual(before, changed)) {
        await replaceConfig(context, row, JSON.stringify(changed), place);
        isChanged = true;
      }
    }
  }
  for (const row of left) await deleteActionRow(context, row);
  return isChanged || left.length > 0;
}

function isSame(one: Action, other: Action): boolean {
  if (other.operation === undefined) return one.operation === undefined && one.label === other.label;
  return one.operation === other.operation;
}

async function insertAction(
  context: Context,
  target: ActionTarget,
  config: Action,
  place: number,
): Promise<void> {
  await insertActionRow(context, {
    id: context.newId("action"),
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: target.environmentId,
    space_id: target.spaceId,
    target_id: target.id,
    config: JSON.stringify(config),
    place,
  });
}

async function lockRowsOf(
  context: Context,
  targetId: string,
): Promise<readonly Locked<Selectable<ActionRow>>[]> {
  const ids = (await listRowsOf(context, [targetId])).map(({ id }) => id);
  if (ids.length === 0) return [];
  return lockRows(context, "actions", ids, () => listRowsOf(context, [targetId]));
}

/** The actions that were created alone come after those of a configuration. */
async function listRowsOf(
  { db, accountId, storage }: Context,
  targetIds: readonly string[],
): Promise<Selectable<ActionRow>[]> {
  if (targetIds.length === 0) return [];
  return db
    .selectFrom("actions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where(sql<boolean>`target_id in ${storage.engine.sql.list(targetIds)}`)
    .orderBy(sql`case when place is null then 1 else 0 end, place, sequence`)
    .execute();
}
