import type { Dependencies } from "../context/dependencies.ts";
import { listFeeds } from "./feeds.ts";
import type { EventSearch } from "./find-events.ts";

/** How old the first event is that an agent has not handled, in seconds; 0 if there is none. Paused agents do not count. */
export async function measureLag(
  { storage, clock }: Pick<Dependencies, "storage" | "clock">,
  events: EventSearch,
): Promise<number> {
  let oldest: string | undefined;
  for (const feed of await listFeeds(storage.db, clock())) {
    const time = await events.findOldest(feed);
    if (time !== undefined && (oldest === undefined || time < oldest)) oldest = time;
  }
  return oldest === undefined ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest)) / 1000;
}
