import { createToken, lifetimes } from "../auth/tokens.ts";
import { type Dependencies, transact } from "../context/dependencies.ts";
import { listSecretTexts } from "../context/secret-texts.ts";
import type { AgentAddress } from "../domain/agent-address.ts";
import { findTrace, toEvent } from "../events/events.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Database } from "../storage/storage.ts";
import { describeService } from "./describe-feed.ts";
import { type ClaimedFeed, mostFaults } from "./feeds.ts";
import { type AgentLimits, isCircle, readDepth } from "./limits.ts";
import type { OpenEvent } from "./open-events.ts";
import type { AgentToken, Sandbox, SandboxResult } from "./sandbox.ts";

/** What the runs of an agent need. */
export interface RunPlace extends Dependencies {
  readonly sandbox: Sandbox;
  readonly address: AgentAddress;
  readonly limits?: AgentLimits | undefined;
}

/** How often a runner begins with an event that ends it. Most runners end for other reasons, so this is generous. */
const mostAttempts = 10;

/** A run of an agent for an event. */
export interface EventRun extends OpenEvent {
  /** What former runs of the turn may remember, and its log must not show. The run adds what it gets to know. */
  readonly hidden: Set<string>;
}

/** A run that has ended. */
export interface EndedRun {
  readonly startedAt: string;
  readonly endedAt: string;
  readonly result: SandboxResult;
  /** Whether the code did not run, because the event is left out. */
  readonly isLeftOut: boolean;
}

/** Runs an agent for one event. `storeRun` stores how it ended. */
export async function runEvent(
  place: RunPlace,
  feed: ClaimedFeed,
  asked: EventRun,
  signal: AbortSignal,
): Promise<EndedRun> {
  const startedAt = place.clock().toISOString();
  const refusal = findRefusal(place, feed, asked.event);
  const traced = { ...place, traceparent: findTrace(asked.event) };
  const result = refusal ?? (await traceRun(traced, feed, asked, signal));
  const endedAt = place.clock().toISOString();
  return { startedAt, endedAt, result, isLeftOut: refusal !== undefined };
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
    ...place.address,
    signal,
    traceparent: place.traceparent,
    createToken: async () => {
      const token = await createAgentToken(place, feed);
      hidden.add(token.text);
      return token;
    },
  });
}

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
