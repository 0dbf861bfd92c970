import type { OperationFacts } from "../operation-facts.ts";
import { toResponse } from "./body.ts";
import { prepareRequest } from "./build-request.ts";
import { createCall } from "./call.ts";
import { decodeBody } from "./decode.ts";
import { ApiError } from "./errors/api-error.ts";
import { explainOtherError } from "./errors/connection-error.ts";
import type { CallResponse, Receive } from "./exchange.ts";
import type { Extension } from "./extension.ts";
import type { Input } from "./input.ts";
import { createPipeline } from "./pipeline.ts";
import { type ResolvedOptions, resolveOptions } from "./resolve-options.ts";
import type { Call, ClientOptions, HookedOptions, Ok } from "./types.ts";

export type { Input };

/** Sends all requests of a client. */
export interface Core {
  readonly options: ResolvedOptions;
  /**
   * Starts a call that returns JSON or text.
   * @param read returns the value of the call for the body of a success
   */
  send<T>(
    operation: OperationFacts,
    input: Input,
    options?: HookedOptions,
    read?: (body: unknown) => T,
  ): Call<T>;
  /** Resolves to the response of a success, as `receive` returns it; rejects with an ApiError for any other status. */
  open(
    operation: OperationFacts,
    input: Input,
    options: HookedOptions,
    receive: Receive,
  ): Promise<Ok<Response>>;
}

/** Creates the core of a client. Throws a TypeError if an option is missing or wrong. */
export function createCore(options: ClientOptions): Core {
  const client = resolveOptions(options);
  const { exchange, log, redact } = createPipeline(client);

  async function exchangeCall(
    operation: OperationFacts,
    input: Input,
    callOptions: HookedOptions,
    receive?: Receive,
  ) {
    return exchange(operation, prepareRequest(client, operation, input, callOptions), callOptions, receive);
  }

  function accept<T>({ response, text = "", info, call }: CallResponse, read: () => T): Ok<T> {
    if (!response.ok) throw new ApiError(call, info, text);
    return { ok: true, ...info, data: read() };
  }

  return {
    options: client,
    async open(operation, input, callOptions, receive) {
      const received = await exchangeCall(operation, input, callOptions, receive);
      return accept(received, () => received.response);
    },
    send(operation, input, callOptions = {}, read = (body) => body as never) {
      const exchanging = exchangeCall(operation, input, callOptions);
      return createCall(
        exchanging.then((received) =>
          accept(received, () => {
            const body = decodeBody(received);
            for (const { checkBody } of client.middleware as readonly Extension[])
              checkBody?.(received, body, log);
            return read(body);
          }),
        ),
        // It resolves to any response, even if it is a failure or cannot be decoded.
        () => exchanging.then(toResponse),
        (error) => explainOtherError({ operation, attempts: [], redact }, error),
      );
    },
  };
}
