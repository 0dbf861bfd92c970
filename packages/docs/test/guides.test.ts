import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SampleError } from "./programs/program.ts";
import { readGuidePrograms } from "./programs/read-guide-programs.ts";
import { hasCurl } from "./programs/run-scripts.ts";
import { verifyPrograms } from "./programs/verify-programs.ts";

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
  const error = await verifyPrograms(readGuidePrograms(folder)).catch((reason: unknown) => reason);
  if (!(error instanceof SampleError)) throw new Error(`It found nothing: ${error}`);
  return error.problems.map(({ place, line, message }) => `${place.split("/").at(-1)}:${line}: ${message}`);
}

test("every program of the guides works, with the mock and with a new service", async () => {
  const programs = readGuidePrograms(guides);
  const count = (language: string) => programs.filter((program) => program.language === language).length;
  expect(await verifyPrograms(programs)).toEqual({
    programs: count("ts"),
    scripts: canRunScripts ? count("sh") : 0,
  });
});

test("every guide for programmers has a program with a result", () => {
  const withResults = readGuidePrograms(guides).filter(({ parts }) => parts.some(({ shown }) => shown));
  const shown = new Set(withResults.map(({ place }) => place.split("/").at(-1)));
  const forOthers = [
    "change-the-description.md",
    "containers-and-proxies.md",
    "python-and-other-languages.md",
    "what-the-importer-shows.md",
    "where-features-meet.md",
  ];
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
  expect(joined?.files).toEqual([{ name: "rows.csv", line: 15, content: "a,b\n" }]);
});

test("a wrong result in a guide is found, with its line", async () => {
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
    ...[
      "const account = await api.accounts.getCurrent();",
      "console.log(account.nmae, account.name);",
      "~~~",
    ],
    ...["~~~text", "Harbor Goods", "~~~"],
    ...["~~~ts standalone", 'throw new Error("http://localhost:4011/v1 is down");', "~~~"],
    ...["~~~ts file=hook.ts", 'export const count: number = "1";', "~~~"],
    ...["~~~ts standalone", 'import { count } from "./hook.ts";', "console.log(count);", "~~~"],
  );
  const found = await findProblems();
  expect(found).toEqual([
    expect.stringMatching(/^guide\.md:15: error TS\d+: Property 'nmae' does not exist/),
    expect.stringMatching(/^guide\.md:24: error TS\d+: Type 'string' is not assignable to type 'number'/),
    "guide.md:17: This is shown as the result, but with the mock it printed:\nundefined Harbor Goods",
    expect.stringMatching(/^guide\.md:21: .* is down \(with the mock\)$/),
    "guide.md:17: This is shown as the result, but with the service it printed:\nundefined Harbor Goods",
    expect.stringMatching(/^guide\.md:21: .* is down \(with the service\)$/),
  ]);
});

test.skipIf(!canRunScripts)("scripts print the shown results, JSON in any layout", async () => {
  write(
    ...["~~~sh", "echo '{\"a\":[1,2]}'", "~~~", "~~~json", '{ "a": [1, 2] }', "~~~"],
    ...["~~~sh", "echo '{\"a\":[1]}'", "~~~", "~~~json", '{ "a": [1, 2] }', "~~~"],
    ...["~~~sh", "echo http://localhost:4011/v1", "~~~", "~~~text", "http://localhost:4011/v1", "~~~"],
    ...["~~~sh", "false", "~~~", "~~~sh", "true", "no-such-command", "~~~"],
  );
  expect(await findProblems()).toEqual([
    ...["mock", "service"].flatMap((name) => [
      `guide.md:10: This is shown as the result, but with the ${name} it printed:\n{"a":[1]}`,
      `guide.md:20: It ended with the exit code 1. (with the ${name})`,
      expect.stringMatching(/^guide\.md:24: .*not found/),
    ]),
  ]);
});

const program = (...lines: readonly string[]) => [
  "~~~ts standalone",
  'import { createClient } from "@data-import/client";',
  'const api = createClient({ baseUrl: "http://localhost:4011/v1", token: "my-access-token" });',
  ...lines,
  "~~~",
];

test("a program that works with the mock only is found", async () => {
  write(
    ...program('const { name } = await api.spaces.get("us_sp_8vKd3QxN");', "console.log(name);"),
    ...["~~~text", "Spring product import", "~~~"],
    ...program("console.log((await api.roles.list()).length);"),
    ...["~~~text", "2", "~~~"],
  );
  expect(await findProblems()).toEqual([
    "guide.md:4: GET /spaces/{spaceId} returned 404: There is no space `us_sp_8vKd3QxN`. (with the service)",
    "guide.md:15: This is shown as the result, but with the service it printed:\n4",
  ]);
});

test("of a service, ids and times may differ from those that are shown, but not their places", async () => {
  const twice = "const [one, two] = (await api.environments.list()).data;";
  const show = "console.log(one?.id, two?.id, one?.id);";
  write(
    ...program(twice, show),
    ...["~~~text", "us_env_4hTq9LmZ us_env_Wk7pN3sD us_env_4hTq9LmZ", "~~~"],
    ...program(twice, show),
    ...["~~~text from=service", "us_env_1 us_env_11111111 us_env_11111111", "~~~"],
  );
  const found = await findProblems();
  expect(found).toEqual([expect.stringMatching(/^guide\.md:16: .* with the service it printed:\nus_env_/)]);
});

test("a result of one of them is compared with that one", async () => {
  const roles = "console.log((await api.roles.list()).length);";
  write(
    ...program(roles),
    ...["~~~text from=service", "5", "~~~"],
    ...program(roles),
    ...["~~~text from=mock", "3", "~~~"],
  );
  expect(await findProblems()).toEqual([
    "guide.md:14: This is shown as the result, but with the mock it printed:\n2",
    "guide.md:6: This is shown as the result, but with the service it printed:\n4",
  ]);
});

test.skipIf(!canRunScripts)("a script whose request the service rejects shows the response", async () => {
  const get =
    "curl -s 'http://localhost:4011/v1/spaces/us_sp_8vKd3QxN' -H 'Authorization: Bearer my-access-token'";
  const error = { message: "There is no space `us_sp_8vKd3QxN`.", key: "spaceId", code: "not_found" };
  const response = JSON.stringify({ errors: [error] });
  write(
    ...["~~~sh", `${get} -o space.json`, "~~~"],
    ...["~~~sh", get, "~~~", "~~~json from=service", response, "~~~"],
  );
  expect(await findProblems()).toEqual(["guide.md:2: The service responded with 404."]);
});

test.each([
  [["~~~text from=nobody", "~~~"], '1: Nothing checks a block that is "text from=nobody"'],
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
