import { expect, test } from "vitest";
import type { Schema } from "../read/index.ts";
import { flatten, follow, operations, readBody } from "./bundle.ts";

/** Designed properties of a PATCH that cannot be `null`, with how their value is taken back, or why it has to be there. */
const kept: Readonly<Record<string, string>> = {
  "updateConstraint.rule":
    "A version without a rule would break the fields that use it: make another constraint.",
  "updateDataRetentionPolicy.target": "A policy always applies to something: `spaces` is the default.",
  "updateJobPlan.rules": "An empty list has no rules.",
  "updateJobPlan.caseSensitive": "Either is a choice, and none stands for nothing.",
  "updateJobPlan.questions": "Read-only: a plan may come back as it was read.",
  "updateJobPlan.findings": "Read-only: a plan may come back as it was read.",
  "updateSpace.readFiles": "`true` is the default.",
  "updateUser.email": "A user signs in with it.",
  "updateUser.metadata": "An empty object has no notes.",
  "updateWebhook.url": "A webhook always has a receiver.",
  "updateWebhook.topics": "An empty list stands for all topics.",
  "updateWebhook.isActive": "`true` is the default.",
};

const takesNull = (given: Schema): boolean => {
  const { schema } = flatten(given);
  return (
    [schema.type].flat().includes("null") ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(takesNull)
  );
};

test("a designed property that a PATCH can set can be unset", () => {
  const found = [...operations].flatMap(([name, operation]) => {
    const body = name.startsWith("PATCH ")
      ? readBody(operation)?.content?.["application/json"]?.schema
      : undefined;
    if (body === undefined) return [];
    const { schema } = flatten(body);
    return Object.entries(schema.properties ?? {})
      .filter(([key, property]) => {
        const origin = property["x-origin"] ?? follow<Schema>(body)["x-origin"];
        return origin === "designed" && !schema.required?.includes(key) && !takesNull(property);
      })
      .map(([key]) => `${operation.operationId}.${key}`);
  });
  expect(found.sort()).toEqual(Object.keys(kept).sort());
});
