import type { Random } from "@data-import/checks/random";
import type { Recorder } from "./recorder.ts";
import type { Answer, Person, Place, World } from "./world.ts";

/** What one lane of people works with. Lanes work at the same time. */
export interface Lane {
  readonly world: World;
  readonly recorder: Recorder;
  readonly random: Random;
  readonly shared: Shared;
  /** What the lane ends later, such as a lock: before its next step number `at`. */
  readonly agenda: { readonly at: number; readonly end: () => Promise<unknown> }[];
  /** The records as the lane has read them last, by sheet. */
  readonly read: Map<string, readonly ReadRecord[]>;
  step: number;
}

/** What all lanes share. */
export interface Shared {
  /** The commits of deletions, which no response names. */
  readonly deletions: string[];
  /** By sheet, its last deletion. The model takes them in their order. */
  readonly deleting: Map<string, Promise<unknown>>;
  readonly snapshots: { readonly id: string; readonly sheetId: string }[];
  /** The jobs in the foreground that people do themselves. */
  readonly reviews: string[];
  readonly restores: { readonly snapshotId: string; readonly sheetId: string; readonly jobId: string }[];
}

export interface ReadRecord {
  readonly id: string;
  readonly commitId: string;
  readonly values: Readonly<Record<string, object>>;
}

type Step = (lane: Lane, person: Person, place: Place) => Promise<Answer | undefined>;

const codes = ["a1", "A1", " a1", "01", "1", "b2", "B2 ", "c3", "C3", "d4", "e5", "f6"];
const names = ["ada", "Bo", "cyril", "", "DI", "é", "e\u0301"];

function makeCells(
  random: Random,
  keys: readonly string[],
): Record<string, { value: string | number | null }> {
  const make: Readonly<Record<string, () => string | number | null>> = {
    code: () => random.pick(codes),
    name: () => random.pick(names) || null,
    price: () => (random.chance(10) ? null : random.below(9) - 3),
    note: () => `note ${random.below(4)}`,
  };
  return Object.fromEntries(keys.map((key) => [key, { value: make[key]?.() ?? null }]));
}

const writtenKeys = ["code", "name", "price", "note"];
const withoutHooks = { "x-disable-hooks": "true" };

async function readAll({ read }: Lane, person: Person, { sheetId }: Place): Promise<readonly ReadRecord[]> {
  const { data } = await person.ask("GET", `/sheets/${sheetId}/records?includeMessages=true&pageSize=100`);
  const records: ReadRecord[] = data.records ?? [];
  read.set(sheetId, records);
  return records;
}

/** The last read of a sheet, which may be old; a new one in some cases. */
async function look(lane: Lane, person: Person, place: Place): Promise<readonly ReadRecord[]> {
  const known = lane.read.get(place.sheetId);
  return known === undefined || known.length === 0 || lane.random.chance(50)
    ? readAll(lane, person, place)
    : known;
}

