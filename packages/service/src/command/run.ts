import { setFlagsFromString } from "node:v8";
import { runCommand } from "@data-import/front/command";
import { createPageHandler, type PageHandler, pagePath } from "@data-import/importer/page";
import type { OpenIdSettings } from "../domain/open-id.ts";
import { isSignInPath } from "../http/open-id/respond.ts";
import { composeService, type Service } from "../service/create-service.ts";
import { type Server, startServer } from "../service/start-server.ts";
import { describePlace } from "../storage/engines/open-storage.ts";
import { isStorageFault } from "../storage/explain-error.ts";
import { runAdmin } from "./admin.ts";
import { needsAgentPort } from "./agents.ts";
import { runBackup } from "./backup.ts";
import { runDistribute } from "./distribute.ts";
import { explainFailure } from "./failure.ts";
import { handOver } from "./first-token.ts";
import { isLoopback } from "./guest-access.ts";
import { describeCause, describeResponse, reportWarning } from "./log.ts";
import { manifest } from "./manifest.ts";
import { runMigrate } from "./migrate.ts";
import { runMove } from "./move.ts";
import { openBackend } from "./open-backend.ts";
import { describeOpenId, readOpenId } from "./open-id.ts";
import { type CommandOptions, help, locateStorage, readFirstAccount, readOptions } from "./options.ts";
import { openSecretKeys } from "./secret-keys.ts";

/** What the first word of the command line chooses. Without one, the service starts. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  admin: runAdmin,
  backup: runBackup,
  distribute: runDistribute,
  migrate: runMigrate,
  move: runMove,
};

/** Runs the command. An error is one sentence, and sets the exit code. */
export function run(args: readonly string[]): Promise<void> {
  const [word = "", ...others] = args;
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command !== undefined) return command(others);
  return runCommand(
    { help, manifest, readOptions: (given) => readOptions(given, process.env), start, explainFailure },
    args,
  );
}

async function start(options: CommandOptions): Promise<void> {
  const { port, host, adminPort, drainMs, quiet, requestsPerSecond, proxies, corsOrigins } = options;
  const first = readFirstAccount(process.env);
  const openId = readOpenId(process.env, options);
  const { backend, storage, tracer } = await openBackend(options);
  const service = composeService(backend, {
    storage,
    tracer,
    proxies,
    takesRequests: options.roles.includes("http"),
    hasAdminPort: adminPort !== undefined,
    needsAgentPort: needsAgentPort(options, process.env),
    ...(openId !== undefined && {
      signIn: { settings: openId, secretKeys: openSecretKeys(options.data, process.env) },
    }),
    ...(corsOrigins !== undefined && { corsOrigins }),
    limits: { ...(requestsPerSecond !== undefined && { requestsPerSecond }) },
    onWarning: reportWarning,
    onResponse(finished) {
      if (!quiet) console.log(describeResponse(finished, new Date()));
      // A bug of the service, or a fault of its database. Nobody else learns its cause.
      if (finished.status === 500 || isStorageFault(storage.engine, finished.error)) {
        console.error(describeCause(finished, new Date()));
      }
    },
  });
  let server: Server | undefined;
  try {
    const page = options.servesPage && options.roles.includes("http") ? openPage(service, openId) : undefined;
    const started = await startServer(service, { port, host, adminPort, drainMs, others: page });
    server = started;
    // Only now: if the start fails because of its port, nobody would see the token.
    const account = await service.createFirstAccount(withoutEmpty(first));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop(started));
    // The default of V8. During the start it was 1, see `command.ts`.
    setFlagsFromString("--semi-space-growth-factor=2");
    // Old objects are collected when there are twice as many as after the last time. V8 would wait for up to four times
    // as many, and what the steps of an import leave behind would fill the memory.
    setFlagsFromString("--heap-growing-percent=100");
    const { url, adminOrigin } = started;
    console.log(
      [
        `The service listens at ${url} and stores its data in ${describePlace(locateStorage(options))}`,
        ...(page === undefined ? [] : [`The page for people is at ${new URL(pagePath, url)}`]),
        ...(page === undefined || openId === undefined ? [] : [describeOpenId(openId)]),
        ...(options.fileScans === undefined
          ? []
          : [`ClamAV at ${options.fileScans.address} looks at uploaded files`]),
        ...(adminOrigin === undefined ? [] : [`/health, /ready and /metrics are at ${adminOrigin}`]),
        "",
        ...(account === undefined ? [] : [handOver(account.token, url, options.data, process.stdout.isTTY)]),
        "Ctrl-C stops it.\n",
      ].join("\n"),
    );
    if (proxies === 0 && !isLoopback(host)) console.error(proxyHint);
  } catch (error) {
    // A process that cannot serve must end, and give its port back.
    await (server?.stop() ?? service.close());
    throw error;
  }
}

/** The page for people; where they sign in at a provider, it is a part of the service. */
function openPage({ listFrameOrigins }: Service, openId: OpenIdSettings | undefined): PageHandler {
  if (openId === undefined) return createPageHandler({ listFrameOrigins });
  const handle = createPageHandler({ listFrameOrigins, signInName: openId.name });
  return (incoming, outgoing) => !isSignInPath(incoming.url ?? "") && handle(incoming, outgoing);
}

const proxyHint = `Callers are told apart by the addresses of their connections. Behind a proxy, all of them would be one: say with
--proxies how many proxies there are.
`;

function withoutEmpty({ password, ...first }: ReturnType<typeof readFirstAccount>) {
  return { ...first, ...(password !== undefined && { password }) };
}

/** Waits for running requests. A second signal ends the process at once. */
async function stop(server: Server): Promise<void> {
  await server.stop();
  process.exit(0);
}
