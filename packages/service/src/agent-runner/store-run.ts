import type { Context as EventContext } from "@data-import/types";
import { limits } from "@data-import/types";
import { addAgentLog } from "../agents/logs.ts";
import { trimLogs } from "../agents/store.ts";
import { leaveCommit } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { transact } from "../context/dependencies.ts";
import type { EventExtras } from "../context/write-events.ts";
import { findTrace } from "../events/events.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import { describeChange, describeService } from "./describe-feed.ts";
import { type ClaimedFeed, currentVersion, feedLease } from "./feeds.ts";
import { findWait } from "./find-wait.ts";
import { type Hold, readDepth } from "./limits.ts";
import type { Progress } from "./open-events.ts";
import { deleteRetry, storeRetry } from "./retries.ts";
import type { EndedRun, EventRun, RunPlace } from "./run-event.ts";

/** Another runner has the agent, or somebody deleted it. */
export class ClaimLost extends Error {}

/** How an ended run is stored. */
export interface StoreRun {
  readonly run: EventRun;
  readonly ended: EndedRun;
  /** How far the agent has come with it. */
  readonly progress: Progress;
  /** Whether another run of the turn has failed: the agent waits. */
  readonly isWaiting: boolean;
}

/** What a stored run changes of its feed. */
interface StoredRun
  extends Pick<
    ClaimedFeed,
    | "position"
    | "handled"
    | "attempts"
    | "failures"
    | "faults"
    | "chain_depth"
    | "left_out"
    | "waits_until"
    | "paused_at"
  > {
  readonly hasFailed: boolean;
  /** Whether the agent still has the version that has run. */
  readonly isCurrent: boolean;
}

/**
 * Stores how a run ended. If hooks met a conflict that ends by itself, they run again for the event later; this is not a
 * failure. Throws `ClaimLost` if the result must not count.
 */
export async function storeRun(
  place: RunPlace,
  feed: ClaimedFeed,
  { run: asked, ended, progress, isWaiting }: StoreRun,
): Promise<StoredRun> {
  const { event, retry } = asked;
  const { result, isLeftOut } = ended;
  const { retry: hooks = [] } = result;
  const hasFailed = !isLeftOut && !result.success && hooks.length === 0;
  const caller = { ...describeService(place, feed, event), traceparent: findTrace(event) };
  const store = async (context: Context): Promise<StoredRun> => {
    const failures = result.success ? 0 : feed.failures + (hasFailed ? 1 : 0);
    const isPaused = feed.paused_at === null && failures >= limits.agentFailures;
    const free = isWaiting ? feed.waits_until : null;
    const changes = {
      position: Math.max(feed.position, progress.position),
      handled: progress.handled.length > 0 ? JSON.stringify(progress.handled) : null,
      attempts: 1,
      failures,
      faults: 0,
      chain_depth: isLeftOut ? feed.chain_depth : readDepth(event),
      left_out: feed.left_out + (isLeftOut ? 1 : 0),
      waits_until: hasFailed ? findWait(place.clock(), failures) : free,
      paused_at: isPaused ? context.now : feed.paused_at,
    };
    // A conflict that lasts is in the log once.
    const isLogged = retry === undefined || hooks.length === 0;
    const bytes = isLogged ? await logRun(context, feed, asked, ended) : 0;
    const updated = await context.db
      .updateTable("agent_feeds")
      .set((is) => ({
        ...changes,
        runs_since: feed.runs_since,
        runs: feed.runs,
        chained_runs: feed.chained_runs,
        log_bytes: is("log_bytes", "+", bytes),
        held_until: null,
        ...(isLeftOut && { left_out_at: context.now }),
        claimed_until: feedLease.findEnd(place.clock()),
      }))
      .where("agent_id", "=", feed.agent_id)
      .where("claimed_by", "=", feed.claimed_by)
      .returning(["log_bytes", currentVersion.as("version")])
      .executeTakeFirst();
    if (updated === undefined) throw new ClaimLost();
    await trimLogs(context, feed.agent_id, Number(updated.log_bytes));
    await keepRetry(context, feed, asked, hooks);
    // Hooks that run again have not handled the commit yet.
    if (hooks.length === 0) await leaveHandled(context, feed, event);
    if (isPaused) await context.emit(describeChange(feed, { paused: true, failures }));
    // Once for each deployment: the agent shows how many there are.
    if (isLeftOut && feed.left_out === 0) await context.emit(describeChange(feed, { leftOut: true }));
    return { ...changes, hasFailed, isCurrent: updated.version === feed.version };
  };
  return transact(place, caller, store, { wakesForEvents: true });
}

/** Writes the log entry of a run: what it takes, in bytes. */
function logRun(
  context: Context,
  feed: ClaimedFeed,
  { event, hidden }: EventRun,
  { startedAt, endedAt, result: { success, log, measurements, retry: hooks = [] } }: EndedRun,
): Promise<number> {
  return addAgentLog(context, {
    agentId: feed.agent_id,
    event,
    success,
    startedAt,
    endedAt,
    measurements: measurements as Readonly<Record<string, unknown>>,
    hidden,
    log: hooks.length === 0 ? log : `${log}\n${describeRetry(hooks)}`,
  });
}

/** Notes that an agent has handled the commit of an event, so that the commit does not wait for it any more. */
async function leaveHandled(context: Context, feed: ClaimedFeed, event: StoredEvent): Promise<void> {
  // A client that speaks of a commit has not made it: another event tells the agent of it, or told it before.
  if (event.topic !== "commit:created" || readJson<EventExtras>(event.extras)?.sentByClient) return;
  const { trackChanges } = readJson<{ readonly trackChanges?: boolean }>(event.payload) ?? {};
  const { commitId } = readJson<EventContext>(event.context) ?? {};
  if (trackChanges === true && commitId !== undefined) await leaveCommit(context, commitId, feed.agent_id);
}

/** Keeps which hooks must run again for an event. */
async function keepRetry(
  { db, now }: Context,
  { agent_id: agentId }: ClaimedFeed,
  { event, retry }: EventRun,
  hooks: readonly string[],
): Promise<void> {
  if (hooks.length > 0) {
    const attempts = (retry?.attempts ?? 0) + 1;
    await storeRetry(db, agentId, event.id, { hooks, attempts, now: new Date(now) });
  } else if (retry !== undefined) await deleteRetry(db, agentId, event.id);
}

const describeRetry = (hooks: readonly string[]) =>
  `The service runs ${hooks.join(", ")} for this event again until the conflict has ended.`;

/** Releases an agent that has run as often as it may in an hour, until the hour is over. Its events wait. */
export async function holdFeed(place: RunPlace, feed: ClaimedFeed, { until, runs }: Hold): Promise<void> {
  await transact(place, describeService(place, feed), async (context) => {
    const heldUntil = until.toISOString();
    const { numUpdatedRows } = await context.db
      .updateTable("agent_feeds")
      .set({ waits_until: heldUntil, held_until: heldUntil, claimed_by: null, claimed_until: null })
      .set((is) => ({ attempts: is("attempts", "-", 1) }))
      .where("agent_id", "=", feed.agent_id)
      .where("claimed_by", "=", feed.claimed_by)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await context.emit(describeChange(feed, { heldUntil, runs }));
  });
}
