import { getEnvironment } from "../environments/environments.ts";
import { deleteSecret, hideValue, listSecrets, lockSecret, storeSecret } from "../secrets/secrets.ts";
import { getSpace } from "../spaces/spaces.ts";
import type { Operations } from "./handler.ts";

/** Values that only some callers may read. */
export const secretHandlers = {
  async listSecrets(context, { query: { environmentId, spaceId, actorId } }) {
    // A response that depends on the time is not kept: no cache must hold the values.
    void context.now;
    if (spaceId === undefined) {
      if (environmentId !== undefined) await getEnvironment(context, environmentId);
      return { data: await listSecrets(context, { environmentId, spaceId, actorId }) };
    }
    const space = await getSpace(context, spaceId);
    if (environmentId !== undefined && environmentId !== space.environment_id) return { data: [] };
    return { data: await listSecrets(context, { environmentId: space.environment_id, spaceId, actorId }) };
  },
  async upsertSecret(context, { body }) {
    return { data: [await storeSecret(context, body)] };
  },
  async deleteSecret(context, { path: { secretId } }) {
    const secret = await lockSecret(context, secretId);
    await deleteSecret(context, secret);
    return { data: [hideValue(secret)] };
  },
} satisfies Partial<Operations>;
