import type { Client } from "@data-import/client";

/** What a handler works with. */
export interface Tools {
  /** The client. In an agent it has the token of the agent. */
  readonly api: Client;
  /** Writes a line to the log: of the agent, or to the console. */
  readonly log: (...values: unknown[]) => void;
  /** Aborted when the work must end. */
  readonly signal: AbortSignal;
}
