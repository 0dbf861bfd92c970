import type { OperationFacts } from "../operation-facts.ts";
import type { PreparedRequest } from "./build-request.ts";
import { forever } from "./clock.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { codeOf } from "./errors/brand.ts";
import type { ErrorContext } from "./errors/data-import-error.ts";
import type { Exchange, Receive, Received } from "./exchange.ts";
import { createLimiter } from "./limiter.ts";
import { createLog, type Log } from "./log.ts";
import type { WriteOptions } from "./options.ts";
import { override } from "./override.ts";
import { createRedact } from "./redact.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import type { ResponseInfo } from "./results.ts";
import { createSendAttempt } from "./send-attempt.ts";
import { createSendThroughMiddleware } from "./send-through-middleware.ts";
import { createSendUntilDone } from "./send-until-done.ts";
import { createTokenSource } from "./token-source.ts";

/** The last response of a call. */
export interface CallResponse extends Received {
  readonly info: ResponseInfo;
  readonly errorContext: ErrorContext;
}

/** Sends and logs the calls of one client. */
export interface Pipeline {
  /**
   * Sends a call as often as its policy allows; resolves to the last response, with any status.
   * @param receive handles the body of a success; the default reads it to its end
   */
  exchange(
    operation: OperationFacts,
    request: PreparedRequest,
    options: WriteOptions,
    receive?: Receive,
  ): Promise<CallResponse>;
  readonly log: Log;
  readonly redact: ErrorContext["redact"];
}

/** Creates the pipeline of a client. */
export function createPipeline(client: ResolvedOptions): Pipeline {
  const { clock } = client;
  const tokens = createTokenSource(client.token, clock);
  const redact = createRedact(client.redact ?? [], tokens.inUse);
  const log = createLog(client, redact);
  const takeTurn = createLimiter(client.concurrency ?? forever);
  const sendAttempt = createSendAttempt(client, tokens, takeTurn, log);
  const sendUntilDone = createSendUntilDone(client, tokens, log, sendAttempt);
  const send = createSendThroughMiddleware(client, sendUntilDone);

  return {
    log,
    redact,
    async exchange(operation, request, options, receive) {
      const { signal = new AbortController().signal, meta = {} } = options;
      const timeouts = override(client.timeouts ?? {}, options.timeouts);
      const startedAt = clock.now();
      const endsAt = startedAt + (timeouts.total ?? forever);
      const attempts: Exchange["attempts"] = [];
      const call = { operation, attempts, redact, options, meta, timeouts, endsAt, receive };
      const received = await send(call, request, signal).catch((error) => {
        // Middleware may reject with the reason of the signal.
        throw signal.aborted && codeOf(error) === undefined ? new AbortedError(call, signal.reason) : error;
      });
      const { status, headers, url } = received.response;
      const requestId = headers.get("x-request-id") ?? undefined;
      const durationMs = clock.now() - startedAt;
      const info = { status, headers, url, requestId, attempts: attempts.length, durationMs };
      return { ...received, errorContext: call, info };
    },
  };
}
