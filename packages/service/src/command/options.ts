import {
  corsFlag,
  defaultPorts,
  describeFlags,
  type Flags,
  OptionError,
  readCorsOption,
  readFlags,
  readPort,
} from "@data-import/front/command";
import { limits } from "@data-import/types";
import { longestPasswordCharacters } from "../auth/passwords.ts";
import { type FileScanSettings, readScannerPlace } from "../domain/file-scans.ts";
import type { Shares } from "../domain/workload.ts";
import type { StoragePlace } from "../storage/engines/open-storage.ts";

/** The options of the command line and the environment. */
export interface CommandOptions {
  readonly port: number;
  readonly host: string;
  /** The only port of the requests for the state of the process; undefined if `port` is. */
  readonly adminPort: number | undefined;
  /** The folder for SQLite and files; only for files if there is a `databaseUrl`. */
  readonly data: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | undefined;
  /** The maximum size of a JSON body, in bytes. */
  readonly bodyLimit: number | undefined;
  /** The maximum size of an uploaded file, in bytes. */
  readonly fileLimit: number | undefined;
  /** What every file may become when its content is read, in bytes. */
  readonly contentLimit: number | undefined;
  /** How many bytes a space may have; undefined if there is no limit. */
  readonly spaceQuota: number | undefined;
  /** How many requests an actor may send per second; undefined if there is no limit. */
  readonly requestsPerSecond: number | undefined;
  /** How much one environment may do at the same time. */
  readonly shares: Shares;
  /** For how many days the logs of agents are kept. */
  readonly agentLogDays: number | undefined;
  /** For how many days the entries of the audit log are kept. */
  readonly auditDays: number | undefined;
  /** For how many days events are kept; undefined to keep them for ever. */
  readonly eventDays: number | undefined;
  /** How many proxies in front of the service add an address to `X-Forwarded-For`. */
  readonly proxies: number;
  /** The origins whose pages may call; undefined for all. */
  readonly corsOrigins: readonly string[] | undefined;
  /** The virus scanner that looks at uploaded files; undefined if none does. */
  readonly fileScans: FileScanSettings | undefined;
  /** Whether the page for people is served. */
  readonly servesPage: boolean;
  /** Whether webhooks may reach private addresses. */
  readonly allowsPrivateWebhooks: boolean;
  /** Whether unknown names are left out of requests, where clients that were made elsewhere can send them. */
  readonly lenient: boolean;
  /** Where spans are sent, without `/v1/traces`; undefined if only the environment may say so. */
  readonly otlpUrl: string | undefined;
  /** What this process does. At least one. */
  readonly roles: readonly Role[];
  /** Whether the roles are the default. Then the package of agents may be missing. */
  readonly hasUsualRoles: boolean;
  /** How long `/ready` says 503 at a stop before the port closes, in milliseconds. */
  readonly drainMs: number;
  readonly quiet: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** What a process of the service can do: respond to requests, run jobs and sweeps, or run agents. */
const allRoles = ["http", "jobs", "agents"] as const;
export type Role = (typeof allRoles)[number];

/** The first account, as the environment describes it. */
export interface FirstAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string | undefined;
}

/** The flags that say where the data is. */
export const placeFlags: Flags = {
  data: { value: "folder", meaning: "the folder for SQLite and uploaded files (./data, or DATA_FOLDER)" },
  "database-url": {
    value: "address",
    meaning: "PostgreSQL instead of SQLite (DATABASE_URL): postgres://user:password@host:5432/database",
  },
};

