import type { PersonalAccessToken } from "@data-import/types";
import type { Selectable } from "kysely";
import { createToken } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import type { TokenRow } from "../storage/rows/auth.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import type { Handlers } from "./handler.ts";

/** The tokens that a person makes for programs that work in their name. */
export const personalTokenHandlers = {
  async listPersonalAccessTokens(context) {
    return { data: (await listRows(context)).map(toPersonalAccessToken) };
  },
  async createPersonalAccessToken(context, { body: { name } }) {
    requireUser(context);
    const { id, text } = await createToken(context, {
      kind: "personal",
      actor: { id: context.actor.id, kind: "user" },
      name,
    });
    return { data: { token: text, personalAccessToken: { id, name, createdAt: context.now } } };
  },
  async deletePersonalAccessToken(context, { path: { accessTokenId } }) {
    const row = (await listRows(context)).find(({ id }) => id === accessTokenId);
    if (row === undefined) throw createNotFound("personal access token", accessTokenId, "accessTokenId");
    await context.db.deleteFrom("tokens").where("id", "=", accessTokenId).execute();
    return { data: { success: true } };
  },
} satisfies Pick<
  Handlers,
  "listPersonalAccessTokens" | "createPersonalAccessToken" | "deletePersonalAccessToken"
>;

function listRows(context: Context): Promise<Selectable<TokenRow>[]> {
  requireUser(context);
  return context.db
    .selectFrom("tokens")
    .selectAll()
    .where("account_id", "=", context.accountId)
    .where("actor_id", "=", context.actor.id)
    .where("kind", "=", "personal")
    .orderBy("sequence", "desc")
    .execute();
}

/** A token that is good for one environment must not be traded for one that is good for all. */
function requireUser({ actor }: Context): void {
  if (actor.kind === "user" && actor.environmentId === undefined) return;
  throw new DomainError("not-found", {
    message: `Personal access tokens belong to users; you called as \`${actor.id}\`.`,
    key: "Authorization",
  });
}

function toPersonalAccessToken({
  id,
  name,
  created_at,
  last_used_at,
}: Selectable<TokenRow>): PersonalAccessToken {
  return omitEmpty({ id, name: name ?? id, createdAt: created_at, lastUsedAt: last_used_at });
}
