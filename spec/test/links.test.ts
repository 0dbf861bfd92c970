import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addLinks } from "../add-links.ts";
import { type Description, locateOperations, readOperationCases } from "../read/index.ts";

const bundle = JSON.parse(
  readFileSync(join(import.meta.dirname, "../dist/openapi.json"), "utf8"),
) as Description;
const cases = readOperationCases(bundle);
const links = locateOperations(bundle).flatMap(({ value: { operationId, responses } }) =>
  Object.values(
    responses["200"] !== undefined && "links" in responses["200"] ? (responses["200"].links ?? {}) : {},
  ).map((link) => ({ producer: operationId, ...link })),
);

function find(operationId: string) {
  const found = cases.find((each) => each.operationId === operationId);
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

test("links lead to operations with ids in their paths", () => {
  expect(links).toContainEqual({
    producer: "createSpace",
    operationId: "getSpace",
    parameters: { spaceId: "$response.body#/data/id" },
  });
  expect(links).toContainEqual({
    producer: "assignAgentRole",
    operationId: "deleteAgentRole",
    parameters: { agentId: "$request.path.agentId", actorRoleId: "$response.body#/data/id" },
  });
  const reached = new Set(links.map(({ operationId }) => operationId));
  const withIds = cases.filter(({ pathParameters }) => Object.keys(pathParameters).length > 0);
  const others = withIds.filter(({ operationId }) => !reached.has(operationId));
  // The number of a version and the key of a field are not ids of resources, and a person is a user or a guest.
  expect(others.map(({ operationId }) => operationId)).toEqual([
    "getConstraintVersion",
    "getGuideVersion",
    "getPersonalData",
    "deletePersonalData",
    "removeField",
  ]);
});

test("links name values that the examples of their response have", () => {
  for (const { producer, operationId, parameters } of links) {
    const { successes, pathParameters } = find(producer);
    for (const [name, expression] of Object.entries(parameters)) {
      expect(find(operationId).pathParameters).toHaveProperty(name);
      const [, pathName] = /^\$request\.path\.(\w+)$/.exec(expression) ?? [];
      if (pathName !== undefined) expect(pathParameters).toHaveProperty(pathName);
      else {
        const keys = expression.replace("$response.body#/", "").split("/");
        expect(successes[0]?.value, expression).toHaveProperty(keys);
      }
    }
  }
});

test("a description keeps its own content", () => {
  expect(addLinks(bundle)).toEqual(bundle);
});
