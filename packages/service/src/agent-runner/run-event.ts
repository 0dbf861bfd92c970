import type { EnvironmentId, Context as EventContext } from "@data-import/types";
import { limits } from "@data-import/types";
import { writeAgentLog } from "../agents/logs.ts";
import { createToken, lifetimes } from "../auth/tokens.ts";
import { leaveCommit } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { type Caller, type Dependencies, transact } from "../context/dependencies.ts";
import { listSecretTexts } from "../context/secret-texts.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import type { EventExtras } from "../context/write-events.ts";
import { findTrace, toEvent } from "../events/events.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Database } from "../storage/storage.ts";
import { type ClaimedFeed, feedLease, mostFaults } from "./feeds.ts";
import type { FoundEvents } from "./find-events.ts";
import { findWait } from "./find-wait.ts";
import { type AgentLimits, countRun, type Hold, isCircle, readDepth } from "./limits.ts";
import { deleteRetry, storeRetry } from "./retries.ts";
import type { AgentToken, Sandbox, SandboxResult } from "./sandbox.ts";

/** What the runs of an agent need. */
export interface RunPlace extends Dependencies {
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly limits?: AgentLimits | undefined;
}

/** Another runner has the agent, or somebody deleted it. */
export class ClaimLost extends Error {}

/** How often a runner begins with an event that ends it. Most runners end for other reasons, so this is generous. */
const mostAttempts = 10;

/** An event, the code that handles it, and what is known of earlier runs for it. */
interface EventRun extends Pick<FoundEvents, "source" | "sourceMap" | "retry"> {
  readonly event: StoredEvent;
  /** What former runs of the process may remember, and its log must not show. The run adds what it gets to know. */
  readonly hidden: Set<string>;
}

/** How a run ended, with the changes of its feed. */
interface EndedRun
  extends Pick<
    ClaimedFeed,
    | "position"
    | "attempts"
    | "failures"
    | "faults"
    | "chain_depth"
    | "left_out"
    | "runs_since"
    | "runs"
    | "chained_runs"
  > {
  readonly hasFailed: boolean;
}

/**
 * Runs an agent for one event and stores how it ended. If hooks met a conflict that ends by itself, they run again for the
 * event later; this is not a failure. Throws `ClaimLost` if the result must not count.
 */
export async function runEvent(
  place: RunPlace,
  feed: ClaimedFeed,
  asked: EventRun,
  signal: AbortSignal,
): Promise<EndedRun> {
  const { event, retry } = asked;
  const startedAt = place.clock().toISOString();
  const refusal = findRefusal(place, feed, event);
  const parent = findTrace(event);
  const result = refusal ?? (await traceRun({ ...place, traceparent: parent }, feed, asked, signal));
  const { retry: hooks = [] } = result;
  const isLeftOut = refusal !== undefined;
  const hasFailed = !isLeftOut && !result.success && hooks.length === 0;
  const caller = { ...describeService(place, feed, event), traceparent: parent };
  return transact(place, caller, async (context) => {
    const failures = result.success ? 0 : feed.failures + (hasFailed ? 1 : 0);
    const isPaused = failures >= limits.agentFailures;
    const ended = {
      position: Math.max(feed.position, event.position),
      attempts: 1,
      failures,
      faults: 0,
      ...countRun(feed, event, place.clock()),
      chain_depth: isLeftOut ? feed.chain_depth : readDepth(event),
      left_out: feed.left_out + (isLeftOut ? 1 : 0),
    };
    const updated = await context.db
      .updateTable("agent_feeds")
      .set({
        ...ended,
        waits_until: hasFailed ? findWait(place.clock(), failures) : null,
        paused_at: isPaused ? context.now : null,
        held_until: null,
        ...(isLeftOut && { left_out_at: context.now }),
        claimed_until: feedLease.findEnd(place.clock()),
      })
      .where("agent_id", "=", feed.agent_id)
      .where("claimed_by", "=", feed.claimed_by)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) === 0) throw new ClaimLost();
    await keepRetry(context, feed, asked, hooks);
    // A conflict that lasts is in the log once.
    if (retry === undefined || hooks.length === 0) {
      await writeAgentLog(context, {
        agentId: feed.agent_id,
        event,
        success: result.success,
        startedAt,
        endedAt: place.clock().toISOString(),
        measurements: result.measurements as Readonly<Record<string, unknown>>,
        hidden: asked.hidden,
        log: hooks.length === 0 ? result.log : `${result.log}\n${describeRetry(hooks)}`,
      });
    }
    // Hooks that run again have not handled the commit yet.
    if (hooks.length === 0) await leaveHandled(context, feed, event);
    if (isPaused) await context.emit(describeChange(feed, { paused: true, failures }));
    // Once for each deployment: the agent shows how many there are.
    if (isLeftOut && feed.left_out === 0) await context.emit(describeChange(feed, { leftOut: true }));
    return { ...ended, hasFailed };
  });
}

