import type { PersonalAccessToken, PersonalAccessTokenId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { noteAudit } from "../context/note-audit.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { readRows } from "../storage/list-rows.ts";
import type { TokenRow } from "../storage/rows/auth.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import { createToken } from "./tokens.ts";

/** The personal access tokens of a user, newest first. */
export function listPersonalTokenRows(context: Context): Promise<Selectable<TokenRow>[]> {
  requireUser(context);
  return readRows(
    context,
    context.db
      .selectFrom("tokens")
      .selectAll()
      .where("account_id", "=", context.accountId)
      .where("actor_id", "=", context.actor.id)
      .where("kind", "=", "personal")
      .orderBy("sequence", "desc"),
    { table: "tokens" },
  );
}

/** Creates a personal access token. Its text is never shown again. */
export async function createPersonalToken(
  context: Context,
  name: string,
): Promise<{ readonly token: string; readonly personalAccessToken: PersonalAccessToken }> {
  requireUser(context);
  const { id, text } = await createToken(context, {
    kind: "personal",
    actor: { id: context.actor.id, kind: "user" },
    name,
  });
  await noteAudit(context, { action: "token:created", targetId: context.actor.id, relatedId: id });
  return {
    token: text,
    personalAccessToken: { id: id as PersonalAccessTokenId, name, createdAt: context.now },
  };
}

/** Revokes a personal access token; throws a `not-found` if the user has none with this id. */
export async function deletePersonalToken(context: Context, id: string): Promise<void> {
  const rows = await lockRows(context, "tokens", [id], () => listPersonalTokenRows(context));
  if (!rows.some((row) => row.id === id)) throw createNotFound("personal access token", id, "accessTokenId");
  await context.db.deleteFrom("tokens").where("id", "=", id).execute();
  await noteAudit(context, { action: "token:deleted", targetId: context.actor.id, relatedId: id });
}

/** A token as the API shows it, without the secret text. */
export function toPersonalAccessToken({
  id,
  name,
  created_at,
  last_used_at,
}: Selectable<TokenRow>): PersonalAccessToken {
  return omitEmpty({
    id: id as PersonalAccessTokenId,
    name: name ?? id,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  });
}

/** A token for one environment must not be exchanged for a token for all environments. */
function requireUser({ actor }: Context): void {
  if (actor.kind === "user" && actor.environmentId === undefined) return;
  throw new DomainError("not_found", {
    message: `Personal access tokens belong to users; you called as \`${actor.id}\`.`,
    key: "Authorization",
  });
}
