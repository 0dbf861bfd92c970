import { expect, test } from "vitest";
import { checkUnits } from "../src/checks/check-units.ts";
import { checkFiles } from "./support/check-files.ts";

const check = (path: string, text: string): string[] => checkFiles(checkUnits, { [path]: text });

test.each([
  "const patience = 60_000;",
  "export const chunkSize: number = 5000;",
  "const keptFor = 7 * 86_400_000;",
])("finds %s", (line) => {
  expect(check("packages/service/src/a.ts", `import "./b.ts";\n${line}\n`)).toEqual([
    expect.stringMatching(/^packages\/service\/src\/a\.ts:2: the name of the number \w+ has no unit/),
  ]);
});

test.each([
  "const keptForMs = 7 * 86_400_000;",
  "const partBytes = 8_388_608;",
  "const mostRows = 50;",
  "const rowsAtOnce = 500;",
  "const sureConfidence = 0.9;",
  "const patience = readPatience();",
])("accepts %s", (line) => {
  expect(check("packages/service/src/a.ts", `${line}\n`)).toEqual([]);
});

test("does not check tests and tools", () => {
  expect(check("packages/service/test/a.ts", "const patience = 1;\n")).toEqual([]);
  expect(check("tools/bench/src/a.ts", "const rounds = 1;\nconst most = 1;\n")).toEqual([]);
});
