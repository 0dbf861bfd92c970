import type { Selectable } from "kysely";
import { createSignInCode } from "../auth/invitations.ts";
import { noteUser } from "../auth/store.ts";
import { countAudit, noteAudit } from "../context/note-audit.ts";
import type { Clock } from "../domain/clock.ts";
import type { NewId } from "../domain/ids.ts";
import type { Admission, ProvidedPerson } from "../domain/open-id.ts";
import { followRoles } from "../roles/roles.ts";
import type { UserRow } from "../storage/rows/accounts.ts";
import { readJson, writeJson } from "../storage/rows/columns.ts";
import type { IdentityRow } from "../storage/rows/identities.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { findUserIdByEmail, insertUserRow } from "../users/store.ts";

interface Dependencies {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** What a sign-in needs inside its transaction. */
interface Admitting extends Pick<Dependencies, "newId"> {
  readonly db: Database;
  readonly now: string;
}

/**
 * Lets a person in whom an OpenID provider has named. The user is found by issuer and subject, or by a verified mail address,
 * or is created in the first account. The roles follow what the provider says; so they do if the person may not come any more.
 */
export function admitPerson(
  { storage, clock, newId }: Dependencies,
  person: ProvidedPerson,
): Promise<Admission> {
  return storage.transaction(async (db): Promise<Admission> => {
    const admitting = { db, newId, now: clock().toISOString() };
    const first = db.selectFrom("accounts").select("id").orderBy("sequence").limit(1);
    const { id: accountId } = await first.executeTakeFirstOrThrow();
    // Two sign-ins of one person must not make two users.
    const locked = db.selectFrom("accounts").select("id").where("id", "=", accountId);
    await locked.$call(storage.engine.sql.lockRows).execute();
    const known = await findIdentity(db, person);
    if (person.refusal !== undefined) {
      if (known !== undefined) await shutOut(admitting, known);
      return { refusal: person.refusal };
    }
    const identity = known ?? (await introduce(admitting, accountId, person));
    if ("refusal" in identity) return identity;
    // Somebody may have deleted the user of another account just now.
    if (!(await noteUser(db, identity.actor_id, admitting.now)))
      return { refusal: "Please sign in once more." };
    await follow(admitting, identity, person.roles);
    return {
      code: await createSignInCode({ ...admitting, accountId: identity.account_id }, identity.actor_id),
    };
  });
}

/** Ends the session of an access token; does nothing if there is none with this hash. */
export async function endSession({ storage }: Pick<Dependencies, "storage">, hash: string): Promise<void> {
  await storage.transaction(async (db) => {
    await db.deleteFrom("tokens").where("hash", "=", hash).where("kind", "=", "access").execute();
  });
}

function findIdentity(
  db: Database,
  { issuer, subject }: ProvidedPerson,
): Promise<Selectable<IdentityRow> | undefined> {
  const query = db.selectFrom("identities").selectAll().where("issuer", "=", issuer);
  return query.where("subject", "=", subject).executeTakeFirst();
}

/** The identity of a person who comes for the first time. */
async function introduce(
  admitting: Admitting,
  accountId: string,
  person: ProvidedPerson,
): Promise<IdentityRow | { readonly refusal: string }> {
  const { db, now } = admitting;
  const { issuer, subject, email, isVerified } = person;
  const userId = await findUserIdByEmail(db, email);
  if (userId !== undefined && !isVerified) {
    return {
      refusal: `There is a user with the address ${email} already, and the provider does not say that it has verified this address as yours. Ask an administrator of the service.`,
    };
  }
  const user =
    userId === undefined
      ? await createUser(admitting, accountId, person)
      : await db
          .selectFrom("users")
          .select(["id", "account_id"])
          .where("id", "=", userId)
          .executeTakeFirstOrThrow();
  const others = db.selectFrom("identities").select("subject").where("actor_id", "=", user.id);
  if ((await others.where("issuer", "=", issuer).executeTakeFirst()) !== undefined) {
    // A provider may give a mail address to another person later.
    return {
      refusal: `The user with the address ${email} belongs to another person of the provider. Ask an administrator of the service.`,
    };
  }
  const identity = {
    issuer,
    subject,
    account_id: user.account_id,
    actor_id: user.id,
    role_ids: writeJson([]) as string,
    created_at: now,
  };
  await db.insertInto("identities").values(identity).execute();
  return identity;
}

async function createUser(
  { db, now, newId }: Admitting,
  accountId: string,
  { email, name }: ProvidedPerson,
): Promise<Pick<UserRow, "id" | "account_id">> {
  const user = { id: newId("user"), account_id: accountId };
  await insertUserRow(db, { ...user, created_at: now, updated_at: now, email, name, password: null });
  const place = { db, now, newId, accountId };
  await noteAudit(place, { action: "user:created", actorId: user.id, targetId: user.id });
  return user;
}

async function shutOut(admitting: Admitting, identity: IdentityRow): Promise<void> {
  await follow(admitting, identity, []);
  const place = { ...admitting, accountId: identity.account_id };
  await countAudit(place, { action: "sign-in:rejected", actorId: identity.actor_id });
  const tokens = admitting.db.deleteFrom("tokens").where("actor_id", "=", identity.actor_id);
  await tokens.where("kind", "=", "access").execute();
}

/** Gives the user the roles on the account that the provider says, and takes away those that it does not say any more. */
async function follow(admitting: Admitting, identity: IdentityRow, names: readonly string[]): Promise<void> {
  const { account_id: accountId, actor_id: actorId, issuer, subject } = identity;
  const given = readJson<string[]>(identity.role_ids) ?? [];
  const roleIds = await followRoles({ ...admitting, accountId }, actorId, { names, given });
  await admitting.db
    .updateTable("identities")
    .set({ role_ids: writeJson(roleIds) as string })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .execute();
}
