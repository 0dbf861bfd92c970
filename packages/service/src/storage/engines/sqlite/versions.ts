import type { AccessWatch } from "../../access-watch.ts";
import type { SqliteConnection } from "./driver.ts";

/**
 * Counts the commits of a data folder. All threads of a process that use the folder have the same memory, so to ask it
 * costs no statement.
 */
export interface CommitCounter {
  /** The number of commits. */
  readAll(): number;
  /** The number of commits without those that changed certain spaces only. */
  readWide(): number;
  /** The number of commits that changed certain spaces only, and maybe this one. */
  readOf(spaceId: string): number;
  /**
   * Counts a commit, before anyone hears of it.
   * @param spaceIds the only spaces that it changed; undefined if it may have changed more
   */
  count(spaceIds: readonly string[] | undefined): void;
}

/** The places of the counters: two for all spaces, and then those that spaces share. */
const allIndex = 0;
const wideIndex = 1;
const sharedIndex = 2;
/** Two spaces with the same counter only make each other read again. */
const sharedCounters = 4094;

/** Creates the memory of a counter for all threads of a process that use a folder. */
export function createCounterMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(Uint32Array.BYTES_PER_ELEMENT * (sharedIndex + sharedCounters));
}

export function openCommitCounter(memory: SharedArrayBuffer): CommitCounter {
  const counters = new Uint32Array(memory);
  return {
    readAll: () => Atomics.load(counters, allIndex),
    readWide: () => Atomics.load(counters, wideIndex),
    readOf: (spaceId) => Atomics.load(counters, findCounter(spaceId)),
    count(spaceIds) {
      // First, so that who still reads the old number here has not read a new one below.
      Atomics.add(counters, allIndex, 1);
      if (spaceIds === undefined) Atomics.add(counters, wideIndex, 1);
      else for (const spaceId of spaceIds) Atomics.add(counters, findCounter(spaceId), 1);
    },
  };
}

function findCounter(spaceId: string): number {
  let hash = 0;
  for (let index = 0; index < spaceId.length; index += 1) {
    hash = (Math.imul(hash, 31) + spaceId.charCodeAt(index)) >>> 0;
  }
  return sharedIndex + (hash % sharedCounters);
}

/** The versions of a database, as one of its readers sees them. */
export interface Versions {
  /** See `Storage.readVersion`. */
  read(spaceId?: string): number;
  /** Another number after each commit, except for those that changed certain spaces only. */
  readWide(): number;
}

/** How often the file is asked whether another program has changed it. This costs 20 microseconds. */
const askedEveryMs = 20;

/**
 * @param counter counts the commits of this process
 * @param now milliseconds, from any point in time
 */
export function createVersions(
  { database }: SqliteConnection,
  counter: CommitCounter,
  isInMemory: boolean,
  now: () => number = () => performance.now(),
): Versions {
  const statement = database.prepare("pragma data_version");
  const readData = () => (statement.get() as { data_version: number }).data_version;
  let known = { data: isInMemory ? 0 : readData(), commits: counter.readAll() };
  let foreign = 0;
  let asked = now();

  /** Counts commits of others, such as a person who edits the file with a program of SQLite. */
  function countForeign(): number {
    // A database in memory has no other connection.
    if (isInMemory || now() - asked < askedEveryMs) return foreign;
    asked = now();
    const data = readData();
    if (data === known.data) return foreign;
    const commits = counter.readAll();
    if (commits === known.commits) foreign += 1;
    known = { data, commits };
    return foreign;
  }
  const readWide = () => countForeign() + counter.readWide();
  return {
    readWide,
    read: (spaceId) =>
      spaceId === undefined ? countForeign() + counter.readAll() : readWide() + counter.readOf(spaceId),
  };
}

/**
 * Counts commits of other programs for everyone, if the writer finds some. Call it in a transaction. While this process
 * writes, its readers cannot know whose commit has changed the file.
 */
export function createForeignCount(
  writer: SqliteConnection,
  counter: CommitCounter,
  now: () => number = () => performance.now(),
): () => void {
  const statement = writer.database.prepare("pragma data_version");
  // It is not another number after a commit of this connection.
  const readData = () => (statement.get() as { data_version: number }).data_version;
  let known = readData();
  let asked = now();
  return () => {
    if (now() - asked < askedEveryMs) return;
    asked = now();
    const data = readData();
    if (data !== known) {
      counter.count(undefined);
      writer.sheetState.forget();
    }
    known = data;
  };
}

/**
 * Watches tokens and roles. Most commits do not change them, so after a commit a counter says whether one did: reading it
 * costs less than reading a token with its roles. It needs the counter, so it is only for a migrated database.
 */
export function createAccessWatch(
  reader: SqliteConnection,
  { readWide }: Versions,
  isInMemory: boolean,
): AccessWatch {
  // In memory, the counter could be that of a transaction which is rolled back later.
  const readChanges = (): number => {
    if (isInMemory) return readWide();
    return (reader.prepare("select value from access_counter").statement.get() as { value: number }).value;
  };
  return {
    lag: 0,
    mark() {
      const at = readWide();
      return { at, changes: readChanges() };
    },
    isCurrent(mark) {
      const version = readWide();
      if (version === mark.at) return true;
      if (readChanges() !== mark.changes) return false;
      mark.at = version;
      return true;
    },
  };
}

/** What takes access away, or gives it. A new token, and the time of its last use, change nothing that was read before. */
const changes = [
  "delete on tokens",
  "update of hash, kind, account_id, actor_id, actor_kind, environment_id, space_id, operations, expires_at on tokens",
  ...["actor_roles", "roles"].flatMap((table) =>
    ["insert", "update", "delete"].map((change) => `${change} on ${table}`),
  ),
];

/** The counter of the changes of tokens and roles. */
export const countAccess: readonly string[] = [
  "create table access_counter (id integer primary key, value integer not null)",
  "insert into access_counter (id, value) values (1, 0)",
  ...changes.map(
    (change, index) =>
      `create trigger count_access_${index} after ${change} begin update access_counter set value = value + 1; end`,
  ),
];
