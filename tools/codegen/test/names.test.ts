import { expect, test } from "vitest";
import { splitDeprecation } from "../src/deprecation.ts";
import { nameMethod, nameSubject } from "../src/method-names.ts";
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

test.each([
  ["updateSpace", "spaces", "update"],
  ["listAgentVersions", "agents", "listVersions"],
  ["listEnvironmentAgentLogs", "agents", "listEnvironmentLogs"],
  ["bulkMutateFlags", "flags", "bulkMutate"],
  ["downloadAgentExport", "agent-exports", "download"],
  ["getCurrentAccount", "accounts", "getCurrent"],
  ["deleteDataRetentionPolicy", "data-retention-policies", "delete"],
  ["getGuidance", "guidance", "get"],
  ["moveShelf", "shelves", "move"],
  ["upload-file", "files", "upload"],
  ["waitForJob", "jobs", "waitFor"],
  ["searchEverything", "jobs", "searchEverything"],
])("%s of %s is called %s", (operationId, tag, method) => {
  expect(nameMethod(operationId, tag)).toBe(method);
});

test.each([
  ["getAgent", "agents", "agent"],
  ["listAgentVersions", "agents", "versions"],
  ["listEnvironmentAgentLogs", "agents", "logs"],
  ["listAgentExports", "agent-exports", "agentExports"],
  ["getCurrentAccount", "accounts", "account"],
  ["moveShelf", "shelves", "shelf"],
  ["searchEverything", "jobs", undefined],
])("%s of %s is about %s", (operationId, tag, subject) => {
  expect(nameSubject(operationId, tag)).toBe(subject);
});

test.each([
  ["Deprecated, use `operation`.", "", "Use `operation`."],
  ["Deprecated, use `commitId`. The version.", "The version.", "Use `commitId`."],
  ["The version. Use `commitId`, it is the same.", "The version.", "Use `commitId`, it is the same."],
  ["Deprecated, and nothing replaces it. Leave it out.", "Leave it out.", "Nothing replaces it."],
  ["The old way.", "The old way.", ""],
])("what replaces a deprecated thing stands apart: %s", (text, description, replacement) => {
  expect(splitDeprecation(text)).toEqual({ description, replacement });
});

test("a name that cannot be a type is refused", () => {
  expect(() => checkSchemaName("Space")).not.toThrow();
  expect(() => checkSchemaName("space-config")).toThrow("Letters, digits and _ only: rename it");
  expect(() => checkSchemaName("File-2")).toThrow("Two schemas are called File: rename it");
});
