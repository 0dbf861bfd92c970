import type {
  ExchangedInvitation,
  GuestConfig,
  GuestId,
  Invitation,
  InvitationExchange,
  Invite,
  SpaceId,
} from "@data-import/types";
import { createInvitation, exchangeUserInvitation } from "../auth/invitations.ts";
import { createToken, hashToken, lifetimes } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { noteAudit } from "../context/note-audit.ts";
import { serviceActor } from "../domain/actor.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { createGuestLink } from "../domain/guest-access.ts";
import type { Mail } from "../domain/mailer.ts";
import { requireRolesOf } from "../roles/roles.ts";
import { getSpaceView } from "../spaces/spaces.ts";
import { readAuthentication, type SpaceView } from "../storage/rows/spaces.ts";
import { inviteGuest, lockGuest, trustGuest } from "./guests.ts";
import { type Destination, findInvitation, findSharedLink } from "./store.ts";

/** The link that all guests of a space share. Undefined for guests, who must not pass it on, and if there is none. */
export function findGuestLink({ actor, guestAccess }: Context, space: SpaceView): string | undefined {
  // Most services have no page for guests. Then the space is not read for this.
  if (actor.kind === "guest" || guestAccess.page === undefined) return undefined;
  if (!readAuthentication(space).includes("shared_link")) return undefined;
  return createGuestLink(guestAccess, space.link_token);
}

/**
 * Invites a guest to one of the guest's spaces, instead of an earlier invitation. The mail is sent after the commit.
 * @param path the path of the entry in the body: `[2]`
 */
export async function sendInvitation(context: Context, invite: Invite, path: string): Promise<Invitation> {
  const { guestId, spaceId } = invite;
  const guest = await lockGuest(context, guestId, `${path}.guestId`);
  if (!guest.spaces.some(({ space_id }) => space_id === spaceId)) {
    throw createNotFound("space of this guest", spaceId, `${path}.spaceId`);
  }
  const space = await getSpaceView(context, spaceId);
  if (!readAuthentication(space).includes("magic_link")) {
    throw createInvalid(
      "value_invalid",
      `${path}.spaceId`,
      `The space \`${spaceId}\` has no invitations: add \`magic_link\` to its \`guestAuthentication\`.`,
    );
  }
  // Anyone with the link has the permissions of the guest, so the caller must have these permissions, too.
  await requireRolesOf(context, guestId, spaceId);
  await trustGuest(context, guest);
  const invitation = await createInvitation(context, {
    actorId: guestId,
    resourceId: spaceId,
    prefix: "gi",
    key: path,
    write: (link) => writeMail(guest.row, space, invite, link),
    remedy: "Send the request again.",
  });
  return { guestId, spaceId, ...invitation };
}

/**
 * Exchanges the token of a link for a token of a guest or a user; throws a `not-found` if the link is not valid. Opens its
 * transactions itself. Wrong attempts are not counted: nobody guesses the 238 bits of a link.
 */
export async function exchangeInvitation(
  context: Context,
  exchange: InvitationExchange,
): Promise<ExchangedInvitation> {
  const hash = hashToken(exchange.token);
  const exchanged =
    (await exchangeOfGuest(context, exchange, hash)) ?? (await exchangeUserInvitation(context, hash));
  if (exchanged !== undefined) return exchanged;
  const message = "This link is not valid, or not any more. Ask the person who sent it for a new one.";
  throw new DomainError("link_invalid", { message, key: "token" });
}

/** Undefined if no valid link of guests has this token. */
async function exchangeOfGuest(
  context: Context,
  exchange: InvitationExchange,
  hash: string,
): Promise<ExchangedInvitation | undefined> {
  const destination =
    (await findInvitation(context, hash)) ?? (await findSharedLink(context, exchange.token));
  return destination && signIn(context, destination, exchange);
}

/** Undefined if the link is not valid any more. */
function signIn(
  context: Context,
  { account_id: accountId, environment_id: environmentId, space_id: spaceId, guest_id: invited }: Destination,
  exchange: InvitationExchange,
): Promise<ExchangedInvitation | undefined> {
  const scope = { wholeAccount: false, environmentIds: [environmentId], spaceIds: [spaceId] };
  const actor = { ...serviceActor(accountId), id: accountId };
  return context.transactAs({ actor, scope }, async (own) => {
    const space = await getSpaceView(own, spaceId);
    if (!readAuthentication(space).includes(invited === null ? "shared_link" : "magic_link"))
      return undefined;
    const guestId = invited ?? (await admitVisitor(own, space, exchange));
    const guest = await lockGuest(own, guestId);
    if (!guest.spaces.some((one) => one.space_id === spaceId)) return undefined;
    const { text, expiresAt } = await createToken(own, {
      kind: "guest",
      actor: { id: guestId, kind: "guest" },
      environmentId,
      spaceId,
      lifetime: lifetimes.guest,
    });
    await noteAudit(own, { action: "sign-in:accepted", actorId: guestId, environmentId, spaceId });
    return {
      token: text,
      guestId: guestId as GuestId,
      spaceId: spaceId as SpaceId,
      expiresAt: expiresAt as string,
    };
  });
}

/** Admits a person who has the link of a space: as a new guest, or as one who came by the link before. */
async function admitVisitor(
  context: Context,
  { id, environment_id: environmentId }: SpaceView,
  { email, name }: InvitationExchange,
): Promise<string> {
  if (email === undefined || name === undefined) {
    const key = email === undefined ? "email" : "name";
    throw createInvalid(
      "value_missing",
      key,
      `\`${key}\` is required with this link, which several people use.`,
    );
  }
  const config = { environmentId, email, name, spaces: [{ id }] } as GuestConfig;
  return (await inviteGuest(context, config, "", { cameByLink: true })).row.id;
}

function writeMail(
  { email, name }: { readonly email: string; readonly name: string },
  space: SpaceView,
  { fromName, message }: Invite,
  link: string,
): Mail {
  const lines = [
    `Hello ${name},`,
    `${fromName ?? "You are invited"}${fromName === undefined ? "" : " invites you"} to import data in “${space.name}”. Open this link to begin:`,
    link,
    ...(message === undefined ? [] : [message]),
    "The link is for you alone and is valid for seven days. If you did not expect this mail, you can ignore it.",
  ];
  return { to: email, subject: `Invitation to ${space.name}`, text: lines.join("\n\n") };
}
