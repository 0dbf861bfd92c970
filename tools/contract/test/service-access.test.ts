import type { OperationCase } from "@data-import/spec/read";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findById, operations } from "../src/description.ts";
import { prepareRequest, toRequest, withHeader } from "../src/probes/prepared-request.ts";
import {
  makeGuestOfSheet,
  makeInvalidTokens,
  makeOutsiders,
  makeRole,
  type Outsider,
} from "./support/callers.ts";
import { digestTables } from "./support/digest-tables.ts";
import { readPermission } from "./support/operation-notes.ts";
import { accountId, anyId, openTwoWorlds, type TwoWorlds } from "./support/two-worlds.ts";

const guarded = operations.filter((operation) => readPermission(operation) !== undefined);
const permissions = [...new Set(guarded.map((operation) => readPermission(operation) ?? ""))];

/** What belongs to the account as a whole, so that everybody in it may know of it. */
const common: readonly string[] = [
  accountId,
  findById("getApp").pathParameters["appId"] ?? "",
  ...listIds(findById("assignAgentRole").requests[0]?.value, "us_rol_"),
  ...listIds(findById("createEvent").requests[0]?.value, "us_usr_"),
];

function listIds(value: unknown, prefix: string): string[] {
  return (JSON.stringify(value).match(anyId) ?? []).filter((id) => id.startsWith(prefix));
}

// Roles, keys and guests are judged before a database is asked, so one engine stands for both; that nobody gets at what
// another account has, which the queries decide, is asked of both by service-isolation.
describe("who may do what", () => {
  let worlds: TwoWorlds;
  let dead: Readonly<Record<string, string>>;
  let outsiders: readonly Outsider[];
  let guestOfSheet: string;
  const without = new Map<string, string>();
  const only = new Map<string, string>();
  beforeAll(async () => {
    worlds = await openTwoWorlds();
    outsiders = await makeOutsiders(worlds);
    guestOfSheet = await makeGuestOfSheet(worlds);
    dead = await makeInvalidTokens(worlds);
    for (const permission of permissions) {
      const others = permissions.filter((one) => one !== permission);
      without.set(permission, await makeRole(worlds, others));
      only.set(permission, await makeRole(worlds, [permission]));
    }
  }, 120_000);
  afterAll(() => worlds.close(), 120_000);

  /** The answer to the good request of an operation with another token. */
  async function ask(operation: OperationCase, token: string | undefined) {
    const authorization = token === undefined ? undefined : `Bearer ${token}`;
    const prepared = withHeader(prepareRequest(operation, ""), "Authorization", authorization);
    const response = await worlds.service.fetch(toRequest("http://service.localhost/v1", prepared));
    return { status: response.status, text: await response.text() };
  }

  for (const operation of guarded) {
    const { operationId, method } = operation;
    const permission = readPermission(operation) ?? "";

    test(`${operationId} takes a token`, { timeout: 120_000 }, async () => {
      const before = await digestTables(worlds.storage);
      const statuses: [string, number][] = [["no token", (await ask(operation, undefined)).status]];
      for (const [name, token] of Object.entries(dead)) {
        statuses.push([name, (await ask(operation, token)).status]);
      }
      expect(statuses).toEqual(statuses.map(([name]) => [name, 401]));
      expect(await digestTables(worlds.storage)).toEqual(before);
    });

    test(`${operationId} takes a role that grants ${permission}`, { timeout: 120_000 }, async () => {
      const before = await digestTables(worlds.storage);
      expect(await ask(operation, without.get(permission))).toMatchObject({ status: 403 });
      // A publishable key is good for a single operation.
      if (operationId !== "createSpace") {
        expect(await ask(operation, worlds.first.powerless)).toMatchObject({ status: 403 });
      }
      expect(await digestTables(worlds.storage)).toEqual(before);
      if (method === "GET" && !operation.hasSideEffect) {
        expect(await ask(operation, only.get(permission))).toMatchObject({ status: 200 });
      }
    });

    test(`${operationId} stays in the places of its caller`, { timeout: 120_000 }, async () => {
      const before = await digestTables(worlds.storage);
      for (const { name, token, environmentId } of outsiders) {
        const { status, text } = await ask(operation, token);
        const told = (text.match(anyId) ?? []).filter(
          (id) => worlds.findWorld(id) !== undefined && !common.includes(id) && id !== environmentId,
        );
        // What is listed is what the caller may see; whatever else is asked for is rejected.
        if (status === 200 && method === "GET") expect([name, told]).toEqual([name, []]);
        else expect([name, [403, 404].includes(status) || text]).toEqual([name, true]);
      }
      expect(await digestTables(worlds.storage)).toEqual(before);
    });
  }

  test("a guest of one sheet gets at nothing of another", { timeout: 120_000 }, async () => {
    const { products } = worlds.first.sheets;
    for (const operation of guarded.filter(({ path }) => /\{(sheet|commit)Id\}/.test(path))) {
      const { status } = await ask(operation, guestOfSheet);
      expect([operation.operationId, [403, 404].includes(status)]).toEqual([operation.operationId, true]);
    }
    for (const operationId of [
      "listSheets",
      "listWorkbooks",
      "getWorkbook",
      "listWorkbookCommits",
      "listEvents",
    ]) {
      const { status, text } = await ask(findById(operationId), guestOfSheet);
      expect([operationId, status, text.includes(products)]).toEqual([operationId, 200, false]);
    }
    expect((await ask(findById("getEvent"), guestOfSheet)).status).toBe(404);
  });

  test("a publishable key creates spaces", { timeout: 120_000 }, async () => {
    expect(await ask(findById("createSpace"), worlds.first.powerless)).toMatchObject({ status: 200 });
  });
});
