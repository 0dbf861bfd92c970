import type { Engine, EngineName } from "../engine.ts";
import type { Moved } from "../move-source.ts";
import { type Storage, StorageError } from "../storage.ts";
import { type Distribution, distributePostgres } from "./postgres/distribute.ts";
import { postgresEngine } from "./postgres/engine.ts";
import { openPostgres } from "./postgres/open.ts";
import { receiveMove } from "./postgres/receive-move.ts";
import { sqliteEngine } from "./sqlite/engine.ts";
import { type Moments, openMoments } from "./sqlite/moments.ts";
import { openMoveSource } from "./sqlite/move.ts";
import { openSqlite } from "./sqlite/open.ts";
import { openSqliteReader } from "./sqlite/reader.ts";
import { createCounterMemory } from "./sqlite/versions.ts";

/** The place of the data, as the options name it. */
export interface StoragePlace {
  /** The folder for an engine that stores its data in files. */
  readonly folder: string;
  /** The address of a database; undefined if there is none. */
  readonly databaseUrl: string | undefined;
}

/** How the options choose an engine. */
interface EngineChoice {
  readonly engine: Engine;
  /** Whether a place needs this engine. */
  isAskedFor(place: StoragePlace): boolean;
  open(place: StoragePlace, memory?: SharedArrayBuffer): Storage;
  /**
   * Opens connections that only read, for other threads than the one that has opened the place. Undefined if statements
   * do not hold their thread, so that one thread is enough.
   */
  openReader?(place: StoragePlace, memory: SharedArrayBuffer): Storage;
  /** The place in words, without secrets. */
  describe(place: StoragePlace): string;
  /** Reads the database of a running service for a backup. Absent if the database has its own way. */
  openMoments?(place: StoragePlace): Moments;
  /** Distributes the records over several servers. Absent if the engine has only one. */
  distribute?(place: StoragePlace, shards: number): Promise<Distribution>;
}

const choices: Readonly<Record<EngineName, EngineChoice>> = {
  sqlite: {
    engine: sqliteEngine,
    isAskedFor: ({ databaseUrl }) => databaseUrl === undefined,
    open: openSqlite,
    openReader: ({ folder }, memory) => openSqliteReader(folder, memory),
    describe: ({ folder }) => folder,
    openMoments: ({ folder }) => openMoments(folder),
  },
  postgres: {
    engine: postgresEngine,
    isAskedFor: ({ databaseUrl }) => databaseUrl !== undefined,
    open: ({ databaseUrl = "" }) => openPostgres({ url: databaseUrl }),
    describe: () => "PostgreSQL",
    distribute: ({ databaseUrl = "" }, shards) => distributePostgres(databaseUrl, shards),
  },
};

/**
 * Opens the storage of a place with its engine; throws a `StorageError` if it cannot be used.
 * @param memory what the threads that use the place share, from `createSharedMemory`, if there are several
 */
export function openStorage(place: StoragePlace, memory?: SharedArrayBuffer): Storage {
  return choose(place).open(place, memory);
}

/** Creates what the threads of this process share if several of them use the same place. */
export function createSharedMemory(): SharedArrayBuffer {
  return createCounterMemory();
}

/** Whether statements hold the thread that sends them, so that a process needs several threads. */
export function holdsThreads(place: StoragePlace): boolean {
  // Other threads cannot read what is in the memory of one connection.
  return choose(place).openReader !== undefined && place.folder !== ":memory:";
}

/** Whether only one process at a time uses a place. */
export function hasOneProcess(place: StoragePlace): boolean {
  return choose(place).engine.hasOneProcess;
}

/** Opens a storage that only reads. Another thread of this process has opened the place. */
export function openReadingStorage(place: StoragePlace, memory: SharedArrayBuffer): Storage {
  const { openReader } = choose(place);
  if (openReader === undefined) throw new Error("This engine has no storage that only reads.");
  return openReader(place, memory);
}

/** Describes the place of the data for the person who started the service. */
export function describePlace(place: StoragePlace): string {
  return choose(place).describe(place);
}

/** Distributes the records of a place over several servers; throws a `StorageError` if that is not possible. */
export async function distributeStorage(place: StoragePlace, shards: number): Promise<Distribution> {
  const { distribute } = choose(place);
  if (distribute !== undefined) return distribute(place, shards);
  throw new StorageError(
    "Only PostgreSQL with Citus can distribute records. Name its address with --database-url or DATABASE_URL.",
  );
}

/** Opens the database of a place for a backup; throws a `StorageError` that says what to use instead if it cannot. */
export function openForBackup(place: StoragePlace): Moments {
  const { openMoments: open } = choose(place);
  if (open !== undefined) return open(place);
  throw new StorageError(
    "PostgreSQL has its own backup: run `pg_dump --format=custom --file=<file> <address>`, and copy the bucket of the files. The guide `Run the service` says in which order.",
  );
}

/**
 * Moves the database of a folder to the database of the address; throws a `StorageError` if a service uses the folder, or
 * if the database is not empty.
 * @param onProgress gets how many rows are copied, and how many there are
 */
export async function moveStorage(
  { folder, databaseUrl = "" }: StoragePlace,
  onProgress: (rows: number, all: number) => void,
): Promise<Moved> {
  const source = await openMoveSource(folder);
  try {
    const all = source.tables.reduce((sum, { rows }) => sum + rows, 0);
    return await receiveMove(databaseUrl, source, (rows) => onProgress(rows, all));
  } finally {
    await source.close();
  }
}

function choose(place: StoragePlace): EngineChoice {
  const choice = Object.values(choices).find(({ isAskedFor }) => isAskedFor(place));
  if (choice === undefined) throw new Error("No engine can store its data at this place.");
  return choice;
}
