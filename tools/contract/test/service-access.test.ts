import type { OperationCase } from "@data-import/spec/read";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findById, operations } from "../src/description.ts";
import { prepareRequest, toRequest, withHeader, withQuery } from "../src/probes/prepared-request.ts";
import { readText } from "../src/read-bytes.ts";
import {
  makeGuestOfSheet,
  makeInvalidTokens,
  makeOutsiders,
  makeRole,
  type Outsider,
} from "./support/callers.ts";
import { readPermission } from "./support/operation-notes.ts";
import { accountId, anyId, openTwoWorlds, type TwoWorlds } from "./support/two-worlds.ts";

const guarded = operations.filter((operation) => readPermission(operation) !== undefined);
const permissions = [...new Set(guarded.map((operation) => readPermission(operation) ?? ""))];

/** What an operation that reads needs in addition to its own permission. */
const further: Readonly<Record<string, string>> = {
  listAuditEntries: "audit-entries:write",
  listCommitChanges: "records:read",
  getPersonalData: "personal-data:write",
};

/** Ids that belong to the whole account: every caller in it may see them. */
const common: readonly string[] = [
  accountId,
  findById("getApp").pathParameters["appId"] ?? "",
  findById("getConstraintById").pathParameters["constraintId"] ?? "",
  ...listIds(findById("assignAgentRole").requests[0]?.value, "us_rol_"),
  ...listIds(findById("createEvent").requests[0]?.value, "us_usr_"),
];

function listIds(value: unknown, prefix: string): string[] {
  return (JSON.stringify(value).match(anyId) ?? []).filter((id) => id.startsWith(prefix));
}

// The service checks roles, keys and guests before it queries a database, so SQLite is enough here. The queries keep
// accounts apart, so service-isolation runs on both engines.
describe("access", () => {
  let worlds: TwoWorlds;
  let invalid: Readonly<Record<string, string>>;
  let outsiders: readonly Outsider[];
  let guestOfSheet: string;
  const without = new Map<string, string>();
  const only = new Map<string, string>();
  const both = new Map<string, string>();
  beforeAll(async () => {
    worlds = await openTwoWorlds();
    outsiders = await makeOutsiders(worlds);
    guestOfSheet = await makeGuestOfSheet(worlds);
    invalid = await makeInvalidTokens(worlds);
    for (const permission of permissions) {
      const others = permissions.filter((one) => one !== permission);
      without.set(permission, await makeRole(worlds, others));
      only.set(permission, await makeRole(worlds, [permission]));
    }
    for (const [id, more] of Object.entries(further)) {
      both.set(id, await makeRole(worlds, [readPermission(findById(id)) ?? "", more]));
    }
  });
  afterAll(() => worlds.close());

  /** Sends the valid request of an operation with another token. */
  async function sendAs(operation: OperationCase, token: string | undefined) {
    const authorization = token === undefined ? undefined : `Bearer ${token}`;
    const { environmentId } = operation.queryParameters;
    // Without it, a change is one in an environment of the caller.
    const place: [string, string][] =
      operation.operationId === "createMappingProgram" ? [["environmentId", String(environmentId)]] : [];
    const request = withQuery(prepareRequest(operation, ""), ...place);
    const prepared = withHeader(request, "Authorization", authorization);
    const response = await worlds.service.fetch(toRequest("http://service.localhost/v1", prepared));
    return { status: response.status, text: await readText(response) };
  }

  for (const operation of guarded) {
    const { operationId, method } = operation;
    const permission = readPermission(operation) ?? "";

    test(`${operationId} rejects invalid tokens`, async () => {
      const before = await worlds.digest();
      const statuses: [string, number][] = [["no token", (await sendAs(operation, undefined)).status]];
      for (const [name, token] of Object.entries(invalid)) {
        statuses.push([name, (await sendAs(operation, token)).status]);
      }
      expect(statuses).toEqual(statuses.map(([name]) => [name, 401]));
      expect(await worlds.digest()).toEqual(before);
    });

    test(`${operationId} needs a role that grants ${permission}`, async () => {
      const before = await worlds.digest();
      expect(await sendAs(operation, without.get(permission))).toMatchObject({ status: 403 });
      // A publishable key may only call `createSpace`.
      if (operationId !== "createSpace") {
        expect(await sendAs(operation, worlds.first.powerless)).toMatchObject({ status: 403 });
      }
      expect(await worlds.digest()).toEqual(before);
      if (method === "GET" && !operation.hasSideEffect) {
        const status = further[operationId] === undefined ? 200 : 403;
        expect(await sendAs(operation, only.get(permission))).toMatchObject({ status });
        if (status === 403)
          expect(await sendAs(operation, both.get(operationId))).toMatchObject({ status: 200 });
      }
    });

    test(`${operationId} stays in the scope of its caller`, async () => {
      const before = await worlds.digest();
      for (const { name, token, environmentId } of outsiders) {
        const { status, text } = await sendAs(operation, token);
        const told = (text.match(anyId) ?? []).filter(
          (id) => worlds.findWorld(id) !== undefined && !common.includes(id) && id !== environmentId,
        );
        // A list has only what the caller may see; any other request is rejected.
        if (status === 200 && method === "GET") expect([name, told]).toEqual([name, []]);
        else expect([name, [403, 404].includes(status) || text]).toEqual([name, true]);
      }
      expect(await worlds.digest()).toEqual(before);
    });
  }

  test("a guest of one sheet cannot read or change another", async () => {
    const { products } = worlds.first.sheets;
    for (const operation of guarded.filter(({ path }) => /\{(sheet|commit)Id\}/.test(path))) {
      const { status } = await sendAs(operation, guestOfSheet);
      expect([operation.operationId, [403, 404].includes(status)]).toEqual([operation.operationId, true]);
    }
    for (const operationId of [
      "listSheets",
      "listWorkbooks",
      "getWorkbook",
      "listWorkbookCommits",
      "listEvents",
    ]) {
      const { status, text } = await sendAs(findById(operationId), guestOfSheet);
      expect([operationId, status, text.includes(products)]).toEqual([operationId, 200, false]);
    }
    expect((await sendAs(findById("getEvent"), guestOfSheet)).status).toBe(404);
  });

  test("a publishable key creates spaces", async () => {
    expect(await sendAs(findById("createSpace"), worlds.first.powerless)).toMatchObject({ status: 200 });
  });
});
