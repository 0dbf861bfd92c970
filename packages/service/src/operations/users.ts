import { toApiToken } from "../auth/api-tokens.ts";
import { requireWholeAccount } from "../context/require-in-scope.ts";
import { describePage, readPage } from "../domain/page.ts";
import { assignRole, listActorRoles } from "../roles/roles.ts";
import { toUser } from "../storage/rows/accounts.ts";
import { createApiToken, deleteApiToken, listApiTokens, requireOwnTenant } from "../users/api-tokens.ts";
import { listUserRows } from "../users/store.ts";
import {
  changeUser,
  createInvitedUser,
  deleteUser,
  getUser,
  inviteAgain,
  lockUser,
  removeUserRole,
} from "../users/users.ts";
import type { Operations } from "./handler.ts";

/** The people who work in the account. Users belong to no environment, so this needs a role on the whole account, but for the caller's own API tokens. */
export const userHandlers = {
  async listUsers(context, { query }) {
    requireWholeAccount(context);
    const page = readPage(query, { order: ["users", query.sortField, query.sortDirection] });
    const { rows, total, next } = await listUserRows(context, query, page);
    return { data: rows.map(toUser), pagination: describePage(page, total, next) };
  },
  async createAndInviteUser(context, { body }) {
    requireWholeAccount(context);
    return { data: await createInvitedUser(context, body) };
  },
  async getUser(context, { path: { userId } }) {
    requireWholeAccount(context);
    return { data: toUser(await getUser(context, userId)) };
  },
  async updateUser(context, { path: { userId }, body }) {
    requireWholeAccount(context);
    return { data: toUser(await changeUser(context, await lockUser(context, userId), body)) };
  },
  async deleteUser(context, { path: { userId } }) {
    requireWholeAccount(context);
    await deleteUser(context, userId);
    return { data: { success: true } };
  },
  async resendUserInvite(context, { path: { userId } }) {
    requireWholeAccount(context);
    const invitation = await inviteAgain(context, await lockUser(context, userId));
    return { data: { success: true, invitation } };
  },
  async listApiTokens(context, { path: { userId }, query }) {
    requireOwnTenant(context, query.tenantId);
    const page = readPage(query, { usual: 10, order: ["api tokens", userId] });
    const { rows, total, next } = await listApiTokens(context, userId, page);
    return { data: rows.map(toApiToken), pagination: describePage(page, total, next) };
  },
  async createApiToken(context, { path: { userId }, query }) {
    requireOwnTenant(context, query.tenantId);
    return { data: await createApiToken(context, userId) };
  },
  async deleteApiToken(context, { path: { userId, clientId } }) {
    await deleteApiToken(context, userId, clientId);
    return { data: { success: true } };
  },
  async listUserRoles(context, { path: { userId } }) {
    requireWholeAccount(context);
    await getUser(context, userId);
    return { data: await listActorRoles(context, userId) };
  },
  async assignUserRole(context, { path: { userId }, body }) {
    requireWholeAccount(context);
    await lockUser(context, userId);
    return { data: await assignRole(context, userId, body) };
  },
  async deleteUserRole(context, { path: { userId, actorRoleId } }) {
    requireWholeAccount(context);
    await removeUserRole(context, userId, actorRoleId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;