const flags: Flags = {
  port: {
    value: "number",
    meaning: `the port to listen on (${defaultPorts.service}, or PORT); 0 takes any free port`,
  },
  host: { value: "address", meaning: "the address to listen on (127.0.0.1, or HOST)" },
  "admin-port": {
    value: "number",
    meaning: "serve /health, /ready and /metrics on this port, and nowhere else (ADMIN_PORT)",
  },
  ...placeFlags,
  "body-limit": { value: "bytes", meaning: "the maximum size of a JSON body (8388608, or BODY_LIMIT)" },
  "file-limit": {
    value: "bytes",
    meaning: "the maximum size of an uploaded file (5368709120, or FILE_LIMIT)",
  },
  "content-limit": {
    value: "bytes",
    meaning:
      "what a file may become when it is read, or 100 times its size if that is more (67108864, or CONTENT_LIMIT)",
  },
  "space-quota": {
    value: "bytes",
    meaning: "what a space may have: records, files, documents and events (no limit, or SPACE_QUOTA)",
  },
  "requests-per-second": {
    value: "number",
    meaning: "how many requests an actor may send per second (no limit, or REQUESTS_PER_SECOND)",
  },
  "scan-files": {
    value: "address",
    meaning:
      "let ClamAV look at each uploaded file: tcp://clamav:3310 or unix:/run/clamav/clamd.ctl (no scan, or SCAN_FILES)",
  },
  proxies: {
    value: "number",
    meaning: "how many proxies in front of the service add their caller to X-Forwarded-For (0, or PROXIES)",
  },
  "cors-origin": { ...corsFlag, meaning: corsFlag.meaning.replace("(*)", "(*, or CORS_ORIGIN)") },
  roles: {
    value: "list",
    meaning:
      "what this process does: http, jobs and agents, with commas (all, or ROLES); not all of them only with PostgreSQL",
  },
  "no-page": { meaning: "do not serve the page for people at /import/ (NO_PAGE=true)" },
  "private-webhooks": {
    meaning: "webhooks may reach private addresses, also without encryption (PRIVATE_WEBHOOKS=true)",
  },
  lenient: {
    meaning:
      "leave out names that the description does not have, instead of refusing the request (LENIENT=true)",
  },
  "otlp-url": {
    value: "address",
    meaning:
      "send spans by OpenTelemetry to this address, such as http://localhost:4318 (OTEL_EXPORTER_OTLP_ENDPOINT)",
  },
  "drain-seconds": {
    value: "seconds",
    meaning: "how long /ready says 503 at a stop before the port closes (0, or DRAIN_SECONDS)",
  },
  quiet: { meaning: "do not write a line for each request and completed job; failures are still written" },
  help: { meaning: "show this help" },
  version: { meaning: "show the version" },
};

export const help: string = `data-import-service: the Data Import Service

Stores everything in a folder, with SQLite, or in a PostgreSQL database. The first start creates an account with two
environments and a token of its administrator: a terminal shows it, else it is in the file first-token of the data folder.

${describeFlags(flags)}

Commands
  admin        creates a token, sets a password, lists users; see admin --help
  backup       copies the data folder while the service runs; see backup --help
  distribute   distributes the records over the servers of Citus; see distribute --help
  migrate      gives the database the schema of this version, or checks it; see migrate --help
  move         moves the database from SQLite to PostgreSQL; see move --help

Environment
  ADMIN_EMAIL, ADMIN_PASSWORD, ACCOUNT_NAME   the account of the first start; with a password, its administrator
                                              can also sign in through POST /v1/auth
  GUEST_PAGE                                  the address at which guests and invited users reach the page (/import/ on
                                              this host and port)
  OIDC_ISSUER, OIDC_CLIENT_ID,                the OpenID provider at which people sign in, and what it calls this service;
  OIDC_CLIENT_SECRET (or …_FILE)              the secret, or a file that has it
  OIDC_ROLES                                  the role of each group, such as {"import-admins":"Administrator","*":"Editor"}
  OIDC_DOMAINS                                the domains of mail addresses that may come, with commas (all)
  OIDC_GROUPS_CLAIM, OIDC_SCOPE, OIDC_NAME    the claim with the groups (groups), what the provider is asked for (openid
                                              profile email), and what the page calls it (its host)
  SMTP_URL, MAIL_FROM                         the mail server that sends invitations, and the sender
  S3_BUCKET, S3_ENDPOINT, S3_REGION,          a bucket for uploaded files instead of the data folder, which several
  S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY,     nodes need; any store with the S3 API
  S3_SESSION_TOKEN, S3_PREFIX
  AGENTS_URL                                  the address of the service for agents (that of this process)
  AGENT_HOSTS                                 the hosts that agents may call besides the service, with commas (none)
  AGENT_VARIABLES                             more variables of the environment of agents, such as SHOP_KEY=token,SHOP_URL=url
                                              (base is the address without /v1), or flatfile for the names of its programs
  AGENT_SECONDS, AGENT_MEMORY, AGENT_LOG,     the limits of a run: its time, its memory in bytes and the characters of its
  AGENTS_AT_ONCE                              log (60, 268435456, 65536); how many runs of an environment at once (2)
  AGENT_RUNS, AGENT_CHAINED_RUNS,             how often an agent runs in an hour (10000), and for events that agents caused
  AGENT_CHAIN, AGENT_LOG_DAYS                 (1000); how many runs may cause each other (100); how many days logs are kept (30)
  AUDIT_DAYS                                  how many days the audit log is kept (365)
  OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG  the name of this service in traces (data-import), and which share of the traces
                                              that begin here is sent, from 0 to 1 (1)
  EVENT_DAYS                                  how many days events are kept (for ever)
  JOBS_AT_ONCE, WEBHOOKS_AT_ONCE,             what one environment may do at once in this process: jobs of the service (4),
  STREAMS_AT_ONCE, STREAMS_OF_SPACE,          webhooks that are sent events (8), open streams of events (100; 250 about each
  STREAMS_OF_ACTOR, UPLOADS_AT_ONCE,          space; 50 of one caller), pieces of uploads (16), and scans of files (4)
  FILE_SCANS_AT_ONCE
  SCAN_SECONDS                                how long a scan of a file may take, with the wait for its turn (120)
  SECRETS_KEY                                 the keys with which secrets are encrypted, 32 bytes in base 64, the newest
                                              one first; several nodes need the same (a file in the data folder)

Examples
  data-import-service                                          port ${defaultPorts.service}, ./data
  data-import-service --port 0 --data /var/lib/data-import     any free port
  DATABASE_URL=postgres://localhost/import data-import-service

GET /health, /ready and /metrics report its state.`;

