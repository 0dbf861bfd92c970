import { hashPassword } from "../auth/passwords.ts";
import { createToken } from "../auth/tokens.ts";
import type { Clock } from "../domain/clock.ts";
import type { NewId } from "../domain/ids.ts";
import { createEnvironment } from "../environments/environments.ts";
import { administrator } from "../roles/permissions.ts";
import { createDefaultRoles, grantRole } from "../roles/roles.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { insertUserRow } from "../users/store.ts";
import { requireFreeAddress } from "../users/users.ts";

/** The name of a new account, and its administrator. */
export interface NewAccount {
  readonly name: string;
  /** The mail address of the administrator, unique among all users. */
  readonly email: string;
  /** With a password, the administrator can log in with `createAccessToken`; otherwise only with tokens. */
  readonly password?: string;
}

/** A new account, ready to be used. */
export interface FoundedAccount {
  readonly accountId: string;
  readonly userId: string;
  readonly environments: { readonly development: string; readonly production: string };
  /** A token of the administrator. It is never shown again. */
  readonly token: string;
}

/** What the creation of an account needs. */
interface AccountDependencies {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly newId: NewId;
}

/**
 * Creates an account with two environments, the default roles and an administrator with a token. Throws a `conflict` if
 * another user has the address.
 */
export async function createAccount(
  dependencies: AccountDependencies,
  account: NewAccount,
): Promise<FoundedAccount> {
  const hashed = await hashIfGiven(account);
  return dependencies.storage.transaction((db) => found(dependencies, db, account, hashed));
}

/** The same for the first account; undefined if there is an account. Processes that start together create one account. */
export async function createFirstAccount(
  dependencies: AccountDependencies,
  account: NewAccount,
): Promise<FoundedAccount | undefined> {
  const { storage, clock } = dependencies;
  if (await hasAccount(storage.db)) return undefined;
  const hashed = await hashIfGiven(account);
  return storage.transaction(async (db) => {
    // Waits for another process that does the same, until it has committed.
    const { numInsertedOrUpdatedRows: inserted } = await db
      .insertInto("first_start")
      .values({ id: 1, created_at: clock().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted !== 1n || (await hasAccount(db))) return undefined;
    return found(dependencies, db, account, hashed);
  });
}

async function hashIfGiven({ password }: NewAccount): Promise<string | null> {
  return password === undefined ? null : hashPassword(password);
}

async function hasAccount(db: Database): Promise<boolean> {
  return (await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function found(
  { clock, newId }: AccountDependencies,
  db: Database,
  { name, email }: NewAccount,
  hashed: string | null,
): Promise<FoundedAccount> {
  await requireFreeAddress(db, email);
  const accountId = newId("account");
  const now = clock().toISOString();
  const founding = { db, now, newId, accountId };
  const common = { account_id: accountId, created_at: now, updated_at: now };
  await db
    .insertInto("accounts")
    .values({ ...common, id: accountId, name, default_app_id: null, metadata: "{}" })
    .execute();
  const userId = newId("user");
  await insertUserRow(db, { ...common, id: userId, email, name: administrator, password: hashed });
  const development = await createEnvironment(founding, { name: "development", isProd: false });
  const production = await createEnvironment(founding, { name: "production", isProd: true });
  await createDefaultRoles(founding);
  await grantRole(founding, userId, administrator, { resourceId: accountId });
  const { text } = await createToken(founding, {
    kind: "personal",
    actor: { id: userId, kind: "user" },
    name: "First administrator token",
  });
  return {
    accountId,
    userId,
    environments: { development: development.id, production: production.id },
    token: text,
  };
}
