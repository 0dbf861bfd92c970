import { afterAll, beforeAll, expect, it } from "vitest";
import { sweepDeletions } from "../src/lifecycle/deletions.ts";
import { sweepSnapshots } from "../src/snapshots/store.ts";
import { distributedTables } from "../src/storage/rows/placements.ts";
import { cells, productSheet } from "./support/catalogue.ts";
import { countStatuses, createClients } from "./support/clients.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { createForm, sendForm } from "./support/upload.ts";

const script = { source: "export default 1;", topics: ["commit:created"], compiler: "js" };

/** An environment with something of every kind. */
interface Filled {
  readonly id: string;
  readonly spaceId: string;
  readonly sheetId: string;
  /** The addresses of everything in it. */
  readonly paths: readonly string[];
  readonly tokens: { readonly key: string; readonly access: string; readonly guest: string };
  /** The ids of everything in it that has an id of its own. */
  readonly ids: readonly string[];
}

describeEngines("the deletion of an environment", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    // Its sweeps run only when a test says so.
    test = await startTestService(engine, { runsJobs: false });
  });
  afterAll(() => test.close());

  const add = (name: string) => test.send("POST", "/environments", { name, isProd: false });

  async function fill(name: string): Promise<Filled> {
    const { send } = test;
    const { id } = await add(name);
    const ofEnvironment = `environmentId=${id}`;
    const space = await send("POST", "/spaces", { name, environmentId: id });
    const spaceId = space.id as string;
    const { id: workbookId, sheets } = await send("POST", "/workbooks", {
      name,
      spaceId,
      sheets: [productSheet],
      actions: [{ label: "Check", operation: "check" }],
    });
    const sheetId = sheets[0].id as string;
    const sheet = `/sheets/${sheetId}`;
    const rows = Array.from({ length: 40 }, (_, index) => cells({ sku: `A-${index}`, price: index }));
    const { commitId } = await send("POST", `${sheet}/records`, rows);
    const snapshot = await send("POST", "/snapshots", { sheetId });
    const view = await send("POST", "/views", { sheetId, name: "Dear", config: { filter: "valid" } });
    await send("POST", `/v1/workbooks/${workbookId}/flags`, {
      slug: "old",
      label: "Old",
      colorHex: "#F5A623",
    });
    const form = createForm("sku\nA", {
      name: `${name}.csv`,
      fields: [
        ["spaceId", spaceId],
        ["environmentId", id],
        ["mode", "export"],
      ],
    });
    const file = (await sendForm(test, form)).body.data;
    const document = await send("POST", `/spaces/${spaceId}/documents`, { title: "Notes", body: "# Notes" });
    const options = { target: "files", trigger: "first", type: "sidebar" };
    await send("POST", `/spaces/${spaceId}/guidance`, { guideSlug: "list", options });
    const action = await send("POST", `/actions?spaceId=${spaceId}`, {
      targetId: spaceId,
      label: "Submit",
      operation: "submit",
    });
    const job = await send("POST", "/jobs", { type: "workbook", operation: "tidy", source: workbookId });
    const [guest] = await send("POST", "/guests", [
      { environmentId: id, name: "Mara", email: `${name}@quay.example`, spaces: [{ id: spaceId }] },
    ]);
    const agent = await send("POST", `/agents?${ofEnvironment}`, script);
    const [role] = await send("GET", "/roles");
    await send("POST", `/agents/${agent.id}/roles`, { roleId: role.id, resourceId: test.accountId });
    const ofAgent = { source: agent.id, config: { exportType: "SOURCE" }, environmentId: id };
    const archive = await send("POST", "/jobs", { type: "agent", operation: "agent-export", ...ofAgent });
    const blocks = [{ text: "One line per product.", type: "markdown" }];
    const guide = await send("POST", `/environments/${id}/guides`, {
      slug: "list",
      title: "List",
      description: "How",
      blocks,
      environmentId: id,
    });
    const webhook = await send("POST", "/webhooks", { url: "https://quay.example/hook", environmentId: id });
    const secret = await send("POST", "/secrets", { name: "KEY", value: "v", environmentId: id });
    const program = await send("POST", `/mapping?${ofEnvironment}`, {
      source: { name: "List", slug: "list", fields: [{ key: "Artikel", type: "string" }] },
      destination: productSheet,
      save: true,
    });
    const policy = await send("POST", "/data-retention-policies", {
      environmentId: id,
      type: "lastActivity",
      period: 30,
    });
    const [key] = await send("POST", `/auth/api-key?${ofEnvironment}&type=SECRET`);
    const credentials = { type: "apiCredentials", clientId: key.id, secret: key.secret };
    const { accessToken } = await send("POST", "/auth", credentials);
    const { token } = await send("GET", `/guests/${guest.id}/token`);
    return {
      id,
      spaceId,
      sheetId,
      tokens: { key: key.rawKey, access: accessToken, guest: token },
      paths: [
        ...[`/environments/${id}`, `/spaces/${spaceId}`, `/workbooks/${workbookId}`, sheet],
        ...[
          `${sheet}/records`,
          `/commits/${commitId}`,
          `/snapshots/${snapshot.id}?includeSummary=false`,
          `/views/${view.id}`,
        ],
        ...[`/files/${file.id}`, `/spaces/${spaceId}/documents/${document.id}`, `/actions/${action.id}`],
        ...[`/jobs/${job.id}`, `/jobs/${archive.id}`, `/guests/${guest.id}`, `/agents/${agent.id}`],
        ...[`/environments/${id}/guides/${guide.id}`, `/webhooks/${webhook.id}`, `/mapping/${program.id}`],
        ...[`/data-retention-policies/${policy.id}`, `/auth/api-keys?${ofEnvironment}`],
      ],
      ids: [
        ...[id, spaceId, workbookId, sheetId, snapshot.id, view.id, file.id, document.id, action.id],
        ...[job.id, archive.id, guest.id, agent.id, guide.id, webhook.id, secret.id, program.id, policy.id],
        key.id,
      ],
    };
  }

  /** The tables with a row that names one of these ids. */
  async function findTables(ids: readonly string[], sheetId: string): Promise<string[]> {
    const tables = await test.storage.db.introspection.getTables();
    const found: string[] = [];
    for (const { name } of tables) {
      const all = test.storage.db.selectFrom(name as "records").selectAll();
      // A statement on a distributed table names one sheet.
      const isDistributed = (distributedTables as readonly string[]).includes(name);
      const query = isDistributed ? all.where("sheet_id", "=", sheetId) : all;
      const rows = await query.execute();
      const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
      if (ids.some((id) => text.includes(id))) found.push(name);
    }
    return found.sort();
  }
  const readAll = async ({ paths }: Filled) => {
    const statuses: [string, number][] = [];
    for (const path of paths) statuses.push([path, (await test.request("GET", path)).status]);
    return statuses;
  };
  const remove = (id: string, token = test.token) => test.request("DELETE", `/environments/${id}`, { token });

  it("takes everything with it, and nothing of the others", async () => {
    const gone = await fill("gone");
    const other = await fill("other");
    for (const { paths } of [gone, other]) expect(paths.length).toBeGreaterThan(15);
    const expected = await readAll(other);
    expect(expected.filter(([, status]) => status !== 200)).toEqual([]);
    expect((await remove(gone.id)).body).toEqual({ data: { success: true } });
    expect((await readAll(gone)).filter(([, status]) => status !== 404)).toEqual([]);
    expect(await readAll(other)).toEqual(expected);
    const lists = ["/environments", "/spaces", "/workbooks", "/files", "/jobs", "/secrets", "/webhooks"];
    for (const path of lists) {
      const text = JSON.stringify((await test.request("GET", path)).body.data);
      expect([path, gone.ids.filter((id) => text.includes(id))]).toEqual([path, []]);
    }
    for (const token of Object.values(gone.tokens)) {
      expect((await test.request("GET", "/spaces", { token })).status).toBe(401);
    }
    for (const token of Object.values(other.tokens)) {
      expect((await test.request("GET", "/spaces", { token })).status).toBe(200);
    }
    await sweepDeletions(test.storage);
    await sweepSnapshots(test.storage);
    expect(await findTables(gone.ids, gone.sheetId)).toEqual(["audit_entries", "events"]);
    expect((await test.send("GET", `/sheets/${other.sheetId}/records`)).records).toHaveLength(40);
  });

  it("deletes the bytes of its files", async () => {
    const { id } = await add("bytes");
    const space = await test.send("POST", "/spaces", { environmentId: id });
    const before = test.blobs.count();
    const fields = [
      ["spaceId", space.id],
      ["environmentId", id],
      ["mode", "export"],
    ] as const;
    const upload = async (text: string) =>
      (await sendForm(test, createForm(text, { fields }))).body.data.id as string;
    const [file] = [await upload("sku\nA"), await upload("sku\nB")];
    // A copy has the same bytes.
    await test.send("POST", `/files/${file}/clone`);
    expect(test.blobs.count()).toBe(before + 2);
    expect((await remove(id)).status).toBe(200);
    await expect.poll(() => test.blobs.count()).toBe(before);
  });

  it("stops a job that works in it", async () => {
    const own = await startTestService(engine);
    try {
      const { id } = await own.send("POST", "/environments", { name: "busy", isProd: false });
      const space = await own.send("POST", "/spaces", { environmentId: id });
      const lines = Array.from({ length: 100_000 }, (_, index) => `A-${index},${index}`);
      const fields = [
        ["spaceId", space.id],
        ["environmentId", id],
      ] as const;
      const file = await sendForm(own, createForm(`sku,price\n${lines.join("\n")}\n`, { fields }));
      expect(file.status).toBe(200);
      const count = async (table: "jobs" | "sheets") => {
        const { db } = own.storage;
        return Number((await db.selectFrom(table).select(db.fn.countAll().as("count")).execute())[0]?.count);
      };
      // The first records are there, and others will follow.
      await expect.poll(() => count("sheets"), { interval: 1 }).toBe(1);
      expect((await own.request("DELETE", `/environments/${id}`)).status).toBe(200);
      const { db } = own.storage;
      const [{ owner_id: sheetId } = { owner_id: "" }] = await db
        .selectFrom("deletions")
        .select("owner_id")
        .where("kind", "=", "sheet")
        .execute();
      const countRecords = async () => {
        const query = db.selectFrom("records").select(db.fn.countAll().as("count"));
        return Number((await query.where("sheet_id", "=", sheetId).executeTakeFirstOrThrow()).count);
      };
      // It was in the middle.
      expect(await countRecords()).toBeLessThan(lines.length);
      await sweepDeletions(own.storage);
      await own.send("POST", "/spaces", { environmentId: own.environments.development });
      expect([await count("jobs"), await count("sheets"), await countRecords()]).toEqual([0, 0, 0]);
    } finally {
      await own.close();
    }
  });

  it("is one event, which stays with the earlier ones", async () => {
    const { id, spaceId } = await fill("told");
    const list = () => test.send("GET", `/events?environmentId=${id}&pageSize=1000`);
    const before = await list();
    expect(before.some(({ topic }: { topic: string }) => topic === "space:created")).toBe(true);
    await remove(id);
    const [newest, ...earlier] = await list();
    expect(newest).toMatchObject({
      topic: "environment:deleted",
      domain: "environment",
      payload: { name: "told" },
      context: { accountId: test.accountId, environmentId: id, actorId: test.userId },
    });
    expect(earlier).toEqual(before);
    expect((await test.send("GET", `/events?spaceId=${spaceId}`)).length).toBeGreaterThan(0);
  });

  it("needs a role in the whole account", async () => {
    const { id, tokens } = await fill("own");
    for (const token of Object.values(tokens)) {
      expect(await remove(id, token)).toMatchObject({
        status: 403,
        body: { errors: [{ code: "permission_missing" }] },
      });
    }
    expect((await test.request("GET", `/environments/${id}`)).status).toBe(200);
  });

  it("leaves an account one environment, also if all are deleted at once", async () => {
    const { token, environments } = await test.createAccount();
    const responses = await Promise.all(Object.values(environments).map((id) => remove(id, token)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.errors).toMatchObject([{ code: "last_environment", key: "environmentId" }]);
    expect((await test.request("GET", "/environments", { token })).body.data).toHaveLength(1);
  });

  it("is continued where a process has ended, by any other", async () => {
    const { id, sheetId } = await fill("large");
    const count = 12_000;
    for (let first = 0; first < count; first += 4000) {
      const rows = Array.from({ length: 4000 }, (_, index) => cells({ sku: `B-${first + index}` }));
      await test.send("POST", `/sheets/${sheetId}/records`, rows);
    }
    await sweepDeletions(test.storage);
    await remove(id);
    const countRows = async () => {
      const { fn } = test.storage.db;
      const query = test.storage.db.selectFrom("records").select(fn.countAll().as("count"));
      return Number((await query.where("sheet_id", "=", sheetId).executeTakeFirstOrThrow()).count);
    };
    expect(await countRows()).toBe(count + 40);
    const stopped = new AbortController();
    const transaction: TestService["storage"]["transaction"] = async (...given) => {
      const result = await test.storage.transaction(...given);
      if ((await countRows()) < count) stopped.abort();
      return result;
    };
    const storage = Object.create(test.storage, { transaction: { value: transaction } });
    await sweepDeletions(storage, stopped.signal);
    const left = await countRows();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(count);
    // Two at the same time, as on two nodes.
    await Promise.all([sweepDeletions(test.storage), sweepDeletions(test.storage)]);
    await sweepDeletions(test.storage);
    await sweepSnapshots(test.storage);
    expect(await countRows()).toBe(0);
    expect(await findTables([id, sheetId], sheetId)).toEqual(["audit_entries", "events"]);
  });

  it("keeps nothing of what others add to it meanwhile", async () => {
    const all = await createClients(test);
    for (const place of [0, 2, 4, 6]) {
      const { id, spaceId, sheetId } = await fill(`late ${place}`.replace(" ", "-"));
      const ofEnvironment = `environmentId=${id}`;
      const guest = {
        environmentId: id,
        name: "Tomás",
        email: "late@quay.example",
        spaces: [{ id: spaceId }],
      };
      const requests: [string, string, object?][] = [
        ["POST", "/spaces", { environmentId: id }],
        ["POST", "/workbooks", { name: "Late", spaceId, sheets: [productSheet] }],
        ["POST", `/auth/api-key?${ofEnvironment}&type=SECRET`],
        ["POST", "/guests", [guest]],
        ["POST", `/agents?${ofEnvironment}`, { ...script, slug: "late" }],
        ["POST", `/sheets/${sheetId}/records`, [cells({ sku: "late" })]],
        ["POST", "/secrets", { name: "LATE", value: "v", environmentId: id }],
      ];
      requests.splice(place, 0, ["DELETE", `/environments/${id}`]);
      const responses = await all((send, index) => {
        const [method, path, body] = requests[index] ?? ["", ""];
        return send(method, path, body === undefined ? {} : { body });
      });
      expect(responses[place]?.status).toBe(200);
      const statuses = Object.keys(countStatuses(responses)).map(Number);
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
      await sweepDeletions(test.storage);
      await sweepSnapshots(test.storage);
      expect(await findTables([id, spaceId, sheetId], sheetId)).toEqual(["audit_entries", "events"]);
    }
  });

  it("is known to every node", async () => {
    const node = await test.startNode();
    const { id, tokens } = await fill("nodes");
    for (const token of Object.values(tokens)) {
      expect((await node("GET", "/spaces", { token })).status).toBe(200);
    }
    await remove(id);
    expect((await node("GET", `/environments/${id}`)).status).toBe(404);
    // A write never uses what another node knew; a read may do so for less than a second.
    for (const token of Object.values(tokens)) {
      expect((await node("POST", "/spaces", { token, body: {} })).status).toBe(401);
      await expect.poll(async () => (await node("GET", "/spaces", { token })).status).toBe(401);
    }
  });
});
