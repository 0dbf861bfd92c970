import {
  type HttpRequest,
  type HttpResponse,
  readFetch,
  readOrigins,
  writeWebResponse,
} from "@data-import/front";
import { limits } from "@data-import/types";
import type { Blobs } from "../blobs/blobs.ts";
import { type Clock, systemClock } from "../domain/clock.ts";
import type { EndedJob } from "../domain/ended-job.ts";
import type { ErrorCode } from "../domain/errors.ts";
import type { FileScanSettings, InfectedFile } from "../domain/file-scans.ts";
import type { NewId } from "../domain/ids.ts";
import type { Mailer } from "../domain/mailer.ts";
import type { OpenIdSettings } from "../domain/open-id.ts";
import { createSecretKey, createSecretKeys, readSecretKeys, type SecretKeys } from "../domain/secret-keys.ts";
import type { Tracer } from "../domain/trace.ts";
import type { Shares } from "../domain/workload.ts";
import { createLimiter } from "../http/limiter.ts";
import { createMetrics, type FinishedRequest } from "../http/metrics.ts";
import { createSignIn } from "../http/open-id/respond.ts";
import { respondToProbe } from "../http/probes.ts";
import { createResponder } from "../http/responder.ts";
import type { FoundedAccount, NewAccount } from "../lifecycle/create-account.ts";
import { listFrameOrigins } from "../runner/frame-origins.ts";
import { setSpaceQuota } from "../storage/space-quota.ts";
import type { Storage } from "../storage/storage.ts";
import { type AgentOptions, type Backend, createBackend } from "./backend.ts";
import { createTracer, type OpenTelemetryApi } from "./open-telemetry.ts";

/** The dependencies and settings of a service. */
export interface ServiceOptions {
  /** Stores everything except the bytes of files. `close` closes it. */
  readonly storage: Storage;
  /** Stores the bytes of files. `close` closes it. */
  readonly blobs: Blobs;
  /** Returns the current time. The default is the system clock. */
  readonly clock?: Clock;
  /** Creates ids. The default is `createId`. */
  readonly ids?: NewId;
  readonly limits?: Limits;
  /**
   * The keys with which the values of secrets are encrypted: 32 bytes in base 64, the newest one first. Every node needs the
   * same. The default is a new key, so another service cannot read the secrets of this one.
   */
  readonly secretKeys?: readonly string[];
  /**
   * The address of the page on which guests sign in. Links to it end with `#` and a token, which the page sends to
   * `exchangeInvitation`. Without it, there are no links.
   */
  readonly guestPage?: string;
  /** The OpenID provider at which people sign in, with its first request at the first one. Without it, there is none. */
  readonly openId?: OpenIdSettings;
  /** Sends the invitations of guests. `close` closes it. Without it, responses have the tokens. */
  readonly mailer?: Mailer;
  /** Where agents run. `startServer` starts them. Without it, the service runs none. */
  readonly agents?: AgentOptions;
  /** How many proxies in front of the service add the address of their caller to `X-Forwarded-For`. The default is 0. */
  readonly proxies?: number;
  /**
   * The origins whose pages may call, such as `https://shop.example`; an empty list means none. The default is every
   * origin. `createService` rejects with a `TypeError` if one is not written as browsers send it.
   */
  readonly corsOrigins?: readonly string[];
  /** Whether webhooks may reach private addresses, and use HTTP without encryption. The default is false. */
  readonly allowsPrivateWebhooks?: boolean;
  /**
   * Whether names that the description does not have are left out of requests of documented and public operations, as with
   * `Prefer: handling=lenient`. The default is false: they are refused.
   */
  readonly lenient?: boolean;
  /** The package `@opentelemetry/api`, for spans of what the service does. The program starts an SDK before the service. */
  readonly openTelemetry?: OpenTelemetryApi;
  /**
   * The virus scanner that looks at each uploaded file before there is one. Without it, none does. `createService` rejects
   * with a `TypeError` if its address has another form than `tcp://clamav:3310` or `unix:/run/clamav/clamd.ctl`.
   */
  readonly fileScans?: FileScanSettings;
  /** Called with each uploaded file in which the virus scanner found something, for a log. */
  readonly onInfectedFile?: (file: InfectedFile) => void;
  /** Called with every request and its response, for a log. */
  readonly onResponse?: (finished: FinishedRequest) => void;
  /** Called with a sentence for the operator if something seems to be configured wrongly, such as `proxies`. */
  readonly onWarning?: (text: string) => void;
  /** Called when a job has ended, for a log. */
  readonly onJobEnd?: (job: EndedJob) => void;
  /** Called if a job fails for a reason inside the service. No response contains this error. */
  readonly onJobFailure?: (jobId: string, error: unknown) => void;
  /**
   * Called if work in the background fails, such as the removal of old bytes. It is done again later. While the storage is
   * away, only the first failure is reported.
   */
  readonly onChoreFailure?: (chore: string, error: unknown) => void;
}

