import { describe, expect, test } from "vitest";
import type { Operation, Schema } from "../read/index.ts";
import { description, flatten, listParameters, operations, schemas } from "./bundle.ts";
import { documented } from "./documented.ts";
import { compareOperation } from "./operation-comparison.ts";
import { compareFields, compareType, symmetricDifference } from "./type-comparison.ts";

const findDisableHooks = (operation: Operation) =>
  listParameters(operation).find(({ name }) => name === "X-Disable-Hooks");

describe("each documented operation is described as documented", () => {
  test.each(Object.entries(documented.operations))("%s", (name, expected) => {
    const operation = operations.get(name);
    expect(operation, `${name} is missing in the path table of openapi.yaml`).toBeDefined();
    if (operation) expect(compareOperation(operation, expected)).toEqual([]);
  });

  test("all 39 are transcribed, and no other operation calls itself documented", () => {
    expect(Object.keys(documented.operations)).toHaveLength(39);
    const claimed = [...operations].filter(([, operation]) => operation["x-origin"] === "documented");
    expect(
      symmetricDifference(
        claimed.map(([name]) => name),
        Object.keys(documented.operations),
      ),
    ).toEqual([]);
  });

  test("the 24 operations of group A require X-Disable-Hooks: true, and no other does", () => {
    const declaring = [...operations].filter(([, operation]) => {
      const header = findDisableHooks(operation);
      if (header?.required) expect(header).toMatchObject({ in: "header", schema: { enum: ["true"] } });
      return header?.required;
    });
    const groupA = Object.entries(documented.operations).filter(([, operation]) => operation.group === "A");
    expect(groupA).toHaveLength(24);
    expect(
      symmetricDifference(
        declaring.map(([name]) => name),
        groupA.map(([name]) => name),
      ),
    ).toEqual([]);
  });

  test("the other operations that change records take it", () => {
    const changing = [...operations].filter(([name, operation]) => {
      const topics = operation["x-emits"] ?? [];
      return name === "POST /events" || topics.some((topic) => /^(records:|commit:created$)/.test(topic));
    });
    const declaring = [...operations].filter(([, operation]) => {
      const header = findDisableHooks(operation);
      return header !== undefined && header.required !== true;
    });
    expect(declaring.map(([name]) => name)).toEqual(changing.map(([name]) => name));
    expect(changing.length).toBeGreaterThanOrEqual(6);
  });

  test("every operation takes the bearer token, except those that create tokens", () => {
    expect(description.security).toEqual([{ bearer: [] }]);
    expect(description.components?.securitySchemes).toMatchObject({
      bearer: { type: "http", scheme: "bearer" },
      webhookSignature: { type: "apiKey", in: "header", name: "webhook-signature" },
    });
    for (const { post } of Object.values(description.webhooks ?? {})) {
      expect(post.security).toEqual([{ webhookSignature: [] }]);
      expect(listParameters(post).map(({ name }) => name)).toEqual([
        "webhook-id",
        "webhook-timestamp",
        "webhook-signature",
      ]);
      expect(Object.keys(post.responses)).toEqual(["410", "2XX", "default"]);
    }
    const others = [...operations].filter(([, operation]) => operation.security !== undefined);
    expect(others.map(([name, { security }]) => ({ name, security }))).toEqual([
      { name: "POST /auth", security: [] },
      { name: "POST /auth/refresh-token", security: [] },
      { name: "POST /invitations/exchange", security: [] },
    ]);
  });
});

describe("each documented type is described as documented", () => {
  test.each(Object.entries(documented.types))("%s", (name, fields) => {
    expect(schemas[name], `${name} is not a schema of the description`).toBeDefined();
    expect(compareFields(fields, { $ref: `#/components/schemas/${name}` }, name)).toEqual([]);
    expect(schemas[name]).toMatchObject({ "x-origin": "documented" });
  });

  test.each(Object.entries(documented.unions))("%s", (name, branches) => {
    const { oneOf, discriminator, ...union } = schemas[name] as Schema;
    expect(union["x-origin"]).toBe("documented");
    expect(discriminator?.propertyName).toBe("type");
    const mapping = discriminator?.mapping ?? {};
    expect(symmetricDifference(Object.keys(mapping), Object.keys(branches))).toEqual([]);
    expect(oneOf).toHaveLength(Object.keys(branches).length);
    for (const [value, fields] of Object.entries(branches)) {
      const branch = { $ref: mapping[value] as string };
      expect(oneOf).toContainEqual(branch);
      const { type, ...properties } = flatten(branch).schema.properties ?? {};
      expect(type).toMatchObject({ const: value });
      expect(compareFields(fields, { "x-origin": "documented", properties }, `${name} ${value}`)).toEqual([]);
    }
  });

  test.each(Object.entries(documented.enums))("%s has exactly its values", (name, values) => {
    expect(symmetricDifference((schemas[name]?.enum ?? []) as string[], values)).toEqual([]);
    expect(schemas[name]).toMatchObject({ type: "string", "x-origin": "documented" });
  });

  test("there are 82 topics and 15 domains", () => {
    expect(schemas["EventTopic"]?.enum).toHaveLength(82);
    expect(schemas["EventDomain"]?.enum).toHaveLength(15);
  });

  test.each(Object.entries(documented.names))("the named types of parameters: %s", (type, names) => {
    const faults = names.flatMap((name) => compareType(type, schemas[name], name));
    expect(faults).toEqual([]);
  });

  test("types that are named but not shown are not marked as documented", () => {
    const passing = documented.notShown.filter((name) => schemas[name]?.["x-origin"] === "documented");
    expect(passing).toEqual([]);
  });
});
