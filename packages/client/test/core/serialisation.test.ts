import fc from "fast-check";
import { createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { expect, test } from "vitest";
import { prepareRequest } from "../../src/core/build-request.ts";
import { resolveOptions } from "../../src/core/resolve-options.ts";
import type { OperationFacts } from "../../src/operation-facts.ts";

const client = resolveOptions({ baseUrl: "http://service.test/v1/", token: "t" });
const operation: OperationFacts = {
  operationId: "getLog",
  method: "GET",
  path: "/agents/{agentId}/logs/{eventId}",
};
const path = { agentId: "a", eventId: "e" };
const scalar = fc.oneof(fc.string({ unit: "binary" }), fc.double({ noNaN: true }), fc.boolean());
const name = fc.stringMatching(/^[a-zA-Z]{1,12}$/);
const id = fc.string({ unit: "binary", minLength: 1 }).filter((text) => text !== "." && text !== "..");

test("a query has the format of openapi-fetch", () => {
  const value = fc.oneof(scalar, fc.array(scalar), fc.constantFrom(undefined, null));
  fc.assert(
    fc.property(fc.dictionary(name, value), (query) => {
      const { url } = prepareRequest(client, operation, { path, query }, {});
      const expected = createQuerySerializer()(query);
      expect(url).toBe(`http://service.test/v1/agents/a/logs/e${expected && `?${expected}`}`);
    }),
  );
});

test("the address has the values of the query and the path", () => {
  fc.assert(
    fc.property(id, id, fc.dictionary(name, fc.string({ unit: "grapheme" })), (agentId, eventId, query) => {
      const { url } = prepareRequest(client, operation, { path: { agentId, eventId }, query }, {});
      expect(url.split("?")[0]).toBe(
        `http://service.test/v1${defaultPathSerializer(operation.path, { agentId, eventId })}`,
      );
      const parsed = new URL(url);
      expect(parsed.pathname.split("/").map(decodeURIComponent)).toEqual([
        "",
        "v1",
        "agents",
        agentId,
        "logs",
        eventId,
      ]);
      expect(Object.fromEntries(parsed.searchParams)).toEqual({ ...query });
    }),
  );
});

test.each([undefined, null, "", ".", ".."])("%j is not an id", (eventId) => {
  const prepare = () =>
    prepareRequest(client, operation, { path: { agentId: "a", eventId: eventId as string } }, {});
  expect(prepare).toThrow(`GET /agents/{agentId}/logs/{eventId}: eventId is ${JSON.stringify(eventId)}`);
});
