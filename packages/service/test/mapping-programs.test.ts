import type { Property, SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const listOf = (...keys: string[]) => ({
  name: "File",
  slug: "file",
  fields: keys.map((key): Property => ({ key, type: "string" })),
});
const people: SheetConfig = {
  name: "People",
  slug: "people",
  fields: [
    { key: "email", type: "string", label: "E-mail" },
    { key: "full_name", type: "string", label: "Full name" },
    { key: "city", type: "string" },
    { key: "born", type: "date", label: "Date of birth" },
    { key: "rank", type: "number", constraints: [{ type: "computed" }] },
  ],
};
/** The values of a row. The date can be read in two ways. */
const values: Readonly<Record<string, string>> = { "E-Mail": "a@people.example", Geburtstag: "03.04.2001" };

describeEngines("mapping programs", (engine) => {
  let test: TestService;
  let slugs = 0;
  let slug: string;
  let environmentId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    environmentId = test.environments.development;
  });
  afterAll(() => test.close());
  beforeEach(() => {
    slugs += 1;
    slug = `people-${slugs}`;
  });

  const send = (method: string, path: string, body?: unknown) => test.send(method, path, body);
  const refuse = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await test.request(method, path, { body, ...(token !== undefined && { token }) });
    return [response.status, ...response.body.errors.map(({ key }: { key: string }) => key)];
  };
  const program = (columns: readonly string[], more: object = {}) => ({
    source: listOf(...columns),
    destination: { ...people, slug },
    save: true,
    ...more,
  });
  const create = (columns: readonly string[], more: object = {}) =>
    send("POST", `/mapping?environmentId=${environmentId}`, program(columns, more));
  const list = (query = "") => send("GET", `/mapping?environmentId=${environmentId}&${query}`);
  const assign = (column: string, field: string, more: object = {}) => ({
    name: `${column} to ${field}`,
    type: "assign",
    config: { column, field, ...more },
  });

  async function createJob(columns: readonly string[], more: object = {}): Promise<string> {
    const { workbookId, spaceId, sheets } = await createCatalogue(test, [listOf(...columns)]);
    const body = { name: "Waiting", spaceId, sheets: [{ ...people, slug }] };
    const { sheets: waiting } = await send("POST", "/workbooks", body);
    const sourceSheetId = sheets["file"] ?? "";
    await send("POST", `/sheets/${sourceSheetId}/records`, [
      Object.fromEntries(columns.map((key) => [key, { value: values[key] ?? `${key} 1` }])),
    ]);
    const config = { sourceSheetId, destinationSheetId: waiting[0].id, ...more };
    const job = { type: "workbook", operation: "map", source: workbookId, config };
    return (await send("POST", "/jobs", job)).id;
  }
  const getPlan = async (id: string) => (await send("GET", `/jobs/${id}/plan`)).plan;
  /** What the plan for a new file with these columns says about them. */
  async function suggest(columns: readonly string[], more: object = {}) {
    const plan = await getPlan(await createJob(columns, more));
    const pairs = plan.fieldMapping.map(
      // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
      ({ sourceField, destinationField, metadata }: any) => [
        sourceField.key,
        `${destinationField.key} ${metadata.reason === "confirmed" ? "confirmed" : "suggested"}`,
      ],
    );
    return { ...plan, pairs: Object.fromEntries(pairs) };
  }
  async function run(id: string): Promise<void> {
    await send("POST", `/jobs/${id}/execute`);
    expect((await waitForJob(test, id)).status).toBe("complete");
  }
  async function decide(columns: readonly string[], entries: object): Promise<string> {
    const id = await createJob(columns);
    const fieldMapping = Object.entries(entries).map(([key, field]) => ({
      sourceField: { key },
      ...(field !== null && { destinationField: { key: field } }),
    }));
    await send("PATCH", `/jobs/${id}/plan`, { fieldMapping });
    await run(id);
    return id;
  }

  it("give a rule a name that can be sent back, however long the labels are", async () => {
    const label = "Email address ".repeat(71);
    const long = { ...people, slug, fields: [{ key: "email", type: "string", label }] };
    const saved = await create(["email"], { destination: long });
    const [{ id, name, type, config }] = saved.rules;
    expect(name).toBe(`email → ${label}`.slice(0, 1000));
    const renamed = await send("PATCH", `/mapping/${saved.id}/rules/${id}`, { name, type, config });
    expect(renamed.name).toBe(name);
  });

  it("suggest a rule for each column, and are stored only if the caller says so", async () => {
    const columns = ["E-Mail", "Wohnort", "xyz"];
    const unsaved = await create(columns, { save: false });
    expect(unsaved).toMatchObject({ destinationSlug: slug, sourceKeys: columns });
    expect(unsaved).not.toHaveProperty("id");
    expect(unsaved.rules[0]).toEqual({
      name: "E-Mail → E-mail",
      type: "assign",
      confidence: expect.any(Number),
      config: { column: "E-Mail", field: "email" },
    });
    expect(await list(`createdAfter=${new Date(test.clock().getTime() - 1).toISOString()}`)).toEqual([]);

    const saved = await create(columns, { familyId: "us_mf_any" });
    expect(saved).toMatchObject({
      id: expect.stringMatching(/^us_mp_/),
      environmentId,
      familyId: "us_mf_any",
      rules: [
        { id: expect.stringMatching(/^us_mr_/), config: { column: "E-Mail", field: "email" } },
        { config: { column: "Wohnort", field: "city" } },
      ],
      destinationKeys: ["email", "full_name", "city", "born"],
      summary: { totalRuleCount: 2, addedRuleCount: 2, deletedRuleCount: 0 },
    });
    expect(saved.rules[0]).not.toHaveProperty("acceptedAt");
    expect(await send("GET", `/mapping/${saved.id}`)).toEqual(saved);
    expect(await send("GET", `/mapping/${saved.id}/rules`)).toEqual(saved.rules);
    const [event] = await send("GET", `/events?environmentId=${environmentId}&domain=program`);
    expect(event).toMatchObject({ topic: "program:created", context: { programId: saved.id } });
    // A plan does not use a rule that nobody accepted.
    const { name, type } = saved.rules[0];
    const swap = [{ ...saved.rules[0], config: { column: "E-Mail", field: "city" } }];
    expect((await suggest(columns)).pairs).toMatchObject({ "E-Mail": "email suggested" });
    expect(await send("PATCH", `/mapping/${saved.id}/rules`, swap)).toMatchObject([
      { id: saved.rules[0].id, name, type, acceptedBy: expect.stringMatching(/^us_usr_/) },
    ]);
    expect((await send("GET", `/mapping/${saved.id}`)).summary).toMatchObject({ deletedRuleCount: 1 });
    expect((await suggest(columns)).pairs).toMatchObject({ "E-Mail": "city confirmed" });
    // The accepted rule stays, and the other column has a new suggestion.
    const more = program([...columns, "Name"], { save: false });
    const changed = await send("PATCH", `/mapping/${saved.id}`, more);
    expect(changed.rules).toMatchObject([
      { id: saved.rules[0].id, config: { column: "E-Mail", field: "city" } },
      { config: { column: "Name", field: "full_name" } },
    ]);
    expect(changed.familyId).toBe("us_mf_any");
    // Its field is gone.
    const [email] = people.fields;
    const less = { ...more, destination: { name: slug, fields: [email] } };
    const rules = [{ config: { column: "E-Mail", field: "email" } }];
    expect(await send("PATCH", `/mapping/${saved.id}`, less)).toMatchObject({ destinationSlug: slug, rules });
  });

  it("are made by a job, and a change of their rules changes the next plan", async () => {
    const columns = ["E-Mail", "xyz", "Wohnort"];
    const jobId = await decide(columns, { xyz: "full_name", Wohnort: null });
    const [made, ...others] = await list(`jobId=${jobId}`);
    expect(others).toEqual([]);
    expect(made).toMatchObject({ destinationSlug: slug, sourceKeys: columns });
    const contents = made.rules.map(({ type, config }: { type: string; config: object }) => ({
      type,
      ...config,
    }));
    expect(contents).toEqual([
      { type: "assign", column: "E-Mail", field: "email" },
      { type: "assign", column: "xyz", field: "full_name" },
      { type: "ignore", column: "Wohnort" },
    ]);
    expect((await suggest(columns)).pairs).toEqual({
      "E-Mail": "email confirmed",
      xyz: "full_name confirmed",
    });
    // Another file with some of the columns.
    expect((await suggest(["xyz", "Land"])).pairs).toMatchObject({ xyz: "full_name confirmed" });

    const [email, name, ignored] = made.rules;
    await send("PATCH", `/mapping/${made.id}/rules/${name.id}`, assign("xyz", "city"));
    await send("DELETE", `/mapping/${made.id}/rules/${ignored.id}`);
    await send("DELETE", `/mapping/${made.id}/rules`, { ruleIds: [email.id] });
    expect((await suggest(columns)).pairs).toEqual({ "E-Mail": "email suggested", xyz: "city confirmed" });
    // The same decision again does not change the program; another one takes its place.
    await run(await createJob(columns));
    await decide(columns, { xyz: "full_name" });
    const [again, ...more] = await list(`jobId=${jobId}`);
    expect(more).toEqual([]);
    expect(again).toMatchObject({ id: made.id, summary: { addedRuleCount: 5, deletedRuleCount: 3 } });
    const topics = await send("GET", `/events?environmentId=${environmentId}&domain=program&pageSize=7`);
    expect(
      topics
        .filter(({ context }: { context: { programId: string } }) => context.programId === made.id)
        .map(({ topic }: { topic: string }) => topic.slice("program:".length)),
    ).toEqual(["updated", "updated", "updated", "updated", "updated", "updated", "created"]);
    await send("DELETE", `/mapping/${made.id}`);
    expect((await suggest(columns)).pairs).toMatchObject({ "E-Mail": "email suggested" });
    expect((await suggest(columns)).pairs).not.toHaveProperty("xyz");
  });

  it("have rules of every type, which the plan and the job apply", async () => {
    const columns = ["Vorname", "Nachname", "E-Mail", "Geburtstag"];
    const { id } = await create(columns);
    const steps = [{ type: "date", order: "month-first" }];
    await send("POST", `/mapping/${id}/rules`, [
      { name: "a", type: "concatenate", config: { columns: ["Vorname", "Nachname"], field: "full_name" } },
      { name: "b", type: "constant", config: { field: "city", value: "Oslo" } },
      assign("Geburtstag", "born", { steps }),
      { name: "c", type: "ignore", config: { column: "E-Mail" } },
    ]);
    const jobId = await createJob(["Geburtstag", "E-Mail", "Nachname", "Vorname", "zzz"]);
    const plan = await getPlan(jobId);
    expect(plan.rules).toEqual([
      { type: "concatenate", columns: ["Vorname", "Nachname"], field: "full_name" },
      { type: "constant", field: "city", value: "Oslo" },
    ]);
    expect(plan.fieldMapping).toMatchObject([
      { sourceField: { key: "Geburtstag" }, steps, metadata: { reason: "confirmed" } },
    ]);
    await run(jobId);
    const { config } = await send("GET", `/jobs/${jobId}`);
    const { records } = await send("GET", `/sheets/${config.destinationSheetId}/records`);
    expect(records[0].values).toMatchObject({
      full_name: { value: "Vorname 1 Nachname 1" },
      city: { value: "Oslo" },
      born: { value: "2001-03-04" },
      email: { value: null },
    });
    // The rules of the job are above those of a program.
    const mappingRules = [{ type: "assign", column: "Vorname", field: "full_name" }];
    const given = await suggest(columns, { mappingRules });
    expect(given.rules).toEqual([...mappingRules, { type: "constant", field: "city", value: "Oslo" }]);
    // A new rule takes the place of others.
    await send("POST", `/mapping/${id}/rules`, [
      { name: "d", type: "split", config: { column: "Vorname", fields: ["full_name", "city"] } },
    ]);
    const types = (await send("GET", `/mapping/${id}/rules`)).map(({ type }: { type: string }) => type);
    expect(types).toEqual(["assign", "ignore", "split"]);
    expect((await suggest(columns)).rules).toMatchObject([{ type: "split" }]);
    // A file without one of the columns has nothing of the whole program but what was decided for single columns.
    expect((await suggest(["Vorname", "Geburtstag"])).rules).toEqual([]);
  });

  it("fit best if they have most columns of a file and no others; a family widens a suggestion", async () => {
    await decide(["Name", "E-Mail"], { Name: "full_name" });
    await decide(["Name", "E-Mail", "PLZ"], { Name: "city" });
    expect((await suggest(["Name", "E-Mail"])).pairs).toMatchObject({ Name: "full_name confirmed" });
    expect((await suggest(["Name", "E-Mail", "PLZ", "Tel"])).pairs).toMatchObject({ Name: "city confirmed" });
    // No program fits: the last decision counts.
    expect((await suggest(["Name"])).pairs).toMatchObject({ Name: "city confirmed" });
    const found = await list(`sourceKeys=Name,PLZ&destinationKeys=city&pageSize=1000`);
    expect(
      found.filter(({ destinationSlug }: { destinationSlug: string }) => destinationSlug === slug),
    ).toMatchObject([{ sourceKeys: ["Name", "E-Mail", "PLZ"] }]);
    expect(await list("sourceKeys=Name,P_Z")).toEqual([]);

    const familyId = `family of ${slug}`;
    const { id } = await create(["qqq"], { familyId });
    await send("POST", `/mapping/${id}/rules`, [assign("qqq", "born")]);
    slug = `${slug}-other`;
    expect((await create(["qqq"], { save: false })).rules).toEqual([]);
    expect((await create(["qqq"], { save: false, familyId })).rules).toMatchObject([
      { config: { column: "qqq", field: "born" }, confidence: 1 },
    ]);
    expect(await list(`familyId=${encodeURIComponent(familyId)}`)).toMatchObject([{ id }]);
  });

  it("are found by every filter", async () => {
    const namespace = `namespace-${slug}`;
    const ids: string[] = [];
    for (const column of ["aaa", "bbb"]) ids.unshift((await create([column, "E-Mail"], { namespace })).id);
    const find = async (query: string) => {
      const found = await list(`namespace=${namespace}&${query}`);
      return found.map(({ id }: { id: string }) => id);
    };
    const { createdBy, createdAt } = await send("GET", `/mapping/${ids[0]}`);
    const [before, after] = [-1, 1].map((by) => new Date(Date.parse(createdAt) + by * 60_000).toISOString());
    for (const query of ["", `createdBy=${createdBy}`, `createdAfter=${before}`, `createdBefore=${after}`])
      expect(await find(query)).toEqual(ids);
    for (const query of ["createdBy=us_usr_none", `createdAfter=${after}`, `createdBefore=${before}`])
      expect(await find(query)).toEqual([]);
    expect(await find("sourceKeys=E-Mail,aaa")).toEqual([ids[1]]);
    expect(await find("destinationKeys=city,email")).toEqual(ids);
    expect(await find("destinationKeys=rank")).toEqual([]);
    const { body } = await test.request("GET", `/mapping?namespace=${namespace}&pageSize=1`);
    expect(body.data[0]).toMatchObject({ id: ids[0], rules: [{ type: "assign" }] });
    const path = `/mapping?namespace=${namespace}&pageSize=1&cursor=${body.pagination.nextCursor}`;
    expect((await test.request("GET", path)).body).toMatchObject({
      data: [{ id: ids[1] }],
      pagination: { currentPage: 2, pageCount: 2, totalCount: 2 },
    });
    const { pagination } = (await test.request("GET", "/mapping")).body;
    expect(pagination.pageCount).toBe(Math.ceil(pagination.totalCount / 10));
  });

  it("are forgotten with the history of a caller, but not what others accepted", async () => {
    const account = await test.createAccount();
    const as = (token: string) => (method: string, path: string, body?: unknown) =>
      test.send(method, path, body, token);
    const environment = account.environments.development;
    const owner = as(account.token);
    const keys = await owner("POST", `/auth/api-key?environmentId=${environment}&type=SECRET`);
    const { rawKey } = keys.find((key: { rawKey?: string }) => key.rawKey !== undefined);
    const other = as(rawKey);
    const path = `/mapping?environmentId=${environment}`;
    const one = await owner("POST", path, program(["aaa", "bbb"]));
    await owner("POST", `/mapping/${one.id}/rules`, [assign("aaa", "city"), assign("bbb", "email")]);
    await other("POST", `/mapping/${one.id}/rules`, [assign("aaa", "full_name")]);
    const two = await owner("POST", path, program(["ccc"]));
    await owner("POST", `/mapping/${two.id}/rules`, [assign("ccc", "city")]);
    const suggestAll = async () =>
      (await owner("POST", path, program(["aaa", "bbb", "ccc"], { save: false }))).rules.map(
        ({ config }: { config: object }) => config,
      );
    expect(await suggestAll()).toEqual([
      { column: "aaa", field: "full_name" },
      { column: "bbb", field: "email" },
      { column: "ccc", field: "city" },
    ]);
    const { production } = account.environments;
    await owner("DELETE", "/mapping", { environmentId: production });
    expect(await suggestAll()).toHaveLength(3);
    expect(await owner("DELETE", "/mapping")).toEqual({ success: true });
    expect(await suggestAll()).toEqual([{ column: "aaa", field: "full_name" }]);
    expect(await owner("GET", path)).toMatchObject([{ id: one.id, summary: { totalRuleCount: 1 } }]);
    await other("DELETE", "/mapping", { environmentId: environment });
    expect(await suggestAll()).toEqual([]);
  });

  it("forget what a person decided in a job", async () => {
    await decide(["xyz", "E-Mail"], { xyz: "city" });
    expect((await suggest(["xyz", "E-Mail"])).pairs).toMatchObject({ xyz: "city confirmed" });
    const jobId = await createJob(["xyz", "E-Mail"]);
    await send("DELETE", "/mapping", { environmentId });
    expect((await getPlan(jobId)).fieldMapping).toHaveLength(2);
    expect((await suggest(["xyz", "E-Mail"])).pairs).toEqual({ "E-Mail": "email suggested" });
    expect(await list()).toEqual([]);
  });

  it("belong to the account and to those who may change its mappings", async () => {
    const { id, rules } = await create(["E-Mail"]);
    const rule = `/mapping/${id}/rules/${rules[0].id}`;
    const other = await test.createAccount();
    const missing = [404, "programId"];
    expect(await refuse("GET", `/mapping/${id}`, undefined, other.token)).toEqual(missing);
    expect(await refuse("PATCH", rule, assign("E-Mail", "city"), other.token)).toEqual(missing);
    expect(await refuse("DELETE", `/mapping/${id}`, undefined, other.token)).toEqual(missing);
    expect(await test.send("GET", "/mapping", undefined, other.token)).toEqual([]);
    await test.send("DELETE", "/mapping", {}, other.token);
    expect(await refuse("GET", `/mapping?environmentId=${environmentId}`, undefined, other.token)).toEqual([
      404,
      "environmentId",
    ]);
    const spaceId = (await createCatalogue(test)).spaceId;
    const invited = [{ environmentId, email: `${slug}@x.example`, name: "Guest", spaces: [{ id: spaceId }] }];
    const [guest] = await send("POST", "/guests", invited);
    const { token } = await send("GET", `/guests/${guest.id}/token`);
    expect((await test.request("GET", `/mapping/${id}`, { token })).status).toBe(403);
    expect(await refuse("GET", `/mapping/${id}/rules/us_mr_none`)).toEqual([404, "mappingId"]);
    expect(await refuse("DELETE", `/mapping/${id}/rules`, { ruleIds: [rules[0].id, "us_mr_x"] })).toEqual([
      404,
      "ruleIds[1]",
    ]);
    expect(await send("GET", rule)).toEqual(rules[0]);
    expect(await refuse("GET", `/mapping?jobId=us_jb_none`)).toEqual([404, "jobId"]);
    const named = {
      accountId: other.accountId,
      environmentId: other.environments.development,
      programId: id,
    };
    const event = { topic: "program:created", domain: "program", payload: {}, context: named };
    expect(await refuse("POST", "/events", event, other.token)).toEqual([404, "context.programId"]);
  });

  it("take only rules that say something about their columns and fields", async () => {
    const { id } = await create(["E-Mail", "Ort"]);
    const add = (...rules: object[]) => refuse("POST", `/mapping/${id}/rules`, rules);
    expect(await add(assign("Mail", "post"))).toEqual([400, "[0].config", "[0].config"]);
    expect(await add(assign("E-Mail", "rank"))).toEqual([400, "[0].config"]);
    expect(await add({ name: "a", type: "split", config: { column: "Ort", field: "city" } })).toEqual([
      400,
      "[0].config.fields",
      "[0].config.field",
    ]);
    expect(await add(assign("E-Mail", "email"), assign("Ort", "email"))).toEqual([400, "[1].config"]);
    const separator = { column: "Ort", fields: ["city"], separator: "" };
    expect(await add({ name: "a", type: "split", config: separator })).toEqual([400, "[0].config"]);
    const config = program(["E-Mail", "e-mail"]);
    expect(await refuse("POST", `/mapping?environmentId=${environmentId}`, config)).toEqual([
      400,
      "source.fields[1].key",
    ]);
    const many = program(Array.from({ length: 501 }, (_, index) => `c${index}`));
    expect(await refuse("PATCH", `/mapping/${id}`, many)).toEqual([400, "source.fields"]);
    expect(await send("POST", "/mapping", program(["E-Mail"]))).toMatchObject({ environmentId });
    const { spaceId } = await createCatalogue(test);
    const body = { type: "space", operation: "check", source: spaceId };
    expect(await refuse("GET", `/mapping?jobId=${(await send("POST", "/jobs", body)).id}`)).toEqual([
      400,
      "jobId",
    ]);
  });

  it("are one if two jobs on two nodes decide at once about the same columns", async () => {
    const columns = ["xyz", "E-Mail"];
    const nodes = [test.request, await test.startNode()];
    const ids = [await createJob(columns), await createJob(columns)];
    await Promise.all(ids.map((id, index) => nodes[index]?.("POST", `/jobs/${id}/execute`)));
    for (const id of ids) expect((await waitForJob(test, id)).status).toBe("complete");
    expect(await list(`jobId=${ids[0]}`)).toMatchObject([{ summary: { totalRuleCount: 1 } }]);
  });
});
