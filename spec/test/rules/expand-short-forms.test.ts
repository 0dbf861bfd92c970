import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { expandShortForms } from "../../rules/expand-short-forms.ts";
import type { Context, Node, Visit } from "../../rules/visitor.ts";

const folder = join(import.meta.dirname, "../..");
const { Paths, Schema, Response } = expandShortForms() as {
  Paths: { Operation: { enter: Visit } };
  Schema: { enter: Visit };
  Response: { enter: Visit };
};

/** Expands a copy of a node that stands in a file with this text. */
function expand({ enter }: { enter: Visit }, node: Node, body = "", key = "get", pointer = "#/Name"): Node {
  const copy = structuredClone(node);
  const location = { source: { absoluteRef: "/spec/paths/parcels.yaml", body }, pointer };
  enter(copy, { key, location } as unknown as Context);
  return copy;
}

const operation = { operationId: "listParcels", summary: "List parcels", responses: { "200": {} } };
const key = { $ref: "../shared/parameters.yaml#/IdempotencyKey" };
const unexpected = { $ref: "../shared/responses.yaml#/UnexpectedError" };

describe("an operation", () => {
  it("that reads gets tag, origin, permission and default", () => {
    expect(JSON.stringify(expand(Paths.Operation, operation, "# A comment.\nx-origin: public\n"))).toBe(
      JSON.stringify({
        operationId: "listParcels",
        tags: ["parcels"],
        summary: "List parcels",
        "x-origin": "public",
        "x-permission": "parcels:read",
        responses: { "200": {}, default: unexpected },
      }),
    );
  });

  it.each([
    ["a change", "patch", {}, "parcels:write", [key]],
    ["a GET that changes something", "get", { "x-side-effect": true }, "parcels:write", [key]],
    ["what may be sent twice", "put", { "x-repeatable": true }, "parcels:write", undefined],
    ["what takes no token", "post", { security: [] }, undefined, [key]],
    ["what each token may call", "get", { "x-permission": "any" }, "any", undefined],
  ])("%s gets its permission and key", (_, method, own, permission, parameters) => {
    const expanded = expand(Paths.Operation, { ...operation, ...own }, "", method);
    expect(expanded["x-permission"]).toBe(permission);
    expect(expanded["parameters"]).toEqual(parameters);
  });

  it("keeps what it says itself", () => {
    const responses = { default: { $ref: "other" } };
    const own = { ...operation, "x-origin": "designed", parameters: [key], responses };
    expect(expand(Paths.Operation, own, "x-origin: public\n", "post")).toMatchObject(own);
  });
});

describe("a schema", () => {
  it("has the origin of its file, if that is not documented", () => {
    const schema = { type: "string" };
    expect(expand(Schema, schema, "x-origin: designed\n")).toEqual({ "x-origin": "designed", ...schema });
    expect(expand(Schema, schema, "x-origin: documented\n")).toEqual(schema);
    expect(expand(Schema, schema, "Name:\n  x-origin: public\n")).toEqual(schema);
    expect(expand(Schema, schema, "x-origin: public\n", "get", "#/Name/properties/id")).toEqual(schema);
  });

  it("with x-data is an object with this property", () => {
    const data = { $ref: "#/Parcel" };
    expect(expand(Schema, { "x-origin": "public", description: "A parcel.", "x-data": data })).toEqual({
      "x-origin": "public",
      type: "object",
      description: "A parcel.",
      required: ["data"],
      properties: { data },
    });
  });
});

test("a response with x-examples is the envelope of errors", () => {
  const { "x-examples": names, content } = expand(Response, { description: "None.", "x-examples": ["lost"] });
  expect(names).toBeUndefined();
  expect(content).toEqual({
    "application/json": {
      schema: { $ref: "schemas.yaml#/ErrorEnvelope" },
      examples: { lost: { $ref: "../examples/errors.yaml#/lost" } },
    },
  });
});

test("no file writes what the build writes", () => {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const origins = ["schemas", "paths", "shared"].flatMap((kind) =>
    readdirSync(join(folder, kind))
      .map((file) => `${kind}/${file}`)
      .filter((file) => file.endsWith(".yaml"))
      .filter((file) => {
        const head = /^x-origin: \w+$/m.exec(read(file))?.[0];
        return head !== undefined && new RegExp(`^ {2,4}${head}$`, "m").test(read(file));
      }),
  );
  const operations = readdirSync(join(folder, "paths")).flatMap((file) => {
    const items = Object.values<Record<string, Node> | string>(parse(read(`paths/${file}`)));
    return items.flatMap((item) => (typeof item === "string" ? [] : Object.values(item)));
  });
  const written = operations.filter(
    ({ tags, responses, parameters, "x-permission": permission = "any" }) =>
      tags !== undefined ||
      permission !== "any" ||
      JSON.stringify([responses, parameters]).match(/UnexpectedError|IdempotencyKey/),
  );
  expect(operations.length).toBeGreaterThan(200);
  expect(written.map(({ operationId }) => operationId)).toEqual([]);
  expect(origins).toEqual([]);
});
