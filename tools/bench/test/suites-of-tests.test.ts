import { expect, test } from "vitest";
import { listSuiteFiles, listTestFiles } from "../src/tests/list-suite-files.ts";
import { testSuites } from "../src/tests/suites.ts";

const packages = [...new Set(testSuites.map(({ folder }) => folder))];

test.each(packages)("each test file of %s belongs to exactly one suite", (folder) => {
  const listed = testSuites.filter((suite) => suite.folder === folder).flatMap(listSuiteFiles);
  expect(listed.toSorted()).toEqual(listTestFiles(folder).toSorted());
});

test.each(testSuites)("the suite of $folder that begins with $files has files", (suite) => {
  expect(listSuiteFiles(suite)).not.toEqual([]);
});
