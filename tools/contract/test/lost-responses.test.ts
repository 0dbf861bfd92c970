import { type OperationCase, resolveReference, type Schema } from "@data-import/spec/read";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle, operations } from "../src/description.ts";
import { prepareRequest, toRequest, withHeader } from "../src/probes/prepared-request.ts";
import { readText } from "../src/read-bytes.ts";
import { describeServers } from "./support/describe-servers.ts";
import { digestTables, settleJobs } from "./support/digest-tables.ts";
import { findOperationOf } from "./support/operation-notes.ts";
import { prepareOperation } from "./support/prepare-operation.ts";
import { openWorldCopies, type WorldCopies, type WorldCopy } from "./support/world-copies.ts";

const changing = operations.filter(({ method, hasSideEffect }) => method !== "GET" || hasSideEffect);
const takesKey = ({ parameters }: OperationCase) => parameters.some(({ name }) => name === "Idempotency-Key");

/** A request with an example of an operation. */
type Send = (key?: string) => Promise<{ readonly response: Response; readonly text: string }>;

describeServers("an operation whose response was lost", (server) => {
  let copies: WorldCopies;
  beforeAll(async () => {
    copies = await openWorldCopies(server);
  });
  afterAll(() => copies.close());

  /** Runs `work` with each example of an operation, each in a world of its own. */
  async function withExamples(
    operation: OperationCase,
    work: (send: Send, world: WorldCopy) => Promise<void>,
  ): Promise<void> {
    const { requests, operationId } = operation;
    for (const example of requests.length === 0 ? [[]] : requests.map((request) => [request])) {
      const world = await copies.open();
      try {
        await prepareOperation(world.service, world.token, operationId);
        const prepared = prepareRequest({ ...operation, requests: example }, world.token);
        await work(async (key) => {
          const request = toRequest(
            "http://service.localhost/v1",
            withHeader(prepared, "Idempotency-Key", key),
          );
          const response = await world.service.fetch(request);
          const text = await readText(response);
          await settleJobs(world.storage);
          return { response, text };
        }, world);
      } finally {
        await world.close();
      }
    }
  }

  for (const operation of changing) {
    const { operationId, method } = operation;
    test(`${operationId} can be sent again, and is done once`, async () => {
      const key = takesKey(operation) ? "3f1c2a34-5d0e-4b7f-9a52-8c1d6f0e7b21" : undefined;
      await withExamples(operation, async (send, { storage }) => {
        const { response: lost, text } = await send(key);
        expect([lost.status, text]).toEqual([200, expect.any(String)]);
        const once = await digestTables(storage);
        const again = await send(key);
        const twice = await digestTables(storage);
        if (key === undefined) {
          // What is deleted is not there any more: clients take that for a success after a lost response.
          const isGone = method === "DELETE" && operationId !== "deletePersonalData";
          expect(again.response.status).toBe(isGone ? 404 : 200);
          // Another token in place of the one that nobody got.
          if (listSecrets(operation).size > 0) {
            delete once["tokens"];
            // It tells of both.
            delete once["audit_entries"];
          }
          // The bytes of what was deleted are removed a little later.
          delete once["loose_blobs"];
          expect(twice).toMatchObject(once);
        } else {
          expect(again.response.headers.get("idempotency-replayed")).toBe("true");
          // PostgreSQL has another order of properties in some records.
          expect([again.response.status, JSON.parse(again.text)]).toEqual([200, JSON.parse(text)]);
          expect(twice).toEqual(once);
        }
      });
    });
  }

  for (const operation of changing.filter(takesKey)) {
    const secrets = listSecrets(operation);
    if (secrets.size === 0) continue;
    test(`${operation.operationId} needs a long key if its response has a secret`, async () => {
      let isSecret = false;
      await withExamples(operation, async (send) => {
        isSecret = hasAny(JSON.parse((await send()).text), secrets);
      });
      await withExamples(operation, async (send, { storage }) => {
        const before = await digestTables(storage);
        const { response, text } = await send("k");
        expect([response.status, text]).toEqual(
          isSecret
            ? [400, expect.stringContaining("`Idempotency-Key` needs at least 16 characters")]
            : [200, expect.any(String)],
        );
        if (isSecret) expect(await digestTables(storage)).toEqual(before);
      });
    });
  }
});

/** The names of the properties in the response of an operation that the description marks as secrets. */
function listSecrets(operation: OperationCase): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const { $ref, properties } = value as Schema;
    if ($ref !== undefined) visit(resolveReference<Schema>(bundle, value as Schema));
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (property["x-secret"] === true) names.add(name);
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit((findOperationOf(operation)?.responses["200"] as { content?: object } | undefined)?.content);
  return names;
}

/** Whether a value has one of the properties. What the service shows in place of a secret is none. */
function hasAny(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, part]) =>
      (names.has(name) && typeof part === "string" && !/^\*+$/.test(part)) || hasAny(part, names),
  );
}
