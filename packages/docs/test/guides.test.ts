import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readBundle } from "@data-import/codegen/calls";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readGuidePrograms } from "../site/samples/read-guide-programs.ts";
import { hasCurl } from "../site/samples/run-scripts.ts";
import { SampleError, verifySamples } from "../site/samples/verify.ts";
import { writeSamples } from "../site/samples/write-samples.ts";

const guides = fileURLToPath(new URL("../content/guides/", import.meta.url));
const canRunScripts = await hasCurl();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guides-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A guide in which `~~~` stands for a fence. */
function write(...lines: string[]): void {
  writeFileSync(join(folder, "guide.md"), lines.join("\n").replaceAll("~~~", "```"));
}

async function findProblems(): Promise<string[]> {
  const error = await verifySamples(new Map(), folder).catch((reason: unknown) => reason);
  if (!(error instanceof SampleError)) throw new Error(`It found nothing: ${error}`);
  return error.problems.map(({ place, line, message }) => `${place.split("/").at(-1)}:${line}: ${message}`);
}

test("all samples and all guides work, and print the shown results", { timeout: 120_000 }, async () => {
  const samples = writeSamples(
    readBundle(fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"))),
  );
  const ofGuides = readGuidePrograms(guides);
  const count = (language: string) => ofGuides.filter((program) => program.language === language).length;
  expect(await verifySamples(samples, guides)).toEqual({
    programs: 2 * samples.size + count("ts"),
    scripts: canRunScripts ? samples.size + count("sh") : 0,
  });
});

test("every guide for programmers has a program with a result", () => {
  const withResults = readGuidePrograms(guides).filter(({ parts }) => parts.some(({ shown }) => shown));
  const shown = new Set(withResults.map(({ place }) => place.split("/").at(-1)));
  const forOthers = ["change-the-description.md", "run-the-service.md"];
  expect([...shown, ...forOthers].sort()).toEqual(readdirSync(guides).sort());
});

test("the blocks of a guide are one program, a standalone block is another, and lines keep their numbers", () => {
  write(
    "# Title",
    ...["~~~ts", "const one = 1;", "console.log(one);", "~~~", "~~~text", "1", "~~~"],
    ...["~~~ts standalone", "const one = 2;", "~~~"],
    ...["~~~ts", "console.log(one + 1);", "~~~"],
    ...[
      "~~~csv file=rows.csv",
      "a,b",
      "~~~",
      '~~~yaml no-run="not code"',
      "a: 1",
      "~~~",
      "~~~",
      "drawing",
      "~~~",
    ],
  );
  const [joined, standalone, ...others] = readGuidePrograms(folder);
  expect(others).toEqual([]);
  expect(
    joined?.code
      .split("\n")
      .map((line, at) => `${at + 1} ${line}`)
      .filter((line) => / ./.test(line)),
  ).toEqual(["3 const one = 1;", "4 console.log(one);", "13 console.log(one + 1);"]);
  expect(joined?.parts).toEqual([{ line: 2, shown: { line: 6, text: "1", isJson: false } }, { line: 12 }]);
  expect(standalone?.parts).toEqual([{ line: 9 }]);
  expect(joined?.files).toEqual([{ name: "rows.csv", content: "a,b\n" }]);
});

test("a wrong result in a guide is found, with its line", { timeout: 60_000 }, async () => {
  write(
    ...["~~~csv file=rows.csv", "sku", "~~~"],
    ...[
      "~~~ts",
      'import { readFileSync } from "node:fs";',
      'console.log(readFileSync("rows.csv", "utf8").trim());',
      "~~~",
    ],
    ...["~~~text", "sku", "~~~"],
    ...["~~~ts", 'import { createClient } from "@data-import/client";'],
    ...['const api = createClient({ baseUrl: "http://localhost:4011/v1", token: "my-access-token" });'],
    ...['const app = await api.apps.get("us_app_Ib3pQ8mH");', "console.log(app.nmae, app.name);", "~~~"],
    ...["~~~text", "Supplier onboarding", "~~~"],
    ...["~~~ts standalone", 'throw new Error("http://localhost:4011/v1 is down");', "~~~"],
  );
  const found = await findProblems();
  expect(found).toEqual([
    expect.stringMatching(/^guide\.md:15: error TS\d+: Property 'nmae' does not exist/),
    "guide.md:17: This is shown as the result, but it printed:\nundefined Supplier onboarding",
    expect.stringMatching(/^guide\.md:21: .* is down$/),
  ]);
});

test.skipIf(!canRunScripts)(
  "scripts print the shown results, JSON in any layout",
  { timeout: 60_000 },
  async () => {
    write(
      ...["~~~sh", "echo '{\"a\":[1,2]}'", "~~~", "~~~json", '{ "a": [1, 2] }', "~~~"],
      ...["~~~sh", "echo '{\"a\":[1]}'", "~~~", "~~~json", '{ "a": [1, 2] }', "~~~"],
      ...["~~~sh", "echo http://localhost:4011/v1", "~~~", "~~~text", "http://localhost:4011/v1", "~~~"],
      ...["~~~sh", "false", "~~~", "~~~sh", "true", "no-such-command", "~~~"],
    );
    expect(await findProblems()).toEqual([
      'guide.md:10: This is shown as the result, but it printed:\n{"a":[1]}',
      "guide.md:20: It ended with the exit code 1.",
      expect.stringMatching(/^guide\.md:24: .*not found/),
    ]);
  },
);

test.each([
  [["~~~ts nurun", "~~~"], '1: Nothing checks a block that is "ts nurun"'],
  [["~~~python", "~~~"], '1: Nothing checks a block that is "python "'],
  [["~~~sh no-run", "~~~"], '1: Nothing checks a block that is "sh no-run"'],
  [["~~~csv file=../rows.csv", "~~~"], "1: Nothing checks"],
  [["text", "~~~ts", "1;"], "2: The block is not closed"],
  [["- item", "  ~~~ts", "  1;", "  ~~~"], "2: A fence begins at the start of its line"],
  [["~~~text", "1", "~~~"], "1: This is shown as a result, but there is no block before it that is run"],
  [
    ["~~~ts", "~~~", '~~~sh no-run="why"', "~~~", "~~~text", "~~~"],
    "5: This is shown as a result, but there is no block",
  ],
  [["~~~ts", "~~~", "~~~text", "~~~", "~~~text", "~~~"], "5: The block in line 1 already has a result"],
])("a guide that cannot be checked is rejected: %j", (lines, message) => {
  write(...lines);
  expect(() => readGuidePrograms(folder)).toThrow(`guide.md:${message}`);
});
