import type { PreparedRequest } from "./build-request.ts";
import type { ErrorContext } from "./errors/data-import-error.ts";
import type { AttemptInfo } from "./hooks.ts";
import type { Timeouts, WriteOptions } from "./options.ts";
import type { Watch } from "./watch.ts";

/** One call on its way, with all its tries. */
export interface Exchange extends ErrorContext {
  /** The tries that are over. */
  readonly attempts: AttemptInfo[];
  readonly options: WriteOptions;
  /** What the caller and the middleware tell each other. */
  readonly meta: Record<string, unknown>;
  readonly timeouts: Timeouts;
  /** When the total time-out ends the call. */
  readonly endsAt: number;
  /** What is done with the body of a success; unless it is given, it is read to its end. */
  readonly receive: Receive | undefined;
}

/** Puts the body of a response under watch instead of reading it to its end. */
export type Receive = (response: Response, watch: Watch, idleMs: number) => Response;

/** A response, its body read to the end if `text` is there. */
export interface Received {
  readonly response: Response;
  readonly text?: string | undefined;
}

/** One step of the pipeline: sends a call by means of the step below it. */
export type Send<T> = (call: Exchange, request: PreparedRequest, signal: AbortSignal) => Promise<T>;
