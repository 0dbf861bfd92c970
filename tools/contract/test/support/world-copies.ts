import { AsyncLocalStorage } from "node:async_hooks";
import { createId, type NewId, type Storage } from "@data-import/service";
import { openBuiltWorld, type WorldService } from "./built-world.ts";

/** A copy of the world of the examples for one test. */
export interface WorldCopy extends WorldService {
  /** The token of its administrator. */
  readonly token: string;
  /** Sends a request; `eventIds` are the events that it emitted, without those of the jobs that it started. */
  fetch(request: Request): Promise<{ readonly response: Response; readonly eventIds: ReadonlySet<string> }>;
}

/** Copies of a world that is built once. */
export interface WorldCopies {
  open(): Promise<WorldCopy>;
  close(): Promise<void>;
}

/** The events of one request. */
interface Trace {
  readonly eventIds: Set<string>;
  /** After the transaction of the request, its jobs begin. */
  hasEnded: boolean;
}

/** Builds the world on SQLite, or with an address on that PostgreSQL server. */
export async function openWorldCopies(server?: string): Promise<WorldCopies> {
  const traces = new AsyncLocalStorage<Trace>();
  const ids: NewId = (kind) => {
    const id = createId(kind);
    const trace = traces.getStore();
    if (kind === "event" && trace?.hasEnded === false) trace.eventIds.add(id);
    return id;
  };
  const watch = (storage: Storage): Storage => ({
    ...storage,
    async transaction(...args) {
      const result = await storage.transaction(...args);
      const trace = traces.getStore();
      if (trace !== undefined && trace.eventIds.size > 0) trace.hasEnded = true;
      return result;
    },
  });
  const built = await openBuiltWorld(server, { watch }, () => ids);
  return {
    async open() {
      const copy = await built.copy();
      return {
        ...copy,
        token: built.world.token,
        async fetch(request) {
          const trace: Trace = { eventIds: new Set(), hasEnded: false };
          const response = await traces.run(trace, () => copy.service.fetch(request));
          return { response, eventIds: trace.eventIds };
        },
      };
    },
    close: () => built.close(),
  };
}
