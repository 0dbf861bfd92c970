import { describeFlags, type Flags, readFlags, runCommand } from "@data-import/front/command";
import { describePlace, openStorage, type StoragePlace } from "../storage/engines/open-storage.ts";
import { explainFailure } from "./failure.ts";
import { manifest } from "./manifest.ts";
import { placeFlags, readPlace } from "./options.ts";

interface MigrateOptions {
  readonly place: StoragePlace;
  readonly check: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const flags: Flags = {
  ...placeFlags,
  check: { meaning: "change nothing: list the missing steps, with the exit code 3 if there are any" },
  help: { meaning: "show this help" },
  version: { meaning: "show the version" },
};

const help = `data-import-service migrate: gives the database the schema of this version

The start of the service does the same. Before an upgrade, --check says whether it would change the schema. A database
with steps that this version does not know belongs to a newer version, and is refused.

${describeFlags(flags)}

Example
  data-import-service migrate --check --database-url postgres://localhost/import`;

/** The exit code of `--check` if steps are missing. 1 and 2 are failures. */
const missingCode = 3;

/** Runs `migrate`. An error is one sentence, and sets the exit code. */
export function runMigrate(args: readonly string[]): Promise<void> {
  return runCommand({ help, manifest, readOptions, start: migrate, explainFailure }, args);
}

function readOptions(args: readonly string[]): MigrateOptions {
  const given = readFlags(args, flags);
  return {
    place: readPlace(given, process.env),
    check: given.has("check"),
    help: given.has("help"),
    version: given.has("version"),
  };
}

async function migrate({ place, check }: MigrateOptions): Promise<void> {
  const storage = openStorage(place);
  try {
    const missing = await storage.listMissingSteps();
    const where = describePlace(place);
    if (missing.length === 0) return console.log(`${where} has the schema of this version.`);
    if (check) {
      console.log(`${where} does not have ${countSteps(missing)} of this version:`);
      for (const name of missing) console.log(`  ${name}`);
      process.exitCode = missingCode;
      return;
    }
    await storage.migrate();
    console.log(`${where} has the schema of this version now: ${countSteps(missing)} applied.`);
  } finally {
    await storage.close();
  }
}

function countSteps({ length }: readonly string[]): string {
  return length === 1 ? "1 step" : `${length} steps`;
}
