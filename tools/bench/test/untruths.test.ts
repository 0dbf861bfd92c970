import { expect, test } from "vitest";
import { listFailures } from "../src/tests/plant-defects.ts";
import { chooseUntruths, findUntruths } from "../src/tests/untruths.ts";

const description = `"x-limits": { "keptMs": { "value": 1000 } }, ["sheet:created", "sheet:updated"]`;
const find = (text: string) =>
  findUntruths("packages/service/src/a.ts", text, description).map(({ kind, line, start, end, replace }) => [
    `${kind} ${line}`,
    text.slice(0, start) + replace + text.slice(end),
  ]);

test.each([
  ["doubled 1", "wait(limits.keptMs);", "wait((limits.keptMs * 2));"],
  ["halved 1", "wait(limits.keptMs);", "wait((limits.keptMs / 2));"],
  [
    "doubled 1",
    "if (a > limits.keptMs) cut(limits.keptMs);",
    "if (a > (limits.keptMs * 2)) cut((limits.keptMs * 2));",
  ],
  ["events 2", "if (a) b();\n  await context.emit(describeSheet(c));", "if (a) b();\n"],
  ["topics 1", 'describeSheet("sheet:updated", row);', 'describeSheet("sheet:created", row);'],
  ["defaults 1", "const all = body.all ?? true;", "const all = body.all ?? false;"],
])("%s: %s", (kind, text, planted) => {
  expect(find(text)).toContainEqual([kind, planted]);
});

test.each([
  ["the limits of something else", "wait(own.limits.keptMs);"],
  ["another property of that name", "wait(limits.others);"],
  ["a limit in a message", `say(\`at most \${limits.keptMs}\`);`],
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

test("a file that was ended because another one failed has found nothing", () => {
  const report = (file: string, message: string, status?: string) => ({
    name: `/copy/test/${file}`,
    status: "failed",
    message,
    assertionResults: status === undefined ? [] : [{ fullName: "it counts", status }],
  });
  const results = [
    report("ended.ts", ""),
    report("counts.ts", "", "failed"),
    report("broken.ts", "no module"),
  ];
  expect(listFailures(results, "/copy").map(({ test }) => test)).toEqual([
    "test/counts.ts › it counts",
    "test/broken.ts",
  ]);
});
