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
  /**
   * Which questions it is asked; all of them unless given. A second run of the same implementation asks only what can
   * come out differently there: `wire` what HTTP can change (framing, headers, streams), `engine` what a database can
   * change (shape, values, behaviour).
   */
  readonly asks?: "everything" | "wire" | "engine";
  readonly auth: {
    /** A token that may do everything. */
    readonly token: string;
    /** A token of somebody who may do nothing, for 403; only targets of the level `behaviour` need one. */
    readonly powerless?: string;
  };
  /** How many bytes of a body it takes at most: a million or more, for good ones get that long; few more are quicker. */
  readonly bodyLimit: number;
  /** The same for a multipart form, where that is another limit. */
  readonly formLimit?: number;
  /**
   * Brings back the world of the description's examples, before each check; for targets that remember. Where a check is
   * about one operation, the world is to be one in which the example of that operation makes sense.
   */
  readonly reset?: (operationId?: string) => Promise<void> | void;
  /**
   * What the target remembers, as a value that is equal when nothing was changed: for targets that can be looked into.
   * What is rejected must leave it as it was.
   */
  readonly digest?: () => Promise<unknown>;
}
