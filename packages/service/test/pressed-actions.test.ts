import type { Action, JobConfig } from "@data-import/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClock } from "../src/runner/clock/clock.ts";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const sheetConfig = (slug: string) => ({
  name: slug,
  slug,
  fields: [
    { key: "sku", type: "string" as const, constraints: [{ type: "required" as const }] },
    { key: "price", type: "number" as const, readonly: true },
  ],
});

describeEngines("actions that are pressed", (engine) => {
  let test: TestService;
  let own: Catalogue;
  let goods: string;
  beforeAll(async () => {
    test = await startTestService(engine, { runsJobs: false });
  });
  afterAll(() => test.close());

  /** A new workbook with an action. */
  async function prepare(action: Partial<Action>, target: "space" | "workbook" | "sheet" = "sheet") {
    own = await createCatalogue(test, [sheetConfig("goods"), sheetConfig("people")]);
    goods = own.sheets["goods"] ?? "";
    const targetId = { space: own.spaceId, workbook: own.workbookId, sheet: goods }[target];
    const body = { label: "Submit", operation: "submit", targetId, ...action };
    return test.send("POST", `/actions?spaceId=${own.spaceId}`, body);
  }
  const insert = async (...skus: (string | null)[]): Promise<string[]> => {
    const body = skus.map((sku) => cells({ sku }));
    const { records } = await test.send("POST", `/sheets/${goods}/records`, body);
    return records.map(({ id }: { id: string }) => id);
  };
  /** The status, and the keys of the errors. */
  async function press(job: Partial<JobConfig> = {}) {
    const body = { type: "sheet", operation: "submit", source: goods, ...job };
    const response = await test.request("POST", "/jobs", { body });
    const errors: { key: string; message: string; code: string }[] = response.body.errors ?? [];
    return { status: response.status, data: response.body.data, keys: errors.map(({ key }) => key), errors };
  }
  const select = (
    query: Record<string, unknown>,
    params: Record<string, unknown> = {},
  ): NonNullable<JobConfig["subject"]> => ({
    type: "collection",
    resource: "records",
    params,
    query,
  });

  it("start a job that names them and has their mode", async () => {
    const { id } = await prepare({ mode: "toolbarBlocking" });
    expect((await press()).data).toMatchObject({ actionId: id, mode: "toolbarBlocking" });
    const { data } = await press({ mode: "background", trigger: "immediate" });
    expect(data).toMatchObject({ actionId: id, mode: "background" });
    const [ready] = await test.send("GET", "/events?topic=job:ready&pageSize=1");
    expect(ready).toMatchObject({
      context: { jobId: data.id, actionId: id, actionName: "sheet:submit", actorId: test.userId },
      origin: { id, slug: "submit" },
    });
    expect((await press({ operation: "other" })).data).not.toHaveProperty("actionId");
    const part = await press({ parentId: data.id });
    expect(part.data).not.toHaveProperty("actionId");
  });

  it("need data", async () => {
    await prepare({ constraints: [{ type: "hasData" }] });
    const empty = await press();
    expect([empty.status, empty.keys]).toEqual([409, ["source"]]);
    expect(empty.errors[0]).toMatchObject({
      message: expect.stringContaining("it needs data"),
      code: "action_constraint",
    });
    const [id = ""] = await insert("A");
    expect((await press({ subject: select({ ids: [id] }) })).status).toBe(200);
  });

  it("need valid records, of the selection if there is one", async () => {
    await prepare({ constraints: [{ type: "hasAllValid" }] });
    expect((await press()).status).toBe(200);
    const [valid = "", invalid = ""] = await insert("A", null);
    const all = await press();
    expect([all.status, all.keys]).toEqual([409, ["source"]]);
    expect(all.errors[0]?.message).toContain("1 of 2 records have errors");
    expect((await press({ subject: select({ ids: [valid] }) })).status).toBe(200);
    expect((await press({ subject: select({ exceptions: [invalid] }) })).status).toBe(200);
    expect((await press({ subject: select({ ids: [invalid] }) })).status).toBe(409);
    const { sheets } = own;
    await test.send("DELETE", `/sheets/${goods}/records?ids=${invalid}`);
    expect((await press()).status).toBe(200);
    await insert(null);
    const other = await press({ source: sheets["people"] ?? "" });
    // The action belongs to the other sheet, so this is a job like any other.
    expect(other.data).not.toHaveProperty("actionId");
  });

  it("can ignore the selection for valid records, and have the deprecated conditions", async () => {
    await prepare({ constraints: [{ type: "hasAllValid", ignoreSelection: true }] });
    const [valid = ""] = await insert("A", null);
    expect((await press({ subject: select({ ids: [valid] }) })).status).toBe(409);
    await prepare({ requireAllValid: true, requireSelection: true });
    const [one = ""] = await insert("A", null);
    expect((await press({ subject: select({ ids: [one] }) })).status).toBe(200);
    expect((await press()).keys).toEqual(["subject"]);
    expect((await press({ subject: select({}) })).status).toBe(409);
  });

  it("need a selection", async () => {
    await prepare({ constraints: [{ type: "hasSelection" }], mount: { type: "sheet" } }, "workbook");
    const [id = ""] = await insert("A");
    const missing = await press();
    expect([missing.status, missing.keys]).toEqual([400, ["subject"]]);
    expect(missing.errors[0]).toMatchObject({
      message: expect.stringContaining('"resource": "records"'),
      code: "action_not_applicable",
    });
    expect((await press({ subject: select({ ids: [id] }) })).status).toBe(200);
    expect((await press({ subject: select({ filter: "valid" }, { sheetId: goods }) })).status).toBe(200);
    expect((await press({ subject: select({ filter: "error" }) })).status).toBe(400);
    expect((await press({ subject: { type: "resource", id } })).keys).toEqual(["subject"]);
    const people = own.sheets["people"] ?? "";
    const wrong = [
      [select({ ids: id }), "subject.query.ids"],
      [select({ sort: "sku" }), "subject.query.sort"],
      [select({ filterField: "colour", filter: "valid" }), "subject.query.filterField"],
      [select({}, { sheetId: people }), "subject.params.sheetId"],
    ] as const;
    for (const [subject, key] of wrong) {
      expect(await press({ subject })).toMatchObject({ status: 400, keys: [key] });
    }
  });

  it("need an enabled column", async () => {
    const constraints = [{ type: "hasColumnEnabled" as const }];
    const pressOn = (fieldKey: string) =>
      press({ subject: { type: "collection", resource: "fields", params: { fieldKey } } });
    await prepare({ constraints, mount: { type: "field" } });
    expect((await press()).status).toBe(200);
    expect((await pressOn("sku")).status).toBe(200);
    expect(await pressOn("price")).toMatchObject({ status: 409, keys: ["source"] });
    expect(await pressOn("colour")).toMatchObject({ status: 400, keys: ["subject.params.fieldKey"] });
    await prepare({ constraints, mount: { type: "field", keys: ["price", "sku"] } });
    expect((await press()).status).toBe(409);
    expect((await pressOn("sku")).status).toBe(200);
    await prepare({ mount: { type: "field", keys: ["sku"] } });
    expect(await pressOn("price")).toMatchObject({ status: 400, keys: ["subject.params.fieldKey"] });
  });

  it("are pressed where they are mounted", async () => {
    const sheet = await prepare({ mount: { type: "sheet", slugs: ["goods"] } }, "space");
    const people = own.sheets["people"] ?? "";
    const workbook = { type: "workbook" as const, source: own.workbookId };
    const space = { type: "space" as const, source: own.spaceId };
    expect((await press()).data.actionId).toBe(sheet.id);
    const elsewhere = await press({ source: people });
    expect([elsewhere.status, elsewhere.keys]).toEqual([400, ["source"]]);
    expect(elsewhere.errors[0]?.message).toContain("`goods`; `source` has `people`");
    expect(await press(space)).toMatchObject({ status: 400, keys: ["type"] });
    expect((await press(workbook)).data).not.toHaveProperty("actionId");
    await prepare({ mount: { type: "workbook", slugs: ["spring-catalogue"] } }, "space");
    expect((await press({ ...workbook, source: own.workbookId })).data).toHaveProperty("actionId");
    await prepare({ mount: { type: "workbook", slugs: ["other"] } }, "space");
    expect(await press({ ...workbook, source: own.workbookId })).toMatchObject({
      status: 400,
      keys: ["source"],
    });
    await prepare({}, "space");
    expect((await press({ ...space, source: own.spaceId })).data).toHaveProperty("actionId");
    expect((await press()).data).not.toHaveProperty("actionId");
    await prepare({ mount: { type: "field", keys: ["colour"] } }, "workbook");
    expect(await press()).toMatchObject({ status: 400, keys: ["source"] });
  });

  it("are pressed on documents and files, which have no records", async () => {
    const constraints = [{ type: "hasAllValid" as const }];
    await prepare({ mount: { type: "document" }, constraints }, "space");
    const document = await test.send("POST", `/spaces/${own.spaceId}/documents`, { title: "A", body: "B" });
    const onDocument = await press({ type: "document", source: document.id });
    expect(onDocument.data).toHaveProperty("actionId");
    await prepare({ mount: { type: "file" }, constraints: [{ type: "hasData" }] }, "space");
    const file = await uploadFile(test, own.spaceId, "A photo", { name: "photo.bin", type: "image/png" });
    expect((await press({ type: "file", source: file.body.data.id })).status).toBe(409);
  });

  it("check the input of their form, and complete it", async () => {
    const options = [{ value: "price" }, { value: 2 }];
    const required = [{ type: "required" as const }];
    await prepare({
      inputForm: {
        type: "simple",
        fields: [
          { key: "reason", label: "Reason", type: "enum", config: { options }, defaultValue: "price" },
          { key: "note", label: "Note", type: "textarea", constraints: required },
          { key: "count", label: "Count", type: "number" },
          { key: "sure", label: "Sure", type: "boolean" },
          { key: "colour", label: "Colour", type: "colour" },
        ],
      },
    });
    const input = { note: "Soon", count: 2, sure: true, colour: [1] };
    expect((await press({ input })).data.input).toEqual({ reason: "price", ...input });
    expect((await press({ input: { note: "x", count: null, reason: 2 } })).status).toBe(200);
    const wrong = await press({ input: { note: "", reason: "photo", count: "2", sure: 1, other: 1 } });
    expect(wrong.status).toBe(400);
    expect(wrong.errors.map(({ message }) => message)).toEqual([
      '`input.reason` (Reason) must be one of `price`, `2`; it was `"photo"`.',
      "`input.note` (Note) is required.",
      '`input.count` (Count) must be a number; it was `"2"`.',
      "`input.sure` (Sure) must be a boolean; it was `1`.",
      "The form of the action has no field `other`. Its fields are `reason`, `note`, `count`, `sure`, `colour`.",
    ]);
    for (const note of [undefined, null]) {
      expect(await press({ input: { ...(note === null && { note }) } })).toMatchObject({
        keys: ["input.note"],
      });
    }
    expect((await press()).keys).toEqual(["input.note"]);
  });

  it("wait for open commits, and for jobs that block the source", async () => {
    await prepare({ mode: "foreground" });
    await test.send("PATCH", `/workbooks/${own.workbookId}`, { settings: { trackChanges: true } });
    await test.send("GET", "/events?topic=commit:created");
    const inserted = await test.request("POST", `/sheets/${goods}/records`, {
      body: [cells({ sku: "A" })],
      headers: { "x-disable-hooks": "false" },
    });
    const { commitId } = inserted.body.data;
    const waiting = await press();
    expect([waiting.status, waiting.keys]).toEqual([409, ["source"]]);
    expect(waiting.errors[0]).toMatchObject({
      message: expect.stringContaining(commitId),
      code: "commit_open",
    });
    await test.send("POST", `/commits/${commitId}/complete`);
    const first = await press({ trigger: "immediate" });
    expect(first.status).toBe(200);
    const second = await press({ trigger: "immediate" });
    expect([second.status, second.keys]).toEqual([409, ["source"]]);
    expect(second.errors[0]).toMatchObject({
      message: expect.stringContaining(first.data.id),
      code: "job_blocks",
    });
    await test.send("POST", `/jobs/${first.data.id}/complete`);
    expect((await press({ trigger: "immediate" })).status).toBe(200);
  });

  it("of two people at the same moment, in two processes, block one of them", async () => {
    const node = await test.startNode();
    await prepare({ mode: "foreground" });
    for (const job of [
      { type: "sheet", source: goods },
      { type: "workbook", source: own.workbookId },
    ]) {
      if (job.type === "workbook") await prepare({ mode: "foreground" }, "workbook");
      const source = job.type === "workbook" ? own.workbookId : goods;
      const body = { ...job, source, operation: "submit", trigger: "immediate" };
      const requests = [test.request, node, test.request, node];
      const responses = await Promise.all(requests.map((request) => request("POST", "/jobs", { body })));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    }
  });

  it("run by their schedule only if they can be pressed", async () => {
    const fields = [{ key: "note", label: "Note", type: "string", defaultValue: "nightly" }];
    const form = { type: "simple" as const, fields };
    await prepare({ schedule: "hourly", inputForm: form, constraints: [{ type: "hasData" }] });
    const hour = 3_600_000;
    const tick = createClock(test.dependencies);
    await tick();
    test.wait(hour);
    await tick();
    const list = () => test.send("GET", `/jobs?spaceId=${own.spaceId}&sortDirection=asc`);
    expect(await list()).toMatchObject([
      { status: "canceled", info: expect.stringContaining("it needs data") },
      { status: "scheduled" },
    ]);
    await insert("A");
    test.wait(hour);
    await tick();
    expect((await list())[1]).toMatchObject({ status: "ready", input: { note: "nightly" } });
  });
});
