import { describeFlags, type Flags, OptionError, readFlags, runCommand } from "@data-import/front/command";
import { distributeStorage } from "../storage/engines/open-storage.ts";
import { explainFailure } from "./failure.ts";
import { manifest } from "./manifest.ts";
import { readDatabaseUrl } from "./options.ts";

interface DistributeOptions {
  readonly databaseUrl: string | undefined;
  readonly shards: number;
  readonly help: boolean;
  readonly version: boolean;
}

const flags: Flags = {
  "database-url": {
    value: "address",
    meaning: "the coordinator of Citus (DATABASE_URL): postgres://user:password@host:5432/database",
  },
  shards: { value: "number", meaning: "into how many parts the sheets are divided, at the first run (128)" },
  help: { meaning: "show this help" },
  version: { meaning: "show the version" },
};

const help = `data-import-service distribute: distributes the records over the servers of Citus

Every table of records is distributed by sheet, so all records of a sheet are on one server. Stop the service before.
Run the command again after an update of the service: it distributes new tables, and leaves the others.

${describeFlags(flags)}

Example
  data-import-service distribute --database-url postgres://localhost/import`;

/** Runs `distribute`. An error is one sentence, and sets the exit code. */
export function runDistribute(args: readonly string[]): Promise<void> {
  return runCommand({ help, manifest, readOptions, start: distribute, explainFailure }, args);
}

function readOptions(args: readonly string[]): DistributeOptions {
  const given = readFlags(args, flags);
  return {
    databaseUrl: readDatabaseUrl(given.get("database-url") ?? process.env["DATABASE_URL"]),
    shards: readShards(given.get("shards") ?? "128"),
    help: given.has("help"),
    version: given.has("version"),
  };
}

async function distribute({ databaseUrl, shards }: DistributeOptions): Promise<void> {
  const { tables, earlier } = await distributeStorage({ folder: "", databaseUrl }, shards);
  const isNothingNew = tables.length === earlier.length;
  console.log(`${tables.join(", ")}: ${isNothingNew ? "already distributed" : "distributed"} by sheet_id`);
}

/** Citus allows more, but each shard costs memory in each process of each server. */
function readShards(text: string): number {
  const shards = Number(text);
  if (/^\d+$/.test(text) && shards >= 1 && shards <= 4096) return shards;
  throw new OptionError(`--shards must be a number from 1 to 4096; it was ${text}.`);
}
