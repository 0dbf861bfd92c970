import { isBrowser, nameProgram, readEnvironment } from "#runtime";
import { checkBaseUrl } from "./checks.ts";
import { systemClock } from "./clock.ts";
import type { Clock } from "./hooks.ts";
import type { ClientOptions, HeaderValues } from "./options.ts";
import { defaultRetry, type ResolvedRetry, resolveRetry } from "./retry.ts";

/** The options of a client with everything filled in. */
export interface ResolvedOptions extends ClientOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly token: Exclude<ClientOptions["token"], undefined>;
  readonly fetch: (request: Request, init?: RequestInit) => Promise<Response>;
  readonly headers: HeaderValues;
  readonly retry: ResolvedRetry;
  readonly clock: Clock;
}

/**
 * Fills in what a client was not told; throws a TypeError where something is missing or unsafe.
 */
export function resolveOptions(options: ClientOptions): ResolvedOptions {
  const { appInfo, allowBrowser } = options;
  const environment = readEnvironment();
  const baseUrl = checkBaseUrl(options.baseUrl ?? environment.baseUrl);
  const { token = environment.token ?? "" } = options;
  if (isBrowser() && typeof token === "string" && !allowBrowser) {
    throw new TypeError("A token that is text is public in a browser: pass a function, or allowBrowser.");
  }
  return {
    ...options,
    baseUrl,
    token,
    fetch: options.fetch ?? ((request, init) => globalThis.fetch(request, init)),
    headers: { ...nameProgram(appInfo), ...options.headers },
    retry: resolveRetry(options.retry, defaultRetry),
    clock: options.clock ?? systemClock,
  };
}
