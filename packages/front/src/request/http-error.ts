import type { HttpResponse } from "../exchange/http.ts";

/** The codes of the errors that the front finds. The service that uses it describes them, and has more. */
export type FrontCode =
  | "value_missing"
  | "wrong_type"
  | "value_not_allowed"
  | "value_too_short"
  | "value_too_long"
  | "value_out_of_range"
  | "value_malformed"
  | "value_repeated"
  | "value_invalid"
  | "name_unknown"
  | "body_malformed"
  | "body_too_complex"
  | "request_malformed"
  | "token_missing"
  | "path_unknown"
  | "method_not_allowed"
  | "not_acceptable"
  | "request_too_slow"
  | "body_too_large"
  | "content_type_unsupported"
  | "content_encoding_unsupported"
  | "expectation_unsupported"
  | "headers_too_large"
  | "internal_error"
  | "not_implemented"
  | "unavailable"
  | "busy";

/** One entry of the error envelope. */
export interface Failure<Code extends string = FrontCode> {
  /** What is wrong, for people to read. */
  readonly message: string;
  /** What kind of error it is, for programs. */
  readonly code: Code;
  /** The parameter, header or property that caused it, in the API's own spelling. */
  readonly key?: string;
}

/** A violation of the description. */
export interface Violation extends Omit<Failure, "code"> {
  /** The code of the error; absent if a response violates the description. */
  readonly code?: FrontCode;
  /** Whether the request violates the description, or the response of an engine or an override. */
  readonly where: "request" | "response";
  /** The violated rule: a JSON pointer into the description, such as `/components/schemas/Space/properties/name`. */
  readonly pointer?: string;
}

/** Thrown anywhere in the front to end a request with an error status and the error envelope. */
export class HttpError<Code extends string = FrontCode> extends Error {
  readonly status: number;
  readonly failures: readonly (Failure<Code> & { readonly pointer?: string })[];
  readonly headers: Readonly<Record<string, string>>;

  // No other codes than those of the type: the compiler must not infer them from the errors.
  constructor(
    status: number,
    failures: HttpError<NoInfer<Code>>["failures"],
    headers: Record<string, string> = {},
  ) {
    // A refusal is a response and not a defect: nobody reads where it was made, and to save that takes longer than
    // the rest of it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(failures.map((failure) => failure.message).join(" "));
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "HttpError";
    this.status = status;
    this.failures = failures;
    this.headers = headers;
  }

  toResponse(): HttpResponse {
    return writeEnvelope(this.status, this.failures, this.headers);
  }
}

const mostFailures = 100;

/** An error response: the envelope with one entry per failure, at most a hundred. */
export function writeEnvelope(
  status: number,
  failures: readonly Failure<string>[],
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  const errors = failures
    .slice(0, mostFailures)
    .map(({ message, key, code }) => ({ message, ...(key && { key }), code }));
  const next = failures[mostFailures];
  if (next !== undefined) {
    errors.push({ message: `${failures.length - mostFailures} more violations.`, code: next.code });
  }
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ errors }),
  };
}
