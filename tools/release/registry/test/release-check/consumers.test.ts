import { expect, test } from "vitest";
import { explainMissingUse, findUse } from "../../candidate.ts";
import { checkRuntime } from "../../check-runtimes.ts";
import { findFailures } from "../../check-suites.ts";
import { findTypeErrors } from "../../check-types.ts";
import { describeCandidate } from "../../make-candidates.ts";
import { makeCandidate } from "../support/make-candidate.ts";
import { makeFolder } from "../support/make-folder.ts";

const client = makeCandidate("client");
const spec = makeCandidate("spec");
const both = [client, spec];

test("the message for a package without users names the file to write", () => {
  const newcomer = makeCandidate("newcomer");
  expect(findUse(newcomer, "program")).toBeUndefined();
  expect(explainMissingUse(newcomer, "suite")).toContain(
    "tools/release/registry/consumers/suites/newcomer.test.ts",
  );
  expect(findUse(client, "program")).toBe("programs/client.ts");
});

test("the properties of a package are read from its manifest", () => {
  const manifest = {
    name: "@data-import/one",
    version: "1.2.0",
    exports: { "./package.json": "./package.json" },
  };
  const folder = makeFolder({ "package.json": JSON.stringify({ ...manifest, bin: { one: "./one.js" } }) });
  const published = { name: manifest.name, shortName: "one", folder };
  expect(describeCandidate(published, "/one.tgz")).toEqual({
    ...published,
    version: "1.2.0",
    tarball: "/one.tgz",
    commands: ["one"],
    isImported: false,
  });
});

test("an error of the compiler belongs to the package that it names, and to all if it names none", () => {
  const own = "programs/client.ts(3,1): error TS2305: no such export.";
  const installed = "node_modules/@data-import/spec/dist/index.d.ts(1,1): error TS2304: no such name.";
  const general = "error TS18003: No inputs were found.";
  const end = (...lines: string[]) => ({ code: 2, stdout: `${lines.join("\n")}\n  more\n`, stderr: "" });
  expect(findTypeErrors(end(own, installed), client, both)).toEqual([own]);
  expect(findTypeErrors(end(own, installed), spec, both)).toEqual([installed]);
  expect(findTypeErrors(end(general), spec, both)).toEqual([general]);
  expect(findTypeErrors({ code: 1, stdout: "", stderr: "" }, spec, both)).toEqual([
    "The compiler ended with code 1 and printed nothing.",
  ]);
  expect(findTypeErrors({ code: 0, stdout: "", stderr: "" }, client, both)).toEqual([]);
});

test("a suite fails if a test fails, if it cannot be read, has no test, or did not run", () => {
  const suite = (status: string, tests: { title: string; status: string; failureMessages?: string[] }[]) => ({
    name: "/consumer/suites/client.test.ts",
    status,
    message: status === "failed" ? "Cannot find package" : "",
    assertionResults: tests,
  });
  const find = (...testResults: ReturnType<typeof suite>[]) =>
    findFailures({ testResults }, "suites/client.test.ts");
  const good = { title: "works", status: "passed" };
  expect(find(suite("passed", [good]))).toEqual([]);
  expect(
    find(suite("failed", [good, { title: "breaks", status: "failed", failureMessages: ["1 is 2"] }])),
  ).toEqual(["breaks: 1 is 2"]);
  expect(find(suite("passed", [{ title: "waits", status: "skipped" }]))).toEqual(["waits"]);
  expect(find(suite("failed", []))).toEqual(["Cannot find package"]);
  expect(find(suite("passed", []))).toEqual(["suites/client.test.ts has no test."]);
  expect(find()).toEqual(["suites/client.test.ts did not run."]);
});

test.each([
  ["throws", 'throw new Error("no such export")', /ended with code 1: .*no such export/s],
  ["prints nothing", "export {};", /printed nothing/],
])("a program that %s fails on the Node that runs it", async (_, source, expected) => {
  const home = makeFolder({ "package.json": '{ "type": "module" }', "compiled/spec.js": source });
  const registry = { url: "http://127.0.0.1:9/", environment: {}, close: async () => {} };
  const { title, outcomes } = await checkRuntime(
    "24",
    process.execPath,
    [spec],
    home,
    makeFolder(),
    registry,
  );
  expect(title).toBe("Node 24");
  expect(outcomes.get(spec.name)).toEqual({ problems: [expect.stringMatching(expected)] });
});
