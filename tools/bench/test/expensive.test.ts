import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Description, readOperationCases } from "@data-import/spec/read";
import { expect, test } from "vitest";
import { makeForms, writeDeepFilter } from "../src/expensive/make-forms.ts";
import { makeLargest } from "../src/expensive/make-largest.ts";

const description: Description = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json")), "utf8"),
);
const operations = readOperationCases(description);

const schema = {
  type: "object",
  properties: {
    id: { type: "string" },
    name: { type: "string", maxLength: 5 },
    note: { type: "string" },
    day: { type: "string", format: "date" },
    kind: { type: "string", enum: ["a", "b"] },
    tags: { type: "array", maxItems: 4, items: { type: "string" } },
  },
};
const example = { id: "us_sp_1", name: "ab", note: "xy", day: "2026-03-02", kind: "a", tags: ["t"] };

test("texts grow up to their own limit or the room; ids, dates and enums stay", () => {
  expect(makeLargest(description, schema, example, { bytes: 60, grows: "texts" })).toEqual({
    ...example,
    name: "ababa",
    note: "xyxyxyxyxy",
    tags: ["tttttttttt"],
  });
});

test("lists grow up to their limit, or as far as the room goes", () => {
  const grow = (bytes: number) => makeLargest(description, schema, example, { bytes, grows: "lists" });
  expect(grow(6_000)).toEqual({ ...example, tags: ["t", "t", "t", "t"] });
  expect(grow(50)).toEqual({ ...example, tags: ["t", "t"] });
});

test("every operation has a form, and no body is much larger than its room", () => {
  for (const operation of operations) {
    const forms = makeForms(description, operation, 100_000);
    expect(forms.length).toBeGreaterThan(0);
    for (const { body = "", target } of forms) {
      expect(body.length).toBeLessThan(130_000);
      expect(target).not.toMatch(/[{}]/);
      expect(target.length).toBeLessThan(16 * 1024);
    }
  }
});

test("a deep filter is as long as an address can hold", () => {
  const filter = writeDeepFilter(4_000);
  expect(encodeURIComponent(filter).length).toBeGreaterThan(3_500);
  expect(encodeURIComponent(filter).length).toBeLessThan(4_000);
});
