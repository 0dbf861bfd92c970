import { describeFlags, type Flags, OptionError, readFlags, readPort } from "@data-import/front/command";

/** What the command line and the environment ask for. */
export interface CommandOptions {
  readonly port: number;
  readonly host: string;
  /** The data folder: SQLite and files, or files alone where there is a `databaseUrl`. */
  readonly data: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | undefined;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** The first account, as the environment describes it. */
export interface FirstAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string | undefined;
}

const flags: Flags = {
  port: { value: "number", meaning: "the port to listen on (4010, or PORT); 0 takes any free one" },
  host: { value: "address", meaning: "the address to listen on (127.0.0.1, or HOST)" },
  data: { value: "folder", meaning: "where SQLite and uploaded files are (./data, or DATA_FOLDER)" },
  "database-url": {
    value: "address",
    meaning: "PostgreSQL instead of SQLite (DATABASE_URL): postgres://user:password@host:5432/database",
  },
  quiet: { meaning: "do not write a line for each request" },
  help: { meaning: "show this" },
  version: { meaning: "show the version" },
};

export const help: string = `data-import-service: the Data Import Service

Keeps everything in a folder, in SQLite, unless it is given a PostgreSQL database. The first start makes an account with
two environments and shows the token of its administrator, once.

${describeFlags(flags)}

Environment
  ADMIN_EMAIL, ADMIN_PASSWORD, ACCOUNT_NAME   the account that the first start makes; with a password its
                                              administrator can also sign in through POST /v1/auth
  S3_BUCKET, S3_ENDPOINT, S3_REGION,          the bucket that keeps uploaded files instead of the data folder, as
  S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY,     several nodes need it; any store that speaks the S3 API
  S3_SESSION_TOKEN, S3_PREFIX

Examples
  data-import-service                                          port 4010, ./data
  data-import-service --port 0 --data /var/lib/data-import     any free port
  DATABASE_URL=postgres://localhost/import data-import-service

GET /health, /ready and /metrics say how it is.`;

/** Reads the command line, and the environment for what it leaves out; throws an `OptionError` that names what cannot be used. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandOptions {
  const given = readFlags(args, flags);
  return {
    port: readPort(given.get("port") ?? environment["PORT"] ?? "4010"),
    host: given.get("host") ?? environment["HOST"] ?? "127.0.0.1",
    data: given.get("data") ?? environment["DATA_FOLDER"] ?? "./data",
    databaseUrl: readDatabaseUrl(given.get("database-url") ?? environment["DATABASE_URL"]),
    quiet: given.has("quiet"),
    help: given.has("help"),
    version: given.has("version"),
  };
}

/** Reads who administers the account that a first start makes. */
export function readFirstAccount(environment: Readonly<Record<string, string | undefined>>): FirstAccount {
  const { ACCOUNT_NAME: name, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment;
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new OptionError("ADMIN_EMAIL must be a mail address.");
  }
  if (password !== undefined && password.length < 8) {
    throw new OptionError("ADMIN_PASSWORD must have at least 8 characters.");
  }
  return { name: name || "My account", email: email ?? "administrator@localhost", password };
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  // What was given is not repeated: it can hold a password.
  if (/^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  throw new OptionError(
    "--database-url (or DATABASE_URL) must look like postgres://user:password@host:5432/database.",
  );
}
