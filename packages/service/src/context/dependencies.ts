import { usualLanguage } from "@data-import/tables/basics";
import type { Blobs } from "../blobs/blobs.ts";
import type { NotedReads } from "../domain/audit-note.ts";
import type { Clock } from "../domain/clock.ts";
import type { ColumnAsk } from "../domain/column-ask.ts";
import type { EndedJob } from "../domain/ended-job.ts";
import type { GuestAccess } from "../domain/guest-access.ts";
import type { NewId } from "../domain/ids.ts";
import type { SecretKeys } from "../domain/secret-keys.ts";
import { type Tracer, traceWork } from "../domain/trace.ts";
import type { Database, Storage, TransactionOptions } from "../storage/storage.ts";
import { runUntilEnd } from "../storage/waiting.ts";
import { findChainDepth } from "./chain-depth.ts";
import type { Context } from "./context.ts";
import { createEnteredSpaces, type EnteredSpaces } from "./entered-spaces.ts";
import { holdToken } from "./hold-token.ts";
import { fillPlaces } from "./places.ts";
import { readAtOnce } from "./read-at-once.ts";
import { createPendingEvent, insertEvents, type PendingEvent, placeEvents } from "./write-events.ts";

/** What every operation and every job gets from outside. */
export interface Dependencies {
  readonly storage: Storage;
  readonly blobs: Blobs;
  readonly newId: NewId;
  readonly clock: Clock;
  readonly secretKeys: SecretKeys;
  readonly guestAccess: GuestAccess;
  /** Whether webhooks may reach private addresses, also without encryption. */
  readonly allowsPrivateWebhooks: boolean;
  /** What every file may become when its content is read, in bytes. A large one may become more. */
  readonly contentLimit: number;
  /** Takes the spans of what is done; undefined if nobody wants them. */
  readonly tracer?: Tracer | undefined;
  /** The trace to which work without a request belongs, such as a run of a job. */
  readonly traceparent?: string | undefined;
  /** Tells the job runner that there is a new job. */
  wakeJobs(): void;
  /** Asks for columns of records to be built in the background. */
  askForColumns(ask: ColumnAsk): void;
  /** Has the thread that writes note what was read, if this one only reads. */
  forwardReads(reads: NotedReads): void;
  /** Tells the operator that a job has ended. */
  noteJobEnd(job: EndedJob): void;
  /** Tells those who wait for events that this process has committed some. */
  noteEvents(): void;
}

/** Who performs an operation, where this actor may do so, and when. */
export type Caller = Pick<
  Context,
  | "actor"
  | "tokenId"
  | "isOfSession"
  | "address"
  | "permission"
  | "grants"
  | "disablesHooks"
  | "hookName"
  | "handledCommitId"
  | "chainDepth"
  | "traceparent"
  | "scope"
  | "readableScope"
  | "now"
> &
  Partial<Pick<Context, "language">>;

/** The effects of an operation that wait for the end of its transaction. */
interface Pending {
  readonly events: PendingEvent[];
  /** Runs after the commit. */
  readonly work: (() => void | Promise<void>)[];
  /** Whether the operation has used the time. */
  usesTime: boolean;
  /** The only space that a read depends on; undefined if there may be more. */
  spaceId: string | undefined;
  /** Where the next page of a list begins whose body has no place for it. */
  nextCursor?: string | undefined;
  /** The spaces of all events. */
  readonly changed: Set<string | undefined>;
  readonly entered: EnteredSpaces;
}

function createPending(): Pending {
  const entered = createEnteredSpaces();
  return { events: [], work: [], usesTime: false, spaceId: undefined, changed: new Set(), entered };
}

/** The context of a caller. `pending` collects what the end of the transaction does; a context that only reads has none. */
export function createContext(
  dependencies: Dependencies,
  caller: Caller,
  db: Database,
  pending: Pending = createPending(),
): Context {
  const { storage, blobs, newId, secretKeys, guestAccess, wakeJobs, askForColumns, clock } = dependencies;
  const { noteJobEnd, forwardReads } = dependencies;
  const { allowsPrivateWebhooks, contentLimit } = dependencies;
  let depth: Promise<number> | undefined;
  // Without spreads: every request creates one.
  const context: Context = {
    actor: caller.actor,
    accountId: caller.actor.accountId,
    tokenId: caller.tokenId,
    isOfSession: caller.isOfSession,
    address: caller.address,
    permission: caller.permission,
    grants: caller.grants,
    disablesHooks: caller.disablesHooks,
    language: caller.language ?? usualLanguage,
    hookName: caller.hookName,
    handledCommitId: caller.handledCommitId,
    chainDepth: caller.chainDepth,
    traceparent: caller.traceparent ?? dependencies.traceparent,
    findChainDepth: () => {
      depth ??= findChainDepth(context);
      return depth;
    },
    scope: caller.scope,
    readableScope: caller.readableScope,
    storage,
    db,
    newId,
    blobs,
    secretKeys,
    guestAccess,
    allowsPrivateWebhooks,
    contentLimit,
    wakeJobs,
    askForColumns,
    forwardReads,
    noteJobEnd,
    get now() {
      pending.usesTime = true;
      return caller.now;
    },
    emit: async (...events) => {
      const filled = await fillPlaces(context, events);
      const depth = await context.findChainDepth();
      for (const { context: place } of filled) pending.changed.add(place.spaceId);
      pending.events.push(...filled.map((event) => createPendingEvent(context, event, depth)));
    },
    writeEvents: () => placeEvents(context, pending.events.splice(0), clock().toISOString()),
    transactAs: ({ actor, scope, disablesHooks = caller.disablesHooks }, act) =>
      transact(dependencies, { ...caller, actor, scope, readableScope: scope, disablesHooks }, act),
    afterCommit: (work) => {
      pending.work.push(work);
    },
    stayIn: (spaceId) => {
      pending.spaceId = spaceId;
    },
    noteNextCursor: (cursor) => {
      pending.nextCursor = cursor;
    },
    enter: pending.entered.enter,
    enterArchived: pending.entered.enterArchived,
  };
  return context;
}

