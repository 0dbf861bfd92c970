import { expect, test } from "vitest";
import { checkSchemaName, nameValues } from "../src/names.ts";

test.each([
  ["EventTopic", "eventTopics"],
  ["CalculationType", "calculationTypes"],
  ["Category", "categories"],
  ["Day", "days"],
  ["SortBy", "sortBys"],
  ["FileStatus", "fileStatuses"],
  ["SpaceAccess", "spaceAccesses"],
  ["Prefix", "prefixes"],
  ["Match", "matches"],
  ["StringConfigOptions", "stringConfigOptions"],
])("the values of %s are called %s", (enumName, valuesName) => {
  expect(nameValues(enumName)).toBe(valuesName);
});

test("a name that cannot be a type is refused", () => {
  expect(() => checkSchemaName("Space")).not.toThrow();
  expect(() => checkSchemaName("space-config")).toThrow("Letters, digits and _ only: rename it");
  expect(() => checkSchemaName("File-2")).toThrow("Two schemas are called File: rename it");
});
