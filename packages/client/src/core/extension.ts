import type { CallResponse, Received, Send } from "./exchange.ts";
import type { Clock, PackageMiddleware } from "./hooks.ts";
import type { Log } from "./log.ts";
import type { Attempt } from "./send-attempt.ts";

/**
 * What middleware of this package does. It is imported, so that a program without it does not contain its code. Each
 * client calls `wrapAttempt` and `wrapCall` once, so the state of the functions that they return belongs to that client.
 */
export interface Extension extends PackageMiddleware {
  /** Wraps the step that sends a call once. */
  readonly wrapAttempt?: (send: Send<Attempt>, clock: Clock) => Send<Attempt>;
  /** Wraps the step that sends a call until it is done. */
  readonly wrapCall?: (send: Send<Received>) => Send<Received>;
  /** Compares the decoded body of a success with the description; may throw. */
  readonly checkBody?: (received: CallResponse, body: unknown, log: Log) => void;
}
