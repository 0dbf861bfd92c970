import { expect, test } from "vitest";
import { chooseUntruths, findUntruths } from "../src/tests/untruths.ts";

const description = `"A response is kept for 24 hours. A page has at most 1,000 items." ["sheet:created", "sheet:updated"]`;
const find = (text: string) =>
  findUntruths("packages/service/src/a.ts", text, description).map(({ kind, line, start, end, replace }) => [
    `${kind} ${line}`,
    text.slice(0, start) + replace + text.slice(end),
  ]);

test.each([
  ["numbers 1", "const keptForMs = 24 * 3_600_000;", "const keptForMs = 172800000;"],
  ["numbers 1", "export const mostItems = 1000;", "export const mostItems = 2000;"],
  ["events 2", "if (a) b();\n  await context.emit(describeSheet(c));", "if (a) b();\n"],
  ["topics 1", 'describeSheet("sheet:updated", row);', 'describeSheet("sheet:created", row);'],
  ["defaults 1", "const all = body.all ?? true;", "const all = body.all ?? false;"],
])("%s: %s", (kind, text, planted) => {
  expect(find(text)).toEqual([[kind, planted]]);
});

test.each([
  ["a number that the description does not name", "const keptForMs = 25 * 3_600_000;"],
  ["the same number in another unit", "const keptForSeconds = 24;"],
  ["the size of a step", "const itemsAtOnce = 1000;"],
  ["a topic in a type", 'type Topic = "sheet:created" | "sheet:updated";'],
])("leaves %s", (_, text) => {
  expect(find(text)).toEqual([]);
});

test("chooses the same ones for the same seed, and others for another one", () => {
  const text = Array.from({ length: 30 }, (_, index) => `a.b${index} ?? true;`).join("\n");
  const all = findUntruths("packages/service/src/a.ts", text, description);
  const choose = (seed: string) => chooseUntruths(all, 5, seed).map(({ line }) => line);
  expect(choose("2026-11-29")).toEqual(choose("2026-11-29"));
  expect(choose("2026-11-29")).not.toEqual(choose("2026-11-30"));
  expect(new Set(choose("2026-11-29"))).toHaveProperty("size", 5);
});
