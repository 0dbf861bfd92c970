import { expect, test } from "vitest";
import { listSuiteFiles, listTestFiles } from "../src/tests/list-suite-files.ts";
import { testSuites } from "../src/tests/suites.ts";

const rooms = [...new Set(testSuites.map(({ room }) => room))];

test.each(rooms)("each test file of %s belongs to exactly one suite", (room) => {
  const listed = testSuites.filter((suite) => suite.room === room).flatMap(listSuiteFiles);
  expect(listed.toSorted()).toEqual(listTestFiles(room).toSorted());
});

test.each(testSuites)("the suite of $room that begins with $files has files", (suite) => {
  expect(listSuiteFiles(suite)).not.toEqual([]);
});
