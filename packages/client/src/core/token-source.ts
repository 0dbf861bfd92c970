import { checkToken } from "./checks.ts";
import { forever, ignore } from "./clock.ts";
import type { Clock } from "./hooks.ts";
import type { AccessToken, MaybePromise, TokenProvider } from "./options.ts";

/** A token is replaced at most so many milliseconds before it expires. */
const earliestRenewalMs = 60_000;

/** Gives the token to calls. */
export interface TokenSource {
  /** Returns the token; with `wait` one call can stop waiting while the others continue. */
  read(wait: <T>(work: Promise<T>) => Promise<T>): MaybePromise<string>;
  /** Records that the service rejected a token; returns whether the source can get another one. */
  reject(token: string): boolean;
  /** The tokens that must not appear in logs. */
  inUse(): readonly string[];
}

/** Keeps the token of a provider until shortly before it expires. Calls that need a new one share one request for it. */
export function createTokenSource(given: string | TokenProvider | null, clock: Clock): TokenSource {
  return typeof given === "function" ? createRenewingSource(given, clock) : createFixedSource(given);
}

function createFixedSource(given: string | null): TokenSource {
  const known = given === null ? [] : [checkToken(given)];
  // Without a token, the check throws an error that says so.
  return { read: () => known[0] ?? checkToken(given), reject: () => false, inUse: () => known };
}

function createRenewingSource(provide: TokenProvider, clock: Clock): TokenSource {
  let known: string[] = [];
  let renewAt = 0;
  let expiresAt = 0;
  let rejected = false;
  let asked: Promise<string> | undefined;
  let waiting = 0;
  let controller: AbortController;

  async function ask({ signal }: AbortController): Promise<string> {
    try {
      const provided = await provide({
        reason: rejected ? "rejected" : known[0] ? "expiring" : "first",
        signal,
      });
      const access: AccessToken = typeof provided === "string" ? { token: provided } : provided;
      const text = checkToken(access?.token);
      if (!signal.aborted) {
        expiresAt = Number(access.expiresAt ?? forever);
        renewAt = expiresAt - Math.min(earliestRenewalMs, (expiresAt - clock.now()) / 10);
        rejected = false;
        known = [text, ...known].slice(0, 2);
      }
      return text;
    } finally {
      if (!signal.aborted) asked = undefined;
    }
  }

  async function renew(wait: <T>(work: Promise<T>) => Promise<T>): Promise<string> {
    if (!asked) {
      controller = new AbortController();
      asked = ask(controller);
      asked.catch(ignore);
    }
    const mine = asked;
    waiting += 1;
    try {
      return await wait(mine);
    } finally {
      waiting -= 1;
      if (waiting === 0 && asked) {
        // No call waits for the provider any longer.
        asked = undefined;
        controller.abort();
      }
    }
  }

  return {
    read(wait) {
      const [current = ""] = known;
      const now = clock.now();
      if (!current || rejected || now >= expiresAt) return renew(wait);
      // While the current token is valid, a failure of the provider does not matter.
      return now < renewAt ? current : renew(wait).catch(() => current);
    },
    reject(refused) {
      rejected ||= refused === known[0];
      return true;
    },
    inUse: () => known,
  };
}
