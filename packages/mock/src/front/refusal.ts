/** One entry of the error envelope. */
export interface Failure {
  readonly message: string;
  /** The parameter, header or property that caused it, in the API's own spelling. */
  readonly key?: string;
}

/** Thrown anywhere in the front to end a request with an error status and the error envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly failures: readonly Failure[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    failures: readonly [Failure, ...Failure[]] | readonly Failure[],
    headers: Record<string, string> = {},
  ) {
    super(failures.map((failure) => failure.message).join(" "));
    this.name = "Refusal";
    this.status = status;
    this.failures = failures;
    this.headers = headers;
  }

  toResponse(): Response {
    return Response.json({ errors: this.failures }, { status: this.status, headers: this.headers });
  }
}
