import type { Context as EventContext, EventDomain, EventTopic } from "@data-import/types";
import type { Blobs } from "../blobs/blobs.ts";
import type { Actor } from "../domain/actor.ts";
import type { Grant } from "../domain/grants.ts";
import type { NewId } from "../domain/ids.ts";
import type { Scope } from "../domain/scope.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** An event that an operation is about to leave behind. */
export interface NewEvent {
  readonly topic: EventTopic;
  readonly domain: EventDomain;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Account and actor are filled in. */
  readonly context: Omit<EventContext, "accountId" | "actorId">;
  /** Whether the service did it by itself, as a consequence of something else: then the context names no actor. */
  readonly isConsequence?: true;
  /** The id of what the event is about. */
  readonly target?: string;
  /** A path that the data can be read from. */
  readonly dataUrl?: string;
}

/** What an operation works with. */
export interface Context {
  readonly actor: Actor;
  readonly accountId: string;
  /** What the operation takes: `spaces:write`. */
  readonly permission: string;
  /** Everything that the actor may do. */
  readonly grants: readonly Grant[];
  /** Where the actor may do this operation. */
  readonly scope: Scope;
  /** Where the actor may at least look: as far as `reach`, or farther. */
  readonly readableScope: Scope;
  readonly storage: Storage;
  /** The transaction of the operation; outside one in operations that only read. */
  readonly db: Database;
  /** ISO 8601 with milliseconds: one point in time for the whole operation. */
  readonly now: string;
  readonly newId: NewId;
  readonly blobs: Blobs;
  /** Writes events beside the change that they tell of, in its transaction. */
  emit(...events: readonly NewEvent[]): Promise<void>;
  /** Runs when the transaction is committed, and never when it is not: for what wakes others up. */
  afterCommit(work: () => void): void;
  /** Tells whoever runs jobs that there is one; for `afterCommit`. */
  readonly wakeJobs: () => void;
}