/** Reads the command line, then the environment for absent options; throws an `OptionError` that names an invalid option. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandOptions {
  const given = readFlags(args, flags);
  const { folder, databaseUrl } = readPlace(given, environment);
  return {
    port: readPort(given.get("port") ?? environment["PORT"] ?? String(defaultPorts.service)),
    host: given.get("host") ?? environment["HOST"] ?? "127.0.0.1",
    adminPort: readAdminPort(given.get("admin-port") ?? environment["ADMIN_PORT"]),
    data: folder,
    databaseUrl,
    bodyLimit: readBytes("body-limit", given.get("body-limit") ?? environment["BODY_LIMIT"]),
    fileLimit: readBytes("file-limit", given.get("file-limit") ?? environment["FILE_LIMIT"]),
    contentLimit: readBytes("content-limit", given.get("content-limit") ?? environment["CONTENT_LIMIT"]),
    spaceQuota: readBytes("space-quota", given.get("space-quota") ?? environment["SPACE_QUOTA"]),
    requestsPerSecond: readRate(given.get("requests-per-second") ?? environment["REQUESTS_PER_SECOND"]),
    shares: readShares(environment),
    agentLogDays: readCount(environment, "AGENT_LOG_DAYS"),
    auditDays: readCount(environment, "AUDIT_DAYS"),
    eventDays: readCount(environment, "EVENT_DAYS"),
    proxies: readProxies(given.get("proxies") ?? environment["PROXIES"] ?? "0"),
    corsOrigins: readCorsOption(
      given.get("cors-origin") ?? environment["CORS_ORIGIN"],
      "--cors-origin (or CORS_ORIGIN)",
    ),
    fileScans: readFileScans(given.get("scan-files") ?? environment["SCAN_FILES"], environment),
    servesPage: !(given.has("no-page") || environment["NO_PAGE"] === "true"),
    allowsPrivateWebhooks: given.has("private-webhooks") || environment["PRIVATE_WEBHOOKS"] === "true",
    lenient: given.has("lenient") || environment["LENIENT"] === "true",
    otlpUrl: given.get("otlp-url"),
    roles: readRoles(given.get("roles") ?? environment["ROLES"]),
    hasUsualRoles: !(given.get("roles") ?? environment["ROLES"]),
    drainMs: readDrain(given.get("drain-seconds") ?? environment["DRAIN_SECONDS"]) * 1000,
    quiet: given.has("quiet"),
    help: given.has("help"),
    version: given.has("version"),
  };
}

/** Reads the account of the first start, and its administrator. */
export function readFirstAccount(environment: Readonly<Record<string, string | undefined>>): FirstAccount {
  const { ACCOUNT_NAME: name, ADMIN_EMAIL: email } = environment;
  // `createAccessToken` takes no address without a dot after the `@`, so nobody could sign in with it.
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) {
    throw new OptionError("ADMIN_EMAIL must be a mail address such as keeper@harbour.example.");
  }
  const password = readPassword(environment, "ADMIN_PASSWORD");
  return { name: name || "My account", email: email ?? "administrator@data-import.invalid", password };
}

/** A password of the environment; undefined if the variable is absent. Throws an `OptionError` without the password. */
export function readPassword(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): string | undefined {
  const password = environment[name];
  if (password !== undefined && (password.length < 8 || password.length > longestPasswordCharacters)) {
    throw new OptionError(`${name} must have from 8 to ${longestPasswordCharacters} characters.`);
  }
  return password;
}

