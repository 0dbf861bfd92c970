import type { UserCreateAndInviteRequest, UserId, UserInvitation } from "@data-import/types";
import type { Selectable } from "kysely";
import { getAccount } from "../accounts/accounts.ts";
import { createInvitation } from "../auth/invitations.ts";
import type { Context } from "../context/context.ts";
import type { Held } from "../context/lock-rows.ts";
import type { Mail } from "../domain/mailer.ts";
import type { UserRow } from "../storage/rows/accounts.ts";

/** Invites a user to the account, instead of an earlier invitation. */
export async function inviteUser(
  context: Context,
  user: Held<Selectable<UserRow>>,
  texts: Pick<UserCreateAndInviteRequest, "fromName" | "message">,
  remedy: string,
): Promise<UserInvitation> {
  const { accountId } = context;
  const account = await getAccount(context);
  const invitation = await createInvitation(context, {
    actorId: user.id,
    resourceId: accountId,
    prefix: "ui",
    remedy,
    write: (link) => writeMail(user, account.name, texts, link),
  });
  return { userId: user.id as UserId, ...invitation };
}

function writeMail(
  { email, name }: Pick<UserRow, "email" | "name">,
  account: string,
  { fromName, message }: Pick<UserCreateAndInviteRequest, "fromName" | "message">,
  link: string,
): Mail {
  const invites = fromName === undefined ? "You are invited" : `${fromName} invites you`;
  const lines = [
    `Hello ${name},`,
    `${invites} to work in the account “${account}”. Open this link to sign in:`,
    link,
    ...(message === undefined ? [] : [message]),
    "The link is for you alone, works once and is valid for seven days. If you did not expect this mail, you can ignore it.",
  ];
  return { to: email, subject: `Invitation to ${account}`, text: lines.join("\n\n") };
}
