import { checkToken } from "./checks.ts";
import { forever, ignore } from "./clock.ts";
import type { Clock } from "./hooks.ts";
import type { AccessToken, MaybePromise, TokenProvider } from "./options.ts";

/** How long before its end a token is replaced at the earliest. */
const earliest = 60_000;

/** Where calls take the token from. */
export interface TokenSource {
  /** The token; `wait` lets a caller stop waiting without stopping the others. */
  read(wait: <T>(work: Promise<T>) => Promise<T>): MaybePromise<string>;
  /** Notes that the service rejected a token; tells whether another one can be had. */
  reject(token: string): boolean;
  /** The tokens that must appear in no log. */
  inUse(): readonly string[];
}

/** Keeps the token of a provider until shortly before it expires, and asks for the next one only once at a time. */
export function createTokenSource(given: string | TokenProvider | null, clock: Clock): TokenSource {
  if (typeof given !== "function") {
    const known = given === null ? [] : [checkToken(given)];
    // Without a token, the check says what is missing.
    return { read: () => known[0] ?? checkToken(given), reject: () => false, inUse: () => known };
  }

  const provide = given;
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
        renewAt = expiresAt - Math.min(earliest, (expiresAt - clock.now()) / 10);
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
        // Nobody waits for the provider any more.
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
      // While the present token still works, a provider that fails does no harm.
      return now < renewAt ? current : renew(wait).catch(() => current);
    },
    reject(refused) {
      rejected ||= refused === known[0];
      return true;
    },
    inUse: () => known,
  };
}
