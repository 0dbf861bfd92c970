import { type HttpResponse, loadModel, readWebRequest } from "@data-import/front";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findList } from "../src/http/lists.ts";
import type { Service } from "../src/index.ts";
import { createBackend } from "../src/service/backend.ts";
import { composeService } from "../src/service/create-service.ts";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

/** The operations that return a list, as the description says. */
const operations = [...loadModel().routes.values()].filter(
  (route) => route.method === "GET" && findList(route) !== undefined,
);

/** Lists that have fewer than two items here: of runs and deliveries, of roles and of users. */
const short = [
  "listAgentExports",
  "listAgentLogs",
  "listAgentRoles",
  "listApiTokens",
  "listEntitlements",
  "listEnvironmentAgentExecutions",
  "listEnvironmentAgentLogs",
  "listGuestRoles",
  "listMappingRules",
  "listUserRoles",
  "listUsers",
  "listWebhookAttempts",
];

/** Lists that are not stored as rows, and have at most some bytes for each item of a page. */
const small = ["getRecordIndices", "listCalculations", "listCommitChanges"];

/** Lists whose pages have items of some hundred bytes, so that none is too large. */
const smallPages = ["listCommitChanges", "listSheetCommits", "listWorkbookCommits"];

describeEngines("a list that is sent in parts", (engine) => {
  let test: TestService;
  let inParts: Service;
  let world: Catalogue;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    test = await startTestService(engine);
    const { storage, blobs, clock, secretKeys, guestAccess } = test.dependencies;
    const backend = createBackend({
      storage,
      blobs,
      clock,
      secretKeys,
      guestAccess,
      runsJobs: false,
      listLimit: 1,
      bodyLimit: 1_000_000,
      fileLimit: 1_000_000,
      onJobFailure: () => {},
      onChoreFailure: () => {},
    });
    inParts = composeService(backend, { storage, clock });
    world = await createCatalogue(test, [productSheet, { ...productSheet, name: "Other", slug: "other" }]);
    await createThings();
  });
  afterAll(() => test.close());

  /** Two of each thing. */
  async function createThings(): Promise<void> {
    const { spaceId, workbookId } = world;
    const sheetId = world.sheets["products"] ?? "";
    const environmentId = test.environments.development;
    const events = await test.send("GET", `/events?spaceId=${spaceId}&topic=canvas:created`);
    const canvasId = events[0].context.entityId;
    Object.assign(ids, { spaceId, workbookId, sheetId, environmentId, canvasId });
    await test.send("POST", "/workbooks", { name: "Second", spaceId, sheets: [productSheet] });
    const app = await test.send("POST", "/apps", {
      name: "App 0",
      namespace: "app-0",
      type: "CUSTOM",
      entity: "A",
      entityPlural: "As",
    });
    ids["appId"] = app.id;
    await test.send("POST", "/spaces", { name: "Second", environmentId });
    for (let one = 1; one <= 2; one += 1) {
      const slug = `thing-${one}`;
      const rule = { pattern: "[A-Z]" };
      const constraint = await test.send("POST", `/apps/${app.id}/constraints`, {
        validator: slug,
        label: slug,
        rule,
      });
      ids["constraintId"] = constraint.id;
      await test.send("PATCH", `/apps/${app.id}/constraints/${constraint.id}`, { label: `New ${one}` });
      await test.send("POST", "/apps", {
        name: slug,
        namespace: slug,
        type: "CUSTOM",
        entity: "A",
        entityPlural: "As",
      });
      const inserted = await test.send("POST", `/sheets/${sheetId}/records`, [
        cells({ sku: `A${one}` }),
        cells({ sku: `A${one}` }),
      ]);
      ids["commitId"] = inserted.commitId;
      await test.send("POST", `/sheets/${sheetId}/records`, [
        cells({ sku: `B${one}` }),
        cells({ sku: `B${one}` }),
      ]);
      const snapshot = await test.send("POST", "/snapshots", { sheetId, label: slug });
      ids["snapshotId"] ??= snapshot.id;
      await uploadFile(test, spaceId, `sku\nA${one}\n`, { fields: [["mode", "export"]] });
      await test.send("POST", "/views", { sheetId, name: slug, config: { filter: "all" } });
      await test.send("POST", `/v1/workbooks/${workbookId}/flags`, {
        slug,
        label: slug,
        colorHex: "#F5A623",
      });
      const block = { type: "markdown", text: slug };
      const guide = { environmentId, slug, title: slug, description: slug, blocks: [block] };
      await test.send("POST", `/environments/${environmentId}/guides`, guide);
      const options = { target: "files", trigger: "first", type: "sidebar", role: "guest" };
      await test.send("POST", `/spaces/${spaceId}/guidance`, { guideSlug: slug, options });
      await test.send("POST", `/spaces/${spaceId}/documents`, { title: slug, body: slug });
      await test.send("POST", "/secrets", {
        name: slug.toUpperCase().replace("-", "_"),
        value: slug,
        environmentId,
      });
      const webhook = await test.send("POST", "/webhooks", {
        url: `https://shop.example/${one}`,
        environmentId,
        topics: ["commit:created"],
      });
      ids["webhookId"] = webhook.id;
      await test.send("POST", `/actions?spaceId=${spaceId}`, {
        targetId: spaceId,
        label: slug,
        operation: slug,
      });
      await test.send("POST", "/canvas-areas", {
        canvasId,
        type: "sheet",
        position: "middle",
        config: { sheetId },
      });
      await test.send("POST", "/data-retention-policies", {
        type: "lastActivity",
        period: 365,
        environmentId,
      });
      await test.send("POST", "/jobs", {
        type: "workbook",
        operation: slug,
        source: workbookId,
        trigger: "manual",
      });
      await test.send("POST", "/environments", { name: slug, isProd: false });
      await test.send("POST", "/auth/personal-access-tokens", { name: slug });
      await test.send("POST", `/auth/api-key?environmentId=${environmentId}&type=SECRET`);
      const guest = { environmentId, email: `${slug}@shop.example`, name: slug, spaces: [{ id: spaceId }] };
      const [{ id: guestId }] = await test.send("POST", "/guests", [guest]);
      ids["guestId"] = guestId;
      const destination = {
        name: "Products",
        slug: `p${one}`,
        fields: [
          { key: "sku", type: "string" },
          { key: "price", type: "number" },
        ],
      };
      const source = {
        name: slug,
        fields: [
          { key: `sku ${one}`, type: "string" },
          { key: `price ${one}`, type: "string" },
        ],
      };
      const program = await test.send("POST", `/mapping?environmentId=${environmentId}`, {
        source,
        destination,
        save: true,
      });
      ids["programId"] = program.id;
    }
    const agent = { topics: ["commit:created"], compiler: "js", source: "export default () => {};" };
    for (const slug of ["first", "second", "second"]) {
      const { id } = await test.send("POST", `/agents?environmentId=${environmentId}`, { ...agent, slug });
      ids["agentId"] = id;
      await test.send("POST", `/agents?environmentId=${environmentId}`, {
        ...agent,
        slug,
        source: `// ${slug}\n${agent.source}`,
      });
    }
  }

  function readParts(address: string): Promise<HttpResponse> {
    const headers = { authorization: `Bearer ${test.token}`, "x-disable-hooks": "true" };
    return inParts.respond(readWebRequest(new Request(`http://service.localhost/v1${address}`, { headers })));
  }

  /** The address of a list that has two items or more. */
  function fillPath({ operationId, path, parameters }: (typeof operations)[number]): string {
    const { userId } = test;
    const byOperation: Readonly<Record<string, string>> = {
      listApiTokens: `tenantId=${test.accountId}`,
      getConstraints: "includeBuiltins=true",
      getRecordIndices: `ids=us_rc_0&ids=us_rc_1`,
      listRecordDuplicates: "keyFields=sku",
      listEntitlements: `resourceId=${ids["spaceId"]}`,
      listSecrets: `spaceId=${ids["spaceId"]}`,
      listWorkbooks: "includeSheets=true",
      listEvents: "pageSize=40",
    };
    const required = parameters.filter(
      ({ value: { in: place, required, name } }) =>
        place === "query" && required === true && ids[name] !== undefined,
    );
    const query = [
      ...required.map(({ value: { name } }) => `${name}=${ids[name]}`),
      byOperation[operationId] ?? "",
    ];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === "userId" ? userId : (ids[name] ?? ""),
    );
    return `${filled}?${query.filter((one) => one !== "").join("&")}`;
  }

  it("is the same list, and each operation of the description has one", async () => {
    const lengths: Record<string, number> = {};
    const [found, expected]: [unknown[], unknown[]] = [[], []];
    for (const operation of operations) {
      const { operationId } = operation;
      const address = fillPath(operation);
      const whole = await test.request("GET", address);
      const { status, body } = await readParts(address);
      const text = await new Response(body as ConstructorParameters<typeof Response>[0]).text();
      const { length } = whole.body.data ?? whole.body;
      lengths[operationId] = length;
      const isInParts = length > 1 && !small.includes(operationId);
      found.push([operationId, status, body instanceof ReadableStream, JSON.parse(text)]);
      expected.push([operationId, 200, isInParts, whole.body]);
    }
    expect(found).toEqual(expected);
    const few = Object.keys(lengths).filter((operationId) => (lengths[operationId] ?? 0) < 2);
    expect(few.sort()).toEqual(short.toSorted());
  });

  it("is the same in pages, one by one or as many as a page may have", async () => {
    const paged = operations.filter(({ parameters }) =>
      parameters.some(({ value }) => value.name === "cursor"),
    );
    expect(paged.length).toBeGreaterThan(25);
    for (const operation of paged) {
      const { operationId } = operation;
      const address = fillPath(operation);
      const { body: list } = await test.request("GET", address);
      const whole = list.data ?? list;
      const respond = {
        plain: async (path: string) => {
          const { body, headers } = await test.request("GET", path);
          return Array.isArray(body)
            ? { data: body, nextCursor: headers.get("x-next-cursor") ?? undefined }
            : body;
        },
        inParts: async (path: string) => {
          const { body, headers } = await readParts(path);
          const read = JSON.parse(
            await new Response(body as ConstructorParameters<typeof Response>[0]).text(),
          );
          return Array.isArray(read) ? { data: read, nextCursor: headers["x-next-cursor"] } : read;
        },
      };
      for (const [way, read] of Object.entries(respond)) {
        const items: unknown[] = [];
        let query: string | undefined = "pageSize=1";
        while (query !== undefined) {
          const page: TestResponse["body"] = await read(`${address}&${query}`);
          const { data, pagination } = page;
          const nextCursor: string | undefined = page.nextCursor ?? pagination?.nextCursor;
          items.push(...data);
          // Behind a cursor, a page ends where it is too large: here after one item.
          if (!smallPages.includes(operationId))
            expect([operationId, data.length <= 1]).toEqual([operationId, true]);
          query = nextCursor && `pageSize=${way === "plain" ? 1 : 100}&cursor=${nextCursor}`;
        }
        expect([operationId, way, items]).toEqual([operationId, way, whole]);
      }
    }
  });
});
