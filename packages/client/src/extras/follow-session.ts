import type { Core } from "../core/core.ts";
import type { CallOptions } from "../core/types.ts";

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
