import type { ApiKeyType } from "@data-import/types";
import { keyOperations, listKeyRows, toApiKey } from "../auth/keys.ts";
import { createToken, forgetActor } from "../auth/tokens.ts";
import { createNotFound } from "../domain/errors.ts";
import { getEnvironment } from "../environments/environments.ts";
import type { Handlers } from "./handler.ts";

/** The keys that programs call the service with, in one environment. */
export const keyHandlers = {
  async listApiKeys(context, { query: { environmentId } }) {
    await getEnvironment(context, environmentId);
    return { data: (await listKeyRows(context, environmentId)).map(toApiKey) };
  },
  async createApiKey(context, { query: { environmentId, type } }) {
    await getEnvironment(context, environmentId);
    const operations = keyOperations[type as ApiKeyType];
    const { id, text } = await createToken(context, {
      kind: type === "SECRET" ? "secret" : "publishable",
      environmentId,
      ...(operations.length > 0 && { operations }),
    });
    const row = (await listKeyRows(context, environmentId)).find((one) => one.id === id);
    if (row === undefined) throw new Error(`The key ${id} was not stored.`);
    return { data: [{ ...toApiKey(row), rawKey: text, ...(type === "SECRET" && { secret: text }) }] };
  },
  async deleteApiKey(context, { query: { environmentId, key } }) {
    await getEnvironment(context, environmentId);
    const row = (await listKeyRows(context, environmentId)).find((one) => one.id === key);
    if (row === undefined) throw createNotFound("API key", key, "key");
    // Access tokens that were made with the key go with it.
    await forgetActor(context, key);
    return { data: { success: true } };
  },
} satisfies Pick<Handlers, "listApiKeys" | "createApiKey" | "deleteApiKey">;
