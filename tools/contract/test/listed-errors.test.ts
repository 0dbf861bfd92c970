import type { Service, Storage } from "@data-import/service";
import { type OperationCase, writePath } from "@data-import/spec/read";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findById, operations } from "../src/description.ts";
import { toRequest } from "../src/probes/prepared-request.ts";
import { readText } from "../src/read-bytes.ts";
import { createSend } from "../src/world/index.ts";
import { type BuiltWorld, openBuiltWorld, type WorldService } from "./support/built-world.ts";
import { describeServers } from "./support/describe-servers.ts";
import { listRequests } from "./support/foreign-requests.ts";

/** The method, the path and the body of a request. */
type Sent = readonly [method: string, path: string, body?: unknown];

/** Sends a request, and returns the id of what it created. */
type Create = (method: string, path: string, body?: unknown) => Promise<string>;

/** A state of the world in which every operation that lists a code has to return it. */
interface State {
  readonly code: string;
  /** Resolves to requests, by operation, for those whose examples name other resources. */
  make(create: Create, storage: Storage): Promise<Readonly<Record<string, Sent>>>;
}

/** Returned only if another request changes the state between two reads. */
const raced = ["cloneFile space_expired"];

const minute = 60_000;
const day = 86_400_000;
const baseUrl = "http://service.localhost/v1";

let passed = 0;
let built: BuiltWorld;

const states: readonly State[] = [
  {
    code: "space_archived",
    async make(create, { db }) {
      const { id: workbookId, space_id: spaceId } = await db
        .selectFrom("workbooks")
        .select(["id", "space_id"])
        .orderBy("sequence")
        .executeTakeFirstOrThrow();
      const { id: sheetId } = await db
        .selectFrom("sheets")
        .select("id")
        .where("workbook_id", "=", workbookId)
        .orderBy("place")
        .executeTakeFirstOrThrow();
      const twin = { sku: { value: "TWIN" } };
      await create("POST", `/sheets/${sheetId}/records`, [twin, twin]);
      const job = { type: "workbook", operation: "review", source: workbookId };
      const jobId = await create("POST", "/jobs", job);
      await create("POST", `/jobs/${jobId}/cancel`);
      await create("POST", "/secrets", { name: "SHOP", value: "s", spaceId });
      const secrets = db.selectFrom("secrets").select("id").where("space_id", "=", spaceId);
      const { id: secretId } = await secrets.executeTakeFirstOrThrow();
      const role = await db.selectFrom("roles").select("id").executeTakeFirst();
      const user = { email: "june@shop.example", name: "June" };
      const actorRoles = [{ roleId: role?.id, resourceId: spaceId }];
      const given: Record<string, Sent> = {};
      for (const table of ["agents", "users"] as const) {
        const { id } = await db
          .selectFrom(table)
          .select("id")
          .orderBy("sequence", "desc")
          .executeTakeFirstOrThrow();
        const path = `/${table}/${id}/roles`;
        const roleOfActor = await create("POST", path, actorRoles[0]);
        const operationId = table === "agents" ? "deleteAgentRole" : "deleteUserRole";
        given[operationId] = ["DELETE", `${path}/${roleOfActor}`];
      }
      for (const { id } of await db.selectFrom("spaces").select("id").execute())
        await create("POST", `/spaces/${id}/archive`);
      const flag = { slug: "late", label: "Late", colorHex: "#ffffff" };
      return {
        ...given,
        // Its other example restores the space.
        updateSpace: ["PATCH", `/spaces/${spaceId}`, { name: "Autumn" }],
        mergeRecordDuplicates: [
          "PUT",
          `/sheets/${sheetId}/records/merge-duplicates`,
          { keyFields: ["sku"], keep: "first" },
        ],
        retryJob: ["POST", `/jobs/${jobId}/retry`],
        acknowledgeJobOutcome: ["POST", `/jobs/${jobId}/outcome/ack`],
        deleteSecret: ["DELETE", `/secrets/${secretId}`],
        createFlag: ["POST", `/v1/workbooks/${workbookId}/flags`, flag],
        createAndInviteUser: ["POST", "/users/invite", { ...user, actorRoles }],
        deleteGuest: ["DELETE", `${readPath("deleteGuest")}?spaceId=${spaceId}`],
      };
    },
  },
  {
    code: "sheet_locked",
    async make(create, { db }) {
      const sheets = await db
        .selectFrom("sheets")
        .select(["id", "workbook_id"])
        .orderBy("sequence")
        .execute();
      const to = sheets.find(({ id, workbook_id }) =>
        sheets.some((other) => other.workbook_id === workbook_id && other.id !== id),
      );
      const from = sheets.find(({ id, workbook_id }) => workbook_id === to?.workbook_id && id !== to.id);
      const config = { sheetId: from?.id };
      const job = { type: "sheet", operation: "copy-records", source: to?.id, config };
      const jobId = await create("POST", "/jobs", job);
      for (const { id } of sheets) await create("POST", `/sheets/${id}/lock`);
      return { createJob: ["POST", "/jobs", job], updateJob: ["PATCH", `/jobs/${jobId}`, { config }] };
    },
  },
  {
    code: "space_expired",
    async make(create, { db }) {
      const environments = await db.selectFrom("environments").select("id").execute();
      const template = { name: "Template", environmentId: environments[0]?.id, isAppTemplate: true };
      const spaceId = await create("POST", "/spaces", template);
      const action = { targetId: spaceId, operation: "review", label: "Review" };
      const actionId = await create("POST", `/actions?spaceId=${spaceId}`, action);
      const job = { type: "space", operation: "propagate", source: spaceId };
      const jobId = await create("POST", "/jobs", job);
      for (const { id: environmentId } of environments)
        await create("POST", "/data-retention-policies", { environmentId, type: "sinceCreated", period: 1 });
      const role = await db.selectFrom("roles").select("id").executeTakeFirst();
      const user = { email: "june@shop.example", name: "June" };
      const actorRoles = [{ roleId: role?.id, resourceId: spaceId }];
      passed = 2 * day;
      vi.advanceTimersByTime(minute);
      const living = db.selectFrom("spaces").select("id").where("expired_at", "is", null);
      const isEmpty = async () => (await living.executeTakeFirst()) === undefined;
      await vi.waitUntil(isEmpty, { interval: 20, timeout: 60_000 });
      passed = 0;
      return {
        updateAction: ["PATCH", `/actions/${actionId}`, { label: "Check" }],
        deleteAction: ["DELETE", `/actions/${actionId}`],
        createJob: ["POST", "/jobs", job],
        updateJob: ["PATCH", `/jobs/${jobId}`, { config: {} }],
        createAndInviteUser: ["POST", "/users/invite", { ...user, actorRoles }],
      };
    },
  },
];

