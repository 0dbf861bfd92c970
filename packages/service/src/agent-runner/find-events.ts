import { BoundedMap } from "@data-import/tables/basics";
import type { AgentConfig } from "@data-import/types";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Storage } from "../storage/storage.ts";
import { type Feed, type Interest, listNextEvents } from "./feeds.ts";
import { findRetry, type Retry } from "./retries.ts";

/** The next events of an agent, and its code. */
export interface FoundEvents {
  readonly events: readonly StoredEvent[];
  /** Up to where there are no others; 0 if they are former ones. */
  readonly position: number;
  /** Whether there were no more behind it. */
  readonly isEnd: boolean;
  /** Set if hooks run again for the event, which is a former one. */
  readonly retry?: Retry | undefined;
  readonly source: string;
  /** The source map of the code, as JSON. */
  readonly sourceMap?: string | undefined;
}

/** Finds the events for agents. */
export interface EventSearch {
  /**
   * The next events for an agent; undefined if there are none.
   * @param after behind this position; without it, behind what is known to be done
   */
  find(feed: Feed, after?: number): Promise<FoundEvents | undefined>;
  /** When the first event happened that an agent has not handled, in ISO 8601; undefined if there is none. */
  findOldest(feed: Feed): Promise<string | undefined>;
  /** The position after which events of the agent may be left. */
  findStart(feed: Feed): number;
}

interface Code extends Interest {
  readonly source: string | undefined;
  readonly sourceMap: string | undefined;
}

export function createEventSearch(storage: Storage, clock: () => Date): EventSearch {
  /** By agent: the database has only the positions of runs. */
  const searched = new Map<string, number>();
  const codes = new BoundedMap<Code>({ entries: 100, size: 67_108_864 });

  async function readCode(versionId: string): Promise<Code> {
    const known = codes.get(versionId);
    if (known !== undefined) return known;
    const query = storage.db.selectFrom("agent_versions").select("config").where("id", "=", versionId);
    const row = await query.executeTakeFirst();
    const config = readJson<AgentConfig>(row?.config ?? null) ?? {};
    const { source, sourceMap, topics = [], ownEvents = false, clientEvents = false } = config;
    const code = { source, sourceMap, topics, ownEvents, clientEvents };
    codes.set(versionId, code, (source?.length ?? 0) + (sourceMap?.length ?? 0));
    return code;
  }

  function findStart(feed: Feed): number {
    return Math.max(feed.position, searched.get(feed.agent_id) ?? 0);
  }

  return {
    findStart,
    async findOldest(feed) {
      const code = await readCode(feed.version_id);
      if (code.source === undefined || code.topics.length === 0) return undefined;
      const handled = readJson<number[]>(feed.handled) ?? [];
      for (let start = findStart(feed); ; ) {
        const found = await listNextEvents(storage, feed, code, start);
        const first = found.events.find(({ position }) => !handled.includes(position));
        if (first !== undefined || found.isEnd) return first?.created_at;
        start = found.position;
      }
    },
    async find(feed, after) {
      const code = await readCode(feed.version_id);
      const { source, sourceMap, topics } = code;
      if (source === undefined || topics.length === 0) return undefined;
      const retry = await findRetry(storage.db, feed.agent_id, clock());
      if (retry !== undefined)
        return { events: [retry.event], position: 0, isEnd: false, retry, source, sourceMap };
      for (let start = after ?? findStart(feed); ; ) {
        const found = await listNextEvents(storage, feed, code, start);
        if (found.events.length > 0) return { ...found, source, sourceMap };
        start = found.position;
        if (after === undefined) searched.set(feed.agent_id, start);
        if (found.isEnd) return undefined;
      }
    },
  };
}
