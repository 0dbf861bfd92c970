import { writeTarget } from "@data-import/spec/read";
import { operations } from "../../src/description.ts";
import { createKnown, type Known } from "../../src/random/known.ts";
import type { RandomRequest } from "../../src/random/make-request.ts";
import { openBuiltWorld } from "../support/built-world.ts";
import { settleJobs } from "../support/digest-tables.ts";
import { createSteadyIds } from "./steady-ids.ts";

/** What two engines returned for one request. */
export interface PairedResponse {
  readonly request: RandomRequest;
  /** By engine: the status and the body, without what has to differ. */
  readonly sqlite: string;
  readonly postgres: string;
  readonly status: number;
}

/** Two services with the same data, one on each engine. */
export interface PairedServices {
  readonly known: Known;
  /** Sends a request to both, and waits until their jobs have ended. */
  send(request: RandomRequest): Promise<PairedResponse>;
  close(): Promise<void>;
}

/** The world of the examples on both engines, built once. */
export interface PairedWorlds {
  open(): Promise<PairedServices>;
  close(): Promise<void>;
}

const start = Date.parse("2026-03-03T09:00:00.000Z");

/** @param server the address of a PostgreSQL server */
export async function openPairedWorlds(server: string): Promise<PairedWorlds> {
  // Both services read the same time during one request, so that the times in their responses are equal.
  let requests = 0;
  // A tenth of a second for each, so that no run takes five minutes: after that, jobs fail if nobody acknowledges them.
  const clock = (): Date => new Date(start + requests * 100);
  const failures: unknown[] = [];
  const options = { clock, onJobFailure: (_: string, error: unknown) => void failures.push(error) };
  const createIds = () => createSteadyIds(() => requests);
  const worlds = [
    await openBuiltWorld(undefined, options, createIds()),
    await openBuiltWorld(server, options, createIds()),
  ] as const;

  return {
    async open() {
      requests = 0;
      const [sqlite, postgres] = [await worlds[0].copy(), await worlds[1].copy()];
      const known = createKnown();
      const ask = async (position: 0 | 1, request: RandomRequest) => {
        const { service, storage } = position === 0 ? sqlite : postgres;
        const response = await service.fetch(`http://service.localhost/v1${request.target}`, {
          method: request.method,
          headers: { ...request.headers, authorization: `Bearer ${worlds[position].world.token}` },
          ...(request.body !== undefined && { body: request.body }),
        });
        const body = await readBody(response);
        // Only a successful change can have started a job.
        if (request.method !== "GET" && response.status < 300) await settleJobs(storage);
        return { status: response.status, body };
      };
      // Both are asked: someone who reads events is waited for by the commits of the next minute.
      for (const { operationId, method, hasSideEffect, ...located } of operations) {
        if (method !== "GET" || hasSideEffect) continue;
        const { constantHeaders: headers } = located;
        const target = writeTarget({ operationId, method, hasSideEffect, ...located });
        const request = { operationId, method, target, headers, body: undefined };
        const [first] = await Promise.all([ask(0, request), ask(1, request)]);
        known.note(first.body);
      }
      const names = [createNames(), createNames()] as const;
      return {
        known,
        async send(request) {
          requests += 1;
          const [first, second] = await Promise.all([ask(0, request), ask(1, request)]);
          known.note(first.body);
          return {
            request,
            status: Math.max(first.status, second.status),
            sqlite: `${first.status} ${names[0](hideChance(request, sortKeys(first.body)))}`,
            postgres: `${second.status} ${names[1](hideChance(request, sortKeys(second.body)))}`,
          };
        },
        async close() {
          await sqlite.close();
          await postgres.close();
        },
      };
    },
    async close() {
      for (const world of worlds) await world.close();
    },
  };
}

/** JSON, or whether there is a body. A stream of events has no end to wait for. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type === "application/json") return response.json();
  if (!type.startsWith("text/event-stream")) return (await response.arrayBuffer()).byteLength > 0;
  await response.body?.cancel();
  return true;
}

/** The order of keys means nothing in JSON. */
function sortKeys(body: unknown): string {
  return JSON.stringify(body, (_, value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * Replaces new ids by their number in the order of their first appearance: a transaction that runs again takes further
 * ids.
 */
function createNames(): (text: string) => string {
  const numbers = new Map<string, number>();
  return (text) =>
    text.replaceAll(/\bus_([a-z]+)_S\w+/g, (id, kind: string) => {
      const number = numbers.get(id) ?? numbers.size + 1;
      numbers.set(id, number);
      return `${kind} ${number}`;
    });
}

/**
 * Hides what has to differ. Tokens and secrets are random. Cursors have the numbers of rows, and PostgreSQL leaves some out.
 * Webhooks are sent each second, and no receiver listens: how many attempts have failed depends on the speed of an engine.
 */
function hideChance({ operationId }: RandomRequest, text: string): string {
  if (operationId === "listWebhookAttempts") return text.replace(/"data":\[.*\]/, '"data":["…"]');
  return text
    .replaceAll(/"(accessToken|rawKey|token|key|secret|hint|nextCursor)":"[^"]*"/g, '"$1":"…"')
    .replaceAll(/"failures":\d+,/g, "")
    .replaceAll(/\b[A-Za-z0-9]{30,}\b/g, "…");
}
