import type { Service } from "@data-import/service";
import type { OperationCase } from "@data-import/spec/read";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../src/description.ts";
import { type PreparedRequest, toRequest } from "../src/probes/prepared-request.ts";
import { readText } from "../src/read-bytes.ts";
import { describeServers } from "./support/describe-servers.ts";
import { settleJobs } from "./support/digest-tables.ts";
import { type ForeignRequest, listForeignRequests } from "./support/foreign-requests.ts";
import { readPermission } from "./support/operation-notes.ts";
import { accountId, anyId, openTwoWorlds, type TwoWorlds } from "./support/two-worlds.ts";

/** Properties whose ids the service only stores or compares, and never looks up, by operation. */
const kept: Readonly<Record<string, readonly string[]>> = {
  createAction: ["createdFrom"],
  bulkCreateActions: ["createdFrom"],
  updateAction: ["createdFrom"],
  createDocument: ["createdFrom"],
  uploadFile: ["createdFrom"],
  // It is ignored for an existing space.
  updateSpace: ["spaceConfigId"],
  // The program that shows an area defines its content.
  createCanvasArea: ["sheetId"],
  createEvent: ["target"],
  // Records in a selection, and its exceptions.
  bulkMutateFlags: ["ids", "exceptions"],
  // Records that a view selects, as `getRecords` does.
  createView: ["ids"],
  updateView: ["ids"],
  // `ids`, the records of a selection.
  updateSelectedRecords: ["query"],
  replaceRecordValues: ["query"],
  previewMutation: ["ids"],
  // The next resource of the outcome.
  completeJob: ["id"],
  // They have no effect. With the commit that the caller handles, an unknown record is one that is gone: its cells are left.
  updateRecords: ["commitId", "versionId", "id"],
  createVersion: ["parentVersionId"],
  createWorkbook: ["sheetSidebarOrder"],
  // A rule may be sent as it was returned.
  updateMappingRules: ["createdBy"],
  // `subject.id`; the selected records of the job, and its exceptions.
  createJob: ["id", "exceptions", "ids"],
};

/** All operations that need a token. Those that may change data of the caller come last, because the others need it. */
const ordered = operations
  .filter((operation) => readPermission(operation) !== undefined)
  .toSorted((one, other) => findOrder(one) - findOrder(other));

function findOrder({ operationId }: OperationCase): number {
  return Object.keys(kept).indexOf(operationId);
}

describeServers("two accounts", (server) => {
  let worlds: TwoWorlds;
  beforeAll(async () => {
    worlds = await openTwoWorlds(server);
  });
  afterAll(() => worlds.close());

  const digest = (isFirst: boolean) => worlds.digest(isFirst ? accountId : worlds.toSecond(accountId));

  for (const isReversed of [false, true]) {
    const [from, to] = isReversed ? ["first", "second"] : ["second", "first"];
    for (const operation of ordered) {
      const name = `the ${from} cannot read or change the ${to} through ${operation.operationId}`;
      test(name, async () => {
        const before = await digest(!isReversed);
        const faults: string[] = [];
        for (const foreign of listForeignRequests(operation, worlds, isReversed)) {
          faults.push(...(await findForeignFaults(worlds, operation, foreign)));
        }
        expect(faults).toEqual([]);
        await settleJobs(worlds.storage);
        expect(await digest(!isReversed)).toEqual(before);
      });
    }
  }
});

/** The faults of a response to a request with an id of the other account; it must be the response to an unknown id. */
async function findForeignFaults(
  { service, findWorld }: TwoWorlds,
  operation: OperationCase,
  { place, name, id, request, unknown }: ForeignRequest,
): Promise<string[]> {
  const received = await send(service, request);
  const fault = `${name}: ${id}: ${received.status} ${received.text.slice(0, 300)}`;
  const others = (received.text.match(anyId) ?? []).filter(
    (one) => one !== id && findWorld(one) === findWorld(id),
  );
  if (others.length > 0) return [`${fault}, which contains ${others}`];
  if (received.status === 404) return received.text.includes(id) ? [] : [fault];
  const isFilter = place === "query" && operation.method === "GET";
  const isKept = kept[operation.operationId]?.includes(name) === true;
  if (received.status === 200 && (isFilter || isKept)) return [];
  const same = await send(service, unknown.request);
  // The 409 is about the caller's own records, which an earlier request of the test has changed.
  const isRejected = received.status === 400 || (isKept && received.status === 409);
  const isSame = isRejected && same.text.replaceAll(unknown.id, id) === received.text;
  return isSame ? [] : [fault];
}

async function send(service: Service, prepared: PreparedRequest): Promise<{ status: number; text: string }> {
  const response = await service.fetch(toRequest("http://service.localhost/v1", prepared));
  return { status: response.status, text: await readText(response) };
}
