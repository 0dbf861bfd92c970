import { isDeepStrictEqual } from "node:util";
import {
  describeUse,
  type FoundToken,
  findNextUse,
  findPrincipal,
  hasExpired,
  type Principal,
} from "../auth/authenticate.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import type { AccessMark } from "../storage/access-watch.ts";

/** Finds out whether the rights of a caller are still those with which it connected. */
export interface AccessCheck {
  isAllowed(): Promise<boolean>;
}

/** How long another process may have changed the rights without notice. With the wait for the next check, it stays below a second. */
const longestDelayMs = 600;

/** @param hash of the token of the caller */
export function createAccessCheck(
  { storage, clock }: Pick<Dependencies, "storage" | "clock">,
  hash: string,
  { actor, grants, operations }: Principal,
): AccessCheck {
  let known: { readonly mark: AccessMark; readonly at: number; readonly until: number } | undefined;
  let checking: Promise<boolean> | undefined;

  function isCurrent(): boolean {
    if (known === undefined || clock().getTime() >= known.until) return false;
    if (storage.access.lag > 0 && performance.now() - known.at >= longestDelayMs) return false;
    return storage.access.isCurrent(known.mark);
  }

  async function check(): Promise<boolean> {
    const mark = storage.access.mark();
    const at = performance.now();
    const token = await findToken();
    if (token === undefined || hasExpired(token, clock())) return false;
    // The use of a guest's token extends its life. The next request of the client stores the use, so it has to connect again.
    if (describeUse(token, clock())?.values.expires_at !== undefined) return false;
    const { principal } = token;
    known = { mark, at, until: token.kind === "guest" ? findNextUse(token) : readEnd(token) };
    return isDeepStrictEqual(
      [principal.actor, principal.grants, principal.operations],
      [actor, grants, operations],
    );
  }

  async function findToken(): Promise<FoundToken | undefined> {
    try {
      return await findPrincipal(storage, hash);
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
  }

  return {
    async isAllowed() {
      if (isCurrent()) return true;
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
  };
}

function readEnd({ expires_at: expiresAt }: FoundToken): number {
  return expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
}
