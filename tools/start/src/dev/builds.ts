import { listRooms } from "../rooms.ts";
import { explainFailures } from "../tasks.ts";
import { listFailures, runTurbo } from "../turbo.ts";
import type { Say } from "./say.ts";

/** The builds behind the drafts: they bring dist to the state of the files, one at a time. */
export interface Builds {
  /** Builds when the build before has ended. */
  start(say: Say): void;
  /** Gives up what is under way; resolves when nothing of it will be shown any more. */
  stop(): Promise<void>;
}

const silent = { note: () => undefined, say: () => undefined, done: () => undefined, fail: () => undefined };

/** `showBuilt` is called after every build that went well, and is never cut short. */
export function createBuilds(showBuilt: () => Promise<unknown>): Builds {
  let current = new AbortController();
  let last = Promise.resolve();
  let showing: Promise<unknown> = Promise.resolve();

  async function build(say: Say, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      const results = await runTurbo(silent, { tasks: ["build"], rooms: listRooms(), signal });
      const failures = listFailures(results);
      if (failures.length > 0) throw explainFailures("build", failures);
      if (signal.aborted) return;
      showing = showBuilt();
      await showing;
      const built = results.filter(({ task, cached }) => task === "build" && !cached).map(({ room }) => room);
      say("✓", "build", built.length === 0 ? "all from cache" : built.join(", "));
    } catch (error) {
      if (!signal.aborted) say("✗", "build", "the last good build stays up", (error as Error).message);
    }
  }
  return {
    start(say) {
      const { signal } = current;
      last = last.then(() => build(say, signal));
    },
    async stop() {
      current.abort();
      current = new AbortController();
      await showing.catch(() => undefined);
    },
  };
}
