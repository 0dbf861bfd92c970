import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { RunningJob } from "../jobs/operation.ts";
import { copyRecords } from "../snapshots/snapshots.ts";
import { dropSnapshots } from "../snapshots/store.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { JobRow } from "../storage/rows/jobs.ts";

/** The part of the state of a job that has begun snapshots. */
export interface WithSnapshots {
  /** The ids of the snapshots that are not complete. */
  readonly snapshots?: readonly string[] | undefined;
}

/** Copies the records of the snapshots that a job has begun, in steps; returns the state after that. */
export async function copySnapshots<State extends WithSnapshots>(
  { step }: Pick<RunningJob, "step">,
  begun: State,
): Promise<State> {
  let state = begun;
  while (state.snapshots !== undefined && state.snapshots.length > 0) {
    const { snapshots } = state;
    const before = state;
    const taken = await step(async (context) => {
      const isComplete = await copyRecords(context, snapshots[0] ?? "");
      return { state: isComplete ? { ...before, snapshots: snapshots.slice(1) } : before };
    });
    state = taken.state;
  }
  return state;
}

/** Drops the snapshots that are not complete when their job ends. */
export async function giveUpSnapshots(context: Context, { state }: Selectable<JobRow>): Promise<void> {
  await dropSnapshots(context, readJson<WithSnapshots>(state)?.snapshots ?? []);
}
