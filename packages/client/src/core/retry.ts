import type { OperationFacts } from "../operation-facts.ts";
import { forever } from "./clock.ts";
import { codeOf } from "./errors/brand.ts";
import type { TimedOutError } from "./errors/timed-out-error.ts";
import type { AttemptInfo, Clock } from "./hooks.ts";
import type { RetryPolicy } from "./options.ts";
import { override } from "./override.ts";

/** A policy with all defaults. */
export type ResolvedRetry = Pick<RetryPolicy, "max" | "shouldRetry"> & {
  readonly [Name in Exclude<keyof RetryPolicy, "max" | "shouldRetry">]-?: Exclude<
    RetryPolicy[Name],
    undefined
  >;
};

/** The default policy. */
export const defaultRetry: ResolvedRetry = {
  unsafe: "unprocessed",
  statuses: [408, 425, 429, 500, 502, 503, 504],
  baseDelay: 500,
  maxDelay: 60_000,
  budget: 100,
};

/** Adds the defaults to a policy; `false` means no retries. */
export function resolveRetry(policy: RetryPolicy | false | undefined, base: ResolvedRetry): ResolvedRetry {
  return override(base, policy === false ? { max: 0 } : (policy as Partial<ResolvedRetry>));
}

/** How many retries a call may have after an attempt, if its policy does not say it. */
export function countRetries({ method }: OperationFacts, { status }: AttemptInfo): number {
  // A change must not be lost while the service restarts. Somebody waits for a read, and a fault of the service stays.
  return method === "GET" || status === 500 ? 2 : 6;
}

/** Whether the service may have processed the request of an attempt. */
export function mayBeProcessed({ sent, status = 0, error, retryAfterMs }: AttemptInfo): boolean {
  if (error !== undefined) return sent !== false;
  // Other statuses from 400 on reject the request, and 503 with Retry-After does, too.
  return status < 400 || status === 408 || (status > 499 && !(status === 503 && retryAfterMs !== undefined));
}

/** Whether the rules allow another attempt after a failed one, by the operation and the failure. */
export function isWorthRetrying(
  { once }: OperationFacts,
  info: AttemptInfo,
  { statuses, unsafe }: ResolvedRetry,
  hasKey: boolean,
): boolean {
  const { status = 0, error } = info;
  const code = codeOf(error);
  const failed =
    error === undefined
      ? statuses.includes(status)
      : code === "connection" || (code === "timeout" && (error as TimedOutError).phase !== "total");
  const safe = hasKey || !once;
  return failed && (safe || unsafe === "always" || (unsafe === "unprocessed" && !mayBeProcessed(info)));
}

/**
 * The wait before the next attempt in milliseconds: half of it is random, and it is at least as long as the service asks.
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
  return Math.max(retryAfterMs, (0.5 + clock.random() / 2) * Math.min(maxDelay, baseDelay * 2 ** retries));
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
