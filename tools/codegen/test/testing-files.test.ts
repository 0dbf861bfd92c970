import { generateTestingFiles } from "@data-import/codegen";
import type { Description } from "@data-import/spec/read";
import { expect, test } from "vitest";

const json = (schema: object, examples: object) => ({
  content: { "application/json": { schema, examples } },
});
const book = { $ref: "#/components/schemas/Book" };
const failure = json(
  { $ref: "#/components/schemas/Failure" },
  { gone: { $ref: "#/components/examples/gone" } },
);

const bundle = {
  openapi: "3.1.1",
  paths: {
    "/books": {
      post: {
        operationId: "createBook",
        requestBody: json(book, { "long-book": { value: { title: "Moby Dick", pages: 635 } } }),
        responses: {
          201: json(book, { "long-book": { value: { title: "Moby Dick", pages: 635 } } }),
          default: failure,
        },
      },
    },
    "/books/cover": {
      put: {
        operationId: "putCover",
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: { $ref: "#/components/schemas/Cover" },
              examples: { red: { value: { file: "GIF89a" } } },
            },
          },
        },
        responses: {
          200: {
            content: { "image/gif": { schema: { type: "string" }, examples: { red: { value: "GIF89a" } } } },
          },
          404: failure,
        },
      },
    },
  },
  components: {
    examples: { gone: { value: { error: "It is gone." } } },
    schemas: {
      Book: { type: "object" },
      Failure: { type: "object" },
      Cover: { type: "object", properties: { file: { type: "string", format: "binary" } } },
    },
  },
};

test("writes each example once, with its type, under every operation that has it", async () => {
  const files = generateTestingFiles(bundle as unknown as Description);
  expect(Object.keys(files)).toEqual(["src/testing/fixtures.gen.ts"]);
  await expect(files["src/testing/fixtures.gen.ts"]).toMatchFileSnapshot(
    "snapshots/testing/src-testing-fixtures.gen.ts.txt",
  );
});
