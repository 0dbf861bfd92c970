import type { OperationFacts } from "../operation-facts.ts";
import { toResponse } from "./body.ts";
import { prepareRequest } from "./build-request.ts";
import { createCall } from "./call.ts";
import { decodeBody } from "./decode.ts";
import { ApiError } from "./errors/api-error.ts";
import { explainOtherError } from "./errors/connection-error.ts";
import type { Receive } from "./exchange.ts";
import type { Input } from "./input.ts";
import { type CallResponse, createPipeline } from "./pipeline.ts";
import { type ResolvedOptions, resolveOptions } from "./resolve-options.ts";
import type { Call, ClientOptions, HookedOptions, Ok } from "./types.ts";

export type { Input };

/** The one way on which all requests of a client travel. */
export interface Core {
  readonly options: ResolvedOptions;
  /**
   * A call with JSON or text as its answer. The request starts when the call is first used.
   * @param read makes what the call resolves to from the body of a success
   */
  send<T>(
    operation: OperationFacts,
    input: Input,
    options?: HookedOptions,
    read?: (body: unknown) => T,
  ): Call<T>;
  /** The response of a success as somebody receives it; throws the error of any other. */
  open(
    operation: OperationFacts,
    input: Input,
    options: HookedOptions,
    receive: Receive,
  ): Promise<Ok<Response>>;
}

/** Creates the way on which all requests of a client travel; throws a TypeError where an option is missing or wrong. */
export function createCore(options: ClientOptions): Core {
  const client = resolveOptions(options);
  const { exchange, log, redact } = createPipeline(client);

  function exchangeCall(
    operation: OperationFacts,
    input: Input,
    callOptions: HookedOptions,
    receive?: Receive,
  ) {
    return exchange(operation, prepareRequest(client, operation, input, callOptions), callOptions, receive);
  }

  function accept<T>({ response, text = "", info, errorContext }: CallResponse, read: () => T): Ok<T> {
    if (!response.ok) throw new ApiError(errorContext, info, text);
    return { ok: true, ...info, data: read() };
  }

  return {
    options: client,
    async open(operation, input, callOptions, receive) {
      const received = await exchangeCall(operation, input, callOptions, receive);
      return accept(received, () => received.response);
    },
    send(operation, input, callOptions = {}, read = (body) => body as never) {
      let received: CallResponse | undefined;
      return createCall(
        async () => {
          const current = await exchangeCall(operation, input, callOptions);
          received = current;
          const validator = callOptions.validate ?? client.validate;
          return accept(current, () => read(decodeBody(operation, current, validator, log)));
        },
        async (run) => {
          await run().catch((error) => {
            // Whatever came is the answer, even where it is no success or cannot be read.
            if (!received) throw error;
          });
          return toResponse(received as CallResponse);
        },
        (error) => explainOtherError({ operation, attempts: [], redact }, error),
      );
    },
  };
}
