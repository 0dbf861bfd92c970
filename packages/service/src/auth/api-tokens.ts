import type { AccountId, ApiToken, ApiTokenId, UserId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { noteAudit } from "../context/note-audit.ts";
import { createNotFound } from "../domain/errors.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { TokenRow } from "../storage/rows/auth.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import { createToken } from "./tokens.ts";

type Row = Selectable<TokenRow>;

/** A page of the API tokens of a user, newest first, and how many there are in total. */
export function listApiTokenRows(context: Context, userId: string, page: Page): Promise<CountedRows<Row>> {
  return listRows(context, selectOf(context, userId), page, {
    table: "tokens",
    select: (rows) => rows.selectAll(),
  });
}

/** Creates an API token for a user. Its secret is never shown again. */
export async function createApiTokenRow(
  context: Context,
  userId: string,
): Promise<{ readonly row: Row; readonly secret: string }> {
  const { id, text } = await createToken(context, { kind: "api", actor: { id: userId, kind: "user" } });
  await noteAudit(context, { action: "token:created", targetId: userId, relatedId: id });
  const row = await selectOf(context, userId).selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return { row, secret: text };
}

/** An API token of a user, locked until the transaction ends; throws a `not-found` if the user has none with this id. */
export function lockApiToken(context: Context, userId: string, clientId: string): Promise<Locked<Row>> {
  return lockRows(context, "tokens", [clientId], async () => {
    const query = selectOf(context, userId).selectAll().where("id", "=", clientId);
    const row = await query.executeTakeFirst();
    if (row === undefined) throw createNotFound("API token", clientId, "clientId");
    return row;
  });
}

/** Deletes an API token, and the access tokens that were created with it. */
export async function deleteApiTokenRow(context: Context, row: Locked<Row>): Promise<void> {
  const { db, accountId } = context;
  await db
    .deleteFrom("tokens")
    .where("account_id", "=", accountId)
    .where("actor_id", "=", row.actor_id)
    .where(({ or, eb }) => or([eb("id", "=", row.id), eb("parent_id", "=", row.id)]))
    .execute();
  await noteAudit(context, { action: "token:deleted", targetId: row.actor_id, relatedId: row.id });
}

/** An API token as the API shows it, without the secret. */
export function toApiToken({ id, account_id, actor_id, created_at, last_used_at }: Row): ApiToken {
  return omitEmpty({
    clientId: id as ApiTokenId,
    tenantId: account_id as AccountId,
    userId: actor_id as UserId,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  });
}

function selectOf({ db, accountId }: Context, userId: string) {
  return db
    .selectFrom("tokens")
    .where("account_id", "=", accountId)
    .where("actor_id", "=", userId)
    .where("kind", "=", "api");
}
