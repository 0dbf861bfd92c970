import type { OperationFacts } from "../operation-facts.ts";
import { rebuildResponse } from "./body.ts";
import { codeOf } from "./errors/brand.ts";
import { setFields } from "./errors/data-import-error.ts";
import type { Received, Send } from "./exchange.ts";
import type { Log } from "./log.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import { chooseDelay, countRetries, isWorthRetrying, mayBeProcessed, resolveRetry } from "./retry.ts";
import type { Attempt } from "./send-attempt.ts";
import type { TokenSource } from "./token-source.ts";
import { startWatch } from "./watch.ts";

/**
 * Creates the step that retries a call as often as its policy and the budget of the client allow. It resolves to the
 * last response, with any status, and rejects with the last error if no response came.
 */
export function createSendUntilDone(
  { clock, retry }: ResolvedOptions,
  tokens: TokenSource,
  log: Log,
  sendAttempt: Send<Attempt>,
): Send<Received> {
  // In tenths of an attempt, because each success adds a tenth.
  const fullBudget = retry.budget * 10;
  let budget = fullBudget;

  return async (call, prepared, signal) => {
    const { operation, options } = call;
    const policy = resolveRetry(options.retry, retry);
    // Without retries, a function that makes the body may be able to make only one.
    const repeatable = typeof prepared.body !== "function" || policy.max !== 0;
    let renewed = false;
    for (let retries = 0; ; ) {
      const [info, received, token] = await sendAttempt(call, prepared, signal);
      const { status = 0, error, retryAfterMs } = info;
      const summary = `${operation.method} ${operation.path} ${error ?? status}`;
      let waitMs: number | undefined;
      const renew = status === 401 && !renewed && repeatable && token && tokens.reject(token);
      if (renew) {
        renewed = true;
        waitMs = 0;
      } else if (
        (error !== undefined || status > 299) &&
        retries < (policy.max ?? countRetries(operation, info)) &&
        budget >= 10 &&
        (policy.shouldRetry?.(info) ??
          isWorthRetrying(operation, info, policy, "idempotency-key" in prepared.headers))
      ) {
        const delay = chooseDelay(retries, policy, clock, retryAfterMs);
        if (clock.now() + delay < call.endsAt) {
          waitMs = delay;
          retries += 1;
          budget -= 10;
        }
      }
      call.attempts.push({ ...info, waitMs });
      if (waitMs === undefined) {
        log(error || status > 499 ? "error" : "info", summary, info);
        if (!received || error !== undefined) {
          // The error speaks of all attempts, and not only of the last one.
          const sent = [true, "unknown", false].find((value) =>
            call.attempts.some((attempt) => attempt.sent === value),
          );
          if (codeOf(error) === "connection") setFields(error as object, { sent }, true);
          throw error;
        }
        if (status === 404 && operation.method === "DELETE" && call.attempts.some(mayBeProcessed)) {
          return acceptDeletion(operation, received);
        }
        if (status < 300) budget = Math.min(fullBudget, budget + 1);
        return received;
      }
      log("warn", `${summary}, next attempt in ${waitMs} ms`, info);
      if (!renew) {
        const watch = startWatch(call, clock, signal);
        await watch.race(clock.sleep(waitMs, watch.signal));
        watch.stop();
      }
    }
  };
}

/** The success of a deletion whose response was lost: the service did it, and now the thing does not exist. */
function acceptDeletion({ data }: OperationFacts, { response: { headers, url } }: Received): Received {
  return {
    response: rebuildResponse({ headers, url, status: 200 }, null),
    text: data ? '{"data":{"success":true}}' : '{"success":true}',
  };
}
