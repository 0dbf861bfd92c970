import type { Language } from "@data-import/tables/basics";
import type {
  EventAttributes,
  EventBase,
  Context as EventContext,
  EventDomain,
  EventTopic,
} from "@data-import/types";
import type { Blobs } from "../blobs/blobs.ts";
import type { Actor } from "../domain/actor.ts";
import type { NotedReads } from "../domain/audit-note.ts";
import type { ColumnAsk } from "../domain/column-ask.ts";
import type { EndedJob } from "../domain/ended-job.ts";
import type { Grant } from "../domain/grants.ts";
import type { GuestAccess } from "../domain/guest-access.ts";
import type { NewId } from "../domain/ids.ts";
import type { ListPart } from "../domain/list-part.ts";
import type { Place, Scope } from "../domain/scope.ts";
import type { SecretKeys } from "../domain/secret-keys.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** An event that an operation records. */
export interface NewEvent {
  readonly topic: EventTopic;
  readonly domain: EventDomain;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Without the account and, unless it is another one than that of the operation, the actor: they are filled in. */
  readonly context: Omit<EventContext, "accountId">;
  /** Whether the service did it automatically, as a consequence of another change. Then the context names no actor. */
  readonly isConsequence?: true;
  /** The id of the resource that the event is about. */
  readonly target?: string;
  readonly attributes?: EventAttributes;
  readonly origin?: NonNullable<EventBase["origin"]>;
  /** Filled in by `emit`. */
  readonly namespaces?: string[];
  /** Where to read the data, relative to the address of the service: `v1/sheets/…`. */
  readonly dataUrl?: string;
}

/** Everything that an operation works with. */
export interface Context {
  readonly actor: Actor;
  readonly accountId: string;
  /** The token of the request; undefined without one, and for work that goes on without a request. */
  readonly tokenId?: string | undefined;
  /** Whether it is the token of an import session. */
  readonly isOfSession?: boolean | undefined;
  /** The network address of a caller without a token, for limits; undefined for a call inside the process. */
  readonly address?: string | undefined;
  /** The permission that the operation needs, such as `spaces:write`. */
  readonly permission: string;
  /** Everything that the actor may do. */
  readonly grants: readonly Grant[];
  /** Whether agents are not run for the changes of records that the request makes: `X-Disable-Hooks: true` asks for it. */
  readonly disablesHooks?: boolean | undefined;
  /** The language of the texts of the service, by `Accept-Language`. */
  readonly language: Language;
  /** The name in `X-Hook-Name`: which hook of the actor makes the changes. */
  readonly hookName?: string | undefined;
  /** The id in `X-Hook-Commit`: the commit that the hook handles. */
  readonly handledCommitId?: string | undefined;
  /** The result of `findChainDepth`, if the caller knows it. */
  readonly chainDepth?: number | undefined;
  /** The trace to which everything belongs that the context does; undefined if there is none. */
  readonly traceparent?: string | undefined;
  /** How many runs of agents, each caused by the one before, lead to what the context does; 0 without an agent. */
  findChainDepth(): Promise<number>;
  /** Where the actor may perform this operation. */
  readonly scope: Scope;
  /** Where the actor may read: `scope`, or more. */
  readonly readableScope: Scope;
  readonly storage: Storage;
  /** The transaction of the operation. For operations that only read, all reads see the data of one moment. */
  readonly db: Database;
  /** Which part of its list a read of a list returns; undefined for everything else. */
  readonly part?: ListPart | undefined;
  /** ISO 8601 with milliseconds. The same time for the whole operation. */
  readonly now: string;
  readonly newId: NewId;
  readonly blobs: Blobs;
  /** The keys with which the values of secrets are encrypted. */
  readonly secretKeys: SecretKeys;
  readonly guestAccess: GuestAccess;
  /** Whether webhooks may reach private addresses, also without encryption. */
  readonly allowsPrivateWebhooks: boolean;
  /** What every file may become when its content is read, in bytes. A large one may become more. */
  readonly contentLimit: number;
  /** Records events. They are written at the end of the transaction of the change that they describe. */
  emit(...events: readonly NewEvent[]): Promise<void>;
  /**
   * Writes the recorded events now, for an operation that shows their times; returns them. Call it last: from here on,
   * other transactions of the account wait with their events.
   */
  writeEvents(): Promise<readonly StoredEvent[]>;
  /**
   * Runs a transaction for the caller, or for a person who has just signed in; only for operations that open their
   * transactions themselves. If they do so in steps, each is done once for an idempotency key, and returns what it returned
   * then; one that returned undefined has done nothing.
   */
  transactAs<Result>(
    person: Pick<Context, "actor" | "scope"> & Partial<Pick<Context, "disablesHooks">>,
    act: (context: Context) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Runs `work` after the transaction is committed, or after the read; never if it is rolled back. For example to wake
   * the job runner.
   */
  afterCommit(work: () => void | Promise<void>): void;
  /**
   * Says that the operation only reads what belongs to one space or changes seldom. Then no commit changes its result
   * that changes other spaces only, see `changes` of an operation.
   */
  stayIn(spaceId: string): void;
  /** Says where the next page of a list begins whose body has no place for it: the response has it in `X-Next-Cursor`. */
  noteNextCursor(cursor: string | undefined): void;
  /** Notes a place that the operation uses: a change of anything in an archived space is rejected at its end. */
  enter(place: Place): void;
  /** Says that the operation may use an archived space: it ends the space, brings it back, or takes its data out. */
  enterArchived(): void;
  /** Tells the job runner that there is a new job; for `afterCommit`. */
  readonly wakeJobs: () => void;
  /** Asks for columns of records to be built in the background; for `afterCommit`. */
  readonly askForColumns: (ask: ColumnAsk) => void;
  /** Has the thread that writes note what was read, if this one only reads; for `afterCommit`. */
  readonly forwardReads: (reads: NotedReads) => void;
  /** Tells the operator that a job has ended; for `afterCommit`. */
  readonly noteJobEnd: (job: EndedJob) => void;
}
