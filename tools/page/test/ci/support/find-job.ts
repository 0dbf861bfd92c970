import type { Client } from "@data-import/client";
import type { Job, SpaceId } from "@data-import/types";
import { expect } from "vitest";

/** Those that have ended; and the job of a schedule is there in advance. */
const others = ["scheduled", "complete", "failed", "canceled"];

/** Waits for the job of an operation that a person has started. */
export async function findJob(api: Client, spaceId: SpaceId, operation: string): Promise<Job> {
  let found: Job | undefined;
  await expect
    .poll(async () => {
      const { data } = await api.jobs.list({ spaceId });
      found = data.find((job) => job.operation === operation && !others.includes(job.status ?? ""));
      return found !== undefined;
    })
    .toBe(true);
  return found ?? expect.fail("There is no job.");
}
