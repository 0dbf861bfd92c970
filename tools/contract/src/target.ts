/** An implementation of the description, reached from outside. */
export interface Target {
  /** The base address, ending in `/v1`. */
  readonly baseUrl: string;
  /** A token that the target accepts. */
  readonly token: string;
  /** How to reach it; the global `fetch` unless given. */
  readonly fetch?: (request: Request) => Promise<Response>;
}
