import type { EnvironmentId, Context as EventContext } from "@data-import/types";
import { writeAgentLog } from "../agents/logs.ts";
import { createToken, lifetimes } from "../auth/tokens.ts";
import { leaveCommit } from "../commits/commits.ts";
import { type Caller, type Dependencies, transact } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import { toEvent } from "../events/events.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import { type ClaimedFeed, feedLease, findWait } from "./feeds.ts";
import type { AgentToken, Sandbox, SandboxResult } from "./sandbox.ts";

/** What the runs of an agent need. */
export interface RunPlace extends Dependencies {
  readonly sandbox: Sandbox;
  readonly url: string;
}

/** Another runner has the agent, or somebody deleted it. */
export class ClaimLost extends Error {}

/** After so many failed runs in a row, an agent is paused. */
const mostFailures = 20;
/** How often a runner begins with an event that ends it. Most runners end for other reasons, so this is generous. */
const mostAttempts = 10;

/** Runs an agent for one event and stores how it ended. Throws `ClaimLost` if the result must not count. */
export async function runEvent(
  place: RunPlace,
  feed: ClaimedFeed,
  source: string,
  event: StoredEvent,
  signal: AbortSignal,
): Promise<{ readonly failures: number }> {
  const startedAt = place.clock().toISOString();
  const result = feed.attempts > mostAttempts ? refuse() : await run(place, feed, source, event, signal);
  return transact(place, describeService(place, feed), async (context) => {
    const failures = result.success ? 0 : feed.failures + 1;
    const isPaused = failures >= mostFailures;
    const updated = await context.db
      .updateTable("agent_feeds")
      .set({
        position: event.position,
        attempts: 1,
        failures,
        waits_until: result.success ? null : findWait(place.clock(), failures),
        paused_at: isPaused ? context.now : null,
        claimed_until: feedLease.findEnd(place.clock()),
      })
      .where("agent_id", "=", feed.agent_id)
      .where("claimed_by", "=", feed.claimed_by)
      .executeTakeFirst();
    if (Number(updated.numUpdatedRows) === 0) throw new ClaimLost();
    await writeAgentLog(context, {
      agentId: feed.agent_id,
      event,
      success: result.success,
      startedAt,
      endedAt: place.clock().toISOString(),
      measurements: result.measurements as Readonly<Record<string, unknown>>,
      log: result.log,
    });
    const { commitId } = readJson<EventContext>(event.context) ?? {};
    if (event.topic === "commit:created" && commitId !== undefined) {
      await leaveCommit(context, commitId, feed.agent_id);
    }
    if (isPaused) await context.emit(describePause(feed, failures));
    return { failures };
  });
}

async function run(
  place: RunPlace,
  feed: ClaimedFeed,
  source: string,
  event: StoredEvent,
  signal: AbortSignal,
): Promise<SandboxResult> {
  return place.sandbox.run({
    versionId: feed.version_id,
    ...{ source, event: toEvent(event), url: place.url, signal },
    createToken: () => createAgentToken(place, feed),
  });
}

function refuse(): SandboxResult {
  const log = `The runner was ended ${mostAttempts} times while the agent handled this event, so the event is left out.`;
  return { success: false, log, measurements: {} };
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
): Caller {
  return createServiceCaller(dependencies, { accountId }, "");
}

function describePause(feed: ClaimedFeed, failures: number) {
  return {
    topic: "agent:updated" as const,
    domain: "space" as const,
    payload: { slug: feed.slug, version: feed.version, paused: true, failures },
    context: { environmentId: feed.environment_id as EnvironmentId, entityId: feed.agent_id },
    target: feed.agent_id,
  };
}
