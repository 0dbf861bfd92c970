import { createRandom, type Random } from "@data-import/checks/random";
import { checkCounters } from "./counters.ts";
import { judge, readRecords } from "./judge.ts";
import type { Restore } from "./log.ts";
import type { Finding } from "./model/replay.ts";
import { type Nodes, startNodes } from "./nodes.ts";
import { becomeQuiet } from "./quiet.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { type Lane, type Shared, steps } from "./steps.ts";
import { buildWorld, type World } from "./world.ts";

/** What a world has shown. */
export interface Report {
  readonly seed: number;
  /** Which hooks there were, and where they ran. */
  readonly hooks: string;
  readonly commits: number;
  readonly findings: readonly Finding[];
  /** By step and status, and by rejected change and code, how often that was. */
  readonly tally: ReadonlyMap<string, number>;
}

/** The settings of a world. */
export interface WorldOptions {
  readonly seed: number;
  readonly steps: number;
  /** The address of a PostgreSQL server; SQLite without it. */
  readonly server?: string | undefined;
  /** The kinds of steps that people do not take. */
  readonly without?: readonly string[];
}

/** How many people work at the same time. */
const laneCount = 4;
/** After so many steps, everyone waits until the world is quiet, and a snapshot is restored. */
const stepsPerRound = 100;

/** Builds a world, lets people and hooks meet in it, and compares it with a model when it is quiet. */
export async function runWorld({ seed, steps: count, server, without = [] }: WorldOptions): Promise<Report> {
  const random = createRandom(seed);
  const recorder = createRecorder();
  const nodes = await startNodes(server, recorder);
  const tally = new Map<string, number>();
  const findings: Finding[] = [];
  let world: World | undefined;
  try {
    world = await buildWorld(nodes, recorder, random);
    const shared: Shared = { deletions: [], deleting: new Map(), snapshots: [], reviews: [], restores: [] };
    const lanes = Array.from({ length: laneCount }, (_, index) =>
      openLane(world as World, recorder, createRandom(seed * 31 + index + 1), shared),
    );
    const choose = createChoice(without);
    for (let done = 0; done < count; done += stepsPerRound) {
      const round = Math.min(stepsPerRound, count - done);
      await Promise.all(
        lanes.map((lane, index) => walk(lane, Math.ceil((round - index) / laneCount), choose, tally)),
      );
      await openAll(world, shared);
      await becomeQuiet(world);
      findings.push(...(await restoreOne(world, shared, random)));
    }
    findings.push(...(await pressAll(world)));
    await becomeQuiet(world);
    const judgement = await judge(world, recorder, await readRestores(world, nodes, shared));
    findings.push(...judgement.findings);
    for (const place of world.places)
      findings.push(...(await checkCounters(world, place, await readRecords(world, place))));
    for (const [name, times] of recorder.rejected) tally.set(`rejected: ${name}`, times);
    const hooks = [...world.hooks].map(([name, where]) => `${name} (${where})`).join(", ");
    return { seed, hooks, commits: judgement.commits, findings, tally };
  } finally {
    await Promise.all(world?.programs.map((program) => program.stop()) ?? []);
    await nodes.close();
  }
}

function openLane(world: World, recorder: Recorder, random: Random, shared: Shared): Lane {
  return { world, recorder, random, shared, agenda: [], read: new Map(), step: 0 };
}

type Choice = (random: Random) => string;

function createChoice(without: readonly string[]): Choice {
  const names = Object.entries(steps)
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name));
  return (random) => random.pick(names);
}

/** Takes some steps, then ends what the lane has begun. */
async function walk(lane: Lane, count: number, choose: Choice, tally: Map<string, number>): Promise<void> {
  const { random, world, agenda } = lane;
  for (let taken = 0; taken < count; taken += 1) {
    lane.step += 1;
    await endDue(lane, lane.step);
    const name = choose(random);
    const answer = await steps[name]?.[1](lane, random.pick(world.people), random.pick(world.places));
    const outcome = answer === undefined ? "nothing to do" : `${answer.status} ${answer.code ?? ""}`;
    tally.set(`${name}: ${outcome}`, (tally.get(`${name}: ${outcome}`) ?? 0) + 1);
    if (answer !== undefined && answer.status >= 500)
      throw new Error(`${name}: ${JSON.stringify(answer.data)}`);
  }
  await endDue(lane, Number.POSITIVE_INFINITY);
  agenda.length = 0;
}

async function endDue({ agenda }: Lane, step: number): Promise<void> {
  const due = agenda.filter(({ at }) => at <= step);
  for (const entry of due) {
    agenda.splice(agenda.indexOf(entry), 1);
    await entry.end();
  }
}

/** Ends what a lane could not end, because another one had locked or archived it meanwhile. */
async function openAll({ admin, spaceId, places }: World, { reviews }: Shared): Promise<void> {
  await admin.ask("POST", `/spaces/${spaceId}/unarchive`);
  for (const { sheetId } of places) await admin.ask("POST", `/sheets/${sheetId}/unlock`);
  for (const id of reviews.splice(0)) await admin.ask("POST", `/jobs/${id}/complete`, {});
}

/** Restores a snapshot of each sheet in a quiet world: then the sheet is as the snapshot, with its hooks deployed. */
async function restoreOne(world: World, shared: Shared, random: Random): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { sheetId } of world.places) {
    const own = shared.snapshots.filter((snapshot) => snapshot.sheetId === sheetId);
    if (own.length === 0 || random.chance(50)) continue;
    const { id } = random.pick(own);
    const { status, data, code } = await world.admin.ask("POST", `/snapshots/${id}/restore`, {
      created: true,
      updated: true,
      deleted: true,
    });
    if (status !== 200) {
      findings.push({
        kind: "wrong-restore",
        text: `The restore of ${id} in a quiet world: ${status} ${code}`,
      });
      continue;
    }
    shared.restores.push({ snapshotId: id, sheetId, jobId: data.jobId });
    await becomeQuiet(world);
    const { data: differences } = await world.admin.ask("GET", `/snapshots/${id}/records`);
    if (differences.length === 0) continue;
    findings.push({
      kind: "wrong-restore",
      text: `${sheetId} differs from ${id}: ${JSON.stringify(differences[0])}`,
    });
  }
  return findings;
}

/** In a quiet world, every button can be pressed. */
async function pressAll({ admin, places }: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { sheetId } of places) {
    const job = { type: "sheet", operation: "check", source: sheetId, trigger: "immediate" };
    const { status, data } = await admin.ask("POST", "/jobs", job);
    if (status === 200) continue;
    findings.push({ kind: "blocked-button", text: `The button of ${sheetId}: ${JSON.stringify(data)}` });
  }
  return findings;
}

/** The restores in their order, with the commits that their snapshots stand at. */
async function readRestores({ admin }: World, { storage }: Nodes, { restores }: Shared): Promise<Restore[]> {
  const rows = await storage.db.selectFrom("snapshots").select(["id", "commit_number"]).execute();
  const numbers = new Map(rows.map(({ id, commit_number }) => [id, commit_number]));
  const ended: Restore[] = [];
  for (const { snapshotId, sheetId, jobId } of restores) {
    const { result } = (await admin.ask("GET", `/jobs/${jobId}`)).data;
    if (result?.snapshotId === undefined) continue;
    const [snapshot = 0, before = 0] = [numbers.get(snapshotId), numbers.get(result.snapshotId)];
    const { deleted, updated, restored } = result;
    ended.push({ sheetId, snapshot, before, counts: { deleted, updated, restored } });
  }
  return ended;
}