/** The limits for requests. */
export interface Limits {
  /**
   * The maximum size of a JSON body, in bytes. The default is 8 MiB. A body has at most one value for each 32 bytes of
   * this limit. With a higher limit, one request can hold others for more than 0.1 seconds.
   */
  readonly bodyBytes?: number;
  /** The maximum size of an uploaded file, in bytes. The default is 5 GiB. */
  readonly fileBytes?: number;
  /**
   * What a file may become when its content is read, in bytes. The default is 64 MiB. A file of more than a hundredth of
   * it may become 100 times its size.
   */
  readonly contentBytes?: number;
  /** A list of more bytes is read and sent in parts, as fast as its caller takes it. The default is 8 MiB. */
  readonly listBytes?: number;
  /** How many bytes a space may have. Unlimited by default; all nodes of a database need the same. */
  readonly spaceBytes?: number;
  /** How many requests an actor may send per second to this process. Unlimited by default. */
  readonly requestsPerSecond?: number;
  /** How much one environment may do at the same time in this process; others take their turns beside it. */
  readonly shares?: Shares;
  /** For how many days the logs of agents are kept. The default is 30. */
  readonly agentLogDays?: number;
  /** For how many days the entries of the audit log are kept. The default is 365. */
  readonly auditDays?: number;
  /** For how many days events are kept. Without it, they are never removed. */
  readonly eventDays?: number;
}

/** The service, in this process. It does not listen on a port. */
export interface Service {
  /** Responds to a request to any host under `/v1`. For every error, the response has the envelope. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** The same for a call of a server on a port. */
  readonly respond: (call: HttpRequest) => Promise<HttpResponse>;
  /** Responds to `/health`, `/ready` and `/metrics` only. */
  readonly respondToProbe: (call: HttpRequest) => Promise<HttpResponse>;
  /** From now on, `/ready` returns 503, so that a balancer sends its requests elsewhere. Other requests get their responses. */
  startDraining(): void;
  /** Creates an account. The API has no operation for this. */
  createAccount(account: NewAccount): Promise<FoundedAccount>;
  /** The same for the first account; undefined if there is one. Processes that start together create one account. */
  createFirstAccount(account: NewAccount): Promise<FoundedAccount | undefined>;
  /** The origins whose pages may show the page of an import session in a frame; none without such a session. */
  listFrameOrigins(importSessionId: string): Promise<readonly string[]>;
  /** Whether agents run here and need a port of their own, with the API alone. `startServer` opens it. */
  readonly needsAgentPort: boolean;
  /** Responds to requests of the API only. */
  readonly respondToAgents: (call: HttpRequest) => Promise<HttpResponse>;
  /**
   * Starts to run agents. `url` is the address for them at which the service listens; it ends with `/v1`. `hasOnlyApi` says that
   * `respondToAgents` responds there; otherwise a gate of the sandbox keeps agents away from everything besides the API.
   */
  runAgents(url: string, hasOnlyApi?: boolean): void;
  /** Waits for running requests, puts running jobs back, then closes storage and blobs. Later requests are rejected. */
  close(): Promise<void>;
}

