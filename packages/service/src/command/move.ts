import { existsSync } from "node:fs";
import { describeFlags, type Flags, OptionError, readFlags, runCommand } from "@data-import/front/command";
import { moveStorage, type StoragePlace } from "../storage/engines/open-storage.ts";
import { readBucket } from "./blobs.ts";
import { explainFailure } from "./failure.ts";
import { manifest } from "./manifest.ts";
import { placeFlags, readPlace } from "./options.ts";
import { locateKeyFile } from "./secret-keys.ts";

interface MoveOptions {
  readonly place: StoragePlace;
  readonly help: boolean;
  readonly version: boolean;
}

const flags: Flags = {
  ...placeFlags,
  data: { value: "folder", meaning: "the data folder of the stopped service (./data, or DATA_FOLDER)" },
  "database-url": {
    value: "address",
    meaning: "the empty database of PostgreSQL (DATABASE_URL): postgres://user:password@host:5432/database",
  },
  help: { meaning: "show this help" },
  version: { meaning: "show the version" },
};

const help = `data-import-service move: moves the database from SQLite to PostgreSQL

Copies every table into an empty database, in one transaction: if the command is interrupted, the database stays empty, and
the command can run again. Stop the service before. The data folder is only read. Uploaded files and the keys of secrets
stay where they are: start the service with the same --data or the same bucket, and with --database-url.

${describeFlags(flags)}

Example
  data-import-service move --data ./data --database-url postgres://localhost/import`;

/** Between two lines of progress. */
const pauseMs = 2000;

/** Runs `move`. An error is one sentence, and sets the exit code. */
export function runMove(args: readonly string[]): Promise<void> {
  return runCommand({ help, manifest, readOptions, start: move, explainFailure }, args);
}

function readOptions(args: readonly string[]): MoveOptions {
  const given = readFlags(args, flags);
  const place = readPlace(given, process.env);
  const isShort = given.has("help") || given.has("version");
  if (place.databaseUrl === undefined && !isShort) {
    throw new OptionError("--database-url is missing: the empty database of PostgreSQL.");
  }
  return { place, help: given.has("help"), version: given.has("version") };
}

async function move({ place }: MoveOptions): Promise<void> {
  let last = Date.now();
  const { tables, rows } = await moveStorage(place, (copied, all) => {
    if (Date.now() - last < pauseMs) return;
    last = Date.now();
    console.log(`${copied} of ${all} rows: ${Math.floor((copied / all) * 100)} %`);
  });
  console.log(`${rows} rows of ${tables} tables are in PostgreSQL. The data folder is as it was.`);
  const stays = [
    ...(readBucket(process.env) === undefined ? ["the uploaded files"] : []),
    ...(existsSync(locateKeyFile(place.folder)) ? ["the keys of secrets"] : []),
  ];
  if (stays.length > 0) {
    console.log(`It still holds ${stays.join(" and ")}: start the service with this --data, too.`);
  }
}
