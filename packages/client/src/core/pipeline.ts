import type { OperationFacts } from "../operation-facts.ts";
import type { PreparedRequest } from "./build-request.ts";
import { forever } from "./clock.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import { codeOf } from "./errors/brand.ts";
import type { CallResponse, Exchange, Receive } from "./exchange.ts";
import type { Extension } from "./extension.ts";
import { createLog, type Log } from "./log.ts";
import type { WriteOptions } from "./options.ts";
import { override } from "./override.ts";
import { createRedact } from "./redact.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import { createSendAttempt } from "./send-attempt.ts";
import { createSendUntilDone } from "./send-until-done.ts";
import { createTokenSource } from "./token-source.ts";

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
  readonly redact: Exchange["redact"];
}

/** Creates the pipeline of a client. */
export function createPipeline(client: ResolvedOptions): Pipeline {
  const { clock } = client;
  const middleware = client.middleware as readonly Extension[];
  const tokens = createTokenSource(client.token, clock);
  const redact = createRedact(client.redact ?? [], tokens.inUse);
  const log = createLog(client, redact);
  const sendAttempt = middleware.reduceRight(
    (send, { wrapAttempt }) => wrapAttempt?.(send, clock) ?? send,
    createSendAttempt(client, tokens, log),
  );
  const send = middleware.reduceRight(
    (send, { wrapCall }) => wrapCall?.(send) ?? send,
    createSendUntilDone(client, tokens, log, sendAttempt),
  );

  return {
    log,
    redact,
    async exchange(operation, request, options, receive) {
      const { signal, meta = {} } = options;
      const timeouts = override(client.timeouts ?? {}, options.timeouts);
      const startedAt = clock.now();
      const endsAt = startedAt + (timeouts.total ?? forever);
      const attempts: Exchange["attempts"] = [];
      const call = { operation, attempts, redact, options, meta, timeouts, endsAt, receive };
      const received = await send(call, request, signal).catch((error) => {
        // Middleware may reject with the reason of the signal.
        throw signal?.aborted && codeOf(error) === undefined ? new AbortedError(call, signal.reason) : error;
      });
      const { status, headers, url } = received.response;
      const requestId = headers.get("x-request-id") ?? undefined;
      const etag = headers.get("etag") ?? undefined;
      const durationMs = clock.now() - startedAt;
      const info = { status, headers, url, requestId, etag, attempts: attempts.length, durationMs };
      return { ...received, call, info };
    },
  };
}
