import { expect, test } from "vitest";
import type { Operation, ResponseObject, Schema } from "../read/index.ts";
import { flatten, follow, listParameters, operations } from "./bundle.ts";

/** Lists that take no `cursor`, with what they have instead, or with what keeps them short. */
const others: Readonly<Record<string, string>> = {
  listEvents: "`after` takes the `cursor` of a response.",
  getCellValues: "Shows the first values, to choose from. A record has them all.",
  getRecordLines: "Without `pageNumber`, all records come as one stream.",
  getRecordIndices: "As many as `ids` names, or `limit`.",
  listActions: "A developer writes each action.",
  listCalculations: "A developer writes each calculation.",
  listSheets: "A developer writes each sheet, and a space shows all of them in its sidebar.",
  getConstraints: "A developer writes each constraint.",
  getConstraintVersions: "A developer writes each version.",
  listApiKeys: "Administrators make them.",
  listPersonalAccessTokens: "A user makes each token.",
  listDataRetentionPolicies: "Administrators make each policy.",
  listEntitlements: "The service has a fixed set.",
  listFlags: "Its body is the list itself: the header `X-Next-Cursor` says where the next page begins.",
  listAgentRoles: "An actor has some roles of those that `listRoles` shows.",
  listGuestRoles: "An actor has some roles of those that `listRoles` shows.",
  listUserRoles: "An actor has some roles of those that `listRoles` shows.",
  listMappingRules: "A program has a rule for each column.",
  listRoles: "The service has a fixed set.",
  listSecrets: "Administrators add each secret.",
  listGuidance: "A person places each guide.",
};

const readSuccess = ({ responses }: Operation): Schema | undefined => {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const [media] = Object.values((success && follow<ResponseObject>(success).content) ?? {});
  return media?.schema && flatten(media.schema).schema;
};

/** What is a list in a response: its `data`, or the body itself. */
const isList = (schema: Schema | undefined): boolean => {
  const { data } = schema?.properties ?? {};
  return schema?.type === "array" || (data !== undefined && flatten(data).schema.type === "array");
};

const lists = [...operations].filter(([name]) => name.startsWith("GET ")).map(([, operation]) => operation);
const query = (operation: Operation) =>
  listParameters(operation).flatMap(({ in: place, name }) => (place === "query" ? [name] : []));

test("each list takes a cursor and says where the next page begins, or it is known why it takes none", () => {
  const found = lists.filter((one) => isList(readSuccess(one)) || query(one).includes("pageSize"));
  expect(found.length).toBeGreaterThan(40);
  const wrong = found.filter((one) => {
    const { data, pagination, nextCursor } = readSuccess(one)?.properties ?? {};
    const parts = [pagination, data].map((part) => part && flatten(part).schema.properties?.["nextCursor"]);
    return !query(one).includes("cursor") || [nextCursor, ...parts].every((part) => part === undefined);
  });
  expect(wrong.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(others).sort());
});
