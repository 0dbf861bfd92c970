import { afterAll, beforeAll, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { countStatuses, createClients } from "./support/clients.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const script = { source: "export default 1;", topics: ["commit:created"], compiler: "js" };

/** The tables with a row for everything that lives in a space. */
const tables = [
  ...([
    "workbooks",
    "files",
    "documents",
    "guidance",
    "actions",
    "canvases",
    "canvas_areas",
    "jobs",
  ] as const),
  ...(["guest_spaces", "actor_roles"] as const),
];

describeEngines("deletions by eight clients at the same time", (engine) => {
  let test: TestService;
  let all: Awaited<ReturnType<typeof createClients>>;
  let own: Catalogue;
  beforeAll(async () => {
    test = await startTestService(engine);
    all = await createClients(test);
    own = await createCatalogue(test);
  });
  afterAll(() => test.close());

  const create = async (path: string, body?: object) => {
    const response = await test.request("POST", path, { body });
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
    return response.body.data ?? response.body;
  };
  const findCanvas = async (spaceId: string) => {
    const { body } = await test.request("GET", `/events?spaceId=${spaceId}&topic=canvas:created`);
    return body.data[0].context.entityId as string;
  };
  const countEvents = async (topic: string) => {
    const environmentId = test.environments.development;
    const path = `/events?environmentId=${environmentId}&topic=${topic}&pageSize=1000`;
    return (await test.request("GET", path)).body.data.length;
  };
  const guest = (email: string, spaceId: string) => [
    { environmentId: test.environments.development, email, name: "Tomás Alves", spaces: [{ id: spaceId }] },
  ];

  /** How to create each kind of resource: the path to delete it, and the topic of its event. */
  const kinds: Record<string, () => Promise<{ readonly path: string; readonly topic?: string }>> = {
    async space() {
      const { spaceId } = await createCatalogue(test);
      return { path: `/spaces/${spaceId}`, topic: "space:deleted" };
    },
    async workbook() {
      const { workbookId } = await createCatalogue(test);
      return { path: `/workbooks/${workbookId}`, topic: "workbook:deleted" };
    },
    async sheet() {
      const { sheets } = await createCatalogue(test);
      return { path: `/sheets/${sheets["products"]}`, topic: "sheet:deleted" };
    },
    field: async () => ({ path: `/sheets/${(await createCatalogue(test)).sheets["products"]}/fields/price` }),
    async records() {
      const sheet = `/sheets/${(await createCatalogue(test)).sheets["products"]}`;
      const { records } = await create(`${sheet}/records`, [cells({ sku: "A" })] as object);
      return { path: `${sheet}/records?ids=${records[0].id}`, topic: "records:deleted" };
    },
    async flag() {
      const flags = `/v1/workbooks/${own.workbookId}/flags`;
      await create(flags, { slug: "old", label: "Old", colorHex: "#F5A623" });
      return { path: `${flags}/old`, topic: "flag:deleted" };
    },
    async document() {
      const { id } = await create(`/spaces/${own.spaceId}/documents`, { title: "Notes", body: "# Notes" });
      return { path: `/spaces/${own.spaceId}/documents/${id}`, topic: "document:deleted" };
    },
    async guidance() {
      const options = { target: "files", trigger: "first", type: "sidebar" };
      const { id } = await create(`/spaces/${own.spaceId}/guidance`, { guideSlug: "list", options });
      return { path: `/spaces/${own.spaceId}/guidance/${id}` };
    },
    async action() {
      const body = { targetId: own.spaceId, label: "Submit", operation: "submit" };
      const { id } = await create(`/actions?spaceId=${own.spaceId}`, body);
      return { path: `/actions/${id}`, topic: "action:deleted" };
    },
    async "canvas area"() {
      const canvasId = await findCanvas(own.spaceId);
      const { id } = await create("/canvas-areas", { canvasId, type: "sheet", position: "middle" });
      return { path: `/canvas-areas/${id}`, topic: "canvas-area:deleted" };
    },
    async file() {
      const { body } = await uploadFile(test, own.spaceId, "a", {
        name: "notes.bin",
        type: "application/octet-stream",
      });
      return { path: `/files/${body.data.id}`, topic: "file:deleted" };
    },
    async job() {
      const job = { type: "workbook", operation: "tidy", source: own.workbookId };
      return { path: `/jobs/${(await create("/jobs", job)).id}`, topic: "job:deleted" };
    },
    async guest() {
      const [{ id }] = await create("/guests", guest("deleted@casa-alves.example", own.spaceId));
      return { path: `/guests/${id}`, topic: "space:guestRemoved" };
    },
    async agent() {
      const { id } = await create(`/agents?environmentId=${test.environments.development}`, script);
      return { path: `/agents/${id}`, topic: "agent:deleted" };
    },
    async app() {
      const { id } = await create("/apps", { name: "Invoices", namespace: "invoices", type: "CUSTOM" });
      return { path: `/apps/${id}` };
    },
    async policy() {
      const body = { environmentId: test.environments.development, type: "lastActivity", period: 30 };
      const { id } = await create("/data-retention-policies", body);
      return { path: `/data-retention-policies/${id}` };
    },
    async "API key"() {
      const query = `environmentId=${test.environments.development}`;
      const [{ id }] = await create(`/auth/api-key?${query}&type=SECRET`);
      return { path: `/auth/api-key?${query}&key=${id}` };
    },
    async "personal access token"() {
      const { personalAccessToken } = await create("/auth/personal-access-tokens", { name: "Old" });
      return { path: `/auth/personal-access-tokens/${personalAccessToken.id}` };
    },
    async role() {
      const environmentId = test.environments.development;
      const { id } = await create(`/agents?environmentId=${environmentId}`, script);
      const [role] = (await test.request("GET", "/roles")).body.data;
      const body = { roleId: role.id, resourceId: environmentId };
      return { path: `/agents/${id}/roles/${(await create(`/agents/${id}/roles`, body)).id}` };
    },
  };

  it.each(Object.keys(kinds))("delete a resource once: %s", async (kind) => {
    const { path, topic } = (await kinds[kind]?.()) ?? { path: "" };
    const before = topic === undefined ? 0 : await countEvents(topic);
    const responses = await all((send) => send("DELETE", path));
    expect(countStatuses(responses)).toEqual({ 200: 1, 404: 7 });
    if (topic !== undefined) expect(await countEvents(topic)).toBe(before + 1);
  });

  // In each round, the deletion starts at another place among the additions.
  it.each([0, 2, 4, 6, 7])(
    "delete a space with everything that others add to it, %s before it",
    async (place) => {
      const { spaceId, workbookId } = await createCatalogue(test, [productSheet]);
      const canvasId = await findCanvas(spaceId);
      const requests: [string, string, object][] = [
        ["POST", `/spaces/${spaceId}/documents`, { title: "Late", body: "# Late" }],
        ["POST", `/actions?spaceId=${spaceId}`, { targetId: spaceId, label: "Late", operation: "late" }],
        ["POST", "/canvas-areas", { canvasId, type: "sheet", position: "middle" }],
        ["POST", "/guests", guest("late@casa-alves.example", spaceId)],
        ["POST", "/jobs", { type: "space", operation: "late", source: spaceId }],
        ["POST", "/workbooks", { name: "Late", spaceId, sheets: [productSheet] }],
        ["PATCH", `/workbooks/${workbookId}`, { sheets: [{ name: "Late", slug: "late", fields: [] }] }],
      ];
      requests.splice(place, 0, ["DELETE", `/spaces/${spaceId}`, {}]);
      const responses = await all((send, index) => {
        const [method, path, body] = requests[index] ?? ["", "", {}];
        return send(method, path, method === "DELETE" ? {} : { body });
      });
      expect(responses[place]?.status).toBe(200);
      expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
      for (const table of tables) {
        const query = test.storage.db.selectFrom(table).select("space_id").where("space_id", "=", spaceId);
        expect(await query.execute(), table).toEqual([]);
      }
      const sheets = test.storage.db.selectFrom("sheets").select("id").where("workbook_id", "=", workbookId);
      expect(await sheets.execute()).toEqual([]);
    },
  );
});
