import type { ApiTokenWithSecret } from "@data-import/types";
import type { Selectable } from "kysely";
import {
  createApiTokenRow,
  deleteApiTokenRow,
  listApiTokenRows,
  lockApiToken,
  toApiToken,
} from "../auth/api-tokens.ts";
import { deletePersonalToken } from "../auth/personal-tokens.ts";
import type { Context } from "../context/context.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { createNotFound } from "../domain/errors.ts";
import type { Page } from "../domain/page.ts";
import { requireRolesOf } from "../roles/roles.ts";
import type { CountedRows } from "../storage/list-rows.ts";
import type { TokenRow } from "../storage/rows/auth.ts";
import { keepAdministrator } from "./administrators.ts";
import { getUser, holdUser } from "./users.ts";

/** A page of the API tokens of a user, newest first. */
export async function listApiTokens(
  context: Context,
  userId: string,
  page: Page,
): Promise<CountedRows<Selectable<TokenRow>>> {
  requireSelfOrAccount(context, userId);
  await getUser(context, userId);
  return listApiTokenRows(context, userId, page);
}

/** Creates an API token for the caller, or for a user who has no permission that the caller does not have. */
export async function createApiToken(context: Context, userId: string): Promise<ApiTokenWithSecret> {
  requireSelfOrAccount(context, userId);
  await holdUser(context, userId);
  await requireRolesOf(context, userId, undefined);
  const { row, secret } = await createApiTokenRow(context, userId);
  return { ...toApiToken(row), secret };
}

/** Revokes an API token; throws a `conflict` if the last administrator could not sign in any more. */
export async function deleteApiToken(context: Context, userId: string, clientId: string): Promise<void> {
  requireSelfOrAccount(context, userId);
  await getUser(context, userId);
  await keepAdministrator(context, { userId, key: "clientId", remedy }, async () => {
    await deleteApiTokenRow(context, await lockApiToken(context, userId, clientId));
  });
}

/** The same for a personal access token of the caller. */
export async function revokePersonalToken(context: Context, id: string): Promise<void> {
  const last = { userId: context.actor.id, key: "accessTokenId", remedy };
  await keepAdministrator(context, last, () => deletePersonalToken(context, id));
}

const remedy = "Create another token first, or give another user the role `Administrator` on the account.";

/** Throws a `not-found` that names `tenantId` if it is not the account of the caller. */
export function requireOwnTenant({ accountId }: Context, tenantId: string): void {
  if (tenantId !== accountId) throw createNotFound("account", tenantId, "tenantId");
}

/** Throws a `forbidden` unless the user is the caller, or the caller has a role on the whole account. */
function requireSelfOrAccount(context: Context, userId: string): void {
  const { id, environmentId } = context.actor;
  // A token for one environment must not be exchanged for one for all environments.
  if (id !== userId || environmentId !== undefined) requireWholeAccount(context);
}
