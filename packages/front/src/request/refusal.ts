import type { Reply } from "../exchange/call.ts";

/** One entry of the error envelope. */
export interface Failure {
  readonly message: string;
  /** The parameter, header or property that caused it, in the API's own spelling. */
  readonly key?: string;
}

/** A violation of the description. */
export interface Violation extends Failure {
  /** Whether the request violates the description, or the response of an engine or an override. */
  readonly where: "request" | "answer";
  /** The violated rule: a JSON pointer into the description, such as `/components/schemas/Space/properties/name`. */
  readonly pointer?: string;
}

/** Thrown anywhere in the front to end a request with an error status and the error envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly failures: readonly (Failure & { readonly pointer?: string })[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, failures: Refusal["failures"], headers: Record<string, string> = {}) {
    super(failures.map((failure) => failure.message).join(" "));
    this.name = "Refusal";
    this.status = status;
    this.failures = failures;
    this.headers = headers;
  }

  toReply(): Reply {
    return writeEnvelope(this.status, this.failures, this.headers);
  }
}

const most = 100;

/** An error response: the envelope with one entry per failure, at most a hundred. */
export function writeEnvelope(
  status: number,
  failures: readonly Failure[],
  headers: Readonly<Record<string, string>> = {},
): Reply {
  const errors = failures.slice(0, most).map(({ message, key }) => ({ message, ...(key && { key }) }));
  if (failures.length > most) errors.push({ message: `${failures.length - most} more violations.` });
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ errors }),
  };
}
