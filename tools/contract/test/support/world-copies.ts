import { AsyncLocalStorage } from "node:async_hooks";
import { openBuiltWorld, type WorldService } from "./built-world.ts";

/** The world of the examples, for one test alone. */
export interface WorldCopy extends WorldService {
  /** The token of its administrator. */
  readonly token: string;
  /** Sends a request, and tells its time on the clock of the service, which no other request and no job has. */
  fetch(request: Request): Promise<{ readonly response: Response; readonly time: string }>;
}

/** Makes copies of a world that is built once. */
export interface WorldCopies {
  open(): Promise<WorldCopy>;
  close(): Promise<void>;
}

/** What one request learns of the time: when the service first asked for it. */
interface Moment {
  time?: string;
}

/** Builds the world on SQLite, or on a PostgreSQL server where its address is given. */
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
