/** An implementation of the description, checked from outside. */
export interface Target {
  /** The base address, ending in `/v1`. */
  readonly baseUrl: string;
  /** Sends a request to it. The default is the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * The level of the checks. `shape`: status, headers and body follow the description, and `Prefer: code=` returns
   * every documented status, as mocks do. `behaviour`: the target keeps state, and its failures have causes.
   */
  readonly level: "shape" | "behaviour";
  /**
   * The set of checks. The default is all of them. A second run of the same implementation checks only what can differ:
   * `wire` what HTTP can change (framing, headers, streams), `engine` what a database can change (shape, values,
   * behaviour).
   */
  readonly asks?: "everything" | "wire" | "engine";
  readonly auth: {
    /** A token with all permissions. */
    readonly token: string;
    /** A token without permissions, for 403; only targets of the level `behaviour` need one. */
    readonly powerless?: string;
  };
  /** The limit of a body in bytes. At least a million, because valid bodies get that long; small limits run faster. */
  readonly bodyLimit: number;
  /** The limit of a multipart form in bytes, if it differs. */
  readonly formLimit?: number;
  /**
   * Restores the world of the examples before each check, for targets with state. If a check is about one operation,
   * the example of that operation must be possible in the restored world.
   */
  readonly reset?: (operationId?: string) => Promise<void> | void;
  /**
   * A digest of the state of the target, equal as long as nothing changed; for targets whose state can be read. A
   * rejected request must not change it.
   */
  readonly digest?: () => Promise<unknown>;
}
