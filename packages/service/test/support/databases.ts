import { afterEach, describe, expect, inject } from "vitest";
import { type EngineName, openPostgres, openSqlite, type Storage } from "../../src/index.ts";
import { lendStorage } from "./lend-storage.ts";
import { openMigratedMemory } from "./migrated-sqlite.ts";
import {
  createDatabase,
  createReusedDatabases,
  keepAddress,
  type TestDatabase,
} from "./postgres-databases.ts";
import { takeSheetFaults } from "./watch-statements.ts";

/** An engine that the tests run on. */
export interface Engine {
  /** Part of the names of tests. */
  readonly name: string;
  /** Why its tests are skipped. */
  readonly missing?: string;
  /** A database without rows, for one test: its rows are deleted when it is closed. It may have all steps of the schema. */
  open(): Promise<Storage>;
  /** Opens the database of a storage for another node. Absent if the engine is for one process. */
  openNode?(first: Storage): Storage;
}

/** The maximum number of connections of each storage. */
const connections = 4;

const addresses = new WeakMap<Storage, string>();

const url = process.env["DATABASE_URL"];
const template = inject("migratedDatabase") ?? "";
const migrated = createReusedDatabases(url ?? "", template);
/** The open storages of those databases. */
const kept = new WeakMap<TestDatabase, Storage>();

const engines: Readonly<Record<EngineName, Engine>> = {
  sqlite: { name: "SQLite", open: openMigratedMemory },
  postgres: {
    name: "PostgreSQL",
    ...(url === undefined && { missing: "DATABASE_URL does not name a server" }),
    open: openMigratedPostgres,
    openNode: (first) => openPostgres({ url: addresses.get(first) ?? "", connections }),
  },
};

/** Runs the same tests on both engines. PostgreSQL needs `DATABASE_URL`, a server where databases can be created. */
export function describeEngines(name: string, tests: (engine: Engine) => void): void {
  for (const engine of Object.values(engines)) describeEngine(engine, name, tests);
}

/** Runs tests of what only PostgreSQL has, such as connections. */
export function describePostgres(name: string, tests: (engine: Engine) => void): void {
  describeEngine(engines.postgres, name, tests);
}

function describeEngine(engine: Engine, name: string, tests: (engine: Engine) => void): void {
  const title = `${name} on ${engine.name}${engine.missing === undefined ? "" : `, skipped: ${engine.missing}`}`;
  describe.skipIf(engine.missing !== undefined)(title, () => {
    // On several servers, a statement on the records of no single sheet would fail or ask all of them.
    afterEach(() => expect(takeSheetFaults()).toEqual([]));
    tests(engine);
  });
}

/** The environment for other processes to use a database of an engine; on SQLite, that of their data folder. */
export interface DatabaseEnvironment {
  readonly environment: Readonly<Record<string, string>>;
  /** The environment for a copy of it, if no process uses it. On SQLite, the test copies the data folder. */
  copy(): Promise<DatabaseEnvironment>;
  drop(): Promise<void>;
}

/**
 * Creates a database without rows for other processes.
 * @param isEmpty whether it has no step of the schema, which all processes then take at their start
 */
export async function createEnvironment(
  { name }: Engine,
  { isEmpty = false } = {},
): Promise<DatabaseEnvironment> {
  if (name === "PostgreSQL") return createFrom(isEmpty ? "" : `template ${template}`);
  const ofFolder = { environment: {}, copy: async () => ofFolder, drop: async () => {} };
  return ofFolder;

  async function createFrom(settings: string): Promise<DatabaseEnvironment> {
    const database = await createDatabase(url ?? "", settings);
    const environment = { DATABASE_URL: database.address };
    return { environment, copy: () => createFrom(`template ${database.name}`), drop: database.drop };
  }
}

/** As `open` of an engine, but without any step of the schema. */
export function openEmpty({ name }: Engine): Promise<Storage> {
  return name === "SQLite" ? openMemory() : openNewPostgres(url ?? "");
}

/** An empty database of PostgreSQL with settings of `create database`; undefined without a server. */
export function openPostgresWith(settings: string): Promise<Storage> | undefined {
  return url === undefined ? undefined : openNewPostgres(url, settings);
}

async function openMemory(): Promise<Storage> {
  return openSqlite({ folder: ":memory:" });
}

async function openMigratedPostgres(): Promise<Storage> {
  const database = await migrated.take();
  const storage = kept.get(database) ?? openPostgres({ url: keepAddress(database), connections });
  kept.set(database, storage);
  const lent = lendStorage(storage, async () => {
    if (!(await migrated.giveBack(database))) await storage.close();
  });
  addresses.set(lent, database.address);
  return lent;
}

async function openNewPostgres(server: string, settings = ""): Promise<Storage> {
  const { address, drop } = await createDatabase(server, settings);
  const storage = openPostgres({ url: address, connections });
  const closing: Storage = {
    ...storage,
    async close() {
      await storage.close();
      await drop();
    },
  };
  addresses.set(closing, address);
  return closing;
}
