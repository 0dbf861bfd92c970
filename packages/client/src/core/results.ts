import type { ErrorEnvelope } from "@data-import/types";
import type { AbortedError } from "./errors/aborted-error.ts";
import type { ApiError } from "./errors/api-error.ts";
import type { ConnectionError } from "./errors/connection-error.ts";
import type { DecodeError } from "./errors/decode-error.ts";
import type { TimedOutError } from "./errors/timed-out-error.ts";
import type { ResponseInfo } from "./response-info.ts";

export type { ResponseInfo };

/** A success. */
export interface Ok<T> extends ResponseInfo {
  /** Tells a success from a failure. */
  readonly ok: true;
  /** What the call resolves to. */
  readonly data: T;
}

/** A response whose status is not a success. Each status has its own type, so that `status` narrows `error`, too. */
export interface HttpFailure<S extends number, B> extends ResponseInfo {
  /** Tells a failure from a success. */
  readonly ok: false;
  /** The status of the response, such as 404. */
  readonly status: S;
  /** What the call rejects with. */
  readonly error: ApiError<S, B>;
}

/** A failure without a usable response; only this one has the status 0. */
export interface Failure {
  /** Tells a failure from a success. */
  readonly ok: false;
  /** No response can be used. */
  readonly status: 0;
  /** What the call rejects with. */
  readonly error: ConnectionError | TimedOutError | AbortedError | DecodeError;
}

/** The failures of an operation whose types do not list statuses: those of the service and of proxies before it. */
export type AnyHttpFailure =
  | HttpFailure<304, undefined>
  | HttpFailure<400, ErrorEnvelope>
  | HttpFailure<401, ErrorEnvelope>
  | HttpFailure<403, ErrorEnvelope>
  | HttpFailure<404, ErrorEnvelope>
  | HttpFailure<408, ErrorEnvelope>
  | HttpFailure<409, ErrorEnvelope>
  | HttpFailure<412, ErrorEnvelope>
  | HttpFailure<413, ErrorEnvelope>
  | HttpFailure<422, ErrorEnvelope>
  | HttpFailure<425, ErrorEnvelope>
  | HttpFailure<429, ErrorEnvelope>
  | HttpFailure<500, ErrorEnvelope>
  | HttpFailure<502, ErrorEnvelope>
  | HttpFailure<503, ErrorEnvelope>
  | HttpFailure<504, ErrorEnvelope>
  | HttpFailure<507, ErrorEnvelope>;

/** The value of `result()`. Its `ok` and `status` distinguish the cases. */
export type Outcome<T, E = AnyHttpFailure> = Ok<T> | E | Failure;

/**
 * A call that can be awaited. Its request starts when the call is made, even if nothing awaits it, and is sent once. If
 * a call fails that nothing awaits, the runtime reports it as an unhandled rejection, as for every promise.
 */
export interface Call<T, E = AnyHttpFailure> extends Promise<T> {
  /** The success or the failure as a value; never rejects. */
  result(): Promise<Outcome<T, E>>;
  /** The data with the status, the headers and the id of the request. */
  withResponse(): Promise<Ok<T>>;
  /** The response with any status; its body is not read yet. */
  response(): Promise<Response>;
}
