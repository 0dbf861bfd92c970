import { expect, test } from "vitest";
import { addHeaders } from "../add-headers.ts";
import { locateOperations, type ResponseObject, resolveReference } from "../read/index.ts";
import { description } from "./bundle.ts";

const added = addHeaders(description);

const every = [
  ...["X-Request-Id", "RateLimit", "RateLimit-Policy"],
  ...["Access-Control-Allow-Origin", "X-Ignored-Names"],
];

function listHeaders(operationId: string, status: string): string[] {
  const found = locateOperations(added).find(({ value }) => value.operationId === operationId);
  const response = resolveReference<ResponseObject>(added, found?.value.responses[status] ?? {});
  return Object.keys(response.headers ?? {});
}

test("every response of an operation has the headers that all responses have", () => {
  for (const { value } of locateOperations(added)) {
    for (const [status, response] of Object.entries(value.responses)) {
      const { headers = {} } = resolveReference<ResponseObject>(added, response);
      expect(Object.keys(headers), `${value.operationId} ${status}`).toEqual(expect.arrayContaining(every));
      for (const header of Object.values(headers))
        expect(resolveReference(added, header)).toMatchObject({
          description: expect.stringMatching(/\S/),
          schema: expect.anything(),
        });
    }
  }
});

test("the others belong to statuses and to parameters", () => {
  expect(listHeaders("listEnvironments", "200")).toEqual(every);
  expect(listHeaders("createSpace", "200")).toEqual([...every, "Idempotency-Replayed"]);
  expect(listHeaders("insertRecords", "200")).toEqual([
    ...every,
    "Idempotency-Replayed",
    "Preference-Applied",
  ]);
  expect(listHeaders("getAgent", "404")).toEqual(every);
  const others = [...every, "Retry-After", "WWW-Authenticate"];
  expect(listHeaders("listSpaces", "default").toSorted()).toEqual(others.toSorted());
});

test("those about deprecation belong to deprecated operations, and to operations with deprecated parameters", () => {
  expect(listHeaders("createVersion", "200")).toEqual([...every, "Deprecation", "Sunset"]);
  expect(listHeaders("getRecords", "200")).toEqual([...every, "Deprecation", "Sunset"]);
  expect(listHeaders("createVersion", "400")).not.toContain("Deprecation");
});

test("a response keeps its own headers", () => {
  expect(listHeaders("downloadFile", "200")).toEqual([...every, "Content-Disposition"]);
});

test("the source is as it was", () => {
  expect(description.components?.headers).toBeUndefined();
});
