import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import type { DataRetentionPolicyRow } from "../storage/rows/data-retention-policies.ts";
import { findPolicyRow, insertPolicyRow, updatePolicyRow } from "./store.ts";

type Row = Selectable<DataRetentionPolicyRow>;

/** What a policy says, and where. */
export interface PolicySettings extends Pick<Row, "type" | "period"> {
  readonly environmentId: string;
}

/** The policy of an id, within the actor's reach; throws a `not-found` otherwise. */
export async function getPolicy(context: Context, id: string): Promise<Row> {
  return requireRowInScope(context, await findPolicyRow(context, id), () =>
    createNotFound("data retention policy", id, "id"),
  );
}

/** Adds a policy to an environment. */
export async function createPolicy(
  context: Context,
  { type, period, environmentId }: PolicySettings,
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
  });
  return getPolicy(context, id);
}

/** Puts other settings in the place of those of a policy. */
export async function changePolicy(
  context: Context,
  id: string,
  { type, period, environmentId }: PolicySettings,
): Promise<Row> {
  await updatePolicyRow(context, id, {
    updated_at: context.now,
    environment_id: environmentId,
    type,
    period,
  });
  return getPolicy(context, id);
}
