import type { ApiKeyType } from "@data-import/types";
import { createKey, deleteKey, getPublishableKey, listKeyRows, toApiKey } from "../auth/keys.ts";
import {
  createPersonalToken,
  listPersonalTokenRows,
  toPersonalAccessToken,
} from "../auth/personal-tokens.ts";
import { refreshToken } from "../auth/refresh-token.ts";
import { signIn } from "../auth/sign-in.ts";
import { getEnvironment, holdEnvironment } from "../environments/environments.ts";
import { describeCurrentActor } from "../roles/current-actor.ts";
import { createImportSession, getImportSession } from "../runner/import-sessions.ts";
import { revokePersonalToken } from "../users/api-tokens.ts";
import type { Operations } from "./handler.ts";

/** Tokens: in exchange for credentials, for programs in one environment, and for programs of a user. */
export const authHandlers = {
  createAccessToken: {
    transaction: "own",
    async handle(context, { body }) {
      return signIn(context, body);
    },
  },
  refreshAccessToken: {
    transaction: "own",
    async handle(context, { body }) {
      return refreshToken(context, body);
    },
  },
  async getCurrentActor(context, { query: { spaceId } }) {
    return { data: await describeCurrentActor(context, spaceId) };
  },
  async createImportSession(context, { body }) {
    return { data: await createImportSession(context, body) };
  },
  async getImportSession(context, { path: { importSessionId } }) {
    return { data: await getImportSession(context, importSessionId) };
  },
  async listApiKeys(context, { query: { environmentId } }) {
    await getEnvironment(context, environmentId);
    return { data: (await listKeyRows(context, environmentId)).map(toApiKey) };
  },
  async getPublishableKey(context, { query: { environmentId } }) {
    await getEnvironment(context, environmentId);
    return { data: await getPublishableKey(context, environmentId) };
  },
  async createApiKey(context, { query: { environmentId, type, ...bounds } }) {
    await holdEnvironment(context, environmentId);
    const { row, text } = await createKey(context, environmentId, type as ApiKeyType, bounds);
    return { data: [{ ...toApiKey(row), rawKey: text, ...(type === "SECRET" && { secret: text }) }] };
  },
  async deleteApiKey(context, { query: { environmentId, key } }) {
    await getEnvironment(context, environmentId);
    await deleteKey(context, environmentId, key);
    return { data: { success: true } };
  },
  async listPersonalAccessTokens(context) {
    return { data: (await listPersonalTokenRows(context)).map(toPersonalAccessToken) };
  },
  async createPersonalAccessToken(context, { body: { name } }) {
    return { data: await createPersonalToken(context, name) };
  },
  async deletePersonalAccessToken(context, { path: { accessTokenId } }) {
    await revokePersonalToken(context, accessTokenId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
