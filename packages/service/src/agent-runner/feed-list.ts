import type { Dependencies } from "../context/dependencies.ts";
import { type Feed, hasFeeds, listFreeFeeds, releaseAllFeeds } from "./feeds.ts";

/** The agents that may be run. */
export interface FeedList {
  /** Whether there were agents at the last search. */
  hasAgents(): boolean;
  /** The agents that no runner works on. Without agents, nothing is read until the database changes. */
  listFree(isRunning: boolean): Promise<readonly Feed[]>;
}

export function createFeedList({ storage, clock }: Pick<Dependencies, "storage" | "clock">): FeedList {
  let hasAgents = false;
  /** The agents of the last process must not wait until its claims end. */
  let hasOldClaims = true;
  /** The version of the database in which agents were searched; undefined if the engine does not know it. */
  let searchedVersion: number | undefined;
  return {
    hasAgents: () => hasAgents,
    async listFree(isRunning) {
      if (hasOldClaims) await releaseAllFeeds(storage, clock());
      hasOldClaims = false;
      const version = storage.readVersion();
      if (!hasAgents && version !== undefined && version === searchedVersion) return [];
      hasAgents ||= await hasFeeds(storage);
      const feeds = hasAgents ? await listFreeFeeds(storage.db, clock()) : [];
      if (feeds.length === 0 && !isRunning) hasAgents &&= await hasFeeds(storage);
      searchedVersion = version;
      return feeds;
    },
  };
}
