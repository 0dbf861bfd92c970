import { foldCase } from "@data-import/tables/basics";
import type {
  UpdateUserRequest,
  UserCreateAndInviteRequest,
  UserInvitation,
  UserWithRoles,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { forgetInvitations } from "../auth/invitations.ts";
import { forgetActor } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { type Held, holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { noteAudit } from "../context/note-audit.ts";
import { createNotFound, DomainError, renameKeys } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { assignRole, removeActorRole, requireRolesOf } from "../roles/roles.ts";
import { toUser, type UserRow } from "../storage/rows/accounts.ts";
import type { Database } from "../storage/storage.ts";
import { keepAdministrator } from "./administrators.ts";
import { inviteUser } from "./invite-user.ts";
import { deleteUserRow, findUserIdByEmail, findUserRow, insertUserRow, updateUserRow } from "./store.ts";

type Row = Selectable<UserRow>;

/** The user of the account with this id; throws a `not-found` that names `key` if there is none. */
export async function getUser(context: Context, id: string, key = "userId"): Promise<Row> {
  const row = await findUserRow(context, id);
  if (row === undefined) throw createNotFound("user", id, key);
  return row;
}

/** The same, locked with its roles until the transaction ends. */
export function lockUser(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "users", [id], () => getUser(context, id));
}

/** The same, so that nobody can delete the user before the transaction ends. */
export function holdUser(context: Context, id: string): Promise<Held<Row>> {
  return holdRow(context, "users", id, () => getUser(context, id));
}

/** Throws a `conflict` if another user of the service has the address: people sign in with it alone. */
export async function requireFreeAddress(db: Database, email: string, ownId?: string): Promise<void> {
  const id = await findUserIdByEmail(db, email);
  if (id === undefined || id === ownId) return;
  const message = `Another user has the address \`${email}\` already. Choose another address.`;
  throw new DomainError("name_taken", { message, key: "email" });
}

/** Creates a user with roles that the caller may give, and an invitation. */
export async function createInvitedUser(
  context: Context,
  request: UserCreateAndInviteRequest,
): Promise<UserWithRoles> {
  const { accountId, now } = context;
  const { email, name, actorRoles = [] } = request;
  if (request.accountId !== undefined && request.accountId !== accountId) {
    throw createNotFound("account", request.accountId, "accountId");
  }
  await requireFreeAddress(context.db, email);
  const id = context.newId("user");
  const common = { account_id: accountId, created_at: now, updated_at: now };
  await insertUserRow(context.db, { ...common, id, email, name, password: null });
  await noteAudit(context, { action: "user:created", targetId: id });
  const assigned: UserWithRoles["actorRoles"] = [];
  for (const [index, role] of actorRoles.entries()) {
    const rename = (key: string) => `actorRoles[${index}].${key}`;
    assigned.push(await renameKeys(rename, () => assignRole(context, id, role)));
  }
  const row = await lockUser(context, id);
  const remedy = `The user exists: send the invitation again with \`resendUserInvite\`, for \`${id}\`.`;
  const invitation = await inviteUser(context, row, request, remedy);
  return { ...toUser(row), actorRoles: assigned, invitation };
}

/** Invites a user again. The caller needs all permissions of the user. */
export async function inviteAgain(context: Context, user: Locked<Row>): Promise<UserInvitation> {
  await requireRolesOf(context, user.id, undefined);
  return inviteUser(context, user, {}, "Send the request again.");
}

/** Changes only the given properties. */
export async function changeUser(
  context: Context,
  user: Locked<Row>,
  { name, email, dashboard, metadata }: UpdateUserRequest,
): Promise<Row> {
  if (email !== undefined && email !== user.email) {
    await requireRolesOf(context, user.id, undefined);
    await requireFreeAddress(context.db, email, user.id);
    await forgetInvitations(context, user.id);
  }
  const searched = {
    search_name: name === undefined ? undefined : foldCase(name),
    search_email: email === undefined ? undefined : foldCase(email),
  };
  const changes = findChanges<Row>(user, { name, email, dashboard, ...searched }, { metadata });
  if (changes === undefined) return user;
  await updateUserRow(context, user, { ...changes, updated_at: context.now });
  await noteAudit(context, { action: "user:updated", targetId: user.id });
  return getUser(context, user.id);
}

const remedy = "Give another user the role `Administrator` on the account first.";

/** Deletes a user with the tokens, roles and invitation; throws a `conflict` for the last administrator. */
export async function deleteUser(context: Context, id: string): Promise<void> {
  await keepAdministrator(context, { userId: id, key: "userId", remedy }, async () => {
    const user = await lockUser(context, id);
    await forgetActor(context, id);
    await deleteUserRow(context, user);
    await noteAudit(context, { action: "user:deleted", targetId: id });
  });
}

/** Removes an assignment of a role; throws a `conflict` for that of the last administrator. */
export async function removeUserRole(context: Context, id: string, actorRoleId: string): Promise<void> {
  await keepAdministrator(context, { userId: id, key: "userId", remedy }, async () => {
    await lockUser(context, id);
    await removeActorRole(context, id, actorRoleId);
  });
}
