import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describeFlags, type Flags, OptionError, readFlags, runCommand } from "@data-import/front/command";
import type { StoragePlace } from "../storage/engines/open-storage.ts";
import { backUpFolder } from "./backup-folder.ts";
import { readBucket } from "./blobs.ts";
import { explainFailure } from "./failure.ts";
import { manifest } from "./manifest.ts";
import { readPlace } from "./options.ts";
import { locateKeyFile } from "./secret-keys.ts";

interface BackupOptions {
  readonly place: StoragePlace;
  readonly to: string;
  readonly help: boolean;
  readonly version: boolean;
}

const flags: Flags = {
  data: { value: "folder", meaning: "the data folder of the service (./data, or DATA_FOLDER)" },
  "database-url": {
    value: "address",
    meaning: "PostgreSQL (DATABASE_URL): says what to use instead of this command",
  },
  to: { value: "folder", meaning: "the new folder of the backup" },
  help: { meaning: "show this help" },
  version: { meaning: "show the version" },
};

const help = `data-import-service backup: copies the data folder while the service runs

The copy is a data folder with the state of one moment: the database, and the uploaded files. It has the name of --to when
it is complete. To restore it, copy it, and start the service with --data and the copy.

${describeFlags(flags)}

Example
  data-import-service backup --data ./data --to /backup/monday`;

/** Between two lines of progress. */
const pauseMs = 2000;

/** Runs `backup`. An error is one sentence, and sets the exit code. */
export function runBackup(args: readonly string[]): Promise<void> {
  return runCommand({ help, manifest, readOptions, start: backUp, explainFailure: explain }, args);
}

function readOptions(args: readonly string[]): BackupOptions {
  const given = readFlags(args, flags);
  const to = given.get("to");
  const isShort = given.has("help") || given.has("version");
  if (to === undefined && !isShort) throw new OptionError("--to is missing: the new folder of the backup.");
  return {
    place: readPlace(given, process.env),
    to: resolve(to ?? ""),
    help: given.has("help"),
    version: given.has("version"),
  };
}

function explain(error: unknown): string {
  const { path } = error as NodeJS.ErrnoException;
  if (path === undefined) return explainFailure(error);
  return `The backup cannot be written: ${(error as Error).message}. Name another folder with --to, or check its permissions.`;
}

async function backUp({ place, to }: BackupOptions): Promise<void> {
  const bucket = readBucket(process.env);
  let last = Date.now();
  const { files, missing } = await backUpFolder({
    place,
    to,
    hasFiles: bucket === undefined,
    onProgress(what, part) {
      if (Date.now() - last < pauseMs) return;
      last = Date.now();
      console.log(`${what}: ${Math.floor(part * 100)} %`);
    },
  });
  const beside =
    bucket === undefined
      ? `the database and ${files} files`
      : `the database; copy the bucket ${bucket.bucket}, too`;
  console.log(`The backup ${to} is complete: ${beside}.`);
  const keyFile = locateKeyFile(place.folder);
  if (existsSync(keyFile)) {
    console.log(`It does not have ${keyFile}, the keys of secrets: keep them in another place.`);
  }
  if (missing.length > 0) {
    console.error(`The data folder does not have the bytes of these files: ${missing.join(", ")}.`);
  }
}
