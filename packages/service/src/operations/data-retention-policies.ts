import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { requireReachable } from "../context/require-reach.ts";
import {
  deletePolicyRow,
  findPolicyRow,
  insertPolicyRow,
  listPolicyRows,
  updatePolicyRow,
} from "../data-retention-policies/store.ts";
import { createNotFound } from "../domain/errors.ts";
import { getEnvironment } from "../environments/environments.ts";
import {
  type DataRetentionPolicyRow,
  toDataRetentionPolicy,
} from "../storage/rows/data-retention-policies.ts";
import type { Handlers } from "./handler.ts";

/** The rules that end the life of spaces; `expire-spaces.ts` applies them. */
export const dataRetentionPolicyHandlers: Pick<
  Handlers,
  | "listDataRetentionPolicies"
  | "createDataRetentionPolicy"
  | "getDataRetentionPolicy"
  | "updateDataRetentionPolicy"
  | "deleteDataRetentionPolicy"
> = {
  async listDataRetentionPolicies(context, { query: { environmentId } }) {
    if (environmentId !== undefined) await getEnvironment(context, environmentId);
    return { data: (await listPolicyRows(context, environmentId)).map(toDataRetentionPolicy) };
  },
  async createDataRetentionPolicy(context, { body: { type, period, environmentId } }) {
    await getEnvironment(context, environmentId);
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
    return { data: toDataRetentionPolicy(await getPolicy(context, id)) };
  },
  async getDataRetentionPolicy(context, { path: { id } }) {
    return { data: toDataRetentionPolicy(await getPolicy(context, id)) };
  },
  async updateDataRetentionPolicy(context, { path: { id }, body: { type, period, environmentId } }) {
    await getPolicy(context, id);
    await getEnvironment(context, environmentId);
    await updatePolicyRow(context, id, {
      updated_at: context.now,
      environment_id: environmentId,
      type,
      period,
    });
    return { data: toDataRetentionPolicy(await getPolicy(context, id)) };
  },
  async deleteDataRetentionPolicy(context, { path: { id } }) {
    await getPolicy(context, id);
    await deletePolicyRow(context, id);
    return { data: { success: true } };
  },
};

async function getPolicy(context: Context, id: string): Promise<Selectable<DataRetentionPolicyRow>> {
  return requireReachable(context, await findPolicyRow(context, id), () =>
    createNotFound("data retention policy", id, "id"),
  );
}
