import type { Received, Send } from "./exchange.ts";
import type { Log } from "./log.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import { chooseDelay, isWorthRetrying, resolveRetry } from "./retry.ts";
import type { Attempt } from "./send-attempt.ts";
import type { TokenSource } from "./token-source.ts";
import { startWatch } from "./watch.ts";

/**
 * The step that sends a call again as often as its policy and the budget of the client allow. It resolves to the last
 * response, whatever its status, and throws the last error if none came.
 */
export function createSendUntilDone(
  { clock, retry }: ResolvedOptions,
  tokens: TokenSource,
  log: Log,
  sendAttempt: Send<Attempt>,
): Send<Received> {
  // Counted in tenths of a try: what a success earns.
  const fullBudget = retry.budget * 10;
  let budget = fullBudget;

  return async (call, prepared, signal) => {
    const { operation, options } = call;
    const policy = resolveRetry(options.retry, retry);
    // A function that makes bodies may have only one to give if it is not to be called again.
    const repeatable = typeof prepared.body !== "function" || policy.max > 0;
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
        retries < policy.max &&
        budget >= 10 &&
        (policy.shouldRetry?.(info) ??
          isWorthRetrying(operation, info, policy, options.idempotencyKey !== undefined))
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
        if (!received || error !== undefined) throw error;
        if (status < 300) budget = Math.min(fullBudget, budget + 1);
        return received;
      }
      log("warn", `${summary}, next try in ${waitMs} ms`, info);
      if (!renew) {
        const watch = startWatch(call, clock, signal);
        await watch.race(clock.sleep(waitMs, watch.signal));
        watch.stop();
      }
    }
  };
}