/** Reads where the data is. */
export function readPlace(
  given: ReadonlyMap<string, string>,
  environment: Readonly<Record<string, string | undefined>>,
): StoragePlace {
  return {
    folder: given.get("data") ?? environment["DATA_FOLDER"] ?? "./data",
    databaseUrl: readDatabaseUrl(given.get("database-url") ?? environment["DATABASE_URL"]),
  };
}

/** Where the data is. */
export function locateStorage({ data, databaseUrl }: CommandOptions): StoragePlace {
  return { folder: data, databaseUrl };
}

/**
 * The maximum sizes of bodies, files and their content, in bytes, the shares of environments, what webhooks may reach, how
 * requests are read, and how files are scanned.
 */
export function readLimits(options: CommandOptions): {
  readonly bodyLimit: number;
  readonly fileLimit: number;
  readonly contentLimit: number | undefined;
  readonly shares: Shares;
  readonly agentLogDays: number | undefined;
  readonly auditDays: number | undefined;
  readonly eventDays: number | undefined;
  readonly allowsPrivateWebhooks: boolean;
  readonly lenient: boolean;
  readonly fileScans: FileScanSettings | undefined;
} {
  const { bodyLimit, fileLimit, contentLimit, shares, agentLogDays, auditDays, eventDays } = options;
  const { allowsPrivateWebhooks, lenient, fileScans } = options;
  return {
    bodyLimit: bodyLimit ?? limits.bodyBytes,
    fileLimit: fileLimit ?? limits.fileBytes,
    contentLimit,
    shares,
    agentLogDays,
    auditDays,
    eventDays,
    allowsPrivateWebhooks,
    lenient,
    fileScans,
  };
}

function readShares(environment: Readonly<Record<string, string | undefined>>): Shares {
  return {
    jobs: readCount(environment, "JOBS_AT_ONCE"),
    webhooks: readCount(environment, "WEBHOOKS_AT_ONCE"),
    streams: readCount(environment, "STREAMS_AT_ONCE"),
    streamsOfSpace: readCount(environment, "STREAMS_OF_SPACE"),
    streamsOfActor: readCount(environment, "STREAMS_OF_ACTOR"),
    uploads: readCount(environment, "UPLOADS_AT_ONCE"),
    fileScans: readCount(environment, "FILE_SCANS_AT_ONCE"),
  };
}

/** A number above 0 of the environment; undefined if the variable is absent or empty. Throws an `OptionError` otherwise. */
export function readCount(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
): number | undefined {
  const text = environment[name];
  if (text === undefined || text === "") return undefined;
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text);
  throw new OptionError(`${name} must be a number above 0; it was ${text}.`);
}

function readBytes(flag: string, text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new OptionError(`--${flag} must be a number of bytes, such as 8388608; it was ${text}.`);
}

function readRate(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const rate = Number(text);
  if (rate > 0 && rate <= 1_000_000) return rate;
  throw new OptionError(
    `--requests-per-second (or REQUESTS_PER_SECOND) must be a number above 0; it was ${text}.`,
  );
}

function readAdminPort(text: string | undefined): number | undefined {
  return text === undefined || text === "" ? undefined : readPort(text, "--admin-port");
}

function readDrain(text: string | undefined): number {
  if (text === undefined || text === "") return 0;
  if (/^\d{1,4}$/.test(text) && Number(text) <= 3600) return Number(text);
  throw new OptionError(
    `--drain-seconds (or DRAIN_SECONDS) must be a number of seconds from 0 to 3600; it was ${text}.`,
  );
}

function readFileScans(
  address: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): FileScanSettings | undefined {
  if (address === undefined || address === "") return undefined;
  if (readScannerPlace(address) !== undefined)
    return { address, seconds: readCount(environment, "SCAN_SECONDS") };
  throw new OptionError(
    `--scan-files (or SCAN_FILES) must look like tcp://clamav:3310 or unix:/run/clamav/clamd.ctl; it was ${address}.`,
  );
}

function readProxies(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new OptionError(`--proxies (or PROXIES) must be a number from 0 to 99; it was ${text}.`);
}

function readRoles(text: string | undefined): readonly Role[] {
  if (text === undefined || text === "") return allRoles;
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !allRoles.includes(name as Role));
  if (unknown === undefined) return names as Role[];
  throw new OptionError(`--roles (or ROLES) must be http, jobs or agents, with commas; it was ${text}.`);
}

/** Reads the address of PostgreSQL; throws an `OptionError` without its password. */
export function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  // The message does not repeat the value, which can contain a password.
  if (/^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text)) return text;
  throw new OptionError(
    "--database-url (or DATABASE_URL) must look like postgres://user:password@host:5432/database.",
  );
}
