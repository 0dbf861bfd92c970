import { isBrowser, nameProgram, readEnvironment, systemFetch } from "#runtime";
import { checkBaseUrl } from "./checks.ts";
import { systemClock } from "./clock.ts";
import type { Clock, Middleware, PackageMiddleware } from "./hooks.ts";
import type { ClientOptions, HeaderValues } from "./options.ts";
import { defaultRetry, type ResolvedRetry, resolveRetry } from "./retry.ts";

/** The options of a client with all defaults. */
export interface ResolvedOptions extends ClientOptions {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly token: Exclude<ClientOptions["token"], undefined>;
  readonly fetch: (request: Request, init?: RequestInit) => Promise<Response>;
  readonly headers: HeaderValues;
  readonly retry: ResolvedRetry;
  readonly middleware: readonly (Middleware | PackageMiddleware)[];
  readonly clock: Clock;
}

/**
 * Adds the defaults to the options of a client. Throws a TypeError if an option is missing or unsafe.
 */
export function resolveOptions(options: ClientOptions): ResolvedOptions {
  const environment = readEnvironment();
  const baseUrl = checkBaseUrl(options.baseUrl ?? environment.baseUrl);
  const { token = environment.token ?? "" } = options;
  if (isBrowser() && typeof token === "string" && !options.allowBrowser) {
    throw new TypeError("A token that is text is public in a browser: pass a function, or allowBrowser.");
  }
  return {
    ...options,
    baseUrl,
    token,
    fetch: options.fetch ?? systemFetch,
    headers: { ...nameProgram(options.appInfo), ...options.headers },
    retry: resolveRetry(options.retry, defaultRetry),
    middleware: options.middleware ?? [],
    clock: options.clock ?? systemClock,
  };
}
