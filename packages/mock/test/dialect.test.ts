import type { Description } from "@data-import/front";
import { createModel } from "@data-import/front";
import { describe, expect, it } from "vitest";
import { createMockOf } from "../src/create-mock.ts";
import { description as shipped } from "./support/description.ts";

// Every keyword here came after draft-07; a validator of that draft lets all of it through.
const description: Description = {
  openapi: "3.1.1",
  info: { title: "Pairs", version: "1.0.0" },
  jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
  servers: [{ url: "http://localhost/v1" }],
  paths: {
    "/pairs": {
      post: {
        operationId: "createPair",
        parameters: [
          {
            name: "sizes",
            in: "query",
            schema: { type: "array", items: { type: "integer" }, contains: { minimum: 5 }, minContains: 2 },
          },
        ],
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: {
                  pair: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] },
                },
                dependentRequired: { card: ["address"] },
                allOf: [{ properties: { card: { type: "string" }, address: { type: "string" } } }],
                unevaluatedProperties: false,
              },
            },
          },
        },
        responses: {
          "200": { content: { "application/json": { examples: { pair: { value: { ok: true } } } } } },
        },
      },
    },
  },
};
const front = createMockOf(createModel(description));

async function post(body: unknown, query = ""): Promise<{ status: number; keys: unknown[] }> {
  const response = await front.fetch(
    new Request(`http://localhost/v1/pairs${query}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  const { errors = [] } = (await response.json()) as { errors?: { key?: string }[] };
  return { status: response.status, keys: errors.map(({ key }) => key) };
}

describe("JSON Schema 2020-12", () => {
  it("is the dialect of the description", () => {
    expect(shipped.jsonSchemaDialect).toBe(description.jsonSchemaDialect);
  });

  it.each([
    [{ pair: ["one", 2], card: "1", address: "Quay 1" }, 200, []],
    [{ pair: ["one", "two"] }, 400, ["pair[1]"]],
    [{ card: "1" }, 400, ["address"]],
    [{ colour: "red" }, 400, ["colour"]],
  ])("checks the body %j", async (body, status, keys) => {
    expect(await post(body)).toEqual({ status, keys });
  });

  it("checks parameters too", async () => {
    expect((await post({}, "?sizes=5&sizes=6")).status).toBe(200);
    expect(await post({}, "?sizes=5&sizes=b&sizes=6")).toEqual({ status: 400, keys: ["sizes[1]"] });
    const tooFew = await post({}, "?sizes=1&sizes=6");
    expect(tooFew.status).toBe(400);
    expect(tooFew.keys).toContain("sizes");
  });
});
