/** The facts about a response, without its body. */
export interface ResponseInfo {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly requestId?: string | undefined;
  /** The number of attempts. */
  readonly attempts: number;
  /** From the start of the call to the end of its body, in milliseconds. */
  readonly durationMs: number;
}
