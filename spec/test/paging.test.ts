import { expect, test } from "vitest";
import type { Operation, ResponseObject, Schema } from "../read/index.ts";
import { flatten, follow, listParameters, operations } from "./bundle.ts";

/** Lists in pages that have no `cursor`, with the reason. */
const others: Readonly<Record<string, string>> = {
  listEvents: "`after` takes the `cursor` of a response.",
  getCellValues: "Shows the first values, to choose from. A record has them all.",
  getRecordLines: "Without `pageNumber`, all records come as one stream.",
};

/** Lists that come as a whole, with what keeps them short. Those that the specification documents are as it says. */
const whole: Readonly<Record<string, string>> = {
  listSheetCommits: "In pages on request: decision record 0117.",
  listApps: "A developer makes an app.",
  getConstraints: "A developer writes each constraint.",
  getConstraintVersions: "A developer writes each version.",
  listApiKeys: "Administrators make them.",
  listPersonalAccessTokens: "A user makes each token.",
  listDataRetentionPolicies: "Administrators make each policy.",
  listEntitlements: "The service has a fixed set.",
  listFlags: "A person makes each flag.",
  listGuides: "A person writes each guide.",
  listGuests: "Administrators invite them to a space.",
  listGuestRoles: "An actor has some roles of those that `listRoles` shows.",
  listUserRoles: "An actor has some roles of those that `listRoles` shows.",
  listMappingRules: "A program has a rule for each column.",
  listRoles: "The service has a fixed set.",
  listSecrets: "Administrators add each secret.",
  getRecordIndices: "As many as `ids` names, or `limit`.",
  listSnapshots: "People take each snapshot of a sheet.",
  listDocuments: "A space shows all of them in its sidebar.",
  listGuidance: "A person places each guide.",
  listWebhooks: "An administrator adds each webhook.",
  listWorkbooks: "A space shows all of them in its sidebar.",
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

test("each list in pages takes a cursor, and says where the next page begins", () => {
  const paged = lists.filter(
    (one) => query(one).includes("pageSize") && others[one.operationId] === undefined,
  );
  expect(paged.length).toBeGreaterThan(15);
  const wrong = paged.filter((one) => {
    const { data, pagination, nextCursor } = readSuccess(one)?.properties ?? {};
    const found = [pagination, data].map((part) => part && flatten(part).schema.properties?.["nextCursor"]);
    return !query(one).includes("cursor") || [nextCursor, ...found].every((part) => part === undefined);
  });
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
});

test("each list without pages is known to stay short", () => {
  const short = lists.filter(
    (one) =>
      isList(readSuccess(one)) &&
      one["x-origin"] !== "documented" &&
      (!query(one).includes("pageSize") || one.operationId === "listSheetCommits"),
  );
  expect(short.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(whole).sort());
});
