import type { AttemptInfo, Clock, Logger, LogLevel, Middleware, PackageMiddleware } from "./hooks.ts";

/** A value or a promise of it. */
export type MaybePromise<T> = T | Promise<T>;

/** A token and, if known, the time at which it expires: a date or milliseconds since 1970. */
export interface AccessToken {
  /** The token. */
  readonly token: string;
  /** When it expires. Without it, the client keeps the token until the service rejects it. */
  readonly expiresAt?: Date | number | undefined;
}

/** Why a token is requested; `rejected` means that the service returned 401. */
export interface TokenContext {
  /** `first` before the first call, `expiring` shortly before the token expires, `rejected` after a 401. */
  readonly reason: "first" | "expiring" | "rejected";
  /** Aborts when no call waits for the token any longer. */
  readonly signal: AbortSignal;
}

/** Returns the access token. The client keeps it until shortly before it expires, or until the service rejects it. */
export type TokenProvider = (context: TokenContext) => MaybePromise<string | AccessToken>;

/** Time-outs in milliseconds; `Infinity` means no time-out. All of them include the body. */
export interface Timeouts {
  /**
   * For one attempt, from requesting the token to the last byte of the body. The default is 60,000; for a download the
   * default ends at its first byte, and an upload has no default.
   */
  attempt?: number | undefined;
  /** For the next bytes of a body, while the program waits for them. The default is 30,000. */
  idle?: number | undefined;
  /** For the call with all its attempts and waits. The default is `Infinity`. */
  total?: number | undefined;
}

/** When a failed attempt is retried. */
export interface RetryPolicy {
  /**
   * The number of retries. The default is 2 for a GET and after a status of 500, and otherwise 6, which lasts from 15
   * to 30 seconds: longer than a restart of the service.
   */
  max?: number | undefined;
  /**
   * Whether to retry calls that are not safe to repeat: `unprocessed` (the default) only if the service cannot have
   * processed the request, `always` or `never`. A call with an `Idempotency-Key` is safe to repeat; every call whose work
   * must be done once has one, unless the program sets that header to null.
   */
  unsafe?: "never" | "unprocessed" | "always" | undefined;
  /** The statuses to retry. The default is 408, 425, 429, 500, 502, 503 and 504. */
  statuses?: readonly number[] | undefined;
  /**
   * The longest wait before the first retry in milliseconds; it doubles for each further one. A wait is at least half
   * as long. The default is 500.
   */
  baseDelay?: number | undefined;
  /** The longest wait in milliseconds. The default is 60,000. If the service asks for more, the call fails at once. */
  maxDelay?: number | undefined;
  /** How many retries the client has in total; ten successes add one retry again. The default is 100. */
  budget?: number | undefined;
  /** Decides instead of the rules above, within `max` and `budget`; with `undefined` the rules decide. */
  shouldRetry?: ((attempt: AttemptInfo) => boolean | undefined) | undefined;
}

/** Headers by name. A header with `null` is not sent. */
export type HeaderValues = Readonly<Record<string, string | null | undefined>>;

/** How requests are sent: the options that all clients of this package take. */
export interface TransportOptions {
  /**
   * Sends the requests instead of the global `fetch`. In Node, the default sends them with `node:http`, unless something
   * has replaced the global `fetch` or its dispatcher: the one of Node ends the process if a server closes a connection
   * whose response is read slowly.
   */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Time-outs of all calls. */
  timeouts?: Timeouts | undefined;
  /** With `false` the client sends every request once. */
  retry?: RetryPolicy | false | undefined;
  /** Headers for every request. */
  headers?: HeaderValues | undefined;
  /**
   * Layers around each attempt; the first is the outermost. `wrapCalls`, `trace`, `limitConcurrency` and
   * `validateResponses` of this package return layers, too, which are outside of all others.
   */
  middleware?: readonly (Middleware | PackageMiddleware)[] | undefined;
  /** Without a logger, nothing is logged. */
  logger?: Logger | undefined;
  /** The default is `warn`. */
  logLevel?: LogLevel | undefined;
  /** More names of headers, fields and parameters whose values are removed from logs and snippets. */
  redact?: readonly string[] | undefined;
  /** Sends `X-Disable-Hooks: true` with every request. Operations that require the header always send it. */
  disableHooks?: boolean | undefined;
  /** The name of your program, sent as the User-Agent; browsers send their own. */
  appInfo?: { readonly name: string; readonly version?: string | undefined } | undefined;
  /** Allows a text token in a browser, where everyone who opens the page can read it. */
  allowBrowser?: boolean | undefined;
  /** The source of time and random numbers, for tests. `createFakeClock` of `@data-import/client/testing` makes one. */
  clock?: Clock | undefined;
}

/** The options of a client. */
export interface ClientOptions extends TransportOptions {
  /**
   * The access token, or a function that returns it. The default is the environment variable `DATA_IMPORT_TOKEN`.
   * `null` is for programs without a token: they can call the operations that need no token.
   */
  token?: string | TokenProvider | null | undefined;
  /** The address of the service, ending in `/v1`. The default is the environment variable `DATA_IMPORT_URL`. */
  baseUrl?: string | URL | undefined;
}

/** The options of one call; they override the options of the client. */
export interface CallOptions {
  /** Aborts the call while it sends, reads or waits. */
  signal?: AbortSignal | undefined;
  /** Time-outs of this call. */
  timeouts?: Timeouts | undefined;
  /** When this call is retried; `false` sends it once. */
  retry?: RetryPolicy | false | undefined;
  /** Headers for this call. */
  headers?: HeaderValues | undefined;
  /** Turns off `validateResponses`. */
  validate?: false | undefined;
  /** Passed to middleware unchanged. */
  meta?: Record<string, unknown> | undefined;
}

/** The options of a call that changes data. */
export interface WriteOptions extends CallOptions {
  /**
   * ASCII text without spaces, sent as `Idempotency-Key`, so that the call can be retried after any failure. The default
   * is a random key for each call whose work must be done once. With your own key, you can repeat the call later.
   */
  idempotencyKey?: string | undefined;
}

/** The options of a call to an operation that does not require `X-Disable-Hooks`. */
export interface HookedOptions extends WriteOptions {
  /** Sends `X-Disable-Hooks: true` with this call. */
  disableHooks?: boolean | undefined;
}

/** The options of a call that changes one resource. */
export interface ConditionalOptions extends WriteOptions {
  /**
   * The `etag` of the response with which the program read the resource, sent as `If-Match`: if the resource has changed
   * since, the call fails with 412 and changes nothing.
   */
  ifMatch?: string | undefined;
}

/** The same for an operation that does not require `X-Disable-Hooks`. */
export interface HookedConditionalOptions extends HookedOptions, ConditionalOptions {}
