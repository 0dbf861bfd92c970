import { expect, test } from "vitest";
import { addConditions } from "../add-conditions.ts";
import { addHeaders } from "../add-headers.ts";
import { locateOperations, type ResponseObject, resolveReference } from "../read/index.ts";
import { description } from "./bundle.ts";

const added = addHeaders(addConditions(description));
const operations = locateOperations(added);
const takesCondition = ({ parameters }: (typeof operations)[number]) =>
  parameters.some(({ value }) => value.name === "If-Match");

test("each change of one resource takes If-Match, and lists and other operations do not", () => {
  const conditional = operations.filter(takesCondition);
  expect(conditional.length).toBeGreaterThan(20);
  expect(conditional.filter(({ method }) => method !== "patch" && method !== "put")).toEqual([]);
  const others = operations
    .filter((one) => ["patch", "put"].includes(one.method) && !takesCondition(one))
    .filter(({ path }) => operations.some((one) => one.path === path && one.method === "get"));
  expect(others.map(({ value }) => value.operationId).sort()).toEqual([
    "updateMappingRules",
    "updateRecords",
  ]);
});

test("the GET at the same path has an ETag, also with 304, and takes If-None-Match; and no other", () => {
  const hasTag = ({ value }: (typeof operations)[number], status: string) =>
    resolveReference<ResponseObject>(added, value.responses[status] ?? {}).headers?.["ETag"] !== undefined;
  const tagged = operations.filter((one) => hasTag(one, "200"));
  expect(operations.filter((one) => hasTag(one, "304"))).toEqual(tagged);
  const taking = ({ parameters }: (typeof operations)[number]) =>
    parameters.some(({ value }) => value.name === "If-None-Match");
  expect(operations.filter(taking)).toEqual(tagged);
  const paths = (list: typeof operations) => [...new Set(list.map(({ path }) => path))].sort();
  expect(tagged.every(({ method }) => method === "get")).toBe(true);
  expect(paths(tagged)).toEqual(paths(operations.filter(takesCondition)));
});

test("the source is as it was", () => {
  expect(description.components?.parameters).not.toHaveProperty("IfMatch");
});
