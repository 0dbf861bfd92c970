import type { AuditAction } from "@data-import/types";
import type { Actor } from "./actor.ts";

/** What a new entry of the audit log tells. It must have ids only: no names, values of secrets or texts of tokens. */
export interface AuditNote {
  readonly action: AuditAction;
  /** Who did it, if that is not the caller. */
  readonly actorId?: string;
  readonly targetId?: string;
  /** The id of a role, or of a token of somebody. */
  readonly relatedId?: string;
  readonly environmentId?: string | null | undefined;
  readonly spaceId?: string | null | undefined;
}

/** What somebody has read, on its way to the thread that writes. */
export interface NotedReads {
  readonly accountId: string;
  readonly actor: Actor;
  /** ISO 8601 with milliseconds. */
  readonly now: string;
  readonly notes: readonly AuditNote[];
}
