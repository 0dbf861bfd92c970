import {
  changePolicy,
  createPolicy,
  getPolicy,
  lockPolicy,
} from "../data-retention-policies/data-retention-policies.ts";
import { deletePolicyRow, listPolicyRows } from "../data-retention-policies/store.ts";
import { getEnvironment, holdEnvironment } from "../environments/environments.ts";
import { toDataRetentionPolicy } from "../storage/rows/data-retention-policies.ts";
import type { Operations } from "./handler.ts";

/** The rules for the expiry of spaces; `lifecycle/expire-spaces.ts` applies them. */
export const dataRetentionPolicyHandlers = {
  async listDataRetentionPolicies(context, { query: { environmentId } }) {
    if (environmentId !== undefined) await getEnvironment(context, environmentId);
    return { data: (await listPolicyRows(context, environmentId)).map(toDataRetentionPolicy) };
  },
  async createDataRetentionPolicy(context, { body }) {
    await holdEnvironment(context, body.environmentId);
    return { data: toDataRetentionPolicy(await createPolicy(context, body)) };
  },
  async getDataRetentionPolicy(context, { path: { id } }) {
    return { data: toDataRetentionPolicy(await getPolicy(context, id)) };
  },
  async updateDataRetentionPolicy(context, { path: { id }, body }) {
    const policy = await lockPolicy(context, id);
    await holdEnvironment(context, body.environmentId);
    return { data: toDataRetentionPolicy(await changePolicy(context, policy, body)) };
  },
  async deleteDataRetentionPolicy(context, { path: { id } }) {
    await deletePolicyRow(context, await lockPolicy(context, id));
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
