import { readToken } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Authenticator } from "../auth/authenticator.ts";
import { hashToken } from "../auth/tokens.ts";
import type { Admitted } from "./admitted.ts";

/** The caller of a request at a later time, with the rights that it has then. A request that streams may take an hour. */
export async function authenticateAgain(
  authenticator: Authenticator,
  { principal, reading }: Admitted,
  now: Date,
  { isRead }: { readonly isRead: boolean },
): Promise<Principal> {
  const token = readToken(reading.call.headers);
  return token === undefined ? principal : authenticator.authenticate(hashToken(token), now, isRead);
}
