import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { propagateOperation } from "../src/built-in-jobs/propagate.ts";
import type { Context } from "../src/context/context.ts";
import { transactForJob } from "../src/context/job-context.ts";
import type { FoundedAccount } from "../src/index.ts";
import { JobStopped } from "../src/jobs/operation.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
type Any = any;

const fields = [
  { key: "sku", type: "string", label: "Article" },
  { key: "price", type: "number", actions: [{ label: "Round", operation: "round" }] },
];
const sheet = {
  name: "Products",
  slug: "products",
  fields,
  actions: [{ label: "Check", operation: "check" }],
};
const options = { target: "files", trigger: "first", type: "sidebar", role: "guest" };

describeEngines("templates", (engine) => {
  let test: TestService;
  let account: FoundedAccount;
  let environmentId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await test.createAccount();
    environmentId = account.environments.development;
  });

  const send = (method: string, path: string, body?: object): Promise<Any> =>
    test.send(method, path, body, account.token);
  const refuse = async (method: string, path: string, body: object, token = account.token) => {
    const response = await test.request(method, path, { body, token });
    return [response.status, response.body.errors[0].key];
  };
  const createSpace = (body: object = {}) => send("POST", "/spaces", { environmentId, ...body });
  const createApp = (body: object = {}) =>
    send("POST", "/apps", { name: "Suppliers", namespace: "suppliers", type: "CUSTOM", ...body });

  /** A template with a part of each kind. */
  async function createTemplate(body: object = {}) {
    const actions = [{ label: "Submit", operation: "submit" }];
    const settings = { omitActions: ["download"] };
    const template = await createSpace({ isAppTemplate: true, actions, settings, labels: ["a"], ...body });
    const spaceId = template.id;
    const workbook = await send("POST", "/workbooks", {
      spaceId,
      name: "Products",
      labels: ["goods"],
      metadata: { pier: 7 },
      sheets: [sheet],
      actions: [{ label: "Send", operation: "send" }],
    });
    const document = await send("POST", `/spaces/${spaceId}/documents`, {
      title: "Read me",
      body: "One line per product.",
      treatments: ["ephemeral"],
      actions: [{ label: "Accept", operation: "accept" }],
    });
    const guidance = await send("POST", `/spaces/${spaceId}/guidance`, { guideSlug: "prepare", options });
    const sidebarConfig = { workbookSidebarOrder: [workbook.id] };
    await send("PATCH", `/spaces/${spaceId}`, {
      primaryWorkbookId: workbook.id,
      settings: { sidebarConfig },
    });
    return { id: spaceId as string, workbook, sheet: workbook.sheets[0], document, guidance };
  }

  /** Everything in a space that a template has. */
  async function read(spaceId: string) {
    const workbook = (await send("GET", `/workbooks?spaceId=${spaceId}`)).at(-1);
    return {
      space: await send("GET", `/spaces/${spaceId}`),
      workbook,
      sheet: workbook === undefined ? undefined : (await send("GET", `/sheets?workbookId=${workbook.id}`))[0],
      documents: await send("GET", `/spaces/${spaceId}/documents`),
      guidance: await send("GET", `/spaces/${spaceId}/guidance`),
      actions: await send("GET", `/actions?spaceId=${spaceId}`),
    };
  }

  const setFields = (workbookId: string, list: unknown[]) =>
    send("PATCH", `/workbooks/${workbookId}`, {
      sheets: [{ slug: "products", name: "Products", fields: list }],
    });

  async function propagate(templateId: string, config: object = {}) {
    const job = { type: "space", operation: "propagate", source: templateId, trigger: "immediate", config };
    const { id } = await send("POST", "/jobs", job);
    const readJob = () => send("GET", `/jobs/${id}`);
    await expect.poll(async () => (await readJob()).status).toBe("complete");
    return (await readJob()).result;
  }

  it("give a new space their workbooks, sheets, documents, guidance and actions", async () => {
    const template = await createTemplate();
    await send("POST", `/sheets/${template.sheet.id}/records`, [{ sku: { value: "CUP-1" } }]);
    const { id } = await createSpace({ spaceConfigId: template.id, labels: ["own"] });
    const made = await read(id);
    const at = made.space.createdAt;
    const from = (createdFrom: string) => ({ createdFrom, lastPropagatedAt: at });
    const { workbook } = made;
    expect(made.space).toMatchObject({
      ...from(template.id),
      spaceConfigId: template.id,
      isAppTemplate: false,
      labels: ["own"],
      primaryWorkbookId: workbook.id,
      settings: { sidebarConfig: { workbookSidebarOrder: [workbook.id] } },
      actions: [{ label: "Submit" }],
    });
    expect(workbook).toMatchObject({
      ...from(template.workbook.id),
      name: "Products",
      labels: ["goods"],
      metadata: { pier: 7 },
      actions: [{ label: "Send" }],
    });
    expect(made.sheet).toMatchObject({ ...from(template.sheet.id), slug: "products" });
    expect(made.sheet.config).toMatchObject({ fields, actions: sheet.actions });
    expect(await send("GET", `/sheets/${made.sheet.id}/records`)).toMatchObject({ records: [] });
    const { body, title } = template.document;
    expect(made.documents).toMatchObject([
      { ...from(template.document.id), title, body, treatments: ["ephemeral"] },
    ]);
    const guideSlug = "prepare";
    const guidance = { ...from(template.guidance.id), guideSlug, options };
    expect(made.guidance).toEqual([{ id: expect.any(String), ...guidance }]);
    const sources = await send("GET", `/actions?spaceId=${template.id}`);
    const origins = made.actions.map(({ createdFrom }: Any) => createdFrom).sort();
    expect(origins).toEqual(sources.map((action: Any) => action.id).sort());
    expect(new Set(made.actions.map(({ lastPropagatedAt }: Any) => lastPropagatedAt))).toEqual(new Set([at]));
    const topics = (await send("GET", `/events?spaceId=${id}`)).map(({ topic }: Any) => topic);
    expect(topics.sort()).toEqual(
      ["canvas:created", "document:created", "sheet:created", "space:created", "workbook:created"].sort(),
    );
    // An update of the list of actions keeps their origin.
    await send("PATCH", `/workbooks/${workbook.id}`, { actions: [{ label: "Go", operation: "send" }] });
    const [kept] = (await read(id)).workbook.actions;
    expect(kept).toMatchObject({ label: "Go", lastPropagatedAt: at, createdFrom: expect.any(String) });
  });

  it("are for new spaces of their app and environment, unless they are archived", async () => {
    const app = await createApp();
    const make = async (body: object = {}) => (await createSpace({ appId: app.id, ...body })).createdFrom;
    expect(await make()).toBeUndefined();
    const old = await createTemplate({ appId: app.id });
    expect(await make()).toBe(old.id);
    const template = await createTemplate({ appId: app.id });
    expect(await make()).toBe(template.id);
    expect(await make({ spaceConfigId: old.id })).toBe(old.id);
    expect(await make({ autoConfigure: true })).toBeUndefined();
    expect(await make({ autoConfigure: true, spaceConfigId: old.id })).toBe(old.id);
    expect(await make({ isAppTemplate: true })).toBeUndefined();
    expect(await make({ environmentId: account.environments.production })).toBeUndefined();
    expect((await createSpace()).createdFrom).toBeUndefined();
    const another = await createSpace({ spaceConfigId: template.id, appId: undefined });
    expect(another.appId).toBe(app.id);
    for (const { id } of await send("GET", `/spaces?isAppTemplate=true`)) {
      await send("POST", `/spaces/${id}/archive`);
    }
    expect(await make()).toBeUndefined();
    const path = "/spaces";
    expect(await refuse("POST", path, { environmentId, spaceConfigId: "us_sp_nowhere" })).toEqual([
      404,
      "spaceConfigId",
    ]);
    expect(await refuse("POST", path, { environmentId, spaceConfigId: another.id })).toEqual([
      400,
      "spaceConfigId",
    ]);
    const { production } = account.environments;
    expect(await refuse("POST", path, { environmentId: production, spaceConfigId: template.id })).toEqual([
      400,
      "spaceConfigId",
    ]);
    await send("PATCH", `/spaces/${another.id}`, { spaceConfigId: old.id });
    expect((await send("GET", `/spaces/${another.id}`)).spaceConfigId).toBe(template.id);
  });

  it("give a new space their content also if its creator may not read it, with a token for the space", async () => {
    const app = await createApp();
    const template = await createTemplate({ appId: app.id });
    const keys = await send("POST", `/auth/api-key?environmentId=${environmentId}&type=PUBLISHABLE`);
    const { rawKey } = keys.find((key: Any) => key.rawKey !== undefined);
    const body = { environmentId, appId: app.id };
    const { accessToken, createdFrom } = await test.send("POST", "/spaces", body, rawKey);
    expect(createdFrom).toBe(template.id);
    const path = `/workbooks?spaceId=${(await test.send("GET", "/spaces", undefined, accessToken))[0].id}`;
    expect(await test.send("GET", path, undefined, accessToken)).toMatchObject([{ name: "Products" }]);
  });

  it("do not give files, and the workbooks that were made from them", async () => {
    const template = await createTemplate();
    const { body } = await uploadFile({ ...test, ...account }, template.id, "sku\nCUP-1\n", {
      token: account.token,
    });
    const path = `/files/${body.data.id}`;
    await expect.poll(async () => (await send("GET", path)).status).toBe("complete");
    expect(await send("GET", `/workbooks?spaceId=${template.id}`)).toHaveLength(2);
    const { id } = await createSpace({ spaceConfigId: template.id });
    expect(await send("GET", `/workbooks?spaceId=${id}`)).toHaveLength(1);
    expect(await send("GET", `/files?spaceId=${id}`)).toEqual([]);
  });

  it("leave a space with autoConfigure to a program: a job is ready for it", async () => {
    const app = await createApp();
    const made = await createSpace({ appId: app.id, autoConfigure: true });
    const jobs = await send("GET", `/jobs?spaceId=${made.id}`);
    expect(jobs).toMatchObject([
      { type: "space", operation: "configure", source: made.id, spaceId: made.id, status: "ready" },
    ]);
    expect(await send("GET", `/events?spaceId=${made.id}&topic=job:ready`)).toMatchObject([
      { payload: { job: "space:configure" }, context: { spaceId: made.id, jobId: jobs[0].id } },
    ]);
    expect(await send("GET", `/jobs?spaceId=${(await createSpace({ appId: app.id })).id}`)).toEqual([]);
  });

  it("propagate their changes, and leave what a space has changed", async () => {
    const template = await createTemplate();
    const [{ id: first }, { id: second }] = [
      await createSpace({ spaceConfigId: template.id }),
      await createSpace({ spaceConfigId: template.id }),
    ];
    const own = await read(second);
    await setFields(own.workbook.id, [
      { ...fields[0], label: "Own" },
      fields[1],
      { key: "own", type: "string" },
    ]);
    await send("PATCH", `/spaces/${second}/documents/${own.documents[0].id}`, { title: "Own", body: "Own" });
    await send("DELETE", `/spaces/${second}/guidance/${own.guidance[0].id}`);
    await send("POST", `/sheets/${own.sheet.id}/records`, [
      { sku: { value: "CUP-1" }, own: { value: "kept" } },
    ]);

    const next = [
      { ...fields[0], label: "New", constraints: [{ type: "required" }] },
      { key: "stock", type: "number" },
    ];
    await setFields(template.workbook.id, next);
    await send("PATCH", `/spaces/${template.id}/documents/${template.document.id}`, {
      title: "New",
      body: "New",
    });
    await send("POST", `/spaces/${template.id}/documents`, { title: "Second", body: "" });
    await send("PATCH", `/spaces/${template.id}/guidance/${template.guidance.id}`, {
      options: { ...options, trigger: "hover" },
    });
    await send("POST", "/workbooks", { spaceId: template.id, name: "Prices", sheets: [] });
    const [action] = await send("GET", `/actions?spaceId=${template.id}`);
    await send("PATCH", `/actions/${action.id}`, { label: "Accept all" });
    test.wait(60_000);
    expect(await propagate(template.id)).toEqual({ spaces: 2, skipped: 0 });

    const taken = await read(first);
    const at = taken.space.lastPropagatedAt;
    expect(Date.parse(at) - Date.parse(taken.space.createdAt)).toBeGreaterThanOrEqual(60_000);
    const keys = (made: Any) => made.sheet.config.fields.map(({ key, label }: Any) => [key, label]);
    const stock = ["stock", undefined];
    const price = ["price", undefined];
    expect(keys(taken)).toEqual([["sku", "New"], stock, price]);
    expect(taken.sheet).toMatchObject({ lastPropagatedAt: at, createdFrom: template.sheet.id });
    const workbooks = await send("GET", `/workbooks?spaceId=${first}`);
    expect(workbooks).toMatchObject([{ name: "Prices", lastPropagatedAt: at }, { name: "Products" }]);
    expect(taken.documents).toMatchObject([
      { title: "Second", lastPropagatedAt: at },
      { title: "New", body: "New", lastPropagatedAt: at, createdFrom: template.document.id },
    ]);
    expect(taken.guidance).toMatchObject([{ options: { trigger: "hover" }, lastPropagatedAt: at }]);
    const changed = taken.actions.find(({ createdFrom }: Any) => createdFrom === action.id);
    expect(changed).toMatchObject({ label: "Accept all", lastPropagatedAt: at });

    const kept = await read(second);
    expect(keys(kept)).toEqual([["sku", "Own"], stock, price, ["own", undefined]]);
    expect(kept.sheet.config.fields[0].constraints).toEqual([{ type: "required" }]);
    expect(kept.documents).toMatchObject([{ title: "Second" }, { title: "Own", body: "Own" }]);
    expect(kept.guidance).toEqual([]);
    const { records } = await send("GET", `/sheets/${own.sheet.id}/records`);
    expect(records).toMatchObject([{ values: { sku: { value: "CUP-1" }, own: { value: "kept" } } }]);

    // Nothing is new, so nothing changes, and nothing is made twice.
    expect(await propagate(template.id)).toEqual({ spaces: 2, skipped: 0 });
    const { space: _, ...rest } = await read(first);
    const { space: __, ...before } = taken;
    expect(rest).toEqual(before);
    await send("DELETE", `/spaces/${template.id}/documents/${template.document.id}`);
    await propagate(template.id);
    expect((await read(first)).documents).toEqual(taken.documents);
  });

  it("leave out archived spaces, other spaces and locked sheets, until a later job", async () => {
    const template = await createTemplate();
    const make = () => createSpace({ spaceConfigId: template.id });
    const [archived, locked, other] = [await make(), await make(), await make()];
    await send("POST", `/spaces/${archived.id}/archive`);
    const { sheet: made } = await read(locked.id);
    await send("POST", `/sheets/${made.id}/lock`);
    await send("PATCH", `/sheets/${template.sheet.id}`, { name: "Goods" });
    const names = async () => {
      const all = [await read(archived.id), await read(locked.id), await read(other.id)];
      return all.map((one) => one.sheet.name);
    };
    expect(await propagate(template.id, { spaceIds: [locked.id] })).toEqual({ spaces: 1, skipped: 1 });
    expect(await names()).toEqual(["Products", "Products", "Products"]);
    expect(await propagate(template.id)).toEqual({ spaces: 2, skipped: 1 });
    expect(await names()).toEqual(["Products", "Products", "Goods"]);
    await send("POST", `/sheets/${made.id}/unlock`);
    await send("POST", `/spaces/${archived.id}/unarchive`);
    expect(await propagate(template.id)).toEqual({ spaces: 3, skipped: 0 });
    expect(await names()).toEqual(["Goods", "Goods", "Goods"]);
  });

  /** Runs the job until the step of a number, which is rolled back; returns the state that the steps before have stored. */
  async function interrupt(templateId: string, stopAt: number): Promise<unknown> {
    const place = { account_id: account.accountId, environment_id: environmentId };
    const row = {
      ...place,
      source: templateId,
      config: null,
      created_by: "us_usr_1",
      created_by_kind: "user",
    };
    let state: unknown;
    let steps = 0;
    const step = async (work: (context: Context) => Promise<{ readonly state?: unknown }>) => {
      const report = await transactForJob(test.dependencies, row as Any, async (context) => {
        const done = await work(context);
        steps += 1;
        if (steps === stopAt) throw new JobStopped();
        return done;
      });
      state = report.state;
      return report;
    };
    const running = propagateOperation.run({ row, state: undefined, step } as Any);
    await expect(running).rejects.toBeInstanceOf(JobStopped);
    return state;
  }

  it("are propagated to each space as a whole, also after an interruption", async () => {
    const template = await createTemplate();
    const spaces: string[] = [];
    for (let count = 0; count < 3; count++)
      spaces.push((await createSpace({ spaceConfigId: template.id })).id);
    await send("POST", `/spaces/${template.id}/documents`, { title: "Second", body: "" });
    await send("PATCH", `/workbooks/${template.workbook.id}`, { name: "Goods" });
    const readAll = async () => {
      const states: string[] = [];
      for (const id of spaces) {
        const { documents, workbook } = await read(id);
        states.push(`${workbook.name} ${documents.length}`);
      }
      return states.sort();
    };
    // The first step counts the spaces; the third one changes the second space.
    expect(await interrupt(template.id, 3)).toMatchObject({ spaces: 1, total: 3 });
    expect(await readAll()).toEqual(["Goods 2", "Products 1", "Products 1"]);
    expect(await propagate(template.id)).toEqual({ spaces: 3, skipped: 0 });
    expect(await readAll()).toEqual(["Goods 2", "Goods 2", "Goods 2"]);
  });

  it("are propagated once by two jobs on two nodes", async () => {
    const another = await test.startNode();
    const template = await createTemplate();
    const spaces: string[] = [];
    for (let count = 0; count < 4; count++)
      spaces.push((await createSpace({ spaceConfigId: template.id })).id);
    await send("POST", `/spaces/${template.id}/documents`, { title: "Second", body: "" });
    const body = { type: "space", operation: "propagate", source: template.id, trigger: "immediate" };
    const { token } = account;
    const jobs = await Promise.all(
      [test.request, another].map((request) => request("POST", "/jobs", { body, token })),
    );
    for (const { body: created } of jobs) {
      const readStatus = async () => (await send("GET", `/jobs/${created.data.id}`)).status;
      await expect.poll(readStatus).toBe("complete");
    }
    for (const id of spaces) expect(await send("GET", `/spaces/${id}/documents`)).toHaveLength(2);
  });

  it("are propagated only by callers who may change all spaces of the environment", async () => {
    const template = await createTemplate();
    const job = { type: "space", operation: "propagate", source: template.id };
    const agent = await send("POST", `/agents?environmentId=${environmentId}`, { slug: "one", source: "" });
    expect(agent.id).toBeDefined();
    const plain = await createSpace();
    expect(await refuse("POST", "/jobs", { ...job, source: plain.id })).toEqual([400, "source"]);
    const [guest] = await send("POST", "/guests", [
      { environmentId, email: "t@harbour.example", name: "Guest", spaces: [{ id: template.id }] },
    ]);
    const roles = await send("GET", "/roles");
    const editor = roles.find(({ name }: Any) => name === "Editor");
    await send("POST", `/guests/${guest.id}/roles`, { roleId: editor.id, resourceId: template.id });
    const { token } = await send("GET", `/guests/${guest.id}/token`);
    expect(await refuse("POST", "/jobs", job, token)).toEqual([403, "operation"]);
  });

  it("begin with the blueprint of their app, as spaces without a template do", async () => {
    const blueprint = {
      workbooks: [{ name: "Products", sheets: [sheet] }, { name: "Prices" }],
      documents: [{ title: "Read me", body: "" }],
      guidance: [{ guideSlug: "prepare", options }],
      actions: [{ label: "Submit" }],
      note: "for programs",
    };
    const app = await createApp({ blueprint });
    const made = await createSpace({ appId: app.id });
    const workbooks = await send("GET", `/workbooks?spaceId=${made.id}`);
    expect(workbooks).toMatchObject([{ name: "Prices" }, { name: "Products" }]);
    expect(made).toMatchObject({ primaryWorkbookId: workbooks[1].id, actions: [{ label: "Submit" }] });
    expect(made).not.toHaveProperty("createdFrom");
    expect(await read(made.id)).toMatchObject({ documents: [{ title: "Read me" }], guidance: [{ options }] });
    const template = await createSpace({ appId: app.id, isAppTemplate: true });
    const copy = await createSpace({ appId: app.id });
    expect([template.workbooksCount, copy.workbooksCount, copy.createdFrom]).toEqual([2, 2, template.id]);
    expect((await createSpace({ appId: app.id, autoConfigure: true })).workbooksCount).toBe(0);
    await send("PATCH", `/apps/${app.id}`, { blueprint: { note: "for programs" } });
    expect((await send("GET", `/spaces/${made.id}`)).workbooksCount).toBe(2);
    expect((await createSpace({ appId: app.id, isAppTemplate: true })).workbooksCount).toBe(0);
    const wrong = (content: object) => refuse("PATCH", `/apps/${app.id}`, { blueprint: content });
    expect(await wrong({ workbooks: [{}] })).toEqual([400, "blueprint.workbooks[0].name"]);
    expect(await wrong({ documents: [{ title: "" }] })).toEqual([
      400,
      expect.stringMatching(/^blueprint\.documents\[0\]/),
    ]);
    const twice = { workbooks: [{ name: "Products", sheets: [sheet, sheet] }] };
    expect(await wrong(twice)).toEqual([400, "blueprint.workbooks[0].sheets[1].slug"]);
    expect((await send("GET", `/apps/${app.id}`)).blueprint).toEqual({ note: "for programs" });
  });
});