/** The steps, and how many of a hundred are of each kind. */
export const steps: Readonly<Record<string, readonly [weight: number, Step]>> = {
  insert: [
    14,
    async ({ random }, person, { sheetId }) => {
      const rows = Array.from({ length: 1 + random.below(3) }, () => makeCells(random, writtenKeys));
      return person.ask("POST", `/sheets/${sheetId}/records`, rows, random.chance(15) ? withoutHooks : {});
    },
  ],
  edit: [28, edit],
  message: [
    8,
    async (lane, person, place) => {
      const { random } = lane;
      const records = await look(lane, person, place);
      if (records.length === 0) return undefined;
      const messages = random.chance(70)
        ? [
            {
              type: random.pick(["info", "warn", "error"]),
              message: `${person.name} says ${random.below(3)}.`,
            },
          ]
        : [];
      const values = { [random.pick(["name", "price", "seen"])]: { messages } };
      return person.ask("PUT", `/sheets/${place.sheetId}/records`, [{ id: random.pick(records).id, values }]);
    },
  ],
  import: [
    8,
    async ({ random }, person, { sheetId }) => {
      const rows = Array.from({ length: 2 + random.below(4) }, () => makeCells(random, ["code", "price"]));
      if (random.chance(20)) rows.push(makeCells(random, ["name"]));
      return person.ask("POST", `/sheets/${sheetId}/records?keyFields=code&caseSensitive=false`, rows);
    },
  ],
  delete: [6, remove],
  undo: [14, undo],
  press: [
    7,
    (_, person, { sheetId }) =>
      person.ask("POST", "/jobs", {
        type: "sheet",
        operation: "check",
        source: sheetId,
        trigger: "immediate",
      }),
  ],
  snapshot: [
    4,
    async ({ shared }, person, { sheetId }) => {
      const answer = await person.ask("POST", "/snapshots", { sheetId });
      if (answer.status === 200) shared.snapshots.push({ id: answer.data.id, sheetId });
      return answer;
    },
  ],
  restore: [
    4,
    async ({ shared, random }, person, { sheetId }) => {
      const own = shared.snapshots.filter((snapshot) => snapshot.sheetId === sheetId);
      if (own.length === 0) return undefined;
      const snapshotId = random.pick(own.slice(-4)).id;
      const all = { created: true, updated: true, deleted: true };
      const answer = await person.ask("POST", `/snapshots/${snapshotId}/restore`, all);
      if (answer.status === 200) shared.restores.push({ snapshotId, sheetId, jobId: answer.data.jobId });
      return answer;
    },
  ],
  lock: [
    3,
    (lane, { ask }, { sheetId }) =>
      begin(lane, 2, ask("POST", `/sheets/${sheetId}/lock`), () =>
        lane.world.admin.ask("POST", `/sheets/${sheetId}/unlock`),
      ),
  ],
  review: [
    3,
    async (lane, { ask }, { sheetId }) => {
      const job = {
        type: "sheet",
        operation: "review",
        source: sheetId,
        mode: "foreground",
        trigger: "immediate",
      };
      const answer = await ask("POST", "/jobs", job);
      if (answer.status === 200) lane.shared.reviews.push(answer.data.id);
      return begin(lane, 2, Promise.resolve(answer), () =>
        lane.world.admin.ask("POST", `/jobs/${answer.data.id}/complete`, {}),
      );
    },
  ],
  archive: [
    1,
    (lane, { ask }) => {
      const { spaceId, admin } = lane.world;
      return begin(lane, 1, ask("POST", `/spaces/${spaceId}/archive`), () =>
        admin.ask("POST", `/spaces/${spaceId}/unarchive`),
      );
    },
  ],
};

/** Something that the lane ends some steps later, if it has begun. */
async function begin(
  lane: Lane,
  length: number,
  asked: Promise<Answer>,
  end: () => Promise<unknown>,
): Promise<Answer> {
  const answer = await asked;
  if (answer.status === 200) lane.agenda.push({ at: lane.step + length, end });
  return answer;
}

/** Changes one or two records: without a base, with the one that was read, or as they were read but for one cell. */
async function edit(lane: Lane, person: Person, place: Place): Promise<Answer | undefined> {
  const { random } = lane;
  const records = await look(lane, person, place);
  if (records.length === 0) return undefined;
  const chosen = [...new Set([random.pick(records), random.pick(records)])];
  const kind = random.pick(["plain", "plain", "based", "whole"]);
  const body = chosen.map(({ id, commitId, values }) => {
    const cells = makeCells(random, random.chance(30) ? ["name", "price"] : [random.pick(writtenKeys)]);
    if (kind === "plain") return { id, values: cells };
    return { id, ifCommitId: commitId, values: kind === "whole" ? { ...values, ...cells } : cells };
  });
  return person.ask("PUT", `/sheets/${place.sheetId}/records`, body, random.chance(10) ? withoutHooks : {});
}

async function remove(lane: Lane, person: Person, place: Place): Promise<Answer | undefined> {
  const { random, shared } = lane;
  const { sheetId } = place;
  const records = await readAll(lane, person, place);
  // A full sheet is emptied again, so that people meet on its records.
  const count = records.length > 25 ? 8 : 1;
  if (records.length < 3) return undefined;
  const ids = [...new Set(Array.from({ length: count }, () => random.pick(records).id))];
  const before = shared.deleting.get(sheetId);
  const work = (async () => {
    await before;
    const answer = await person.ask(
      "DELETE",
      `/sheets/${sheetId}/records?${ids.map((id) => `ids=${id}`).join("&")}`,
    );
    if (answer.status === 200) {
      const path = `/events?spaceId=${lane.world.spaceId}&topic=records:deleted&pageSize=1`;
      const { data: events } = await lane.world.admin.ask("GET", path);
      shared.deletions.push(events[0].context.commitId);
    }
    return answer;
  })();
  shared.deleting.set(sheetId, work);
  return work;
}

/** Undoes one of the last commits: of people, of hooks, of undos and of deletions. */
async function undo({ random, recorder, shared }: Lane, person: Person): Promise<Answer | undefined> {
  const last = recorder.writes.slice(-15).flatMap(({ commitId }) => commitId ?? []);
  const ids = [...last, ...shared.deletions.slice(-1)];
  if (ids.length === 0) return undefined;
  const query = random.chance(50) ? "?skipChanged=true" : "";
  return person.ask("POST", `/commits/${random.pick(ids)}/undo${query}`);
}
