import { expect, test } from "vitest";
import type { Reference } from "../read/index.ts";
import { description, follow, schemas } from "./bundle.ts";

type Node = Readonly<Record<string, unknown>>;

/** The names of all schemas that a part of the bundle uses, and those that are parts of an `allOf`. */
function listUsed(part: unknown): {
  readonly used: ReadonlySet<string>;
  readonly joined: ReadonlySet<string>;
} {
  const used = new Set<string>();
  const joined = new Set<string>();
  const visit = (value: unknown, isJoined: boolean): void => {
    if (typeof value !== "object" || value === null) return;
    const { $ref } = value as Partial<Reference>;
    if (typeof $ref === "string") {
      const name = $ref.split("/").at(-1) ?? "";
      const isSchema = $ref.startsWith("#/components/schemas/");
      if (isJoined && isSchema) joined.add(name);
      if (!isSchema || !used.has(name)) {
        if (isSchema) used.add(name);
        visit(follow<object>({ $ref }), false);
      }
    }
    for (const [key, inner] of Object.entries(value)) {
      if (Array.isArray(inner)) for (const each of inner) visit(each, key === "allOf");
      else if (key !== "examples" && key !== "example") visit(inner, false);
    }
  };
  visit(part, false);
  return { used, joined };
}

test("schemas that only requests use reject unknown properties", () => {
  const operations = Object.values(description.paths).flatMap(
    (path) => Object.values(path as object) as Node[],
  );
  const requests = listUsed(operations.map(({ requestBody }) => requestBody));
  const responses = listUsed([
    operations.map(({ responses }) => responses),
    (description as unknown as Node)["webhooks"],
  ]);
  const own = Object.entries(schemas).filter(
    ([name, { properties }]) =>
      properties !== undefined &&
      requests.used.has(name) &&
      !responses.used.has(name) &&
      !requests.joined.has(name),
  );
  expect(own.length).toBeGreaterThan(30);
  expect(
    own.filter(([, schema]) => schema["additionalProperties"] === undefined).map(([name]) => name),
  ).toEqual([]);
});
