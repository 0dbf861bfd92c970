import type { Event, Job, File as ReceivedFile } from "@data-import/types";
import { expect, test } from "vitest";
import type { Api } from "../../src/api/api.ts";
import { isNamed, waitForJob } from "../../src/flows/job-before.ts";

const file = { id: "us_fl_1", spaceId: "us_sp_1" } as unknown as ReceivedFile;

/** A service whose list of jobs changes with each event. */
function serve(lists: readonly (readonly Partial<Job>[])[]) {
  let turn = 0;
  async function* follow(): AsyncGenerator<Event> {
    for (turn = 1; turn < lists.length; turn++) yield { domain: "job" } as Event;
  }
  const client = {
    jobs: { list: async () => ({ data: lists[turn] }) },
    events: { follow },
  } as unknown as Api;
  return { step: { client, signal: new AbortController().signal }, turns: () => turn };
}
const clean = (status: string) => ({ type: "file", operation: "clean", status }) as Partial<Job>;

test("a job is named by its operation, also with its type", () => {
  const job = { type: "file", operation: "clean" } as const;
  expect(["clean", "file:clean", "sheet:clean"].map((name) => isNamed(job, name))).toEqual([
    true,
    true,
    false,
  ]);
});

test("people decide about a file after its job has ended, also if a program makes it later", async () => {
  const { step, turns } = serve([[], [clean("executing")], [clean("failed")], []]);
  await waitForJob(step, file, "file:clean");
  expect(turns()).toBe(2);
});

test("a job that has ended already is not waited for", async () => {
  const { step, turns } = serve([[clean("complete")], []]);
  await waitForJob(step, file, "clean");
  expect(turns()).toBe(0);
});

test("a job that ends before the events arrive is noticed when they are connected", async () => {
  let looks = 0;
  const client = {
    jobs: { list: async () => ({ data: looks++ === 0 ? [] : [clean("complete")] }) },
    events: {
      // No event comes until the caller leaves.
      async *follow({ onConnect, signal }: { onConnect?: () => void; signal: AbortSignal }) {
        onConnect?.();
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        yield { domain: "job" } as Event;
      },
    },
  } as unknown as Api;
  await waitForJob({ client, signal: new AbortController().signal }, file, "clean");
  expect(looks).toBe(2);
});

test("who stops waiting gets the reason", async () => {
  const leaving = new AbortController();
  const client = {
    jobs: { list: async () => ({ data: [] }) },
    events: {
      async *follow({ signal }: { signal: AbortSignal }) {
        leaving.abort(new Error("left"));
        signal.throwIfAborted();
        yield { domain: "job" } as Event;
      },
    },
  } as unknown as Api;
  await expect(waitForJob({ client, signal: leaving.signal }, file, "clean")).rejects.toThrow("left");
});
