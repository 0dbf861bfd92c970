import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
  type AnsweredRequest,
  createService,
  type FoundedAccount,
  type Limits,
  type Service,
  type Storage,
} from "../../src/index.ts";
import type { Engine } from "./databases.ts";
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
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service on an empty database, with one account. */
export interface TestService extends FoundedAccount {
  readonly service: Service;
  readonly storage: Storage;
  readonly blobs: MemoryBlobs;
  /** Every request with a response, as the service logs it. */
  readonly answered: AnsweredRequest[];
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

/** Starts a service on an engine. The test must close it. */
export async function startTestService(
  engine: Engine,
  options: { limits?: Limits; proxies?: number } = {},
): Promise<TestService> {
  const storage = await engine.open();
  const answered: AnsweredRequest[] = [];
  const blobs = createMemoryBlobs();
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const service = await createService({
    ...{ storage, blobs, clock },
    onAnswer: (one) => answered.push(one),
    ...options,
  });
  const nodes: Service[] = [];
  const createAccount = () =>
    service.createAccount({ name: "Harbour Goods", email: `${randomUUID()}@harbour.example` });
  const account = await createAccount();
  const request = createRequest(service, account.token);
  return {
    ...account,
    ...{ service, storage, blobs, answered, createAccount },
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
      const node = await createService({ storage: another, blobs, clock });
      nodes.push(node);
      return createRequest(node, account.token);
    },
    async close() {
      for (const node of nodes) await node.close();
      await service.close();
    },
  };
}

function createRequest(service: Service, usualToken: string): TestService["request"] {
  return async (method, path, { token = usualToken, body, headers = {} } = {}) => {
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
      },
    );
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
}
