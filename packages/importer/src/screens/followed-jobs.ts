import { type Signal, signal } from "@preact/signals";
import type { StartedHere } from "../flows/job-notices.ts";

type Started = ReadonlyMap<string, StartedHere>;

const known = new WeakMap<ShadowRoot, Signal<Started>>();

/** The jobs that were started in an importer, by their ids. The frame shows how those end whose screen was left. */
export function followedJobs(root: ShadowRoot): Signal<Started> {
  const found = known.get(root) ?? signal<Started>(new Map());
  known.set(root, found);
  return found;
}
