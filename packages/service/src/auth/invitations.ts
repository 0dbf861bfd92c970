import type { ExchangedInvitation, Invitation, UserId } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { createGuestLink } from "../domain/guest-access.ts";
import { createRandomText } from "../domain/ids.ts";
import type { Mail } from "../domain/mailer.ts";
import { noteUser } from "./store.ts";
import { createToken, hashToken } from "./tokens.ts";

/** How long an invitation is valid, in milliseconds. */
const validity = 7 * 86_400_000;

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
  const [hash, expires_at] = [hashToken(token), new Date(Date.parse(now) + validity).toISOString()];
  await db.deleteFrom("invitations").where("expires_at", "<", now).execute();
  await db
    .insertInto("invitations")
    .values({
      ...{ account_id: context.accountId, actor_id: actorId, resource_id: resourceId },
      ...{ hash, expires_at },
    })
    .onConflict((conflict) => conflict.columns(["actor_id", "resource_id"]).doUpdateSet({ hash, expires_at }))
    .execute();
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
      throw new DomainError("unavailable", problem, { retryAfter: 60, cause });
    }
  });
  return invitation;
}

/**
 * Exchanges the invitation of a user for a personal token; undefined if no valid one has this hash. It works once. Opens
 * its transaction itself.
 */
export function exchangeUserInvitation(
  context: Context,
  hash: string,
): Promise<ExchangedInvitation | undefined> {
  // The invitation is read in the transaction: after a lost response it is used, and the key of the request has the token.
  return context.transactAs(context, async ({ db, now, newId }) => {
    const found = await db
      .selectFrom("invitations")
      .innerJoin("users", "users.id", "invitations.actor_id")
      .select(["users.id", "users.account_id"])
      .where("invitations.hash", "=", hash)
      .where("invitations.expires_at", ">", now)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { id, account_id: accountId } = found;
    // Somebody may have deleted the user, or used the invitation.
    if (!(await noteUser(db, id, now))) return undefined;
    const used = await db.deleteFrom("invitations").where("hash", "=", hash).executeTakeFirst();
    if (used.numDeletedRows !== 1n) return undefined;
    const { text } = await createToken(
      { db, now, newId, accountId },
      { kind: "personal", actor: { id, kind: "user" }, name: "Invitation" },
    );
    return { token: text, userId: id as UserId };
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