describeServers("listed errors", (server) => {
  beforeAll(async () => {
    built = await openBuiltWorld(server, { clock: () => new Date(Date.now() + passed) });
  });
  afterAll(() => built.close());

  for (const state of states) describe(`if the state is ${state.code}`, () => describeState(state));
});

function describeState({ code, make }: State): void {
  let copy: WorldService;
  let own: Readonly<Record<string, Sent>>;
  beforeAll(async () => {
    // The service looks for expired spaces each minute.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    copy = await built.copy();
    const send = createSend(copy.service, built.world.token);
    own = await make(async (...request) => (await send(...request)).data?.id ?? "", copy.storage);
    vi.useRealTimers();
  });
  afterAll(() => copy.close());

  const lists = ({ errorCodes }: OperationCase) => errorCodes.some((each) => each.code === code);
  const listing = operations.filter(lists);
  test.each(listing.filter(({ operationId }) => !raced.includes(`${operationId} ${code}`)))(
    "$operationId says so",
    async (operation) => {
      const sent = own[operation.operationId];
      const requests = sent === undefined ? listExamples(operation) : [makeRequest(sent)];
      expect(await listCodes(copy.service, requests)).toContain(code);
    },
  );
  // Deletions come last, because the others need what they delete.
  const others = operations
    .filter((operation) => !lists(operation))
    .toSorted((one, other) => Number(one.method === "DELETE") - Number(other.method === "DELETE"));
  test("no other operation says so", async () => {
    for (const operation of others) {
      if (operation.operationId === "streamEvents") continue;
      const codes = await listCodes(copy.service, listExamples(operation));
      expect([operation.operationId, codes]).not.toEqual([
        operation.operationId,
        expect.arrayContaining([code]),
      ]);
    }
  });
}

function readPath(operationId: string): string {
  return writePath(findById(operationId));
}

function listExamples(operation: OperationCase): Request[] {
  return listRequests(operation, built.world.token).map(({ prepared }) => toRequest(baseUrl, prepared));
}

function makeRequest([method, path, body]: Sent): Request {
  return new Request(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${built.world.token}`,
      "content-type": "application/json",
      "x-disable-hooks": "true",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The codes of all responses. */
async function listCodes(service: Service, requests: readonly Request[]): Promise<string[]> {
  const codes: string[] = [];
  for (const request of requests) {
    const response = await service.fetch(request);
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    const text = await readText(response);
    const { errors = [] } = (isJson ? JSON.parse(text) : {}) as { errors?: { code: string }[] };
    codes.push(...errors.map((error) => error.code));
  }
  return codes;
}
