import type { Event } from "@data-import/types";
import type { Core } from "../core/core.ts";
import type { CallOptions } from "../core/types.ts";

/** Some events, and the cursor behind them. A step may have no events and only move the cursor. */
export interface FollowStep {
  readonly events: readonly Event[];
  readonly cursor: string | undefined;
}

/** What the requests of one `follow` share. */
export interface FollowSession {
  readonly core: Core;
  readonly call: CallOptions & { readonly signal: AbortSignal };
  /** Where it is in the events. */
  readonly place: {
    readonly filter: Readonly<Record<string, unknown>>;
    /** Behind which events to continue; undefined before the first response. */
    cursor: string | undefined;
    /** Failures since the last success. */
    failures: number;
  };
}
