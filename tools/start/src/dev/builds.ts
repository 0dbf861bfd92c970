import { listPackages } from "../packages.ts";
import { explainFailures } from "../tasks.ts";
import { listFailures, runTurbo } from "../turbo.ts";
import type { Say } from "./say.ts";

/** The builds after the drafts. They update the dist folders, one build at a time. */
export interface Builds {
  /** Starts a build after the previous one has ended. */
  start(say: Say): void;
  /** Stops the running build; resolves when its result will no longer be shown. */
  stop(): Promise<void>;
}

const silent = { note: () => undefined, say: () => undefined, done: () => undefined, fail: () => undefined };

/** `showBuilt` is called after every successful build, and is never interrupted. */
export function createBuilds(showBuilt: () => Promise<unknown>): Builds {
  let current = new AbortController();
  let last = Promise.resolve();
  let showing: Promise<unknown> = Promise.resolve();

  async function build(say: Say, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      const results = await runTurbo(silent, { tasks: ["build"], packages: listPackages(), signal });
      const failures = listFailures(results);
      if (failures.length > 0) throw explainFailures("build", failures);
      if (signal.aborted) return;
      showing = showBuilt();
      await showing;
      const built = results.filter(({ task, cached }) => task === "build" && !cached).map(({ pkg }) => pkg);
      say("✓", "build", built.length === 0 ? "all from cache" : built.join(", "));
    } catch (error) {
      if (!signal.aborted) say("✗", "build", "the last good build is still served", (error as Error).message);
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
