import {
  checkAuthorization,
  checkRequest,
  createModel,
  type Description,
  HttpError,
  locatePath,
  locateRoute,
  openReading,
  type RequestReading,
  readWebRequest,
} from "@data-import/front";
import { describe, expect, it } from "vitest";

const responses = { "200": { description: "Done." } };

/** A harbour with ships: a small description of its own. */
const description = {
  servers: [{ url: "https://harbour.example/v1" }],
  security: [{ bearer: [] }],
  paths: {
    "/ships": {
      get: {
        operationId: "listShips",
        parameters: [{ name: "pageSize", in: "query", schema: { type: "integer", minimum: 1 } }],
        responses: responses,
      },
      post: {
        operationId: "createShip",
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Ship" } } },
        },
        responses: responses,
      },
    },
    "/ships/{shipId}": {
      get: {
        operationId: "getShip",
        parameters: [{ name: "shipId", in: "path", required: true, schema: { type: "string" } }],
        responses: responses,
      },
    },
    "/ships/sunken": { get: { operationId: "listSunkenShips", responses: responses } },
  },
  components: {
    schemas: {
      Ship: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string" },
          masts: { type: "array", items: { type: "integer" } },
          cargo: { $ref: "#/components/schemas/Cargo" },
        },
      },
      Cargo: {
        type: "object",
        anyOf: [{ properties: { crates: { type: "integer" } }, required: ["crates"] }, { minProperties: 1 }],
        additionalProperties: true,
      },
    },
  },
} as unknown as Description;
const model = createModel(description);

async function read(method: string, path: string, body?: string): Promise<RequestReading & { id: string }> {
  const headers = { Authorization: "Bearer a", "Content-Type": "application/json" };
  const request = new Request(`https://harbour.example${path}`, { method, headers, body: body ?? null });
  const call = readWebRequest(request);
  const reading = openReading(call);
  const match = locatePath(model, method, call.pathname);
  const route = locateRoute(match, method, call.pathname);
  checkAuthorization(route, call.headers);
  await checkRequest(model, { strict: true, bodyLimit: 200, formLimit: 200 }, reading, match, route);
  return { ...reading, id: route.operationId };
}

async function refusalOf(...request: Parameters<typeof read>): Promise<object> {
  const error: unknown = await read(...request).catch((reason: unknown) => reason);
  if (!(error instanceof HttpError)) throw error;
  const { status, failures, headers } = error;
  return { status, failures, headers };
}

describe("a valid request", () => {
  it("is read with the types of the description", async () => {
    expect(await read("GET", "/v1/ships?pageSize=7")).toMatchObject({
      id: "listShips",
      query: { pageSize: 7 },
    });
    expect(await read("GET", "/v1/ships/a%2Fb")).toMatchObject({ id: "getShip", params: { shipId: "a/b" } });
    expect(await read("POST", "/v1/ships", '{"name":"Vasa","masts":[3]}')).toMatchObject({
      json: { name: "Vasa", masts: [3] },
    });
  });

  it("may have any key in an object that says so, whatever its alternatives list", async () => {
    const ship = { name: "Vasa", cargo: { butter: { barrels: 8 } } };
    expect(await read("POST", "/v1/ships", JSON.stringify(ship))).toMatchObject({ json: ship });
  });

  it("goes to the most concrete path", async () => {
    expect(await read("GET", "/v1/ships/sunken")).toMatchObject({ id: "listSunkenShips", params: {} });
  });
});

describe("an invalid request", () => {
  it("is rejected with all its errors, each under its name", async () => {
    expect(await refusalOf("POST", "/v1/ships", '{"nam":"Vasa","masts":[3,"x"]}')).toMatchObject({
      status: 400,
      failures: [
        { key: "name", pointer: "/components/schemas/Ship/required" },
        { key: "masts[1]", code: "wrong_type", message: '`masts[1]` must be a whole number; it was `"x"`.' },
        { key: "nam", message: expect.stringContaining("did you mean `name`") },
      ],
    });
    expect(await refusalOf("GET", "/v1/ships?pageSize=0&pagesize=2")).toMatchObject({
      status: 400,
      failures: [{ key: "pageSize" }, { key: "pagesize" }],
    });
  });

  it.each([
    ["GET", "/ships", undefined, 404, "path_unknown"],
    ["GET", "/v1/ships/", undefined, 404, "path_unknown"],
    ["DELETE", "/v1/ships", undefined, 405, "method_not_allowed"],
    ["POST", "/v1/ships", "", 400, "value_missing"],
    ["POST", "/v1/ships", "{", 400, "body_malformed"],
    ["POST", "/v1/ships", `{"name":"${"x".repeat(200)}"}`, 413, "body_too_large"],
  ])("%s %s with %s is rejected with %i", async (method, path, body, status, code) => {
    expect(await refusalOf(method, path, body)).toMatchObject({ status, failures: [{ code }] });
  });

  it("says which methods a path has", async () => {
    expect(await refusalOf("DELETE", "/v1/ships")).toMatchObject({
      headers: { allow: "GET, POST, HEAD, OPTIONS" },
    });
  });
});
