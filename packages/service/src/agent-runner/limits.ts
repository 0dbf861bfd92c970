import { limits } from "@data-import/types";
import type { EventExtras } from "../context/write-events.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Feed } from "./feeds.ts";

/** How often agents run, so that none of them goes on for ever. */
export interface AgentLimits {
  /** How often an agent runs in an hour. Further events wait. The default is 10,000. */
  readonly runs?: number | undefined;
  /** The same for events that agents caused. The default is 1,000. */
  readonly chainedRuns?: number | undefined;
  /**
   * How many runs of agents, each caused by the one before, may lead to an event for which an agent runs. Further events are
   * left out, because nobody has asked for them. The default is 100.
   */
  readonly chain?: number | undefined;
}

const hourMs = 3_600_000;

/** The depth of the chain of an event: 0 if no agent caused it. */
export function readDepth({ extras }: StoredEvent): number {
  return readJson<EventExtras>(extras)?.chainDepth ?? 0;
}

/** Whether an event comes from a circle, or from a chain that looks like one. */
export function isCircle(event: StoredEvent, { chain = limits.agentChainRuns }: AgentLimits): boolean {
  return readDepth(event) > chain;
}

/** The runs of an agent in an hour, as its feed has them. */
type Counts = Pick<Feed, "runs_since" | "runs" | "chained_runs">;

/** The counts behind one more run. An hour begins with the first run behind the end of the one before. */
export function countRun(feed: Counts, event: StoredEvent, now: Date): Counts {
  const current = findCounts(feed, now);
  const chained_runs = current.chained_runs + (readDepth(event) > 0 ? 1 : 0);
  return { ...current, runs: current.runs + 1, chained_runs };
}

/** Why an agent must wait, and until when. */
export interface Hold {
  readonly until: Date;
  readonly runs: number;
}

/** Whether an agent has run as often as it may in this hour; undefined if it may run for an event. */
export function findHold(
  feed: Counts,
  event: StoredEvent,
  { runs: most = limits.agentRunsPerHour, chainedRuns = limits.chainedAgentRunsPerHour }: AgentLimits,
  now: Date,
): Hold | undefined {
  const { runs_since, runs, chained_runs } = findCounts(feed, now);
  const isHeld = runs >= most || (readDepth(event) > 0 && chained_runs >= chainedRuns);
  return isHeld ? { until: new Date(Date.parse(runs_since ?? "") + hourMs), runs } : undefined;
}

function findCounts({ runs_since, runs, chained_runs }: Counts, now: Date): Counts {
  const passed = runs_since === null ? hourMs : now.getTime() - Date.parse(runs_since);
  // The clock may have been set back.
  if (passed >= 0 && passed < hourMs) return { runs_since, runs, chained_runs };
  return { runs_since: now.toISOString(), runs: 0, chained_runs: 0 };
}