/** Notes that an agent has handled the commit of an event, so that the commit does not wait for it any more. */
async function leaveHandled(context: Context, feed: ClaimedFeed, event: StoredEvent): Promise<void> {
  // A client that speaks of a commit has not made it: another event tells the agent of it, or told it before.
  if (event.topic !== "commit:created" || readJson<EventExtras>(event.extras)?.sentByClient) return;
  const { commitId } = readJson<EventContext>(event.context) ?? {};
  if (commitId !== undefined) await leaveCommit(context, commitId, feed.agent_id);
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

/** Runs an agent in a span of the trace of its event. */
async function traceRun(
  place: RunPlace,
  feed: ClaimedFeed,
  asked: EventRun,
  signal: AbortSignal,
): Promise<SandboxResult> {
  const { tracer, traceparent: parent } = place;
  const { id, topic } = asked.event;
  const span = tracer?.start({
    name: "run agent",
    kind: "consumer",
    parent,
    attributes: {
      "data_import.agent.id": feed.agent_id,
      "data_import.event.id": id,
      "data_import.event.topic": topic,
    },
  });
  if (span === undefined) return run(place, feed, asked, signal);
  let result: SandboxResult | undefined;
  try {
    result = await run({ ...place, traceparent: span.traceparent }, feed, asked, signal);
    return result;
  } finally {
    span.end({ error: result?.success === true ? undefined : "agent_failed" });
  }
}

async function run(
  place: RunPlace,
  feed: ClaimedFeed,
  { source, sourceMap, event, retry, hidden }: EventRun,
  signal: AbortSignal,
): Promise<SandboxResult> {
  const { storage, secretKeys } = place;
  await noteDepth(place, feed, readDepth(event));
  // Those that are replaced during the run, too.
  const secrets = await listSecretTexts(storage.db, secretKeys, event.environment_id);
  for (const text of secrets ?? []) hidden.add(text);
  return place.sandbox.run({
    versionId: feed.version_id,
    source,
    sourceMap,
    event: toEvent(event),
    retry: retry?.hooks,
    url: place.url,
    signal,
    traceparent: place.traceparent,
    createToken: async () => {
      const token = await createAgentToken(place, feed);
      hidden.add(token.text);
      return token;
    },
  });
}

const describeRetry = (hooks: readonly string[]) =>
  `The service runs ${hooks.join(", ")} for this event again until the conflict has ended.`;

/** Stores how deep the chain is whose event the agent handles: what it does from now on is one deeper. */
async function noteDepth({ storage }: RunPlace, feed: ClaimedFeed, chain_depth: number): Promise<void> {
  if (feed.chain_depth === chain_depth) return;
  const work = (db: Database) =>
    db
      .updateTable("agent_feeds")
      .set({ chain_depth })
      .where("agent_id", "=", feed.agent_id)
      .where("claimed_by", "=", feed.claimed_by)
      .execute();
  await storage.transaction(work, { isBackground: true });
}

/** Why an agent is not run for an event, as the result of its run; undefined if it is. */
function findRefusal(
  { limits = {} }: RunPlace,
  feed: ClaimedFeed,
  event: StoredEvent,
): SandboxResult | undefined {
  const refuse = (log: string) => ({ success: false, log, measurements: {} });
  if (feed.attempts > mostAttempts) {
    return refuse(
      `The runner was ended ${mostAttempts} times while the agent handled this event, so the event is left out.`,
    );
  }
  if (feed.faults >= mostFaults) {
    return refuse(
      "A part of the service failed while the agent handled this event, so the event is left out. Look what the code does with it, and report it to the operator of the service.",
    );
  }
  if (!isCircle(event, limits)) return undefined;
  return refuse(
    `${readDepth(event)} runs of agents, each caused by the one before, led to this event, so it is left out: agents seem to wake each other, or themselves, in a circle. Let the code end when nothing is left to do.`,
  );
}

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

/** A token of the agent, with its roles. */
function createAgentToken(place: RunPlace, feed: ClaimedFeed): Promise<AgentToken> {
  return transact(place, describeService(place, feed), async (context) => {
    const { id, text, expiresAt } = await createToken(context, {
      kind: "agent",
      actor: { id: feed.agent_id, kind: "agent" },
      environmentId: feed.environment_id,
      lifetime: lifetimes.agent,
    });
    return {
      text,
      expiresAt: expiresAt ?? "",
      revoke: () =>
        place.storage.transaction(async (db) => {
          await db.deleteFrom("tokens").where("id", "=", id).execute();
        }),
    };
  });
}

/** The service itself, in the account of an agent. */
function describeService(
  dependencies: Pick<Dependencies, "clock">,
  { account_id: accountId }: ClaimedFeed,
  event?: StoredEvent,
): Caller {
  // What follows from the end of a run belongs to its chain.
  const depth = event === undefined ? 0 : readDepth(event) + 1;
  return createServiceCaller(dependencies, { accountId }, "", depth);
}

/** An event about what has become of an agent. */
function describeChange(feed: ClaimedFeed, change: object) {
  return {
    topic: "agent:updated" as const,
    domain: "space" as const,
    payload: { slug: feed.slug, version: feed.version, ...change },
    context: { environmentId: feed.environment_id as EnvironmentId, entityId: feed.agent_id },
    target: feed.agent_id,
  };
}
