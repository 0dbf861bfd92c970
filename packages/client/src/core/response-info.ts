/** What is known about an answer beside its body. */
export interface ResponseInfo {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly requestId?: string | undefined;
  /** The number of tries that it took. */
  readonly attempts: number;
  /** From the start of the call to the end of its body. */
  readonly durationMs: number;
}
