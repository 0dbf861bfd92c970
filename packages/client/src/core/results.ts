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
  readonly ok: true;
  readonly data: T;
}

/** An answer whose status is not a success. */
export interface HttpFailure<S extends number, B> extends ResponseInfo {
  readonly ok: false;
  readonly status: S;
  readonly error: ApiError<S, B>;
}

/** No answer that could be used: the only failure with the status 0. */
export interface Failure {
  readonly ok: false;
  readonly status: 0;
  readonly error: ConnectionError | TimedOutError | AbortedError | DecodeError;
}

/** Every status that the service and what stands before it answer failures with. */
export type FailureStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 425 | 429 | 500 | 502 | 503 | 504;

/** A failure of an operation that names no statuses of its own. */
export type AnyHttpFailure = HttpFailure<FailureStatus, ErrorEnvelope>;

/** What `result()` resolves to. `ok` and `status` tell the cases apart. */
export type Outcome<T, E = AnyHttpFailure> = Ok<T> | E | Failure;

/**
 * A call that can be awaited. Its request starts once, when it is first awaited or asked for its result, its
 * response or both; asking again brings the same answer.
 */
export interface Call<T, E = AnyHttpFailure> extends Promise<T> {
  /** The answer or the failure as a value; never rejects. */
  result(): Promise<Outcome<T, E>>;
  /** The data with the status, the headers and the request's id. */
  withResponse(): Promise<Ok<T>>;
  /** The answer as it came, whatever its status, with a body that is still to be read. */
  response(): Promise<Response>;
}
