import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const goods: SheetConfig = {
  name: "Goods",
  slug: "goods",
  fields: [
    { key: "sku", type: "string", constraints: [{ type: "required" }] },
    { key: "price", type: "number" },
  ],
};

describeEngines("records that are written", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let path: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    catalogue = await createCatalogue(test, [goods]);
    path = `/sheets/${catalogue.sheets["goods"]}/records`;
  });

  const insert = async (...records: object[]) =>
    (await test.request("POST", path, { body: records })).body.data;
  const update = async (...revisions: object[]) =>
    (await test.request("PUT", path, { body: revisions })).body.data;
  const read = async () => (await test.request("GET", `${path}?includeMessages=true`)).body.data.records;

  it("are new, even if others have the same values", async () => {
    const { records: first } = await insert(cells({ sku: "a", price: 1 }));
    const { records: second } = await insert(cells({ sku: "a", price: 1 }), cells({ price: null }));
    const all = [...first, ...second];
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    expect(await read()).toEqual(all);
    expect(second[1].values).toMatchObject({ sku: { value: null, valid: false }, price: { value: null } });
  });

  it("can be sent back as they were read", async () => {
    const note = { type: "warn", source: "custom-logic", message: "Check it." };
    const { commitId } = await insert(
      { sku: { value: "" }, price: { value: "x", messages: [note] } },
      { sku: { value: "b" }, price: { value: 1, valid: false } },
    );
    const before = await read();
    const sources = before[0].values.price.messages.map(({ source }: { source: string }) => source);
    expect(sources.toSorted()).toEqual(["custom-logic", "invalid-option"]);
    expect((await update(...before)).commitId).toBe(commitId);
    expect(await read()).toEqual(before);
  });

  it("keep what is not sent, and are validated by the service alone", async () => {
    const { records } = await insert(cells({ sku: "a", price: 3 }));
    const [{ id }] = records;
    const messages = [{ type: "info", message: "From the list of March." }];
    await update({ id, values: { price: { messages } } });
    const [noted] = await read();
    expect(noted).toMatchObject({ valid: true, values: { sku: { value: "a" }, price: { value: 3 } } });
    expect(noted.values.price.messages).toMatchObject(messages);
    const others = [{ type: "warn", message: "Too low?" }];
    await update({ id, values: { price: { messages: others } } });
    expect((await read())[0].values.price.messages).toMatchObject(others);
    await update({ id, valid: false, values: { price: { value: 4, valid: false } } });
    expect((await read())[0]).toMatchObject({
      valid: true,
      values: { price: { valid: true, messages: [] } },
    });
    await update({ id, valid: true, values: { sku: { value: null, valid: true }, price: {} } });
    expect((await read())[0]).toMatchObject({
      valid: false,
      values: { sku: { value: null, valid: false }, price: { value: 4 } },
    });
  });

  it("say when and by which commit they were changed", async () => {
    const { records, commitId: first } = await insert(cells({ sku: "a", price: 1 }), cells({ sku: "b" }));
    test.wait(60_000);
    const { commitId, versionId } = await update({ id: records[0].id, values: { price: { value: 2 } } });
    expect(versionId).toBe(commitId);
    const [changed, same] = await read();
    expect(changed).toMatchObject({ commitId, versionId: commitId });
    expect(same).toMatchObject({ commitId: first, versionId: first });
    const timeOf = async (id: string) => (await test.request("GET", `/commits/${id}`)).body.data.createdAt;
    expect(changed.values.sku.updatedAt).toBe(await timeOf(first));
    expect(changed.values.price.updatedAt).toBe(await timeOf(commitId));
    expect(Date.parse(await timeOf(commitId)) - Date.parse(await timeOf(first))).toBeGreaterThanOrEqual(
      60_000,
    );
  });

  it("have notes and settings, and flags that only the service sets", async () => {
    const { records } = await insert(cells({ sku: "a" }), cells({ sku: "b" }));
    const [{ id }, { id: otherId }] = records;
    for (const slug of ["second", "first"]) {
      const { body } = await test.request("POST", `/v1/workbooks/${catalogue.workbookId}/flags/bulk-mutate`, {
        body: { operation: "apply", slug, query: "sku eq a" },
      });
      await waitForJob(test, body.jobId);
    }
    const config = { markedForDeletion: true, fields: { sku: { readonly: true } } };
    const messages = [{ type: "error", message: "No." }];
    const metadata = { page: 3, flags: ["mine"] };
    await update({ id, values: { sku: { metadata: { a: 1 } } }, config, messages, metadata });
    await update({ id: otherId, values: {}, metadata: { page: 4, flags: ["mine"] } });
    const [record, other] = await read();
    expect(record).toMatchObject({ config, valid: true });
    expect(record.metadata).toEqual({ page: 3, flags: ["second", "first"] });
    expect(record).not.toHaveProperty("messages");
    expect(record.values.sku).not.toHaveProperty("metadata");
    expect(other.metadata).toEqual({ page: 4 });
  });

  it("have no U+0000 and no half surrogate pair", async () => {
    for (const value of ["a\u0000b", "\ud83d cup", "cup \ude00"]) {
      const { status, body } = await test.request("POST", path, { body: [cells({ sku: value })] });
      expect([status, body.errors?.[0].key]).toEqual([400, "[0].sku.value"]);
    }
    await insert(cells({ sku: "\u{1F600}" }));
    expect(await read()).toMatchObject([{ values: { sku: { value: "\u{1F600}" } } }]);
  });
});
