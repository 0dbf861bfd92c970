/** The facts about a response, without its body. */
export interface ResponseInfo {
  /** The status of the response, such as 200. */
  readonly status: number;
  /** The headers of the response. */
  readonly headers: Headers;
  /** The address of the request. */
  readonly url: string;
  /** The id of the request. Name it if you ask for help: the service logs it. */
  readonly requestId?: string | undefined;
  /** Stands for what the response shows. The options of a change take it as `ifMatch`. */
  readonly etag?: string | undefined;
  /** The number of attempts. */
  readonly attempts: number;
  /** From the start of the call to the end of its body, in milliseconds. */
  readonly durationMs: number;
}
