import type { AgentConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { isDue } from "../storage/is-due.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { AgentWithConfig } from "./store.ts";

/** How long the sign of a runner is valid, in milliseconds. It is renewed more than twice in this time. */
export const runnerLifeMs = 150_000;

/** Finds why the service does not run an agent, and what to do; undefined if it runs it, or if the agent has no code. */
export async function createProblemFinder({
  db,
  now,
}: Context): Promise<(agent: AgentWithConfig) => string | undefined> {
  const runner = db.selectFrom("agent_runners").select("id").limit(1);
  const isGone = isDue("works_until", new Date(now), runnerLifeMs);
  const hasRunner = (await runner.where(({ not }) => not(isGone)).executeTakeFirst()) !== undefined;
  return ({ config, ...feed }) => {
    const { source, topics = [] } = readJson<AgentConfig>(config) ?? {};
    if (source === undefined) return undefined;
    if (topics.length === 0)
      return "The agent has no topics. Deploy it again with the topics that it runs for.";
    if (!hasRunner) {
      return "No process of the service runs agents. Install the package `@data-import/agents` beside the service, and start the service again; it must not have `--roles` without `agents`.";
    }
    return explainFeed(feed, now);
  };
}

function explainFeed(
  { paused_at, held_until, left_out, left_out_at }: Omit<AgentWithConfig, "config">,
  now: string,
): string | undefined {
  if (paused_at !== null)
    return "The agent is paused, because too many runs failed. Read its log, correct the code, and deploy it again.";
  if (held_until !== null && held_until > now) {
    return `The agent has run as often as it may in an hour, so its events wait until ${held_until}. If it wakes itself, or agents wake each other, correct the code and deploy it again.`;
  }
  if (left_out === null || left_out === 0) return undefined;
  const events = left_out === 1 ? "1 event was" : `${left_out} events were`;
  return `${events} left out since the last deployment, at ${left_out_at} the last time. The log says why. Correct the code, and deploy it again.`;
}
