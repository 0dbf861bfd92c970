import type { EngineName } from "../engine.ts";
import type { Storage } from "../storage.ts";
import { openPostgres } from "./postgres/open.ts";
import { openSqlite } from "./sqlite/open.ts";
import { openSqliteReader } from "./sqlite/reader.ts";

/** The place of the data, as the options name it. */
export interface StoragePlace {
  /** The folder for an engine that stores its data in files. */
  readonly folder: string;
  /** The address of a database; undefined if there is none. */
  readonly databaseUrl: string | undefined;
}

/** How the options choose an engine. */
interface EngineChoice {
  /** Whether a place needs this engine. */
  isAskedFor(place: StoragePlace): boolean;
  open(place: StoragePlace): Storage;
  /**
   * Opens connections that only read, for other threads than the one that has opened the place. Undefined if statements
   * do not hold their thread, so that one thread is enough.
   */
  openReader?(place: StoragePlace): Storage;
  /** The place in words, without secrets. */
  describe(place: StoragePlace): string;
}

const choices: Readonly<Record<EngineName, EngineChoice>> = {
  sqlite: {
    isAskedFor: ({ databaseUrl }) => databaseUrl === undefined,
    open: openSqlite,
    openReader: ({ folder }) => openSqliteReader(folder),
    describe: ({ folder }) => folder,
  },
  postgres: {
    isAskedFor: ({ databaseUrl }) => databaseUrl !== undefined,
    open: ({ databaseUrl = "" }) => openPostgres({ url: databaseUrl }),
    describe: () => "PostgreSQL",
  },
};

/** Opens the storage of a place with its engine; throws a `StorageError` if it cannot be used. */
export function openStorage(place: StoragePlace): Storage {
  return choose(place).open(place);
}

/** Whether statements hold the thread that sends them, so that a process needs several threads. */
export function holdsThreads(place: StoragePlace): boolean {
  // Other threads cannot read what is in the memory of one connection.
  return choose(place).openReader !== undefined && place.folder !== ":memory:";
}

/** Opens a storage that only reads. Another thread of this process has opened the place. */
export function openReadingStorage(place: StoragePlace): Storage {
  const { openReader } = choose(place);
  if (openReader === undefined) throw new Error("This engine has no storage that only reads.");
  return openReader(place);
}

/** Describes the place of the data for the person who started the service. */
export function describePlace(place: StoragePlace): string {
  return choose(place).describe(place);
}

function choose(place: StoragePlace): EngineChoice {
  const choice = Object.values(choices).find(({ isAskedFor }) => isAskedFor(place));
  if (choice === undefined) throw new Error("No engine can store its data at this place.");
  return choice;
}
