import type { ExchangedInvitation, Invitation, UserId } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { noteAudit } from "../context/note-audit.ts";
import { RestFailed } from "../domain/errors.ts";
import { createGuestLink } from "../domain/guest-access.ts";
import { createRandomText } from "../domain/ids.ts";
import type { Mail } from "../domain/mailer.ts";
import { noteUser } from "./store.ts";
import { createToken, hashToken, lifetimes } from "./tokens.ts";

/** How long an invitation is valid. */
const validityMs = 7 * 86_400_000;

/** Who is invited, to what, and how. */
export interface NewInvitation {
  readonly actorId: string;
  /** The space of a guest, or the account of a user. */
  readonly resourceId: string;
  /** The beginning of the token: `gi`. */
  readonly prefix: string;
  /** Writes the mail with a link. */
  write(link: string): Mail;
  /** What to do if the mail server does not take the mail, as a sentence. */
  readonly remedy: string;
  /** The part of the request that invites. */
  readonly key?: string;
}

/** Invites somebody, instead of an earlier invitation to the same. The mail is sent after the commit. */
export async function createInvitation(
  context: Context,
  { actorId, resourceId, prefix, write, remedy, key }: NewInvitation,
): Promise<Pick<Invitation, "expiresAt" | "isMailed" | "token" | "link">> {
  const { db, now, guestAccess } = context;
  const token = `${prefix}_${createRandomText(40)}`;
  const [hash, expires_at] = [hashToken(token), new Date(Date.parse(now) + validityMs).toISOString()];
  await db.deleteFrom("invitations").where("expires_at", "<", now).execute();
  await db
    .insertInto("invitations")
    .values({
      account_id: context.accountId,
      actor_id: actorId,
      resource_id: resourceId,
      hash,
      expires_at,
    })
    .onConflict((conflict) => conflict.columns(["actor_id", "resource_id"]).doUpdateSet({ hash, expires_at }))
    .execute();
  await noteAudit(context, {
    action: "invitation:created",
    targetId: actorId,
    spaceId: resourceId === context.accountId ? null : resourceId,
  });
  const { mailer } = guestAccess;
  const link = createGuestLink(guestAccess, token);
  const invitation = { expiresAt: expires_at, isMailed: mailer !== undefined };
  if (mailer === undefined) return { ...invitation, token, ...(link !== undefined && { link }) };
  const mail = write(link ?? token);
  context.afterCommit(async () => {
    try {
      await mailer.send(mail);
    } catch (cause) {
      const message = `The mail server did not take the mail to ${mail.to}. ${remedy}`;
      const problem = { message, ...(key !== undefined && { key }) };
      throw new RestFailed("unavailable", problem, { retryAfter: 60, cause });
    }
  });
  return invitation;
}

/** How long the code of a user who comes back from an OpenID provider is valid, in milliseconds. */
const validityOfCodes = 120_000;

/** Creates the code of a user whom an OpenID provider has named. Anyone who has it gets a token by `exchangeInvitation`, once. */
export async function createSignInCode(
  { db, now, newId, accountId }: Pick<Context, "db" | "now" | "newId" | "accountId">,
  userId: string,
): Promise<string> {
  const code = `sic_${createRandomText(40)}`;
  await db.deleteFrom("invitations").where("expires_at", "<", now).execute();
  await db
    .insertInto("invitations")
    .values({
      account_id: accountId,
      actor_id: userId,
      resource_id: newId("accessToken"),
      hash: hashToken(code),
      expires_at: new Date(Date.parse(now) + validityOfCodes).toISOString(),
    })
    .execute();
  return code;
}

/**
 * Exchanges the invitation of a user for a personal token, or a code of `createSignInCode` for an access token; undefined
 * if no valid one has this hash. It works once. Opens its transaction itself.
 */
export function exchangeUserInvitation(
  context: Context,
  hash: string,
): Promise<ExchangedInvitation | undefined> {
  // The invitation is read in the transaction: after a lost response it is used, and the key of the request has the token.
  return context.transactAs(context, async ({ db, now, newId, address }) => {
    const found = await db
      .selectFrom("invitations")
      .innerJoin("users", "users.id", "invitations.actor_id")
      .select(["users.id", "users.account_id", "invitations.resource_id"])
      .where("invitations.hash", "=", hash)
      .where("invitations.expires_at", ">", now)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { id, account_id: accountId } = found;
    // Somebody may have deleted the user, or used the invitation.
    if (!(await noteUser(db, id, now))) return undefined;
    const used = await db.deleteFrom("invitations").where("hash", "=", hash).executeTakeFirst();
    if (used.numDeletedRows !== 1n) return undefined;
    const actor = { id, kind: "user" } as const;
    const isInvited = found.resource_id === accountId;
    const { text, expiresAt } = await createToken(
      { db, now, newId, accountId },
      isInvited
        ? { kind: "personal", actor, name: "Invitation" }
        : { kind: "access", actor, lifetime: lifetimes.access },
    );
    await noteAudit({ db, now, newId, accountId, address }, { action: "sign-in:accepted", actorId: id });
    return { token: text, userId: id as UserId, ...(expiresAt !== null && { expiresAt }) };
  });
}

/** Ends the invitations of an actor. */
export async function forgetInvitations({ db, accountId }: Context, actorId: string): Promise<void> {
  await db
    .deleteFrom("invitations")
    .where("account_id", "=", accountId)
    .where("actor_id", "=", actorId)
    .execute();
}
