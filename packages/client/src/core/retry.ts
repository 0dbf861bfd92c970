import type { OperationFacts } from "../operation-facts.ts";
import { forever } from "./clock.ts";
import type { ConnectionError } from "./errors/connection-error.ts";
import { isDataImportError } from "./errors/guards.ts";
import type { TimedOutError } from "./errors/timed-out-error.ts";
import type { AttemptInfo, Clock } from "./hooks.ts";
import type { RetryPolicy } from "./options.ts";
import { override } from "./override.ts";

/** A policy with all defaults. */
export type ResolvedRetry = Pick<RetryPolicy, "shouldRetry"> & {
  readonly [Name in Exclude<keyof RetryPolicy, "shouldRetry">]-?: Exclude<RetryPolicy[Name], undefined>;
};

/** The default policy. */
export const defaultRetry: ResolvedRetry = {
  max: 2,
  unsafe: "unprocessed",
  statuses: [408, 425, 429, 500, 502, 503, 504],
  baseDelay: 500,
  maxDelay: 60_000,
  budget: 100,
};

/** Adds the defaults to a policy; `false` means no retries. */
export function resolveRetry(policy: RetryPolicy | false | undefined, base: ResolvedRetry): ResolvedRetry {
  if (policy === undefined) return base;
  return override(base, policy === false ? { max: 0 } : (policy as Partial<ResolvedRetry>));
}

/** Whether the rules allow another attempt after a failed one, by the operation and the failure. */
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
  // A call that changes data is retried only if the service cannot have processed it.
  return hasResponse
    ? status === 429 || (status === 503 && retryAfterMs !== undefined)
    : sent === false || phase === "connect";
}

/**
 * The wait before the next attempt in milliseconds: a random time, but at least the time that the service asks for.
 * Infinity if the service asks for more than the policy allows.
 * @param retries the number of retries so far
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

/** How long the service asks to wait in milliseconds, from seconds or a date; undefined if it does not ask. */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get("retry-after");
  if (!text) return undefined;
  // If the response has a date, it is the base: the clock of this machine may be wrong by minutes.
  const date = Date.parse(text) - (Date.parse(headers.get("date") ?? "") || now);
  const wait = Number.isNaN(Number(text)) ? date : Number(text) * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
