import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startBusyProcesses } from "../src/busy-processes.ts";
import { root } from "../src/packages.ts";
import { describeChanges, listFailedFiles, readOutcomes } from "../src/repeated-tests.ts";
import { deservesSecondTry, joinTries } from "../src/second-try.ts";
import { selectTests } from "../src/test-selection.ts";

const folder = mkdtempSync(join(tmpdir(), "start-repeated-"));
afterAll(() => rmSync(folder, { recursive: true }));

function readRound(...tests: readonly (readonly [name: string, status: string])[]) {
  const path = join(folder, "test.json");
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
  writeFileSync(
    path,
    JSON.stringify({ testResults: [{ name: join(root, "spec/test/a.test.ts"), assertionResults }] }),
  );
  return readOutcomes([path, join(folder, "nothing.json")]);
}

describe("tests that ran several times", () => {
  it("are listed with their results if these differ", () => {
    const rounds = [
      readRound(["is steady", "passed"], ["is fickle", "passed"], ["comes and goes", "passed"]),
      readRound(["is steady", "passed"], ["is fickle", "failed"]),
      readRound(["is steady", "passed"], ["is fickle", "passed"], ["comes and goes", "passed"]),
    ];
    expect(describeChanges(rounds)).toEqual([
      "2 times passed, 1 time failed: spec/test/a.test.ts is fickle",
      "2 times passed, 1 time missing: spec/test/a.test.ts comes and goes",
    ]);
  });

  it("passed only if all tests with the same name passed", () => {
    const twice = readRound(["is here", "passed"], ["is here", "failed"], ["is here", "passed"]);
    expect([...twice]).toEqual([["spec/test/a.test.ts is here", "failed"]]);
  });
});

describe("a second try", () => {
  it("is for the files with a failure", () => {
    const path = join(folder, "failed.json");
    const testResults = [
      { name: "/a.test.ts", status: "passed", assertionResults: [] },
      { name: "/b.test.ts", status: "failed", assertionResults: [] },
    ];
    writeFileSync(path, JSON.stringify({ testResults }));
    expect(listFailedFiles(path)).toEqual(["/b.test.ts"]);
    expect(listFailedFiles(join(folder, "nothing.json"))).toEqual([]);
  });

  it("is for some files, and not for many", () => {
    expect(deservesSecondTry([[], ["/a.test.ts"]])).toBe(true);
    expect(deservesSecondTry([[], []])).toBe(false);
    const many = Array.from({ length: 11 }, (_, index) => `/${index}.test.ts`);
    expect(deservesSecondTry([many.slice(5), many.slice(0, 5)])).toBe(false);
  });

  it("names what passed alone, and counts each test once", () => {
    const before = readRound(["is steady", "passed"], ["is fickle", "failed"], ["is wrong", "failed"]);
    const after = readRound(["is steady", "passed"], ["is fickle", "passed"], ["is wrong", "failed"]);
    const first = { tally: { passed: 101, failed: 2, skipped: 3 }, outcomes: before };
    const second = { tally: { passed: 2, failed: 1, skipped: 0 }, outcomes: after };
    expect(joinTries(first, second)).toEqual({
      tally: { passed: 102, failed: 1, skipped: 3 },
      unsteady: ["spec/test/a.test.ts is fickle"],
    });
  });

  it("that could not run has a failure", () => {
    const first = { tally: { passed: 1, failed: 1, skipped: 0 }, outcomes: readRound(["is", "failed"]) };
    const tally = { passed: 0, failed: 1, skipped: 0, reason: "stopped before its tests ended" };
    expect(joinTries(first, { tally, outcomes: new Map() }).tally).toEqual({ ...tally, passed: 1 });
  });
});

describe("busy processes", () => {
  it("use processor time until they are stopped", async () => {
    const busy = startBusyProcesses(2);
    const ends = busy.children.map((child) => once(child, "exit"));
    if (process.platform === "linux") {
      for (const { pid } of busy.children) {
        // In hundredths of a second; starting Node takes less.
        const readTime = () => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[13]);
        await expect.poll(readTime).toBeGreaterThan(30);
      }
    }
    busy.stop();
    expect(await Promise.all(ends)).toEqual([
      [null, "SIGKILL"],
      [null, "SIGKILL"],
    ]);
  });
});

describe("the tests that run", () => {
  it("are those of all packages with tests, without a name", () => {
    const { packages, files } = selectTests([], "test");
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(["spec", "client", "start"]));
    expect(files).toEqual([]);
    expect(selectTests([], "test:ci").packages.map(({ name }) => name)).toEqual([
      "agents",
      "cli",
      "client",
      "docs",
      "importer",
      "listener",
      "mock",
      "service",
      "checks",
      "contract",
      "page",
      "release",
    ]);
    expect(selectTests([], "test:nightly").packages.map(({ name }) => name)).toEqual([
      "docs",
      "mock",
      "bench",
      "checks",
      "contract",
      "page",
      "start",
    ]);
  });

  it("are files of one package, with paths from the top folder", () => {
    const path = "tools/start/test/repeated-tests.test.ts";
    const { packages, files } = selectTests([`./${path}`], "test");
    expect([packages.map(({ name }) => name), files]).toEqual([["start"], ["test/repeated-tests.test.ts"]]);
    expect(selectTests([path], "test:ci").task).toBe("test");
    expect(selectTests(["tools/checks/test/ci/turbo.test.ts"], "test").task).toBe("test:ci");
    expect(selectTests(["tools/checks/test/nightly/recipes.test.ts"], "test").task).toBe("test:nightly");
    const both = [path, "tools/start/test/nightly/follow.test.ts"];
    expect(() => selectTests(both, "test")).toThrow("below test/ci/");
  });

  it("are rejected with a sentence if they do not exist or are in several packages", () => {
    expect(() => selectTests(["spec/test/nothing.test.ts"], "test")).toThrow("There is no test file spec/");
    const both = ["tools/start/test/steps.test.ts", "tools/checks/test/packages.test.ts"];
    expect(() => selectTests(both, "test")).toThrow("must be in one package");
    expect(() => selectTests(["start", "tools/start/test/steps.test.ts"], "test")).toThrow("no test file");
  });
});
