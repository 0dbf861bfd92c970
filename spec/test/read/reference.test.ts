import { describe, expect, test } from "vitest";
import {
  type Description,
  findBasePath,
  locateOperations,
  locateTarget,
  readSchemaName,
  resolveReference,
} from "../../read/index.ts";

const id = { name: "shopId", in: "path", required: true } as const;
const shop = { operationId: "getShop", responses: {} };
const description: Description = {
  openapi: "3.1.1",
  info: { title: "Shops", version: "1.0.0" },
  servers: [{ url: "{base}/v1/", variables: { base: { default: "https://shops.example" } } }],
  paths: {
    "/shops/{shopId}": {
      parameters: [{ $ref: "#/components/parameters/ShopId" }],
      delete: { ...shop, operationId: "deleteShop", parameters: [{ name: "force", in: "query" }] },
      get: shop,
    },
  },
  components: {
    parameters: { ShopId: id },
    schemas: {
      "50%": { type: "number" },
      Half: { $ref: "#/components/schemas/50%25" },
      Price: { $ref: "#/components/schemas/Half" },
      Odd: { $ref: "#/components/schemas/Gone" },
    },
  },
};
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("a reference", () => {
  test("leads through others to the value, and to its place", () => {
    expect(locateTarget(description, { value: refer("Price"), pointer: "/here" })).toEqual({
      value: { type: "number" },
      pointer: "/components/schemas/50%",
    });
    expect(resolveReference(description, refer("Price"))).toEqual({ type: "number" });
  });

  test("that is not a reference keeps its value and its place", () => {
    const located = { value: { type: "string" }, pointer: "/here" };
    expect(locateTarget(description, located)).toEqual(located);
  });

  test("to nothing is named", () => {
    const message = "The description has nothing at #/components/schemas/Gone.";
    expect(() => resolveReference(description, refer("Odd"))).toThrow(message);
  });

  test("has the name of a schema, if it leads to one", () => {
    expect([refer("Price"), { $ref: "#/components/parameters/ShopId" }, {}].map(readSchemaName)).toEqual([
      "Price",
      undefined,
      undefined,
    ]);
  });
});

test("operations come in the order of their methods, with the parameters of their path", () => {
  const pointer = "/paths/~1shops~1{shopId}";
  const shared = { value: id, pointer: "/components/parameters/ShopId" };
  const own = { value: { name: "force", in: "query" }, pointer: `${pointer}/delete/parameters/0` };
  expect(locateOperations(description)).toEqual([
    { method: "get", path: "/shops/{shopId}", value: shop, pointer: `${pointer}/get`, parameters: [shared] },
    {
      method: "delete",
      path: "/shops/{shopId}",
      value: description.paths["/shops/{shopId}"]?.delete,
      pointer: `${pointer}/delete`,
      parameters: [shared, own],
    },
  ]);
});

test("operations can come in the order of the file", () => {
  const written = locateOperations(description, "as written");
  expect(written.map(({ method }) => method)).toEqual(["delete", "get"]);
});

test("the base path is the path of the first server", () => {
  expect(findBasePath(description)).toBe("/v1");
  expect(findBasePath({ ...description, servers: [] })).toBe("");
});
