import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCosts, type Cost, type ReadCost, readCostOf } from "./cost.ts";
import { createDatabase, type Database } from "./database.ts";
import { fields, writeBatches, writeRecords } from "./sheet.ts";
import { type RunningService, type ServiceOptions, startService } from "./start-service.ts";

/** An engine of the service. */
export type Engine = "SQLite" | "PostgreSQL";

/** The size of a run. */
export interface Scale {
  /** The number of records of a large sheet. */
  readonly records: number;
  /** The duration of one round of load, in milliseconds. */
  readonly round: number;
  /** The number of starts of a process, of each kind. */
  readonly starts: number;
  /** The number of events that are followed, on each way. */
  readonly events: number;
  /** The sizes of a curve, as multiples of `records`. */
  readonly sizes: readonly number[];
}

/** A running service with an empty space. */
export interface Place {
  readonly engine: Engine;
  readonly service: RunningService;
  readonly folder: string;
  /** Undefined on SQLite. */
  readonly databaseUrl: string | undefined;
  readonly environmentId: string;
  readonly spaceId: string;
  readonly readCost: ReadCost;
  /** The work of the database server; zero for SQLite, which is part of the service. */
  readonly readDatabaseCost: ReadCost;
  createSheet(): Promise<Sheet>;
  close(): Promise<void>;
}

/** A sheet for records. */
export interface Sheet {
  readonly id: string;
  readonly workbookId: string;
  /** The path of the sheet. */
  readonly path: string;
}

const nothing: Cost = { cpu: 0, written: 0 };

/** The work of the service and of its database server. */
export function readAllCosts(place: Place): Cost {
  return addCosts(place.readCost(), place.readDatabaseCost());
}

/** Starts a service. PostgreSQL gets a new database on the server of `DATABASE_URL`. */
export async function openPlace(
  engine: Engine,
  { through = (url) => url, ...options }: ServiceOptions & { through?: (url: string) => string } = {},
): Promise<Place> {
  const database: Database | undefined =
    engine === "SQLite" ? undefined : await createDatabase(process.env["DATABASE_URL"] ?? "");
  const folder = mkdtempSync(join(tmpdir(), "bench-service-"));
  const remove = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true });
  };
  try {
    const address = database === undefined ? {} : { databaseUrl: through(database.url) };
    const service = await startService(folder, { ...options, ...address });
    const [environment] = JSON.parse(await service.request("GET", "/environments")).data;
    const body = JSON.stringify({ name: "Measured", environmentId: environment.id });
    const space = JSON.parse(await service.request("POST", "/spaces", body)).data;
    return {
      engine,
      service,
      folder,
      databaseUrl: database?.url,
      environmentId: environment.id,
      spaceId: space.id,
      readCost: () => readCostOf(service.pid),
      readDatabaseCost: database?.readCost ?? (() => nothing),
      createSheet: () => createSheet(service, space.id),
      async close() {
        await service.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function createSheet(service: RunningService, spaceId: string): Promise<Sheet> {
  const body = { name: "Measured", spaceId, sheets: [{ name: "Measured", fields }] };
  const workbook = JSON.parse(await service.request("POST", "/workbooks", JSON.stringify(body))).data;
  const id = workbook.sheets[0].id;
  return { id, workbookId: workbook.id, path: `/sheets/${id}` };
}

/** The header that asks for a response without the inserted records. */
export const shortResponse: Readonly<Record<string, string>> = { prefer: "return=minimal" };

/** Inserts the records from `start` up to `end`. */
export async function fillSheet(
  { service }: Place,
  { path }: Sheet,
  { start = 0, end }: { readonly start?: number; readonly end: number },
): Promise<void> {
  for (const rows of writeBatches(start, end)) {
    await service.request("POST", `${path}/records`, writeRecords(rows), shortResponse);
  }
}
