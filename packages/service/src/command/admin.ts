import {
  cleanLine,
  describeFlags,
  type Flags,
  OptionError,
  readArguments,
  runCommand,
} from "@data-import/front/command";
import { systemClock } from "../domain/clock.ts";
import { issueToken, listUsers, resetPassword } from "../lifecycle/administer.ts";
import { openStorage, type StoragePlace } from "../storage/engines/open-storage.ts";
import { type Storage, StorageError } from "../storage/storage.ts";
import { explainFailure } from "./failure.ts";
import { manifest } from "./manifest.ts";
import { placeFlags, readPassword, readPlace } from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

interface AdminOptions {
  readonly place: StoragePlace;
  readonly act: (storage: Storage) => Promise<void>;
  readonly help: boolean;
  readonly version: boolean;
}

const flags: Flags = {
  ...placeFlags,
  email: { value: "address", meaning: "the user; without it, the only administrator" },
  help: { meaning: "show this help" },
  version: { meaning: "show the version" },
};

const help = `data-import-service admin: what an operator does about users if nobody can sign in

Commands
  admin token    creates a personal access token for a user, and prints it
  admin reset    sets the password of a user to that of NEW_PASSWORD, and ends the sessions of the user
  admin users    lists the users of all accounts

With SQLite, stop the service before: one process uses the data folder. With PostgreSQL, the service may run.

${describeFlags(flags)}

Examples
  data-import-service admin token --data ./data
  NEW_PASSWORD="$(cat password.txt)" data-import-service admin reset --email keeper@harbour.example`;

/** Runs `admin`. An error is one sentence, and sets the exit code. */
export function runAdmin(args: readonly string[]): Promise<void> {
  return runCommand(
    {
      help,
      manifest,
      readOptions: (given) => readOptions(given, process.env),
      start: administer,
      explainFailure,
    },
    args,
  );
}

const actions: Readonly<
  Record<string, (email: string | undefined, environment: Environment) => AdminOptions["act"]>
> = {
  token: (email) => async (storage) => {
    const issued = await issueToken(storage, systemClock, email);
    // Alone on the output, so that a script can keep it.
    console.error(`The token of ${issued.email}, which is never shown again:`);
    console.log(issued.token);
  },
  reset(email, environment) {
    const password = readPassword(environment, "NEW_PASSWORD");
    if (password === undefined) throw new OptionError("NEW_PASSWORD is missing: the new password.");
    return async (storage) => {
      const user = await resetPassword(storage, systemClock, password, email);
      console.log(`The password of ${user} is changed. Sessions of this user have ended; tokens stay.`);
    };
  },
  users: () => async (storage) => {
    for (const user of await listUsers(storage)) {
      const facts = [
        user.name,
        ...(user.isAdministrator ? ["administrator"] : []),
        user.hasPassword ? "has a password" : "has no password",
        user.lastSeenAt === undefined ? "never seen" : `last seen ${user.lastSeenAt}`,
        `account ${user.accountName}`,
      ];
      // Users choose their names, and a terminal obeys what is in them.
      console.log(cleanLine(`${user.email}: ${facts.join(", ")}`));
    }
  },
};

function readOptions(args: readonly string[], environment: Environment): AdminOptions {
  const { words, given } = readArguments(args, flags);
  const [word = "", other] = words;
  const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
  const common = {
    place: readPlace(given, environment),
    help: given.has("help"),
    version: given.has("version"),
  };
  if (common.help || common.version) return { ...common, act: async () => {} };
  if (action === undefined || other !== undefined) {
    throw new OptionError(`Say what to do: admin ${Object.keys(actions).join(", admin ")}. See --help.`);
  }
  return { ...common, act: action(given.get("email"), environment) };
}

async function administer({ place, act }: AdminOptions): Promise<void> {
  const storage = openStorage(place);
  try {
    await requireCurrent(storage);
    await act(storage);
  } finally {
    await storage.close();
  }
}

/** A command about users must not change the schema under the nodes that run. */
async function requireCurrent(storage: Storage): Promise<void> {
  const missing = await storage.listMissingSteps();
  if (missing.length === 0) return;
  throw new StorageError(
    "The database does not have the schema of this version: start the service once, or run `data-import-service migrate`.",
  );
}
