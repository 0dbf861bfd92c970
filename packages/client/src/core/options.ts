import type { AttemptInfo, Clock, Logger, LogLevel, Middleware, ResponseValidator, Tracer } from "./hooks.ts";

/** A value, at once or later. */
export type MaybePromise<T> = T | Promise<T>;

/** A token and, where it is known, the time until which it is valid: a date or milliseconds since 1970. */
export interface AccessToken {
  readonly token: string;
  readonly expiresAt?: Date | number;
}

/** Why a token is asked for; `rejected` means that the service answered 401. */
export interface TokenContext {
  readonly reason: "first" | "expiring" | "rejected";
  /** Aborts when no call waits for the token any more. */
  readonly signal: AbortSignal;
}

/** Returns the access token. The client keeps it until shortly before it expires or until the service rejects it. */
export type TokenProvider = (context: TokenContext) => MaybePromise<string | AccessToken>;

/** Time-outs in milliseconds, `Infinity` for none. All of them cover the body. */
export interface Timeouts {
  /**
   * For one try, from the token to the last byte of the body: 60,000. Unless it is set, an upload has none, and a
   * download has it until its first byte.
   */
  attempt?: number;
  /** For the next bytes of a body, while somebody waits for them: 30,000. */
  idle?: number;
  /** For the call with all its tries and waits: none. */
  total?: number;
}

/** When a failed try is followed by another. */
export interface RetryPolicy {
  /** The number of tries after the first one: 2. */
  max?: number;
  /**
   * Whether to send again what changes something: `unprocessed` (the default) only where the service cannot have
   * acted on it, `always` or `never`. An `idempotencyKey` makes every call safe to send again.
   */
  unsafe?: "never" | "unprocessed" | "always";
  /** The statuses that are worth another try: 408, 425, 429, 500, 502, 503, 504. */
  statuses?: readonly number[];
  /** The longest wait before the second try in milliseconds, doubled for each further one: 500. */
  baseDelay?: number;
  /** The longest wait of all: 60,000. Where the service asks for a longer one, the call fails at once. */
  maxDelay?: number;
  /** How many tries the client may spend on failures before successes earn new ones, ten of them for each: 100. */
  budget?: number;
  /** Decides instead of the rules above, within `max` and `budget`; `undefined` leaves it to them. */
  shouldRetry?(attempt: AttemptInfo): boolean | undefined;
}

/** Headers by name; `null` keeps one from being sent. */
export type HeaderValues = Readonly<Record<string, string | null | undefined>>;

/** How requests travel: what every client takes, whatever its surface. */
export interface TransportOptions {
  /** Sends the requests instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  timeouts?: Timeouts;
  /** `false` sends everything once. */
  retry?: RetryPolicy | false;
  /** Headers for every request. */
  headers?: HeaderValues;
  middleware?: readonly Middleware[];
  /** Without one, nothing is ever logged. */
  logger?: Logger;
  /** `warn` unless set. */
  logLevel?: LogLevel;
  /** Names of headers, fields and parameters whose values appear in no log and no snippet, beside the usual ones. */
  redact?: readonly string[];
  tracer?: Tracer;
  /** Sends `X-Disable-Hooks: true` with every request. Operations that require the header send it anyway. */
  disableHooks?: boolean;
  /** The greatest number of requests at a time; the others wait. A download counts until its body begins. */
  concurrency?: number;
  /** Names your program to the service, as the User-Agent; browsers keep their own. */
  appInfo?: { readonly name: string; readonly version?: string };
  /** Lets a token that is text be used in a browser, where everybody who opens the page can read it. */
  allowBrowser?: boolean;
  clock?: Clock;
}

/** What a client needs to know. */
export interface ClientOptions extends TransportOptions {
  /**
   * The access token, or a function that returns it. Where `process.env` exists: `DATA_IMPORT_TOKEN` unless set.
   * `null` is for programs that have none yet: such a client can call operations that need none.
   */
  token?: string | TokenProvider | null;
  /** The address of the service, ending in `/v1`. Where `process.env` exists: `DATA_IMPORT_URL` unless set. */
  baseUrl?: string | URL;
  /** Compares every answer with the description. */
  validate?: ResponseValidator | false;
}

/** The options of one call; they win over those of the client. */
export interface CallOptions {
  /** Aborts the call, whether it is sending, reading or waiting. */
  signal?: AbortSignal;
  timeouts?: Timeouts;
  retry?: RetryPolicy | false;
  headers?: HeaderValues;
  /** Leaves out the comparison with the description. */
  validate?: false;
  /** Handed to middleware as it is. */
  meta?: Record<string, unknown>;
}

/** The options of a call that changes something. */
export interface WriteOptions extends CallOptions {
  /** Sent as `Idempotency-Key`, so that the call can be sent again after any failure. */
  idempotencyKey?: string;
}

/** The options of a call to an operation that does not require `X-Disable-Hooks`. */
export interface HookedOptions extends WriteOptions {
  /** Sends `X-Disable-Hooks: true` with this call. */
  disableHooks?: boolean;
}