/** The result of a read. */
export interface ReadResult<Result> {
  readonly result: Result;
  /** Whether the same read has the same result until the data changes: it has used no time, and has not caused a change. */
  readonly isLasting: boolean;
  /** The only space that the result depends on; undefined if there may be more. */
  readonly spaceId: string | undefined;
  /** Where the next page of a list begins whose body has no place for it. */
  readonly nextCursor: string | undefined;
}

/** Runs a read for a caller: everything that `act` reads is from one moment. Then runs the work that waits for its end. */
export async function readFor<Result>(
  dependencies: Dependencies,
  caller: Caller,
  operationId: string,
  act: (context: Context) => Promise<Result>,
): Promise<ReadResult<Result>> {
  const read = async (db: Database) => {
    const pending = createPending();
    return { result: await act(createContext(dependencies, caller, db, pending)), pending };
  };
  const { result, pending } = await runUntilEnd(caller.actor.id, () =>
    readAtOnce(dependencies.storage, operationId, read, (inSnapshot) =>
      trace(dependencies, caller, "snapshot", (parent) => dependencies.storage.snapshot(inSnapshot, parent)),
    ),
  );
  await runPending(dependencies.storage, pending.work);
  const { spaceId, nextCursor } = pending;
  return { result, isLasting: !pending.usesTime && pending.work.length === 0, spaceId, nextCursor };
}

/** How the transaction of a caller differs from others. */
export interface TransactOptions extends Omit<TransactionOptions, "listSpaces"> {
  /** Whether it only changes what belongs to the spaces of its events. */
  readonly staysInSpaces?: boolean;
  /** Whether others look for new work behind it only if it has events. The default is false. */
  readonly wakesForEvents?: boolean;
}

/** Runs `act` in a transaction for a caller. Its events are written last. Work that waits for the commit runs after it. */
export async function transact<Result>(
  dependencies: Dependencies,
  caller: Caller,
  act: (context: Context) => Promise<Result>,
  { staysInSpaces = false, wakesForEvents = false, ...options }: TransactOptions = {},
): Promise<Result> {
  const change = async (db: Database) => {
    // Inside this function, because the transaction may run more than once.
    const pending = createPending();
    const context = createContext(dependencies, caller, db, pending);
    if (caller.isOfSession === true) await holdToken(context);
    const result = await act(context);
    await pending.entered.requireOpen(context);
    // A time from the end of the transaction: a long one must not record its events in the past.
    await insertEvents(context, pending.events, dependencies.clock().toISOString());
    return { result, work: pending.work, changed: pending.changed };
  };
  // Its time begins with its turn.
  const run = (db: Database) => runUntilEnd(caller.actor.id, () => change(db));
  const { result, work, changed } = await trace(dependencies, caller, "transaction", (traceparent) =>
    dependencies.storage.transaction(run, {
      ...options,
      traceparent,
      listSpaces: (ended) => (staysInSpaces ? listSpaces(ended.changed) : undefined),
    }),
  );
  if (!wakesForEvents || changed.size > 0) dependencies.noteEvents();
  await runPending(dependencies.storage, work);
  return result;
}

/** Does work of the storage in a span, if it belongs to a sampled trace; `work` gets the `traceparent` of this trace. */
function trace<Result>(
  { tracer, traceparent }: Dependencies,
  caller: Caller,
  name: string,
  work: (traceparent: string | undefined) => Promise<Result>,
): Promise<Result> {
  const parent = caller.traceparent ?? traceparent;
  if (tracer === undefined) return work(undefined);
  return traceWork(tracer, { name, kind: "internal", parent }, () => work(parent));
}

/** Runs the work that waits for the end of an operation, also if the caller of the operation has left meanwhile. */
async function runPending({ runFor }: Storage, work: Pending["work"]): Promise<void> {
  if (work.length === 0) return;
  await runFor({}, async () => {
    for (const one of work) await one();
  });
}

/** The spaces of events; undefined if an event is about more, or if there are no events. */
function listSpaces(changed: ReadonlySet<string | undefined>): readonly string[] | undefined {
  const known = [...changed].filter((spaceId) => spaceId !== undefined);
  return known.length === 0 || known.length < changed.size ? undefined : known;
}
