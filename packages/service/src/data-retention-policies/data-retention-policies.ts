import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import type { DataRetentionPolicyRow } from "../storage/rows/data-retention-policies.ts";
import { findPolicyRow, insertPolicyRow, updatePolicyRow } from "./store.ts";

type Row = Selectable<DataRetentionPolicyRow>;

/** The settings of a policy, and its environment. */
export interface PolicySettings extends Pick<Row, "type" | "period"> {
  /** The default is `spaces`. */
  readonly target?: Row["target"] | undefined;
  readonly environmentId: string;
}

/** The policy of an id in the actor's scope; throws a `not-found` if there is none. */
export async function getPolicy(context: Context, id: string): Promise<Row> {
  return requireRowInScope(context, await findPolicyRow(context, id), () =>
    createNotFound("data retention policy", id, "id"),
  );
}

/** The same, locked until the transaction ends. */
export function lockPolicy(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "data_retention_policies", [id], () => getPolicy(context, id));
}

/** Adds a policy to an environment. */
export async function createPolicy(
  context: Context,
  { type, period, target = "spaces", environmentId }: PolicySettings,
): Promise<Row> {
  const id = context.newId("dataRetentionPolicy");
  await insertPolicyRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: environmentId,
    type,
    period,
    target,
  });
  return getPolicy(context, id);
}

/** Replaces the settings of a policy. */
export async function changePolicy(
  context: Context,
  policy: Locked<Row>,
  { type, period, target = "spaces", environmentId }: PolicySettings,
): Promise<Row> {
  const changes = findChanges<Row>(policy, { environment_id: environmentId, type, period, target });
  if (changes === undefined) return policy;
  await updatePolicyRow(context, policy, { ...changes, updated_at: context.now });
  return getPolicy(context, policy.id);
}
