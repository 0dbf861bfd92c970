import type { Service } from "@data-import/service";
import type { OperationCase } from "@data-import/spec/read";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operations } from "../src/description.ts";
import { type PreparedRequest, toRequest } from "../src/probes/prepared-request.ts";
import { describeServers } from "./support/describe-servers.ts";
import { digestTables, settleJobs } from "./support/digest-tables.ts";
import { type ForeignRequest, listForeignRequests } from "./support/foreign-requests.ts";
import { readPermission } from "./support/operation-notes.ts";
import { accountId, anyId, openTwoWorlds, type TwoWorlds } from "./support/two-worlds.ts";

/** Where a body says something that is kept as it is, or compared with what is there, and never looked up. */
const kept: Readonly<Record<string, readonly string[]>> = {
  createAction: ["createdFrom"],
  bulkCreateActions: ["createdFrom"],
  updateAction: ["createdFrom"],
  createDocument: ["createdFrom"],
  uploadFile: ["createdFrom"],
  // The content of an area is up to whoever shows it.
  createCanvasArea: ["sheetId"],
  createEvent: ["target"],
  // Records that a selection names or leaves out.
  bulkMutateFlags: ["ids", "exceptions"],
  // Where the outcome leads on to.
  completeJob: ["id"],
  // Completed where it is an open commit of the same sheet.
  updateRecords: ["commitId", "versionId"],
  createWorkbook: ["sheetSidebarOrder"],
  // `subject.id`; records that the job leaves alone, or where its flags go.
  createJob: ["id", "exceptions", "ids"],
};

/** Those that may change something of the caller come last, for the others need it; the sign-in is nobody's. */
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
  }, 120_000);
  afterAll(() => worlds.close(), 120_000);

  for (const isReversed of [false, true]) {
    const [from, to] = isReversed ? ["first", "second"] : ["second", "first"];
    for (const operation of ordered) {
      const name = `the ${from} gets at nothing of the ${to} through ${operation.operationId}`;
      test(name, { timeout: 120_000 }, async () => {
        const before = await digestAccount(worlds, !isReversed);
        const faults: string[] = [];
        for (const reach of listForeignRequests(operation, worlds, isReversed)) {
          faults.push(...(await findForeignFaults(worlds, operation, reach)));
        }
        expect(faults).toEqual([]);
        await settleJobs(worlds.storage);
        expect(await digestAccount(worlds, !isReversed)).toEqual(before);
      });
    }
  }
});

function digestAccount({ storage, toSecond }: TwoWorlds, isFirst: boolean): Promise<Record<string, string>> {
  return digestTables(storage, isFirst ? accountId : toSecond(accountId));
}

/** What is wrong with the answer to somebody who names something of the other account; it is that to an unknown id. */
async function findForeignFaults(
  { service, findWorld }: TwoWorlds,
  operation: OperationCase,
  { place, name, id, request, unknown }: ForeignRequest,
): Promise<string[]> {
  const answer = await send(service, request);
  const fault = `${name}: ${id}: ${answer.status} ${answer.text.slice(0, 300)}`;
  const others = (answer.text.match(anyId) ?? []).filter(
    (one) => one !== id && findWorld(one) === findWorld(id),
  );
  if (others.length > 0) return [`${fault}, which tells of ${others}`];
  if (answer.status === 404) return answer.text.includes(id) ? [] : [fault];
  const isFilter = place === "query" && operation.method === "GET";
  const isKept = kept[operation.operationId]?.includes(name) === true;
  if (answer.status === 200 && (isFilter || isKept)) return [];
  const same = await send(service, unknown.request);
  const isSame = answer.status === 400 && same.text.replaceAll(unknown.id, id) === answer.text;
  return isSame ? [] : [fault];
}

async function send(service: Service, prepared: PreparedRequest): Promise<{ status: number; text: string }> {
  const response = await service.fetch(toRequest("http://service.localhost/v1", prepared));
  return { status: response.status, text: await response.text() };
}
