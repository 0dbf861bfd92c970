import { readFileSync } from "node:fs";
import { createService, type Service } from "../create-service.ts";
import { type Server, startServer } from "../start-server.ts";
import { openPostgres } from "../storage/postgres.ts";
import { openSqlite } from "../storage/sqlite.ts";
import type { Storage } from "../storage/storage.ts";
import { openBlobs } from "./blobs.ts";
import { explainFailure } from "./failure.ts";
import { describeAnswer, describeJobFailure } from "./log.ts";
import { type CommandOptions, help, OptionError, readFirstAccount, readOptions } from "./options.ts";

/** Runs the command; what cannot be done is said in one sentence, and in the exit code. */
export async function run(args: readonly string[]): Promise<void> {
  // Whoever reads our output may leave, as `head` does; the service goes on answering.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    const options = readOptions(args, process.env);
    if (options.help) return console.log(help);
    if (options.version) return console.log(readVersion());
    await start(options);
  } catch (error) {
    console.error(explainFailure(error));
    process.exitCode = error instanceof OptionError ? 2 : 1;
  }
}

async function start(options: CommandOptions): Promise<void> {
  const { port, host, data, quiet, databaseUrl } = options;
  const first = readFirstAccount(process.env);
  const storage =
    databaseUrl === undefined ? openSqlite({ folder: data }) : openPostgres({ url: databaseUrl });
  let service: Service | undefined;
  try {
    const blobs = await openBlobs(data, process.env);
    service = await createService({
      storage,
      blobs,
      onJobFailure: (jobId, error) => console.error(describeJobFailure(jobId, error, new Date())),
      ...(!quiet && { onAnswer: (answered) => console.log(describeAnswer(answered, new Date())) }),
    });
    const isFirst = !(await hasAccount(storage));
    const server = await startServer(service, { port, host });
    // Only now: a start that failed for its port must not have shown the token to nobody.
    const token = isFirst ? (await service.createAccount(withoutEmpty(first))).token : undefined;
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(server));
    console.log(greet(server.url, databaseUrl === undefined ? data : "PostgreSQL", token));
  } catch (error) {
    await (service?.close() ?? storage.close());
    throw error;
  }
}

async function hasAccount({ db }: Storage): Promise<boolean> {
  return (await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()) !== undefined;
}

function withoutEmpty({ password, ...first }: ReturnType<typeof readFirstAccount>) {
  return { ...first, ...(password !== undefined && { password }) };
}

function greet(url: string, place: string, token: string | undefined): string {
  const shown =
    token === undefined
      ? ""
      : `
This is the first start. The token of the administrator, which is not shown again:

  ${token}

  curl -H "Authorization: Bearer ${token}" -H "X-Disable-Hooks: true" "${url}/accounts/current"
`;
  return `The service answers at ${url} and keeps its data in ${place}
${shown}
Ctrl-C stops it.
`;
}

/** Lets running answers end; a second signal ends the process at once. */
async function stop(server: Server): Promise<void> {
  await server.stop();
  process.exit(0);
}

function readVersion(): string {
  return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
}
