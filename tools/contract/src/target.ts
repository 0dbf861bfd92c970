/** An implementation of the description, reached from outside. */
export interface Target {
  /** The base address, ending in `/v1`. */
  readonly baseUrl: string;
  /** How to reach it; the global `fetch` unless given. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * What is asked of it. `shape`: status, headers and body match the description, and `Prefer: code=` brings every
   * documented status, as mocks do. `behaviour`: it remembers what it was told, and failures have causes.
   */
  readonly level: "shape" | "behaviour";
  readonly auth: {
    /** A token that may do everything. */
    readonly token: string;
    /** A token of somebody who may do nothing, for 403; only targets of the level `behaviour` need one. */
    readonly powerless?: string;
  };
  /** How many bytes of a body it takes at most: a million or more, for good ones get that long; few more are quicker. */
  readonly bodyLimit: number;
  /** Brings back the world of the description's examples, before each check; for targets that remember. */
  readonly reset?: () => Promise<void> | void;
}
