import { loadModel } from "@data-import/front";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sweepLastChanges } from "../src/http/last-changes.ts";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

/** The operations that take `If-Match`, as the description says. */
const conditional = [...loadModel().routes.values()]
  .filter(({ parameters }) => parameters.some(({ value }) => value.name === "If-Match"))
  .map(({ operationId }) => operationId);

/** A resource: its path, and a change of it that can be made more than once. */
type Resource = readonly [path: string, change: (number: number) => unknown];

describeEngines("the condition If-Match", (engine) => {
  let test: TestService;
  let other: TestService["request"];
  let world: Catalogue;
  let resources: Readonly<Record<string, Resource>>;
  beforeAll(async () => {
    test = await startTestService(engine, { runsJobs: false });
    other = await test.startNode();
    world = await createCatalogue(test);
    resources = await createResources();
  });
  afterAll(() => test.close());

  async function createResources(): Promise<Readonly<Record<string, Resource>>> {
    const { spaceId, workbookId } = world;
    const sheetId = world.sheets["products"];
    const environmentId = test.environments.development;
    const create = async (path: string, body: unknown): Promise<string> =>
      (await test.send("POST", path, body)).id;
    const [{ context }] = await test.send("GET", `/events?spaceId=${spaceId}&topic=canvas:created`);
    const areas = { canvasId: context.entityId, type: "sheet", position: "middle" };
    const app = { name: "App", namespace: "app", type: "CUSTOM", entity: "A", entityPlural: "As" };
    const appId = await create("/apps", app);
    const rule = { validator: "upper", label: "Upper", rule: { pattern: "[A-Z]" } };
    const fields = [{ key: "sku", type: "string" }];
    const program = { source: { name: "s", fields }, destination: { name: "d", slug: "d", fields } };
    const programId = await create(`/mapping?environmentId=${environmentId}`, { ...program, save: true });
    const [{ id: ruleId }] = await test.send("GET", `/mapping/${programId}/rules`);
    const guide = { environmentId, slug: "g", title: "G", description: "G", blocks: [] };
    const guides = `/environments/${environmentId}/guides`;
    const options = { target: "files", trigger: "first", type: "sidebar", role: "guest" };
    const guestOf = { environmentId, email: "guest@shop.example", name: "G", spaces: [{ id: spaceId }] };
    const [{ id: guestId }] = await test.send("POST", "/guests", [guestOf]);
    const job = { type: "workbook", operation: "ours", source: workbookId, trigger: "manual" };
    const policy = { type: "lastActivity", period: 365, environmentId };
    const uploaded = await uploadFile(test, spaceId, "sku\nA\n", { fields: [["mode", "export"]] });
    const fileId = uploaded.body.data.id;
    const planned = await planJob();
    const { fieldMapping } = (await test.send("GET", `/jobs/${planned}/plan`)).plan;
    const { type, sourceKeys, destinationKeys, config } = await test.send(
      "GET",
      `/mapping/${programId}/rules/${ruleId}`,
    );
    const name = (number: number) => ({ name: `Name ${number}` });
    const label = (number: number) => ({ label: `Label ${number}` });
    const title = (number: number) => ({ title: `Title ${number}`, body: "b" });
    return {
      updateAction: [
        `/actions/${await create(`/actions?spaceId=${spaceId}`, { targetId: spaceId, label: "A", operation: "a" })}`,
        label,
      ],
      updateApp: [`/apps/${appId}`, name],
      updateCanvasArea: [
        `/canvas-areas/${await create("/canvas-areas", areas)}`,
        (number) => ({ metadata: { number } }),
      ],
      updateConstraint: [
        `/apps/${appId}/constraints/${await create(`/apps/${appId}/constraints`, rule)}`,
        label,
      ],
      updateCurrentAccount: ["/accounts/current", name],
      updateDataRetentionPolicy: [
        `/data-retention-policies/${await create("/data-retention-policies", policy)}`,
        (number) => ({ ...policy, period: 100 + number }),
      ],
      updateDocument: [
        `/spaces/${spaceId}/documents/${await create(`/spaces/${spaceId}/documents`, { title: "T", body: "b" })}`,
        title,
      ],
      updateEnvironment: [`/environments/${environmentId}`, name],
      updateFile: [`/files/${fileId}`, (number) => ({ name: `file-${number}.csv` })],
      updateFlag: [
        `/v1/workbooks/${workbookId}/flags/${(await test.send("POST", `/v1/workbooks/${workbookId}/flags`, { slug: "f", label: "F", colorHex: "#F5A623" })).slug}`,
        label,
      ],
      updateGuest: [`/guests/${guestId}`, name],
      updateGuidance: [
        `/spaces/${spaceId}/guidance/${await create(`/spaces/${spaceId}/guidance`, { guideSlug: "g", options })}`,
        (number) => ({ options: { ...options, trigger: number % 2 === 0 ? "first" : "hover" } }),
      ],
      updateGuide: [
        `${guides}/${await create(guides, guide)}`,
        (number) => ({ title: `Title ${number}`, slug: `g${number}` }),
      ],
      updateJob: [`/jobs/${await create("/jobs", job)}`, (number) => ({ info: `Step ${number}` })],
      replaceJobPlan: [
        `/jobs/${planned}/plan`,
        (number) => ({ fieldMapping, caseSensitive: number % 2 === 1 }),
      ],
      updateJobPlan: [`/jobs/${await planJob()}/plan`, (number) => ({ caseSensitive: number % 2 === 1 })],
      updateMappingProgram: [
        `/mapping/${programId}`,
        (number) => ({ ...program, familyId: `family-${number}` }),
      ],
      updateMappingRule: [
        `/mapping/${programId}/rules/${ruleId}`,
        (number) => ({ type, sourceKeys, destinationKeys, config, ...name(number) }),
      ],
      updateSheet: [`/sheets/${sheetId}`, name],
      updateSpace: [`/spaces/${spaceId}`, name],
      updateUser: [`/users/${test.userId}`, name],
      updateView: [
        `/views/${await create("/views", { sheetId, name: "V", config: { filter: "all" } })}`,
        (number) => ({ ...name(number), config: { filter: "all" } }),
      ],
      updateWebhook: [
        `/webhooks/${await create("/webhooks", { url: "https://shop.example", environmentId, isActive: false })}`,
        (number) => ({ url: `https://shop.example/${number}` }),
      ],
      updateWorkbook: [`/workbooks/${workbookId}`, name],
    };
  }

  /** Creates a job that maps one sheet to another; returns its id. */
  async function planJob(): Promise<string> {
    const source = await createCatalogue(test);
    const config = {
      sourceSheetId: source.sheets["products"],
      destinationSheetId: world.sheets["products"],
      keyFields: ["sku"],
    };
    await test.send("POST", `/sheets/${source.sheets["products"]}/records`, [cells({ sku: "A" })]);
    const job = { type: "workbook", operation: "map", source: source.workbookId, trigger: "manual", config };
    return (await test.send("POST", "/jobs", job)).id;
  }

  const methodOf = (operationId: string) => (operationId === "replaceJobPlan" ? "PUT" : "PATCH");
  const readTag = async (path: string, request = test.request) =>
    (await request("GET", path)).headers.get("etag") ?? "";
  const change = (operationId: string, number: number, tag: string, request = test.request) => {
    const [path, write] = resources[operationId] as Resource;
    return request(methodOf(operationId), path, { body: write(number), headers: { "if-match": tag } });
  };

  it.each(conditional)(
    "is for %s: a change is made only if the resource is as it was read",
    async (operationId) => {
      const [path] = resources[operationId] as Resource;
      const tag = await readTag(path);
      expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
      expect(await readTag(path, other)).toBe(tag);
      const first = await change(operationId, 1, tag);
      expect([first.status, first.body.errors]).toEqual([200, undefined]);
      const changed = await readTag(path);
      expect(changed).not.toBe(tag);
      const late = await change(operationId, 2, tag, other);
      expect([late.status, late.body.errors]).toEqual([
        412,
        [
          {
            code: "resource_changed",
            key: "If-Match",
            message: expect.stringMatching(
              new RegExp(
                `^It is not as .* The last request to change it was that of \`${test.userId}\`, at 20.*Z\\. Read`,
              ),
            ),
          },
        ],
      ]);
      expect(await readTag(path)).toBe(changed);
      expect((await change(operationId, 2, `"other", ${changed}`)).status).toBe(200);
      expect((await change(operationId, 3, "*")).status).toBe(200);
    },
  );

  it("lets exactly one of several requests with the same tag win, on several nodes", async () => {
    for (const operationId of conditional) {
      expect((await change(operationId, 11, "*")).status).toBe(200);
      const tag = await readTag((resources[operationId] as Resource)[0]);
      const answers = await Promise.all(
        [12, 14, 16, 18].map((number) =>
          change(operationId, number, tag, number % 4 === 0 ? test.request : other),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect([operationId, statuses]).toEqual([operationId, [200, 412, 412, 412]]);
    }
  });

  it("is not about a request that was done: a repeated one gets the kept response", async () => {
    for (const operationId of ["updateWorkbook", "updateJob", "updateMappingProgram"]) {
      const [path, write] = resources[operationId] as Resource;
      const headers = { "if-match": await readTag(path), "idempotency-key": `key-of-${operationId}` };
      const send = (request = test.request) => request("PATCH", path, { body: write(21), headers });
      const first = await send();
      expect((await change(operationId, 22, "*")).status).toBe(200);
      const again = await send(other);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(again.headers.get("idempotency-replayed")).toBe("true");
      // A new key is a new request, which comes too late.
      const late = { ...headers, "idempotency-key": `new-${operationId}` };
      expect((await test.request("PATCH", path, { body: write(21), headers: late })).status).toBe(412);
      // A failure keeps nothing: the key can be used for a request with the present tag.
      const present = { ...late, "if-match": await readTag(path) };
      expect((await test.request("PATCH", path, { body: write(23), headers: present })).status).toBe(200);
    }
  });

  it("is about all that the response shows, also if nobody has sent a change of the resource itself", async () => {
    const path = `/workbooks/${world.workbookId}`;
    const tag = await readTag(path);
    await test.send("POST", `/sheets/${world.sheets["products"]}/fields`, { key: "more", type: "string" });
    const late = await test.request("PATCH", path, { body: { name: "Late" }, headers: { "if-match": tag } });
    expect([late.status, late.body.errors[0].code]).toEqual([412, "resource_changed"]);
  });

  it("has no tag for more than a resource and for a list, and a weak tag never matches", async () => {
    const [path] = resources["updateGuidance"] as Resource;
    expect(await readTag(`${path}?includeGuide=true`)).toBe("");
    expect(await readTag(`${path}?includeGuide=false`)).toBe(await readTag(path));
    expect(await readTag(`/workbooks?spaceId=${world.spaceId}`)).toBe("");
    const tag = await readTag(path);
    const { headers } = await test.service.fetch(`http://service.localhost/v1${path}`, {
      method: "HEAD",
      headers: { authorization: `Bearer ${test.token}` },
    });
    expect(headers.get("etag")).toBe(tag);
    expect((await change("updateGuidance", 1, `W/${tag}`)).status).toBe(412);
  });

  it.each(conditional)(
    "has its opposite If-None-Match beside %s: who has the resource gets 304",
    async (id) => {
      const [path] = resources[id] as Resource;
      const tag = await readTag(path);
      // Twice on each node: the second response is a kept one.
      for (const request of [test.request, test.request, other, other]) {
        const known = await request("GET", path, { headers: { "if-none-match": tag } });
        expect([known.status, known.body]).toEqual([304, ""]);
        expect(known.headers.get("etag")).toBe(tag);
        expect(known.headers.get("content-type")).toBeNull();
      }
      expect((await change(id, 41, tag, other)).status).toBe(200);
      for (const request of [test.request, other]) {
        const fresh = await request("GET", path, { headers: { "if-none-match": tag } });
        expect(fresh.status).toBe(200);
        expect(fresh.body).toEqual((await request("GET", path)).body);
        expect(fresh.headers.get("etag")).not.toBe(tag);
      }
    },
  );

  it("can be sent to bring an archived space back, and goes around no archive", async () => {
    const { spaceId } = await createCatalogue(test);
    const path = `/spaces/${spaceId}`;
    const patch = async (body: object) =>
      (await test.request("PATCH", path, { body, headers: { "if-match": await readTag(path) } })).status;
    expect(await patch({ archivedAt: new Date().toISOString() })).toBe(200);
    expect(await patch({ name: "Late" })).toBe(409);
    expect(await patch({ archivedAt: null })).toBe(200);
    expect(await patch({ name: "Early" })).toBe(200);
    expect((await test.request("PATCH", path, { body: { name: "Without" } })).status).toBe(200);
  });

  it("stands beside read-only properties, which are compared for a request with a key, too", async () => {
    const path = `/workbooks/${world.workbookId}`;
    const { updatedAt } = await test.send("GET", path);
    const headers = { "idempotency-key": "read-only" };
    const send = (body: object) => test.request("PATCH", path, { body, headers });
    const wrong = await send({ name: "Odd", updatedAt: "2020-01-01T00:00:00.000Z" });
    expect([wrong.status, wrong.body.errors[0].key]).toEqual([400, "updatedAt"]);
    expect((await send({ name: "Right", updatedAt })).status).toBe(200);
    expect((await send({ name: "Right", updatedAt })).headers.get("idempotency-replayed")).toBe("true");
  });

  it("names nobody after seven days", async () => {
    const [path] = resources["updateWebhook"] as Resource;
    await change("updateWebhook", 31, "*");
    const list = () =>
      test.storage.db.selectFrom("last_changes").select("resource").where("resource", "=", path).execute();
    await sweepLastChanges(test.storage, test.clock());
    expect(await list()).toHaveLength(1);
    test.wait(8 * 24 * 60 * 60 * 1000);
    await sweepLastChanges(test.storage, test.clock());
    expect(await list()).toEqual([]);
    const late = await change("updateWebhook", 32, '"other"');
    expect(late.body.errors[0].message).toBe(
      "It is not as you have read it any more. Read it again before you change it.",
    );
  });
});