/** Creates the service and migrates its storage to this version; rejects with a `StorageError` if it cannot. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { storage, blobs, clock, ids, limits: own = {}, secretKeys = [createSecretKey()] } = options;
  const keys = readSecretKeys(secretKeys);
  const opened = createSecretKeys(() => keys);
  // Before anything starts that would have to be stopped.
  readOrigins(options.corsOrigins);
  await storage.migrate();
  await setSpaceQuota(storage, own.spaceBytes);
  const tracer = options.openTelemetry && createTracer(options.openTelemetry);
  const backend = createBackend({
    storage,
    blobs,
    clock,
    ids,
    tracer,
    runsJobs: true,
    allowsPrivateWebhooks: options.allowsPrivateWebhooks,
    lenient: options.lenient,
    secretKeys: opened,
    guestAccess: { page: options.guestPage, mailer: options.mailer },
    agents: options.agents,
    fileScans: options.fileScans,
    onInfectedFile: (file) => options.onInfectedFile?.(file),
    bodyLimit: own.bodyBytes ?? limits.bodyBytes,
    fileLimit: own.fileBytes ?? limits.fileBytes,
    listLimit: own.listBytes,
    shares: own.shares,
    agentLogDays: own.agentLogDays,
    auditDays: own.auditDays,
    eventDays: own.eventDays,
    contentLimit: own.contentBytes,
    onJobEnd: (job) => options.onJobEnd?.(job),
    onJobFailure: (jobId, error) => options.onJobFailure?.(jobId, error),
    onChoreFailure: (chore, error) => options.onChoreFailure?.(chore, error),
  });
  const { openId, ...others } = options;
  return composeService(backend, {
    ...others,
    tracer,
    needsAgentPort: options.agents !== undefined && options.agents.url === undefined,
    ...(openId !== undefined && { signIn: { settings: openId, secretKeys: opened } }),
  });
}

/** The settings of the part of a service that takes requests. */
export interface ReceptionOptions
  extends Pick<
    ServiceOptions,
    "storage" | "clock" | "limits" | "proxies" | "corsOrigins" | "onResponse" | "onWarning"
  > {
  /** Takes the spans of requests. The backend closes it. */
  readonly tracer?: Tracer | undefined;
  /** Whether it responds to more than the requests for its state. The default is true. */
  readonly takesRequests?: boolean;
  /** How people sign in at an OpenID provider. */
  readonly signIn?: { readonly settings: OpenIdSettings; readonly secretKeys: SecretKeys };
  /** Whether only `respondToProbe` responds to the requests for its state, at a port of its own. The default is false. */
  readonly hasAdminPort?: boolean;
  /** Whether agents run here that have no other address of the service. The default is false. */
  readonly needsAgentPort?: boolean;
}

/** Creates a service whose operations run in a backend. `storage` is where it finds the tokens of callers. */
export function composeService(backend: Backend, options: ReceptionOptions): Service {
  const { storage, clock = systemClock, limits = {}, proxies = 0, takesRequests = true } = options;
  const { hasAdminPort = false, needsAgentPort = false } = options;
  const { requestsPerSecond } = limits;
  const metrics = createMetrics();
  let isDraining = false;
  const state = { metrics, isDraining: () => isDraining, checkReady: () => backend.checkReady() };
  backend.watchFigures(metrics.setFigures);
  const signIn =
    options.signIn &&
    createSignIn({
      ...options.signIn,
      clock,
      admitPerson: (person) => backend.admitPerson(person),
      endSession: (hash) => backend.endSession(hash),
      onWarning: (text) => options.onWarning?.(text),
    });
  const respondToRequest = createResponder({
    storage,
    clock,
    proxies,
    takesRequests,
    perform: backend.perform,
    explain: (error) => backend.explain(error),
    respondToProbe: hasAdminPort ? async () => undefined : (call) => respondToProbe(state, call),
    respondToSignIn: signIn,
    metrics,
    tracer: options.tracer,
    origins: readOrigins(options.corsOrigins),
    limiter: requestsPerSecond === undefined ? undefined : createLimiter(requestsPerSecond),
    onResponse: (finished) => options.onResponse?.(finished),
    onWarning: (text) => options.onWarning?.(text),
  });
  const running = new Set<Promise<HttpResponse>>();
  let closing: Promise<void> | undefined;

  const respond = async (call: HttpRequest): Promise<HttpResponse> => {
    if (closing !== undefined) return refuseClosed();
    const reply = respondToRequest(call);
    running.add(reply);
    try {
      return await reply;
    } finally {
      running.delete(reply);
    }
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(running);
    await backend.close();
  };
  return {
    respond,
    respondToProbe: async (call) => (await respondToProbe(state, call)) ?? refuseOutside(onlyProbes),
    startDraining() {
      isDraining = true;
    },
    fetch: async (input, init) => writeWebResponse(await respond(readFetch(input, init))),
    createAccount: (account) => backend.createAccount(account),
    createFirstAccount: (account) => backend.createFirstAccount(account),
    listFrameOrigins: (importSessionId) => listFrameOrigins(storage.db, importSessionId),
    needsAgentPort,
    respondToAgents: async (call) =>
      call.pathname.startsWith("/v1/") ? respond(call) : refuseOutside("Agents can reach only the API."),
    runAgents: (url, hasOnlyApi = false) => backend.runAgents({ url, hasOnlyApi }),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

const onlyProbes = "Here are only /health, /ready and /metrics. The API is at the other port of the service.";

/** Refuses a path that does not belong to a port. */
function refuseOutside(message: string): HttpResponse {
  return {
    status: 404,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ errors: [{ message, code: "path_unknown" satisfies ErrorCode }] }),
  };
}

function refuseClosed(): HttpResponse {
  return {
    status: 503,
    headers: { "content-type": "application/json", "retry-after": "5", connection: "close" },
    body: JSON.stringify({
      errors: [
        {
          message: "The service is stopping. Send the request again in a moment.",
          code: "unavailable" satisfies ErrorCode,
        },
      ],
    }),
  };
}
