import type { PreparedRequest } from "./build-request.ts";
import type { ErrorContext } from "./errors/data-import-error.ts";
import type { AttemptInfo } from "./hooks.ts";
import type { Timeouts, WriteOptions } from "./options.ts";
import type { ResponseInfo } from "./response-info.ts";
import type { Watch } from "./watch.ts";

/** A running call with all its attempts. */
export interface Exchange extends ErrorContext {
  /** The finished attempts. */
  readonly attempts: AttemptInfo[];
  readonly options: WriteOptions;
  /** Notes that the caller and the middleware share. */
  readonly meta: Record<string, unknown>;
  readonly timeouts: Timeouts;
  /** When the total time-out ends the call, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Handles the body of a success. The default reads it to its end. */
  readonly receive: Receive | undefined;
}

/** Returns a response with an unread body to which the time-outs apply. */
export type Receive = (response: Response, watch: Watch, idleMs: number) => Response;

/** A response. If its body was read to the end, `text` has it. */
export interface Received {
  readonly response: Response;
  readonly text?: string | undefined;
}

/** The last response of a call. */
export interface CallResponse extends Received {
  readonly info: ResponseInfo;
  readonly call: Exchange;
}

/** One step of the pipeline; it sends a call through the next step. */
export type Send<T> = (call: Exchange, request: PreparedRequest, signal?: AbortSignal) => Promise<T>;
