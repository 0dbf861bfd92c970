import type { Next } from "./hooks.ts";

/** The values that one call sends. */
export interface Input {
  /** The values for the parameters in braces. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /**
   * A value to send as JSON, or a function that returns a body for `fetch`, one for each attempt. With `retry: false`
   * it is called once.
   */
  readonly body?: unknown;
  /** Sends this call instead of the client's `fetch`. */
  readonly fetch?: Next | undefined;
}
