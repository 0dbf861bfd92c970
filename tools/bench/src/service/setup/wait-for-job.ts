import { setTimeout as sleep } from "node:timers/promises";
import type { RunningService } from "./start-service.ts";

/** Waits until a job has ended; throws if it did not complete. */
export async function waitForJob(service: RunningService, jobId: string): Promise<void> {
  for (;;) {
    const job = JSON.parse(await service.request("GET", `/jobs/${jobId}`)).data;
    if (job.status === "complete") return;
    if (job.status === "failed" || job.status === "canceled") {
      throw new Error(`The job ${job.operation} ended as ${job.status}: ${JSON.stringify(job.outcome)}`);
    }
    await sleep(100);
  }
}
