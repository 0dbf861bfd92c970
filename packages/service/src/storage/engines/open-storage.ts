import type { EngineName } from "../engine.ts";
import type { Storage } from "../storage.ts";
import { openPostgres } from "./postgres/open.ts";
import { openSqlite } from "./sqlite/open.ts";

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
  /** The place in words, without secrets. */
  describe(place: StoragePlace): string;
}

const choices: Readonly<Record<EngineName, EngineChoice>> = {
  sqlite: {
    isAskedFor: ({ databaseUrl }) => databaseUrl === undefined,
    open: openSqlite,
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

/** Describes the place of the data for the person who started the service. */
export function describePlace(place: StoragePlace): string {
  return choose(place).describe(place);
}

function choose(place: StoragePlace): EngineChoice {
  const choice = Object.values(choices).find(({ isAskedFor }) => isAskedFor(place));
  if (choice === undefined) throw new Error("No engine can store its data at this place.");
  return choice;
}
