import { foldCase } from "@data-import/tables/basics";
import type { Selectable } from "kysely";
import { hashPassword } from "../auth/passwords.ts";
import { createToken } from "../auth/tokens.ts";
import { noteAudit } from "../context/note-audit.ts";
import type { Clock } from "../domain/clock.ts";
import { createId } from "../domain/ids.ts";
import { listAdministratorIds } from "../roles/store.ts";
import type { UserRow } from "../storage/rows/accounts.ts";
import { type Database, type Storage, StorageError } from "../storage/storage.ts";

/** A user, as the operator of the service sees it. */
export interface ListedUser {
  readonly email: string;
  readonly name: string;
  readonly accountName: string;
  readonly isAdministrator: boolean;
  readonly hasPassword: boolean;
  /** ISO 8601; undefined if the user has never signed in. */
  readonly lastSeenAt: string | undefined;
}

/** All users of all accounts, by their addresses. */
export async function listUsers({ db }: Storage): Promise<ListedUser[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("accounts", "accounts.id", "users.account_id")
    .select(["users.id", "users.email", "users.name", "users.password", "users.last_seen_at"])
    .select("accounts.name as account_name")
    .orderBy("users.search_email")
    .execute();
  const administrators = new Set(await listAdministratorIds(db));
  return rows.map(({ id, email, name, password, last_seen_at, account_name }) => ({
    email,
    name,
    accountName: account_name,
    isAdministrator: administrators.has(id),
    hasPassword: password !== null,
    lastSeenAt: last_seen_at ?? undefined,
  }));
}

/**
 * Creates a personal access token for a user; resolves to its text and the address of the user. Without an address, the user
 * is the administrator; throws a `StorageError` if there are several, or none.
 */
export function issueToken(
  storage: Storage,
  clock: Clock,
  email?: string,
): Promise<{ readonly token: string; readonly email: string }> {
  return storage.transaction(async (db) => {
    const user = await findUser(db, email);
    const place = { db, newId: createId, accountId: user.account_id, now: clock().toISOString() };
    const { id, text } = await createToken(place, {
      kind: "personal",
      actor: { id: user.id, kind: "user" },
      name: "Token of the operator",
    });
    await noteAudit(place, { action: "token:created", targetId: user.id, relatedId: id });
    return { token: text, email: user.email };
  });
}

/**
 * Sets the password of a user, and revokes the tokens with which the user has signed in; resolves to the address. Personal
 * access tokens and API tokens stay. Without an address, the user is the administrator.
 */
export async function resetPassword(
  storage: Storage,
  clock: Clock,
  password: string,
  email?: string,
): Promise<string> {
  const hashed = await hashPassword(password);
  return storage.transaction(async (db) => {
    const user = await findUser(db, email);
    const place = { db, newId: createId, accountId: user.account_id, now: clock().toISOString() };
    await noteAudit(place, { action: "user:updated", targetId: user.id });
    await db
      .updateTable("users")
      .set({ password: hashed, updated_at: place.now })
      .where("id", "=", user.id)
      .execute();
    await db.deleteFrom("tokens").where("actor_id", "=", user.id).where("kind", "=", "access").execute();
    return user.email;
  });
}

async function findUser(db: Database, email: string | undefined): Promise<Selectable<UserRow>> {
  const query = db.selectFrom("users").selectAll();
  if (email !== undefined) {
    const user = await query.where("search_email", "=", foldCase(email)).executeTakeFirst();
    if (user !== undefined) return user;
    throw new StorageError(
      `No user has the address ${email}. \`data-import-service admin users\` lists all of them.`,
    );
  }
  const ids = await listAdministratorIds(db);
  const [only, other] =
    ids.length === 0 ? [] : await query.where("id", "in", ids).orderBy("search_email").limit(2).execute();
  if (only === undefined)
    throw new StorageError("There is no administrator: the service has not started here yet.");
  if (other !== undefined) throw new StorageError("There are several administrators: name one with --email.");
  return only;
}
