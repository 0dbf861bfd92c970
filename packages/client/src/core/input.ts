/** What one call sends. */
export interface Input {
  /** The values for the parameters in braces. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /**
   * What is sent as JSON, or a function that makes what `fetch` takes as a body, for each try. With `retry: false` it
   * is called once.
   */
  readonly body?: unknown;
}
