import type { EnvironmentId } from "@data-import/types";
import type { Caller, Dependencies } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { ClaimedFeed } from "./feeds.ts";
import { readDepth } from "./limits.ts";

/** The service itself, in the account of an agent. */
export function describeService(
  dependencies: Pick<Dependencies, "clock">,
  { account_id: accountId }: ClaimedFeed,
  event?: StoredEvent,
): Caller {
  // What follows from the end of a run belongs to its chain.
  const depth = event === undefined ? 0 : readDepth(event) + 1;
  return createServiceCaller(dependencies, { accountId }, "", depth);
}

/** An event about what has become of an agent. */
export function describeChange(feed: ClaimedFeed, change: object) {
  return {
    topic: "agent:updated" as const,
    domain: "space" as const,
    payload: { slug: feed.slug, version: feed.version, ...change },
    context: { environmentId: feed.environment_id as EnvironmentId, entityId: feed.agent_id },
    target: feed.agent_id,
  };
}
