import type { OperationFacts } from "../operation-facts.ts";
import { forever } from "./clock.ts";
import type { ConnectionError } from "./errors/connection-error.ts";
import { isDataImportError } from "./errors/guards.ts";
import type { TimedOutError } from "./errors/timed-out-error.ts";
import type { AttemptInfo, Clock } from "./hooks.ts";
import type { RetryPolicy } from "./options.ts";

/** A policy with everything filled in. */
export interface ResolvedRetry extends Required<Omit<RetryPolicy, "shouldRetry">> {
  readonly shouldRetry?: Exclude<RetryPolicy["shouldRetry"], undefined>;
}

/** The policy of clients that set none. */
export const defaultRetry: ResolvedRetry = {
  max: 2,
  unsafe: "unprocessed",
  statuses: [408, 425, 429, 500, 502, 503, 504],
  baseDelay: 500,
  maxDelay: 60_000,
  budget: 100,
};

/** Fills in what a policy leaves out; `false` is a policy without a second try. */
export function resolveRetry(policy: RetryPolicy | false | undefined, base: ResolvedRetry): ResolvedRetry {
  if (policy === undefined) return base;
  if (policy === false) return { ...base, max: 0 };
  const set = Object.entries(policy).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(set) };
}

/** Whether the failed try may be followed by another, as far as it can be told from the operation and the answer. */
export function isWorthRetrying(
  { method, sideEffect }: OperationFacts,
  { status = 0, error, retryAfterMs }: AttemptInfo,
  { statuses, unsafe }: ResolvedRetry,
  idempotent: boolean,
): boolean {
  const { code, phase, sent } = (isDataImportError(error) ? error : {}) as Partial<
    ConnectionError & TimedOutError
  >;
  const hasResponse = error === undefined;
  const failed = hasResponse
    ? statuses.includes(status)
    : (code as string) === "connection" || (code === "timeout" && phase !== "total");
  const safe = idempotent || !(sideEffect || method === "POST" || method === "PATCH");
  if (!failed || safe || unsafe !== "unprocessed") return failed && (safe || unsafe === "always");
  // What changes something goes out again only where the service cannot have acted on it.
  return hasResponse
    ? status === 429 || (status === 503 && retryAfterMs !== undefined)
    : sent === false || phase === "connect";
}

/**
 * The wait before the next try in milliseconds: what the service asked for, or more where chance says so; Infinity
 * where the service asked for more than the policy allows.
 * @param retries how many tries there were after the first
 */
export function chooseDelay(
  retries: number,
  { baseDelay, maxDelay }: ResolvedRetry,
  clock: Clock,
  retryAfterMs = 0,
): number {
  if (retryAfterMs > maxDelay) return forever;
  return Math.max(retryAfterMs, clock.random() * Math.min(maxDelay, baseDelay * 2 ** retries));
}

/** How long the service asks to wait in milliseconds, from seconds or a date; undefined where it does not. */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after");
  if (!text) return undefined;
  // A date is read by the service's own clock, where it tells the time: ours may be wrong by minutes.
  const date = Date.parse(text) - (Date.parse(headers.get("date") ?? "") || now);
  const wait = Number.isNaN(Number(text)) ? date : Number(text) * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
