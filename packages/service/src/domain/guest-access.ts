import type { Mailer } from "./mailer.ts";

/** How guests come to the service. */
export interface GuestAccess {
  /** The address of the page that guests sign in on; undefined if there is none. Links end with `#` and a token. */
  readonly page: string | undefined;
  /** Sends invitations; undefined if the service sends no mail. */
  readonly mailer: Mailer | undefined;
}

/** Without a page and without mail. */
export const noGuestAccess: GuestAccess = { page: undefined, mailer: undefined };

/** The link to the page of guests with a token; undefined without a page. */
export function createGuestLink({ page }: GuestAccess, token: string): string | undefined {
  // A browser sends no server what follows the `#`, so the token is in no log.
  return page === undefined ? undefined : `${page}#${token}`;
}
