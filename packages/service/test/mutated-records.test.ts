import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const upper = (column: string, field: string) => ({
  type: "assign",
  column,
  field,
  steps: [{ type: "case", to: "upper" }],
});

describeEngines("changes by rules", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function createSheet(rows: readonly object[]) {
    const { workbookId, sheets } = await createCatalogue(test);
    const sheetId = sheets["products"] ?? "";
    const records = rows.map((row) => cells(row as Record<string, unknown>));
    const inserted = await test.send("POST", `/sheets/${sheetId}/records`, records);
    const ids: string[] = inserted.records.map(({ id }: { id: string }) => id);
    return { workbookId, sheetId, ids };
  }
  const preview = (config: object) => test.send("POST", "/jobs/preview-mutation", config);
  const run = async (workbookId: string, config: object) => {
    const job = { type: "workbook", operation: "mutate-records", source: workbookId };
    const { id } = await test.send("POST", "/jobs", { ...job, trigger: "immediate", config });
    return waitForJob(test, id);
  };
  const read = async (sheetId: string) => {
    const { records } = await test.send("GET", `/sheets/${sheetId}/records`);
    // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
    return records.map(({ id, values, valid }: any) => [id, values.name.value, values.price.value, valid]);
  };
  const refuse = async (path: string, body: unknown, token?: string) => {
    const response = await test.request("POST", path, { body, ...(token !== undefined && { token }) });
    return [response.status, ...response.body.errors.map(({ key }: { key: string }) => key)];
  };

  it("are previewed without a change, and the job then does the same", async () => {
    const { workbookId, sheetId, ids } = await createSheet([
      { sku: "A", name: "cup", price: 1 },
      { sku: "B", name: "BOWL", price: 2 },
      { sku: "C", name: "tray", price: 3 },
    ]);
    const before = await read(sheetId);
    const commits = await test.send("GET", `/sheets/${sheetId}/commits`);
    const config = { sheetId, rules: [upper("name", "name")], q: "price lt 3" };
    const [only, ...others] = await preview(config);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      id: ids[0],
      changeType: "updatedSince",
      valid: true,
      values: {
        name: { snapshotValue: "cup", value: "CUP", valid: true },
        price: { snapshotValue: 1, value: 1 },
      },
    });
    expect(await read(sheetId)).toEqual(before);
    expect(await test.send("GET", `/sheets/${sheetId}/commits`)).toEqual(commits);
    const job = await run(workbookId, { ...config, snapshotLabel: "Before" });
    expect(job).toMatchObject({
      status: "complete",
      info: "1 record changed",
      result: { updated: 1 },
    });
    expect(await read(sheetId)).toEqual([[ids[0], "CUP", 1, true], ...before.slice(1)]);
    expect(await test.send("GET", `/snapshots?sheetId=${sheetId}`)).toMatchObject([{ label: "Before" }]);
    expect(await preview(config)).toEqual([]);
    const all = { sheetId, rules: [{ type: "constant", field: "price", value: 9 }] };
    expect(await preview({ ...all, ids: [ids[2]] })).toMatchObject([{ id: ids[2] }]);
    expect((await run(workbookId, all)).result).toEqual({ updated: 3 });
    const few = { ...all, filter: "valid", searchField: "name", searchValue: '"tray"' };
    const zero = { ...few, rules: [{ type: "constant", field: "price", value: 0 }] };
    expect(await preview(zero)).toMatchObject([{ id: ids[2] }]);
    expect(await preview({ ...zero, ids: [ids[2]] })).toEqual([]);
    const many = await createSheet(
      Array.from({ length: 1001 }, (_, index) => ({ sku: `S${index}`, name: "x" })),
    );
    const large = { sheetId: many.sheetId, rules: [upper("name", "name")] };
    expect(await preview(large)).toHaveLength(200);
    const listCommits = () => test.send("GET", `/sheets/${many.sheetId}/commits`);
    const inserted = (await listCommits()).length;
    expect((await run(many.workbookId, large)).result).toEqual({ updated: 1001 });
    expect(await listCommits()).toHaveLength(inserted + 2);
  });

  it("are validated as the job does, also by rules about several records", async () => {
    const { workbookId, sheetId } = await createSheet([
      { sku: "A", name: "same" },
      { sku: "B", name: "same" },
    ]);
    const rules = [
      { type: "assign", column: "name", field: "sku" },
      { type: "assign", column: "sku", field: "name" },
      { type: "constant", field: "price", value: "cheap" },
    ];
    const shown = await preview({ sheetId, rules });
    expect(shown).toMatchObject(
      ["A", "B"].map((name) => ({
        valid: false,
        values: { sku: { value: "same", valid: false }, name: { value: name }, price: { valid: false } },
      })),
    );
    // Nothing of the preview stays in the index of values.
    const added = await test.send("POST", `/sheets/${sheetId}/records`, [cells({ sku: "same", name: "x" })]);
    expect(added.counts.error).toBe(0);
    await test.send("DELETE", `/sheets/${sheetId}/records?ids=${added.records[0].id}`);
    await run(workbookId, { sheetId, rules });
    expect(await read(sheetId)).toMatchObject(
      shown.map(({ id, values, valid }: { id: string; values: never; valid: boolean }) => [
        ...[id, values["name"]["value"], "cheap", valid],
      ]),
    );
  });

  it("name fields of the sheet and records that the caller may change", async () => {
    const { workbookId, sheetId } = await createSheet([{ sku: "A" }]);
    const wrong = { sheetId, rules: [upper("title", "name"), upper("sku", "name")] };
    expect(await refuse("/jobs/preview-mutation", wrong)).toEqual([400, "rules[0]", "rules[1]"]);
    const job = { type: "workbook", operation: "mutate-records", source: workbookId };
    expect(await refuse("/jobs", { ...job, config: wrong })).toEqual([
      400,
      "config.rules[0]",
      "config.rules[1]",
    ]);
    const rules = [upper("sku", "sku")];
    expect(await refuse("/jobs/preview-mutation", { sheetId, rules, q: "title eq 1" })).toEqual([400, "q"]);
    const other = await createCatalogue(test);
    const elsewhere = { sheetId: other.sheets["products"], rules };
    expect(await refuse("/jobs", { ...job, config: elsewhere })).toEqual([400, "config.sheetId"]);
    const code = { sheetId, rules, mutateRecord: "(record) => record" };
    expect(await refuse("/jobs/preview-mutation", code)).toEqual([400, "mutateRecord"]);
    const spaces = [{ id: other.spaceId }];
    const email = `${crypto.randomUUID()}@harbour.example`;
    const environmentId = test.environments.development;
    const [guest] = await test.send("POST", "/guests", [{ environmentId, email, name: "Ada", spaces }]);
    const { token: ada } = await test.send("GET", `/guests/${guest.id}/token?spaceId=${other.spaceId}`);
    expect(await refuse("/jobs/preview-mutation", { sheetId, rules }, ada)).toEqual([404, "sheetId"]);
    expect(await test.send("POST", "/jobs/preview-mutation", elsewhere, ada)).toEqual([]);
    const { token } = await test.createAccount();
    expect(await refuse("/jobs/preview-mutation", { sheetId, rules }, token)).toEqual([404, "sheetId"]);
  });
});
