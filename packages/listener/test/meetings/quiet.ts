import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "./world.ts";

/** How long a world may take to become quiet: much longer than it takes, so that only an endless one reaches it. */
const limitMs = 180_000;

/**
 * Waits until nobody has anything left to do: the service says that all jobs and commits have ended, and that each agent has
 * a run for each of its events; every program has handled the last event; and meanwhile no event has come.
 */
export async function becomeQuiet(world: World): Promise<void> {
  const end = Date.now() + limitMs;
  const events = createEventCount(world);
  for (;;) {
    const newest = await readNewest(world);
    const left =
      (await findOpenJob(world, newest)) ??
      (await findBusy(world, newest, await events())) ??
      (await findOpenCommit(world));
    if (left === undefined && (await readNewest(world)) === newest) return;
    if (Date.now() > end)
      throw new Error(`The world does not become quiet: ${left ?? "events come without an end"}.`);
    await sleep(20);
  }
}

const readNewest = async ({ admin, spaceId }: World): Promise<string | undefined> =>
  (await admin.ask("GET", `/events?spaceId=${spaceId}&pageSize=1&includeAcknowledged=true`)).data[0]?.id;

async function findOpenJob(
  { admin, spaceId, programs }: World,
  newest: string | undefined,
): Promise<string | undefined> {
  const { data: jobs } = await admin.ask("GET", `/jobs?spaceId=${spaceId}&pageSize=50`);
  const isOpen = ({ status }: { status: string }) => !["complete", "failed", "canceled"].includes(status);
  const [open] = jobs.filter(isOpen);
  if (open === undefined) return undefined;
  // The worker got 409 when it began or ended the job, because the space was archived: somebody has to end the job.
  if (open.operation === "check" && programs[0]?.handled() === newest)
    await admin.ask("POST", `/jobs/${open.id}/cancel`);
  return `the job ${open.id} (${open.operation}) is ${open.status}`;
}

async function findOpenCommit({ admin, places }: World): Promise<string | undefined> {
  for (const { sheetId } of places) {
    const { data } = await admin.ask("GET", `/sheets/${sheetId}/commits?completed=false`);
    if (data.length > 0) return `the commit ${data[0].id} is open`;
  }
  return undefined;
}

async function findBusy(
  { admin, programs, agentIds, environmentId }: World,
  newest: string | undefined,
  events: number,
): Promise<string | undefined> {
  const behind = programs.filter(({ handled }) => handled() !== newest);
  if (behind.length > 0) return `${behind.length} programs have not handled the event ${newest}`;
  if (agentIds.length === 0) return undefined;
  for (const id of agentIds) {
    const path = `/agents/executions?environmentId=${environmentId}&agentId=${id}&pageSize=1`;
    const runs = (await admin.ask("GET", path)).count ?? 0;
    if (runs < events) return `the agent ${id} has ${runs} runs for ${events} events`;
  }
  return findUnfinished({ admin, agentIds, environmentId }, events);
}

/**
 * An event that met a conflict has several runs, and is done when one of them has met none: until then, the number of runs
 * says nothing about the others.
 */
async function findUnfinished(
  { admin, agentIds, environmentId }: Pick<World, "admin" | "agentIds" | "environmentId">,
  events: number,
): Promise<string | undefined> {
  const query = `environmentId=${environmentId}&pageSize=1000`;
  const { data: failed } = await admin.ask("GET", `/agents/logs?${query}&success=false`);
  const ended = failed.filter(({ log }: { log: string }) => !isConflict(log)).map(readEvent);
  for (const id of agentIds) {
    const { data } = await admin.ask("GET", `/agents/executions?${query}&agentId=${id}&success=true`);
    const done = new Set([...data.map(readEvent), ...ended]);
    if (done.size < events) return `the agent ${id} has finished ${done.size} of ${events} events`;
  }
  return undefined;
}

const readEvent = ({ eventId }: { readonly eventId: string }) => eventId;

/** Whether the log of a run says that its hooks run again. */
export const isConflict = (log: string) => log.includes("for this event again until the conflict has ended");

const counts = new WeakMap<World, () => Promise<number>>();

/** Counts the commits that hooks get, each of them once. */
function createEventCount(world: World): () => Promise<number> {
  const known = counts.get(world);
  if (known !== undefined) return known;
  let after = "start";
  let count = 0;
  const read = async () => {
    for (;;) {
      const path = `/events?environmentId=${world.environmentId}&includeAcknowledged=true&pageSize=1000`;
      const { data, cursor } = await world.admin.ask("GET", `${path}&after=${after}`);
      // A listener that asks for one topic counts as one that completes commits.
      for (const { topic, hooksDisabled } of data)
        if (topic === "commit:created" && hooksDisabled !== true) count += 1;
      if (data.length === 0 || cursor === undefined) return count;
      after = cursor;
    }
  };
  counts.set(world, read);
  return read;
}
