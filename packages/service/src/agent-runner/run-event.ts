import type { EnvironmentId, Context as EventContext } from "@data-import/types";
import { writeAgentLog } from "../agents/logs.ts";
import { createToken, lifetimes } from "../auth/tokens.ts";
import { leaveCommit } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { type Caller, type Dependencies, transact } from "../context/dependencies.ts";
import { listSecretTexts } from "../context/secret-texts.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import type { EventExtras } from "../context/write-events.ts";
import { toEvent } from "../events/events.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import { type ClaimedFeed, feedLease } from "./feeds.ts";
import type { FoundEvents } from "./find-events.ts";
import { findWait } from "./find-wait.ts";
import { deleteRetry, storeRetry } from "./retries.ts";
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

/** An event, the code that handles it, and what is known of earlier runs for it. */
interface EventRun extends Pick<FoundEvents, "source" | "sourceMap" | "retry"> {
  readonly event: StoredEvent;
  /** What former runs of the process may remember, and its log must not show. The run adds what it gets to know. */
  readonly hidden: Set<string>;
}

/** How a run ended, with the changes of its feed. */
interface EndedRun extends Pick<ClaimedFeed, "position" | "attempts" | "failures"> {
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
  const result = feed.attempts > mostAttempts ? refuse() : await run(place, feed, asked, signal);
  const { retry: hooks = [] } = result;
  const hasFailed = !result.success && hooks.length === 0;
  return transact(place, describeService(place, feed), async (context) => {
    const failures = result.success ? 0 : feed.failures + (hasFailed ? 1 : 0);
    const isPaused = failures >= mostFailures;
    const ended = { position: Math.max(feed.position, event.position), attempts: 1, failures };
    const updated = await context.db
      .updateTable("agent_feeds")
      .set({
        ...ended,
        waits_until: hasFailed ? findWait(place.clock(), failures) : null,
        paused_at: isPaused ? context.now : null,
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
    if (isPaused) await context.emit(describePause(feed, failures));
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

async function run(
  place: RunPlace,
  feed: ClaimedFeed,
  { source, sourceMap, event, retry, hidden }: EventRun,
  signal: AbortSignal,
): Promise<SandboxResult> {
  const { storage, secretKeys } = place;
  // Those that are replaced during the run, too.
  const secrets = await listSecretTexts(storage.db, secretKeys, event.environment_id);
  for (const text of secrets ?? []) hidden.add(text);
  return place.sandbox.run({
    versionId: feed.version_id,
    ...{ source, sourceMap, event: toEvent(event), retry: retry?.hooks, url: place.url, signal },
    createToken: async () => {
      const token = await createAgentToken(place, feed);
      hidden.add(token.text);
      return token;
    },
  });
}

const describeRetry = (hooks: readonly string[]) =>
  `The service runs ${hooks.join(", ")} for this event again until the conflict has ended.`;

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
