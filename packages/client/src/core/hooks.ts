import type { ErrorCode } from "@data-import/types";

/** The name of an operation in the description, such as `updateSpace`. */
export type OperationId = string;

/** One attempt of a call: its request, its result and its duration. */
export interface AttemptInfo {
  /** 1 for the first attempt. */
  readonly n: number;
  /** The HTTP method. */
  readonly method: string;
  /** The path with its parameters in braces, without ids. */
  readonly path: string;
  /** The operation of the call. */
  readonly operationId: OperationId;
  /** Absent if no response came. */
  readonly status?: number | undefined;
  /** Why the attempt failed; absent if a response came. */
  readonly error?: unknown;
  /** Whether the request was sent; `false` if no byte of it was sent. */
  readonly sent: boolean | "unknown";
  /** How long the attempt took, in milliseconds. */
  readonly durationMs: number;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** How long the client waited before the next attempt, in milliseconds; absent for the last attempt. */
  readonly waitMs?: number | undefined;
}

/** Facts about the request that middleware handles. */
export interface RequestContext {
  /** The operation of the call. */
  readonly operationId: OperationId;
  /** 1 for the first attempt; always 1 in middleware of `wrapCalls`. */
  readonly attempt: number;
  /** Aborts when the caller aborts or a time-out ends the attempt. */
  readonly signal: AbortSignal;
  /** The `meta` of the caller; middleware may add notes for other middleware. */
  readonly meta: Record<string, unknown>;
}

/** Passes the request to the next middleware, and finally to `fetch`. */
export type Next = (request: Request) => Promise<Response>;

/** A layer around each attempt of a call. It may call `next` more than once. */
export interface Middleware {
  /** Its name in error messages. */
  readonly name: string;
  /** Sends the request with `next`, and returns the response, or one of its own. */
  handle(request: Request, next: Next, context: RequestContext): Promise<Response>;
}

/** Middleware that `trace`, `wrapCalls`, `limitConcurrency` or `validateResponses` made. */
export interface PackageMiddleware {
  /** The function that made it. */
  readonly name: "trace" | "wrapCalls" | "limitConcurrency" | "validateResponses";
  /** It has none: the client itself knows what to do. */
  readonly handle?: undefined;
}

/** How much is logged; each level includes the levels before it. */
export type LogLevel = "off" | "error" | "warn" | "info" | "debug";

/** Takes messages and redacted details. `console` is a logger. */
export interface Logger {
  /** Logs a call that got no response, or a status of 500 or more. */
  error(message: string, details?: unknown): void;
  /** Logs a retry, or a response that does not match the description. */
  warn(message: string, details?: unknown): void;
  /** Logs any other call at its end. */
  info(message: string, details?: unknown): void;
  /** The client logs nothing at this level. */
  debug(message: string, details?: unknown): void;
}

/** The attributes of a span, with the names of OpenTelemetry. */
export type SpanAttributes = Record<string, string | number>;

/** The span of one running attempt. */
export interface Span {
  /** Adds attributes. */
  set(attributes: SpanAttributes): void;
  /** Adds the headers that pass the trace to the service, such as `traceparent`. */
  inject(headers: Headers): void;
  /** Records a failure: an error, or a status that is not a success. */
  fail(error: unknown): void;
  /** Ends the span. */
  end(): void;
}

/** Starts a span for each attempt. The four methods of a span correspond to methods of an OpenTelemetry span. */
export interface Tracer {
  /** Starts a span. */
  start(name: string, attributes: SpanAttributes): Span;
}

/** The source of time and random numbers, so that tests can control both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Resolves after the time, or rejects with the signal's reason as soon as it aborts. A `timeout` ends a request that
   * takes too long; without it, the client waits before its next request.
   */
  sleep(ms: number, signal: AbortSignal, purpose?: "timeout"): Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** One error, and the field, parameter or id that it concerns. */
export interface Issue {
  /** What is wrong, for people to read. */
  readonly message: string;
  /** The field, parameter or id; absent if the error concerns none of them. */
  readonly key?: string | undefined;
  /** What kind of error it is, if the service sent it: see the page of errors of the docs. */
  readonly code?: ErrorCode | undefined;
}

/** Compares responses with the description. */
export interface ResponseValidator {
  /** Returns the errors of the body of a response; `undefined` or an empty list if the body is valid. */
  check(operationId: OperationId, status: number, body: unknown): readonly Issue[] | undefined;
  /** `warn` logs the errors and returns the body, `throw` makes the call fail with a `DecodeError`. */
  readonly mode: "warn" | "throw";
}
