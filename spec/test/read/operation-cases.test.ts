import { expect, test } from "vitest";
import { type Description, listArguments, readOperationCases, writeRequestBody } from "../../read/index.ts";

const document = {
  components: {
    parameters: {
      ShopId: { name: "shopId", in: "path", required: true, schema: { $ref: "#/components/schemas/Id" } },
    },
    schemas: {
      Id: { type: "string", examples: ["shop_1"] },
      Picture: {
        type: "object",
        properties: { file: { type: "string", format: "binary" }, title: { type: "string" } },
      },
    },
    examples: { cover: { value: { file: "bytes", title: "Cover" } } },
    responses: {
      NotFound: {
        content: { "application/json": { schema: {}, examples: { noShop: { value: { errors: [] } } } } },
      },
    },
  },
  paths: {
    "/shops/{shopId}/pictures": {
      post: {
        operationId: "uploadPicture",
        tags: ["pictures"],
        parameters: [
          { $ref: "#/components/parameters/ShopId" },
          { name: "X-Mode", in: "header", required: true, schema: { enum: ["fast"] } },
          { name: "Request-Key", in: "header", schema: { type: "string" }, example: "k1" },
          { name: "overwrite", in: "query", schema: { type: "boolean" }, example: false },
        ],
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: { $ref: "#/components/schemas/Picture" },
              examples: { cover: { $ref: "#/components/examples/cover" } },
            },
          },
        },
        responses: {
          "200": {
            headers: { Age: { schema: { type: "integer" } } },
            content: { "application/json": { schema: {}, examples: { done: { value: { ok: true } } } } },
          },
          "404": { $ref: "#/components/responses/NotFound" },
          default: { $ref: "#/components/responses/NotFound" },
        },
      },
    },
  },
};

const bundle = document as unknown as Description;

function withParameter(parameter: object): Description {
  const changed = structuredClone(document);
  const { parameters } = changed.paths["/shops/{shopId}/pictures"].post;
  (parameters as object[]).push(parameter);
  return changed as unknown as Description;
}

test("an operation comes with the values of its examples", () => {
  expect(readOperationCases(bundle)).toEqual([
    {
      operationId: "uploadPicture",
      tag: "pictures",
      method: "POST",
      path: "/shops/{shopId}/pictures",
      pointer: "/paths/~1shops~1{shopId}~1pictures/post",
      parameters: [
        { name: "shopId", in: "path", required: true, schema: { $ref: "#/components/schemas/Id" } },
        { name: "X-Mode", in: "header", required: true, schema: { enum: ["fast"] } },
        { name: "Request-Key", in: "header", schema: { type: "string" }, example: "k1" },
        { name: "overwrite", in: "query", schema: { type: "boolean" }, example: false },
      ],
      content: {
        required: true,
        contentType: "multipart/form-data",
        pointer: "/components/schemas/Picture",
        value: document.components.schemas.Picture,
      },
      responses: [
        {
          key: "200",
          pointer: "/paths/~1shops~1{shopId}~1pictures/post/responses/200",
          contentType: "application/json",
          headers: {
            Age: {
              pointer: "/paths/~1shops~1{shopId}~1pictures/post/responses/200/headers/Age/schema",
              value: { type: "integer" },
            },
          },
        },
        {
          key: "404",
          pointer: "/components/responses/NotFound",
          contentType: "application/json",
          headers: {},
        },
        {
          key: "default",
          pointer: "/components/responses/NotFound",
          contentType: "application/json",
          headers: {},
        },
      ],
      errorCodes: [],
      pathParameters: { shopId: "shop_1" },
      queryParameters: { overwrite: false },
      hasSideEffect: false,
      open: false,
      constantHeaders: { "X-Mode": "fast" },
      requests: [
        {
          name: "cover",
          contentType: "multipart/form-data",
          files: ["file"],
          value: { file: "bytes", title: "Cover" },
        },
      ],
      successes: [
        {
          name: "done",
          contentType: "application/json",
          files: [],
          value: { ok: true },
          key: "200",
          status: 200,
        },
      ],
      failures: [
        {
          name: "noShop",
          contentType: "application/json",
          files: [],
          value: { errors: [] },
          key: "404",
          status: 404,
        },
        {
          name: "noShop",
          contentType: "application/json",
          files: [],
          value: { errors: [] },
          key: "default",
          status: 500,
        },
      ],
    },
  ]);
});

test("a parameter without an example is named", () => {
  expect(() => readOperationCases(withParameter({ name: "page", in: "query", schema: {} }))).toThrow(
    "Parameter page has no example in the description.",
  );
});

test("a reference to nothing is named", () => {
  expect(() => readOperationCases(withParameter({ $ref: "#/components/parameters/Gone" }))).toThrow(
    "The description has nothing at #/components/parameters/Gone.",
  );
});

test("the files of a form become files, the other parts stay", async () => {
  const [request] = readOperationCases(bundle)[0]?.requests ?? [];
  if (!request) throw new Error("The fixture has a request.");
  const { file, title } = writeRequestBody(request) as { file: File; title: string };
  expect([file.name, file.type, await file.text(), title]).toEqual([
    "file.csv",
    "text/csv",
    "bytes",
    "Cover",
  ]);
});

test("the arguments of a method are the ids, the file and its fields, the query", () => {
  const [operation] = readOperationCases(bundle);
  if (!operation) throw new Error("The fixture has an operation.");
  const given = listArguments(operation, operation.requests[0]);
  expect(given).toEqual(["shop_1", expect.any(File), { title: "Cover" }, { overwrite: false }]);
  expect(listArguments(operation, undefined)).toEqual(["shop_1", { overwrite: false }]);
});
