import { generateMockFiles } from "@data-import/codegen";
import { expect, test } from "vitest";
import { readFixture } from "./fixture.ts";

const item = "/shelves/{shelfId}";

test.each<[string, string, (description: ReturnType<typeof JSON.parse>) => void]>([
  [
    "a response without a body is undefined",
    "replies: { 200: Shelf; 404: undefined };",
    (d) => (d.paths[item].get.responses[404] = { description: "There is no such shelf." }),
  ],
  [
    "the body of a response that differs from that of a success has its encoded type",
    "replies: { 200: Shelf; 404: string };",
    (d) => (d.paths[item].get.responses[404] = { description: "None.", content: { "text/plain": {} } }),
  ],
  [
    "an optional body may be undefined",
    "json: ShelfConfig | undefined;",
    (d) => (d.paths["/shelves"].post.requestBody.required = false),
  ],
  [
    "a header is text, under its lower-case name",
    `headers: { "x-quiet": "true"; "x-limit"?: string };`,
    (d) => d.paths[item].get.parameters.push({ name: "X-Limit", in: "header", schema: { type: "integer" } }),
  ],
  [
    "parts are files, lists of files, or text",
    "parts: { file: FilePart; mood?: Mood; notes?: string[]; pages?: FilePart[]; size?: string };",
    (d) =>
      Object.assign(d.components.schemas.Upload.properties, {
        mood: { $ref: "#/components/schemas/Mood" },
        pages: { type: "array", items: { type: "string", format: "binary" } },
        size: { type: "integer" },
      }),
  ],
  [
    "a type that needs a helper of the generator comes with it",
    "type WithRequired<T, K extends keyof T> =",
    (d) =>
      (d.paths[item].get.responses[200].content["application/json"].schema = {
        allOf: [{ $ref: "#/components/schemas/Shelf" }],
        required: ["events"],
      }),
  ],
])("%s", (_, written, edit) => {
  const untouched = generateMockFiles(readFixture());
  expect(untouched["src/operations.gen.ts"]).not.toContain(written);
  const files = generateMockFiles(readFixture(edit));
  expect(files["src/operations.gen.ts"]).toContain(written);
});

test("a range of statuses is refused", () => {
  const bundle = readFixture((d) => (d.paths[item].get.responses["4XX"] = { description: "Wrong." }));
  expect(() => generateMockFiles(bundle)).toThrow(
    "getShelf responds with 4XX: the types of the mock need single statuses, or default.",
  );
});

test("errors with different bodies are refused", () => {
  const bundle = readFixture((d) => {
    d.paths[item].get.responses.default = {
      description: "Any other failure.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Shelf" } } },
    };
  });
  expect(() => generateMockFiles(bundle)).toThrow(
    "getShelf has errors with different bodies: the types of the mock need one body for all errors.",
  );
});
