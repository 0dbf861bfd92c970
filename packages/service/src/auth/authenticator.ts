import { BoundedMap } from "@data-import/tables/basics";
import { refuseToken } from "../domain/refused-token.ts";
import type { AccessMark } from "../storage/access-watch.ts";
import type { Storage } from "../storage/storage.ts";
import { describeUse, findNextUse, findPrincipal, hasExpired, type Principal } from "./authenticate.ts";

/** Finds out who sent a request. */
export interface Authenticator {
  /**
   * The principal of the token with this hash; throws an `unauthenticated` if the token is not valid. A principal that
   * was read before is used again as long as nobody has changed tokens or roles. For a write, it must be certain that
   * nobody did; for a read, a change of another process may be unknown for less than a second.
   */
  authenticate(hash: string, now: Date, isRead: boolean): Promise<Principal>;
  /** The same, only if the principal is known, its use needs not be stored, and nothing has to be read for this. */
  recall(hash: string, now: Date): Principal | undefined;
}

/** Each has about a kilobyte. */
const mostPrincipals = 5000;

interface Known {
  readonly principal: Principal;
  readonly mark: AccessMark;
  /** Until when the token is valid and its use needs not be stored, in milliseconds. */
  readonly goodUntil: number;
}

/** Creates an authenticator that keeps principals by the hashes of their tokens, never by their texts. */
export function createAuthenticator(storage: Storage): Authenticator {
  const known = new BoundedMap<Known>({ entries: mostPrincipals });

  const recall: Authenticator["recall"] = (hash, now) => {
    const token = known.get(hash);
    if (token === undefined) return undefined;
    // An expired token may have a longer life meanwhile.
    if (now.getTime() < token.goodUntil && storage.access.isCurrent(token.mark)) return token.principal;
    known.delete(hash);
    return undefined;
  };
  return {
    recall,
    async authenticate(hash, now, isRead) {
      const recalled = isRead || storage.access.lag === 0 ? recall(hash, now) : undefined;
      if (recalled !== undefined) return recalled;
      const mark = storage.access.mark();
      const token = await findPrincipal(storage, hash);
      if (hasExpired(token, now)) throw refuseToken("has expired");
      const use = describeUse(token, now);
      if (use !== undefined) return { ...token.principal, use };
      const { principal } = token;
      known.set(hash, { principal, mark, goodUntil: findNextUse(token) });
      return principal;
    },
  };
}
