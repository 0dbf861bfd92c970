import { AsyncLocalStorage } from "node:async_hooks";
import { openBuiltWorld, type WorldService } from "./built-world.ts";

/** A copy of the world of the examples for one test. */
export interface WorldCopy extends WorldService {
  /** The token of its administrator. */
  readonly token: string;
  /**
   * Sends a request; `time` is its time on the clock of the service, different from that of all other requests and
   * jobs.
   */
  fetch(request: Request): Promise<{ readonly response: Response; readonly time: string }>;
}

/** Copies of a world that is built once. */
export interface WorldCopies {
  open(): Promise<WorldCopy>;
  close(): Promise<void>;
}

/** The time of one request: the first time that the service read the clock for it. */
interface Moment {
  time?: string;
}

/** Builds the world on SQLite, or with an address on that PostgreSQL server. */
export async function openWorldCopies(server?: string): Promise<WorldCopies> {
  const moments = new AsyncLocalStorage<Moment>();
  let latest = 0;
  const clock = (): Date => {
    latest = Math.max(Date.now(), latest + 1);
    const now = new Date(latest);
    const moment = moments.getStore();
    if (moment !== undefined) moment.time ??= now.toISOString();
    return now;
  };
  const built = await openBuiltWorld(server, { clock });
  return {
    async open() {
      const copy = await built.copy();
      return {
        ...copy,
        token: built.world.token,
        async fetch(request) {
          const moment: Moment = {};
          const response = await moments.run(moment, () => copy.service.fetch(request));
          return { response, time: moment.time ?? "" };
        },
      };
    },
    close: () => built.close(),
  };
}
