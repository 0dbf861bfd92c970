import { setTimeout } from "node:timers/promises";
import type { TestResponse, TestService } from "./start.ts";

const ends = ["complete", "failed", "canceled"];

/** Creates a job that begins at once; gives its id. */
export async function startJob(test: TestService, job: object): Promise<string> {
  const response = await test.request("POST", "/jobs", { body: { trigger: "immediate", ...job } });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return response.body.data.id;
}

/** Asks for a job until it has ended. */
export async function waitForJob(test: TestService, id: string): Promise<TestResponse["body"]> {
  return waitUntil(test, id, ({ status }) => ends.includes(status));
}

/** Asks for a job until it is as wanted. */
export async function waitUntil(
  test: TestService,
  id: string,
  isReached: (job: TestResponse["body"]) => boolean,
): Promise<TestResponse["body"]> {
  while (true) {
    const { body } = await test.request("GET", `/jobs/${id}`);
    if (isReached(body.data)) return body.data;
    await setTimeout(10);
  }
}

/** The topics of the events about a job, oldest first. */
export async function listTopics(test: TestService, jobId: string): Promise<string[]> {
  const { body } = await test.request("GET", "/events?pageSize=1000");
  return body.data
    .filter(({ context }: { context: { jobId?: string } }) => context.jobId === jobId)
    .map(({ topic }: { topic: string }) => topic)
    .reverse();
}
