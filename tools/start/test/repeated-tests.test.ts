import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { describeChanges, readOutcomes } from "../src/repeated-tests.ts";
import { root } from "../src/rooms.ts";
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
  it("are named if they were not the same every time, with what became of them", () => {
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

  it("passed only if all tests of one name did", () => {
    const twice = readRound(["is here", "passed"], ["is here", "failed"], ["is here", "passed"]);
    expect([...twice]).toEqual([["spec/test/a.test.ts is here", "failed"]]);
  });
});

describe("the tests that run", () => {
  it("are those of all rooms that have some, when none is named", () => {
    const { rooms, files } = selectTests([], "test");
    expect(rooms.map(({ name }) => name)).toEqual(expect.arrayContaining(["spec", "client", "start"]));
    expect(files).toEqual([]);
    expect(selectTests([], "test:release").rooms.map(({ name }) => name)).toEqual(["house", "release"]);
  });

  it("are files of one room, named from the top folder", () => {
    const path = "tools/start/test/repeated-tests.test.ts";
    const { rooms, files } = selectTests([`./${path}`], "test");
    expect([rooms.map(({ name }) => name), files]).toEqual([["start"], ["test/repeated-tests.test.ts"]]);
  });

  it("that are not there, or lie in several rooms, are refused with a sentence", () => {
    expect(() => selectTests(["spec/test/nothing.test.ts"], "test")).toThrow("There is no test file spec/");
    const both = ["tools/start/test/steps.test.ts", "tools/house/test/house.test.ts"];
    expect(() => selectTests(both, "test")).toThrow("must be of one room");
    expect(() => selectTests(["start", "tools/start/test/steps.test.ts"], "test")).toThrow("no test file");
  });
});
