import { AsyncLocalStorage } from "node:async_hooks";
import { createId, type NewId } from "@data-import/service";
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

/** What the service did for one request. */
interface Trace {
  clockReadings: number;
  readonly eventIds: Set<string>;
}

/** Builds the world on SQLite, or with an address on that PostgreSQL server. */
export async function openWorldCopies(server?: string): Promise<WorldCopies> {
  const traces = new AsyncLocalStorage<Trace>();
  const clock = (): Date => {
    const trace = traces.getStore();
    if (trace !== undefined) trace.clockReadings += 1;
    return new Date();
  };
  // The service reads the clock at the start of a request and when its events are complete. What follows is the work of
  // a job that the request started.
  const ids: NewId = (kind) => {
    const id = createId(kind);
    const trace = traces.getStore();
    if (kind === "event" && trace?.clockReadings === 1) trace.eventIds.add(id);
    return id;
  };
  const built = await openBuiltWorld(server, { clock }, () => ids);
  return {
    async open() {
      const copy = await built.copy();
      return {
        ...copy,
        token: built.world.token,
        async fetch(request) {
          const trace: Trace = { clockReadings: 0, eventIds: new Set() };
          const response = await traces.run(trace, () => copy.service.fetch(request));
          return { response, eventIds: trace.eventIds };
        },
      };
    },
    close: () => built.close(),
  };
}
