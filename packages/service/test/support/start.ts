import { randomUUID } from "node:crypto";
import { limits } from "@data-import/types";
import { expect } from "vitest";
import type { Dependencies } from "../../src/context/dependencies.ts";
import { noGuestAccess } from "../../src/domain/guest-access.ts";
import { createId } from "../../src/domain/ids.ts";
import { createSecretKey, createSecretKeys, readSecretKeys } from "../../src/domain/secret-keys.ts";
import {
  createService,
  type FinishedRequest,
  type FoundedAccount,
  type Limits,
  type Service,
  type ServiceOptions,
  type Storage,
} from "../../src/index.ts";
import { createBackend } from "../../src/service/backend.ts";
import { composeService } from "../../src/service/create-service.ts";
import { createTracer } from "../../src/service/open-telemetry.ts";
import type { Engine } from "./databases.ts";
import { findWrongCodes } from "./error-codes.ts";
import { createMemoryBlobs, type MemoryBlobs } from "./memory-blobs.ts";

/** A response with its body. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  readonly body: any;
}

/** How a request differs from one of the administrator. */
export interface RequestOptions {
  readonly token?: string | null;
  readonly body?: unknown;
  /** A body that is not JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service on an empty database, with one account. */
export interface TestService extends FoundedAccount {
  readonly service: Service;
  readonly storage: Storage;
  readonly blobs: MemoryBlobs;
  /** Every request with a response, as the service logs it. */
  readonly answered: FinishedRequest[];
  /** The clock of the service. Two services on one database need the same one. */
  readonly clock: () => Date;
  /** What jobs of this service work with. */
  readonly dependencies: Dependencies;
  /** Sets the clock forward. */
  wait(milliseconds: number): void;
  /** Sends a request. The default token is that of the administrator; `path` is relative to `/v1`. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>;
  /** Sends a request that must succeed with 200; returns the `data` of the response, or the body if it has none. */
  send(method: string, path: string, body?: unknown, token?: string): Promise<TestResponse["body"]>;
  /**
   * Starts another service on the same database; returns how to send requests to it. If the engine is for one process,
   * these are requests to this service.
   */
  startNode(): Promise<TestService["request"]>;
  /** Another account on the same service. */
  createAccount(): Promise<FoundedAccount>;
  close(): Promise<void>;
}

/** All nodes of a test have the same. */
export const secretKeys = [createSecretKey()];
const openedKeys = createSecretKeys(() => readSecretKeys(secretKeys));

interface StartOptions
  extends Pick<
    ServiceOptions,
    "guestPage" | "mailer" | "openId" | "openTelemetry" | "onWarning" | "fileScans" | "onInfectedFile"
  > {
  readonly limits?: Limits;
  readonly proxies?: number;
  readonly secretKeys?: readonly string[];
  readonly agents?: NonNullable<ServiceOptions["agents"]>;
  readonly runsJobs?: boolean;
  readonly allowsPrivateWebhooks?: boolean;
  readonly lenient?: boolean;
}

/** Starts a service on an engine; if `runsJobs` is false, without its jobs and its clock. The test must close it. */
export async function startTestService(
  engine: Engine,
  { runsJobs = true, ...options }: StartOptions = {},
): Promise<TestService> {
  const storage = await engine.open();
  const answered: FinishedRequest[] = [];
  const blobs = createMemoryBlobs();
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const settings = {
    storage,
    blobs,
    clock,
    secretKeys,
    onResponse: (one: FinishedRequest) => answered.push(one),
    ...options,
  };
  const service = runsJobs ? await createService(settings) : await startWithoutJobs(settings);
  const nodes: Service[] = [];
  const createAccount = () =>
    service.createAccount({ name: "Harbour Goods", email: `${randomUUID()}@harbour.example` });
  const account = await createAccount();
  const request = createRequest(service, account.token);
  return {
    ...account,
    service,
    storage,
    blobs,
    clock,
    answered,
    createAccount,
    dependencies: {
      storage,
      blobs,
      clock,
      newId: createId,
      secretKeys: openedKeys,
      guestAccess: noGuestAccess,
      allowsPrivateWebhooks: options.allowsPrivateWebhooks ?? false,
      contentLimit: limits.contentBytes,
      wakeJobs: () => {},
      noteJobEnd: () => {},
      askForColumns: () => {},
      forwardReads: () => {},
      noteEvents: () => {},
    },
    wait(milliseconds) {
      ahead += milliseconds;
    },
    request,
    async send(method, path, body, token = account.token) {
      const response = await request(method, path, { body, token });
      expect([response.status, response.body.errors]).toEqual([200, undefined]);
      return response.body.data ?? response.body;
    },
    async startNode() {
      const another = engine.openNode?.(storage);
      if (another === undefined) return request;
      const node = await createService({ storage: another, blobs, clock, secretKeys, ...options });
      nodes.push(node);
      return createRequest(node, account.token);
    },
    async close() {
      for (const node of nodes) await node.close();
      await service.close();
    },
  };
}

async function startWithoutJobs(options: ServiceOptions): Promise<Service> {
  await options.storage.migrate();
  const tracer = options.openTelemetry && createTracer(options.openTelemetry);
  const backend = createBackend({
    storage: options.storage,
    blobs: options.blobs,
    clock: options.clock,
    runsJobs: false,
    tracer,
    allowsPrivateWebhooks: options.allowsPrivateWebhooks,
    secretKeys: openedKeys,
    guestAccess: noGuestAccess,
    bodyLimit: 1_000_000,
    fileLimit: 1_000_000,
    onJobFailure: () => {},
    onChoreFailure: () => {},
  });
  return composeService(backend, { ...options, tracer });
}

function createRequest(service: Service, usualToken: string): TestService["request"] {
  return async (method, path, { token = usualToken, body, text, headers = {} } = {}) => {
    const response = await service.fetch(
      `http://service.localhost${path.startsWith("//") ? path.slice(1) : `/v1${path}`}`,
      {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { "content-type": "application/json" }),
          // Required on some operations, allowed on all.
          "x-disable-hooks": "true",
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(text !== undefined && { body: text }),
      },
    );
    const received = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const parsed = isJson ? JSON.parse(received) : received;
    const { pathname } = new URL(`http://service.localhost/v1${path}`);
    expect(findWrongCodes(method, pathname, response.status, parsed)).toEqual([]);
    return { status: response.status, headers: response.headers, body: parsed };
  };
}
