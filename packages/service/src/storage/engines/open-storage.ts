import type { EngineName } from "../engine.ts";
import type { Storage } from "../storage.ts";
import { openPostgres } from "./postgres/open.ts";
import { openSqlite } from "./sqlite/open.ts";

/** Where a person wants the data. */
export interface StoragePlace {
  /** The folder for an engine that keeps its data in files. */
  readonly folder: string;
  /** The address of a database; undefined if there is none. */
  readonly databaseUrl: string | undefined;
}

/** How an engine is asked for. */
interface EngineChoice {
  /** Whether it is this engine that a place asks for. */
  isAskedFor(place: StoragePlace): boolean;
  open(place: StoragePlace): Storage;
  /** The place in words, without anything secret. */
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

/** Opens the storage of a place with the engine that it asks for; throws a `StorageError` if that cannot be used. */
export function openStorage(place: StoragePlace): Storage {
  return choose(place).open(place);
}

/** Where the data is, for the person who started the service. */
export function describePlace(place: StoragePlace): string {
  return choose(place).describe(place);
}

function choose(place: StoragePlace): EngineChoice {
  const choice = Object.values(choices).find(({ isAskedFor }) => isAskedFor(place));
  if (choice === undefined) throw new Error("No engine keeps its data at such a place.");
  return choice;
}
