import { generateMockFiles } from "@data-import/codegen";
import { expect, test } from "vitest";
import { readFixture } from "./fixture.ts";

const item = "/shelves/{shelfId}";

test.each<[string, string, (description: ReturnType<typeof JSON.parse>) => void]>([
  [
    "an answer without a body is nothing",
    "replies: { 200: Shelf; 404: undefined };",
    (d) => (d.paths[item].get.responses[404] = { description: "There is no such shelf." }),
  ],
  [
    "the body of an answer that differs from that of a success is written as it travels",
    "replies: { 200: Shelf; 404: string };",
    (d) => (d.paths[item].get.responses[404] = { description: "None.", content: { "text/plain": {} } }),
  ],
  [
    "a body that may be left out may be nothing",
    "json: ShelfConfig | undefined;",
    (d) => (d.paths["/shelves"].post.requestBody.required = false),
  ],
  [
    "a header is text, and called as requests have it",
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
    "a type that needs one of the generator's own brings it along",
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
    "getShelf answers with 4XX: the mock's types need each status by itself, or default.",
  );
});
