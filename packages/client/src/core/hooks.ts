/** The name of an operation in the description, such as `updateSpace`. */
export type OperationId = string;

/** One try of a call: what was sent, what came back and how long it took. */
export interface AttemptInfo {
  /** 1 for the first try. */
  readonly n: number;
  readonly method: string;
  /** The path with its parameters in braces, so that it carries no ids. */
  readonly path: string;
  readonly operationId: OperationId;
  /** Absent where no answer came. */
  readonly status?: number | undefined;
  readonly error?: unknown;
  readonly durationMs: number;
  /** How long the service asked to wait. */
  readonly retryAfterMs?: number | undefined;
  /** How long the client waited before the next try; absent on the last one. */
  readonly waitMs?: number | undefined;
}

/** What middleware knows about the request that it handles. */
export interface RequestContext {
  readonly operationId: OperationId;
  /** 1 for the first try; stays 1 in middleware with the scope `call`. */
  readonly attempt: number;
  /** Aborts when the caller aborts or a time-out ends the try. */
  readonly signal: AbortSignal;
  /** What the caller passed as `meta`; middleware may leave notes for each other here. */
  readonly meta: Record<string, unknown>;
}

/** Hands the request to the next middleware, and in the end to `fetch`. */
export type Next = (request: Request) => Promise<Response>;

/** Stands around requests like the layer of an onion. `next` may be called again. */
export interface Middleware {
  readonly name: string;
  /** `call` wraps all tries of a call, `attempt` (the default) wraps each of them. */
  readonly scope?: "call" | "attempt";
  handle(request: Request, next: Next, context: RequestContext): Promise<Response>;
}

/** How much a logger is told; each level includes the ones before it. */
export type LogLevel = "off" | "error" | "warn" | "info" | "debug";

/** Takes messages and redacted details. `console` is one. */
export interface Logger {
  error(message: string, details?: unknown): void;
  warn(message: string, details?: unknown): void;
  info(message: string, details?: unknown): void;
  debug(message: string, details?: unknown): void;
}

/** The values of a span's attributes, named as OpenTelemetry names them. */
export type SpanAttributes = Record<string, string | number>;

/** One try while it lasts. */
export interface Span {
  set(attributes: SpanAttributes): void;
  /** Adds the headers that carry the trace to the service, such as `traceparent`. */
  inject(headers: Headers): void;
  /** Says what failed: an error, or a status that is not a success. */
  fail(error: unknown): void;
  end(): void;
}

/** Starts a span for each try. Its four calls map one to one on an OpenTelemetry span. */
export interface Tracer {
  start(name: string, attributes: SpanAttributes): Span;
}

/** Where the client takes time and chance from, so that tests can hold both. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the time, or rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

/** One thing that was wrong, and the field, parameter or id that it is about. */
export interface Issue {
  readonly message: string;
  readonly key?: string;
}

/** Compares answers with the description. */
export interface ResponseValidator {
  /** Says what is wrong with the body of an answer; `undefined` or an empty list where nothing is. */
  check(operationId: OperationId, status: number, body: unknown): readonly Issue[] | undefined;
  /** `warn` tells the logger and hands the body on, `throw` fails the call with a `DecodeError`. */
  readonly mode: "warn" | "throw";
}
