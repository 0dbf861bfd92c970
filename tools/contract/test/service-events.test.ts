import { findOperation } from "@data-import/spec/read";
import type { Event } from "@data-import/types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../src/description.ts";
import { prepareRequest, toRequest } from "../src/probes/prepared-request.ts";
import { readText } from "../src/read-bytes.ts";
import { describeServers } from "./support/describe-servers.ts";
import { settleJobs } from "./support/digest-tables.ts";
import { type Act, scenarios } from "./support/event-scenarios.ts";
import { compareEvents } from "./support/event-values.ts";
import { readTopics } from "./support/operation-notes.ts";
import { prepareOperation } from "./support/prepare-operation.ts";
import { validateEvent } from "./support/validate-event.ts";
import { openWorldCopies, type WorldCopies, type WorldCopy } from "./support/world-copies.ts";
import { readWorldState } from "./support/world-state.ts";

const baseUrl = "http://service.localhost/v1";
const reading = operations.filter(({ method, hasSideEffect }) => method === "GET" && !hasSideEffect);
const changing = operations.filter((operation) => !reading.includes(operation));

/** Their events name what changed. */
const updates: ReadonlySet<string> = new Set([
  "updateEnvironment",
  "updateSheet",
  "updateSpace",
  "updateWorkbook",
]);

/** Sends requests to a world and records the events. */
interface Watch {
  readonly act: Act;
  readonly send: (request: Request) => Promise<Response>;
  /** The events that the operations do not document. */
  readonly faults: string[];
}

describeServers("events", (server) => {
  let copies: WorldCopies;
  beforeAll(async () => {
    copies = await openWorldCopies(server);
  });
  afterAll(() => copies.close());

  test("are not emitted by operations that only read", async () => {
    const world = await copies.open();
    try {
      const { send, faults } = watch(world, new Map());
      for (const operation of reading) await send(toRequest(baseUrl, prepareRequest(operation, world.token)));
      expect(faults).toEqual([]);
    } finally {
      await world.close();
    }
  });

  for (const operation of changing) {
    const { operationId, requests } = operation;
    const topics = readTopics(operation);
    test(`of ${operationId} are ${topics.join(", ") || "none"}`, async () => {
      const seen = new Map<string, Set<string>>();
      const faults: string[] = [];
      const run = async (work: (world: WorldCopy, watched: Watch) => Promise<unknown>): Promise<void> => {
        const world = await copies.open();
        try {
          const watched = watch(world, seen);
          await work(world, watched);
          await settleJobs(world.storage);
          faults.push(...watched.faults, ...(await listEvents(world)).flatMap(validateEvent));
        } finally {
          await world.close();
        }
      };
      for (const example of requests.length === 0 ? [[]] : requests.map((request) => [request])) {
        await run(async (world, { send }) => {
          await prepareOperation(world.service, world.token, operationId);
          const request = () =>
            send(toRequest(baseUrl, prepareRequest({ ...operation, requests: example }, world.token)));
          await request();
          // An update that changes nothing records no event.
          if (updates.has(operationId)) await request();
        });
      }
      for (const scenario of scenarios[operationId] ?? []) {
        await run((world, { act }) => scenario(act, world.storage));
      }
      expect([...new Set(faults)]).toEqual([]);
      expect([...(seen.get(operationId) ?? [])].toSorted()).toEqual([...topics].toSorted());
    });
  }
});

/** Sends requests, and records the topics of each operation and their faults. */
function watch(world: WorldCopy, seen: Map<string, Set<string>>): Watch {
  const faults: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    const earlier = new Set((await listEvents(world)).map(({ id }) => id));
    const before = await readWorldState(world);
    const { response, eventIds } = await world.fetch(request);
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    const text = await readText(isStream ? response : response.clone());
    const { pathname } = new URL(request.url);
    const operation = findOperation(operations, request.method, pathname.slice("/v1".length));
    if (!response.ok || operation === undefined) {
      throw new Error(`${request.method} ${pathname}: ${response.status} ${text}`);
    }
    // The event in its request is already known to its consumers.
    if (operation.operationId === "createEvent") return response;
    const { operationId } = operation;
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    const shown = isJson && text.startsWith("{") ? JSON.parse(text).data : undefined;
    const after = await readWorldState(world);
    const all = (await listEvents(world)).filter(({ id }) => !earlier.has(id)).toReversed();
    const events = all.filter(({ id }) => eventIds.has(id));
    for (const fault of compareEvents({ operationId, shown, before, after, events, all })) {
      faults.push(`${operationId}: ${fault}`);
    }
    const topics = seen.get(operationId) ?? new Set();
    seen.set(operationId, topics);
    for (const { topic } of events) {
      topics.add(topic);
      if (!readTopics(operation).includes(topic)) faults.push(`${operationId} emits ${topic}`);
    }
    return response;
  };
  return {
    faults,
    send,
    async act(method, path, body, mediaType = "application/json", hooks) {
      const headers = {
        Authorization: `Bearer ${world.token}`,
        "Content-Type": mediaType,
        "X-Disable-Hooks": String(hooks === undefined),
      };
      const request = new Request(`${baseUrl}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return (await send(request)).json() as ReturnType<Act>;
    },
  };
}

/** The events of a world, newest first. */
async function listEvents({ service, token }: WorldCopy): Promise<Event[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await service.fetch(`${baseUrl}/events?pageSize=1000&includeAcknowledged=true`, {
    headers,
  });
  return ((await response.json()) as { data: Event[] }).data;
}
