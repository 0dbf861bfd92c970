import type { SheetConfig } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startJob, waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";

const suppliers: SheetConfig = {
  name: "Suppliers",
  slug: "suppliers",
  fields: [
    { key: "code", type: "string", constraints: [{ type: "unique" }] },
    { key: "city", type: "string" },
    { key: "parent", type: "reference", config: { ref: "suppliers", key: "code" } },
  ],
};
const orders: SheetConfig = {
  name: "Orders",
  slug: "orders",
  fields: [
    { key: "number", type: "string" },
    { key: "supplier", type: "reference", config: { ref: "suppliers", key: "code" } },
  ],
};

interface Change {
  readonly type: string;
  readonly sheetId: string;
  readonly recordId?: string;
  readonly position: number;
  readonly fields?: string[];
}

describeEngines("the changes of a commit", (engine) => {
  let test: TestService;
  let workbookId: string;
  let spaceId: string;
  let ids: Readonly<Record<string, string>>;
  let sheet: string;
  let orderSheet: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    ({ workbookId, spaceId, sheets: ids } = await createCatalogue(test, [suppliers, orders]));
    sheet = `/sheets/${ids["suppliers"]}`;
    orderSheet = `/sheets/${ids["orders"]}`;
  });
  afterEach(() => test.close());

  const insert = (rows: Record<string, unknown>[], path = sheet) =>
    test.send("POST", `${path}/records`, rows.map(cells));
  const put = async (id: string, values: Record<string, unknown>) =>
    (await test.send("PUT", `${sheet}/records`, [{ id, values: cells(values) }])).commitId;
  const remove = async (...given: string[]): Promise<string> => {
    await test.send("DELETE", `${sheet}/records?${given.map((id) => `ids=${id}`).join("&")}`);
    return newest();
  };
  const newest = async (): Promise<string> => (await test.send("GET", `${sheet}/commits`))[0].id;
  const list = (commitId: string, query = "", token = test.token): Promise<Change[]> =>
    test.send("GET", `/commits/${commitId}/changes?pageSize=1000${query}`, undefined, token);
  const own = (change: Omit<Change, "sheetId">) => ({ sheetId: ids["suppliers"], ...change });
  const listed = async (path: string, query: string): Promise<[string, boolean | undefined, boolean][]> =>
    (await test.send("GET", `${path}/records?${query}`)).records.map(
      ({ id, judged, valid }: { id: string; judged?: boolean; valid: boolean }) => [id, judged, valid],
    );
  const setUndo = (commitId: string, undo: string | null) =>
    test.storage.transaction((db) =>
      db.updateTable("commits").set({ undo }).where("id", "=", commitId).execute(),
    );

  it("name the records that it inserted, updated and deleted, with the fields", async () => {
    const { commitId, records } = await insert([{ code: "A" }, { code: "B" }, { code: "C" }]);
    const [a, b, c] = records.map(({ id }: { id: string }) => id);
    const inserted = [a, b, c].map((recordId, position) => own({ type: "inserted", recordId, position }));
    expect(await list(commitId)).toEqual(inserted);
    const updated = await put(b, { city: "Porto", code: "B2" });
    expect(await list(updated)).toEqual([
      own({ type: "updated", recordId: b, position: 1, fields: ["code", "city"] }),
    ]);
    const { commitId: noted } = await test.send("PUT", `${sheet}/records`, [
      { id: a, values: {}, metadata: { page: 3 } },
      { id: c, values: { city: { messages: [{ type: "warn", message: "Where?" }] } } },
    ]);
    expect(await list(noted)).toEqual([
      own({ type: "updated", recordId: a, position: 0, fields: [] }),
      own({ type: "updated", recordId: c, position: 2, fields: ["city"] }),
    ]);
    const deleted = await remove(c, a);
    const gone = [
      own({ type: "deleted", recordId: a, position: 0 }),
      own({ type: "deleted", recordId: c, position: 2 }),
    ];
    expect(await list(deleted)).toEqual(gone);
    // What a commit did stays the same, with the ids of records that are deleted since.
    expect(await list(commitId)).toEqual(inserted);
    const back = (await test.send("POST", `/commits/${deleted}/undo`)).commitId;
    expect(await list(back)).toEqual(gone.map((change) => ({ ...change, type: "inserted" })));
    expect(await list(deleted)).toEqual(gone);
    const undone = (await test.send("POST", `/commits/${updated}/undo`)).commitId;
    expect(await list(undone)).toEqual(await list(updated));
  });

  it("name the records that it judged, in the lists of records, too, on every node", async () => {
    const node = await test.startNode();
    const { commitId: first, records } = await insert([{ code: "A" }, { code: "B" }, { code: "C" }]);
    const [a, b] = records.map(({ id }: { id: string }) => id);
    const clash = await put(b, { code: "A" });
    const read = async (path: string) => (await node("GET", path)).body.data;
    const judged = own({ type: "judged", recordId: a, position: 0, fields: ["code"] });
    expect(await read(`/commits/${clash}/changes`)).toEqual([
      own({ type: "updated", recordId: b, position: 1, fields: ["code"] }),
      judged,
    ]);
    for (const query of [`commitId=${clash}`, `sinceCommitId=${first}`]) {
      const page = await read(`${sheet}/records?includeLength=true&${query}`);
      expect(page.records).toMatchObject([
        { id: a, judged: true, valid: false, commitId: first },
        { id: b, valid: false, commitId: clash },
      ]);
      expect(page.records[1]).not.toHaveProperty("judged");
      expect(page.counts.total).toBe(2);
      const places = await node("GET", `${sheet}/records/indices?ids=${b}&${query}`);
      expect(places.body).toEqual([{ id: b, index: 1 }]);
    }
    expect(await read(`${sheet}/records?sinceCommitId=${clash}`)).toMatchObject({ records: [] });
    expect((await read(`${sheet}/records`)).records[0]).not.toHaveProperty("judged");
    // An insert, and a deletion that corrects what the clash broke.
    const { commitId: third } = await insert([{ code: "C" }]);
    expect(await list(third)).toMatchObject([{ type: "inserted" }, { type: "judged", position: 2 }]);
    expect(await list(await remove(b))).toEqual([own({ type: "deleted", recordId: b, position: 1 }), judged]);
    // A record that is judged and changed counts as changed.
    await put(a, { city: "Faro" });
    expect(await listed(sheet, `sinceCommitId=${first}`)).toMatchObject([
      [a, undefined, true],
      [expect.any(String), true, false],
      [expect.any(String), undefined, false],
    ]);
    // Numbers of a version are about changes of values.
    const counted = await read(`${sheet}/counts?sinceCommitId=${third}`);
    expect(counted.counts.total).toBe(1);
  });

  it("name the judged records of other sheets, which the lists of these sheets have, too", async () => {
    const { records } = await insert([{ code: "A" }, { code: "B", parent: "A" }]);
    const [a, b] = records.map(({ id }: { id: string }) => id);
    const rows = ["A", "B", "A"].map((supplier, index) => ({ number: `${index}`, supplier }));
    const placed = await insert(rows, orderSheet);
    const [one, , three] = placed.records.map(({ id }: { id: string }) => id);
    const commitId = await remove(a);
    const other = { type: "judged", sheetId: ids["orders"], fields: ["supplier"] };
    const expected = [
      own({ type: "deleted", recordId: a, position: 0 }),
      own({ type: "judged", recordId: b, position: 1, fields: ["parent"] }),
      { ...other, recordId: one, position: 0 },
      { ...other, recordId: three, position: 2 },
    ];
    const bySheet = (changes: Change[]) => [
      ...changes.filter(({ sheetId }) => sheetId === ids["suppliers"]),
      ...changes.filter(({ sheetId }) => sheetId === ids["orders"]),
    ];
    expect(bySheet(await list(commitId))).toEqual(expected);
    const invalid = [one, three].map((id) => [id, true, false]);
    expect(await listed(orderSheet, `commitId=${commitId}`)).toEqual(invalid);
    expect(await listed(orderSheet, `sinceCommitId=${placed.commitId}`)).toEqual(invalid);
    expect(await listed(sheet, `sinceCommitId=${commitId}`)).toEqual([]);
    // A commit that did nothing with a sheet is a wrong one there.
    const { commitId: unrelated } = await insert([{ code: "Z" }]);
    const wrong = await test.request("GET", `${orderSheet}/records?commitId=${unrelated}`);
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, "reference_mismatch"]);
    // People who look at the other sheet learn of it, unless nobody is told.
    const [event] = await test.send("GET", "/events?topic=records:updated");
    expect(event).toMatchObject({
      domain: "sheet",
      payload: { count: 2 },
      context: { sheetId: ids["orders"], commitId },
      dataUrl: `v1/sheets/${ids["orders"]}/records?commitId=${commitId}`,
    });
    expect(await listed(orderSheet, `for=${event.id}`)).toEqual(invalid);
    const body = { fieldUpdates: cells({ code: "A" }) };
    const silent = await test.send("PATCH", `${sheet}/records/bulk-update?q=code%20eq%20Z&silent=true`, body);
    expect(await listed(orderSheet, `commitId=${silent.commitId}`)).toEqual(
      [one, three].map((id) => [id, true, true]),
    );
    expect(await test.send("GET", "/events?topic=records:updated")).toEqual([event]);
    // They are named with their ids after they are deleted.
    await test.send("DELETE", `${orderSheet}/records?ids=${three}`);
    expect(bySheet(await list(commitId))).toEqual(expected);
    await test.send("DELETE", orderSheet);
    expect(await list(commitId)).toEqual(expected.slice(0, 2));
  });

  it("are where the event of a deletion points, which names some of the records itself", async () => {
    const rows = Array.from({ length: 130 }, (_, index) => ({ code: `N${index}` }));
    const { records } = await insert(rows);
    const all = records.map(({ id }: { id: string }) => id);
    const commitId = await remove(all[3] ?? "", all[1] ?? "");
    const read = async () => (await test.send("GET", "/events?topic=records:deleted"))[0];
    expect(await read()).toMatchObject({
      payload: { count: 2, recordIds: [all[3], all[1]], changesUrl: `v1/commits/${commitId}/changes` },
    });
    const job = { type: "workbook", operation: "delete-records", source: workbookId };
    await waitForJob(test, await startJob(test, { ...job, config: { sheet: ids["suppliers"] } }));
    const { payload, id } = await read();
    expect([payload.count, payload.recordIds]).toEqual([128, [all[0], all[2], ...all.slice(4, 102)]]);
    const { body } = await test.request("GET", `//${payload.changesUrl}?pageSize=1000`);
    expect(body.data.map(({ recordId }: Change) => recordId)).toEqual([all[0], all[2], ...all.slice(4)]);
    expect(await listed(sheet, `for=${id}`)).toEqual([]);
  });

  it("come of jobs, imports, restores and replaced values", async () => {
    const { records, commitId: first } = await insert([
      { code: "A", city: "Faro" },
      { code: "B", city: "Faro" },
    ]);
    const [a, b] = records.map(({ id }: { id: string }) => id);
    const snapshot = await test.send("POST", "/snapshots", { sheetId: ids["suppliers"] });
    const replaced = await test.send("PUT", `${sheet}/find-replace`, {
      fieldKey: "code",
      find: '"B"',
      replace: "A",
    });
    expect(await list(replaced.commitId)).toEqual([
      own({ type: "updated", recordId: b, position: 1, fields: ["code"] }),
      own({ type: "judged", recordId: a, position: 0, fields: ["code"] }),
    ]);
    const rules = [{ type: "assign", column: "city", field: "city", steps: [{ type: "case", to: "upper" }] }];
    const config = { sheetId: ids["suppliers"], rules };
    const job = { type: "workbook", source: workbookId };
    await waitForJob(test, await startJob(test, { ...job, operation: "mutate-records", config }));
    expect(await list(await newest())).toEqual([
      own({ type: "updated", recordId: a, position: 0, fields: ["city"] }),
      own({ type: "updated", recordId: b, position: 1, fields: ["city"] }),
    ]);
    const { commitIds } = await test
      .send("POST", `/snapshots/${snapshot.id}/restore`)
      .then(async ({ jobId }) => {
        await waitForJob(test, jobId);
        return { commitIds: [await newest()] };
      });
    expect(await list(commitIds[0] ?? "")).toEqual([
      own({ type: "updated", recordId: a, position: 0, fields: ["city"] }),
      own({ type: "updated", recordId: b, position: 1, fields: ["code", "city"] }),
    ]);
    const imported = await test.send("POST", `${sheet}/records?keyFields=city&keyFields=code`, [
      cells({ code: "A", city: "Faro", parent: "B" }),
      cells({ code: "a", city: "Lagos" }),
    ]);
    const [, , c] = (await test.send("GET", `${sheet}/records`)).records.map(({ id }: { id: string }) => id);
    expect(await list(imported.commitId)).toEqual([
      own({ type: "updated", recordId: a, position: 0, fields: ["parent"] }),
      own({ type: "inserted", recordId: c, position: 2 }),
    ]);
    const deletion = { ...job, operation: "delete-records", config: { sheet: ids["suppliers"] } };
    await waitForJob(test, await startJob(test, deletion));
    expect(await list(await newest())).toEqual(
      [a, b, c].map((recordId, position) => own({ type: "deleted", recordId, position })),
    );
    expect(await list(first)).toEqual(
      [a, b].map((recordId, position) => own({ type: "inserted", recordId, position })),
    );
  });

  it("do not have what changed rules judged, but the lists of records do", async () => {
    const { records, commitId } = await insert([{ code: "A", city: "Faro" }, { code: "B" }]);
    const [, b] = records.map(({ id }: { id: string }) => id);
    const [code, , parent] = suppliers.fields ?? [];
    const city = { key: "city", type: "string", constraints: [{ type: "required" }] };
    const change = async (fields: object[]) =>
      test.send("PATCH", `/workbooks/${workbookId}`, { sheets: [{ slug: "suppliers", fields }] });
    await change([code ?? {}, city, parent ?? {}]);
    expect(await listed(sheet, `sinceCommitId=${commitId}`)).toEqual([[b, true, false]]);
    expect(await list(commitId)).toHaveLength(2);
    // A sheet with many records is validated in steps.
    const rows = Array.from({ length: 1500 }, (_, index) => ({ code: `N${index}`, city: "Faro" }));
    const { commitId: last } = await insert(rows);
    await change([code ?? {}, { key: "city", type: "string" }, parent ?? {}]);
    expect(await listed(sheet, `sinceCommitId=${last}`)).toEqual([[b, true, true]]);
  });

  it("say what is not known of commits of earlier versions", async () => {
    const { commitId, records } = await insert([{ code: "A" }, { code: "B" }, { code: "C" }]);
    const [a, b, c] = records.map(({ id }: { id: string }) => id);
    const updated = await put(b, { city: "Faro" });
    await setUndo(updated, null);
    expect(await list(updated)).toEqual([own({ type: "updated", recordId: b, position: 1 })]);
    await put(b, { city: "Lagos" });
    expect(await list(updated)).toEqual([own({ type: "unknown", recordId: b, position: 1 })]);
    const deleted = await remove(a, b);
    await setUndo(deleted, '"none"');
    expect(await list(deleted)).toEqual([
      own({ type: "deleted", position: 0 }),
      own({ type: "deleted", position: 1 }),
    ]);
    expect(await list(commitId)).toEqual([
      own({ type: "unknown", position: 0 }),
      own({ type: "unknown", position: 1 }),
      own({ type: "inserted", recordId: c, position: 2 }),
    ]);
    const again = await put(c, { city: "Faro" });
    await setUndo(again, '"none"');
    expect(await list(again)).toEqual([own({ type: "unknown", recordId: c, position: 2 })]);
  });

  it("leave out fields that were removed", async () => {
    const { records } = await insert([{ code: "A" }]);
    const commitId = await put(records[0].id, { code: "B", city: "Faro" });
    await test.send("DELETE", `${sheet}/fields/city`);
    expect(await list(commitId)).toMatchObject([{ type: "updated", fields: ["code"] }]);
  });

  it("come in pages, each change once, also while others delete records", async () => {
    const count = 4800;
    await insert([{ code: "A" }]);
    const rows = Array.from({ length: count }, (_, index) => ({ number: `${index}`, supplier: "B" }));
    const { records } = await insert(rows, orderSheet);
    const { commitId } = await insert([{ code: "B" }, { code: "A" }, { code: "C" }]);
    const found: string[] = [];
    let query = "pageSize=700";
    for (let page = 1; ; page += 1) {
      const { body } = await test.request("GET", `/commits/${commitId}/changes?${query}`);
      const { data, pagination } = body;
      found.push(...data.map(({ type, recordId }: Change) => `${type} ${recordId}`));
      expect(pagination).toMatchObject({ currentPage: page, pageCount: 7, totalCount: count + 4 });
      if (pagination.nextCursor === undefined) break;
      query = `pageSize=700&cursor=${pagination.nextCursor}`;
      await test.send(
        "DELETE",
        `${orderSheet}/records?ids=${records[count - page].id}&ids=${records[page].id}`,
      );
    }
    expect(found.slice(0, 3).map((text) => text.split(" ")[0])).toEqual(["inserted", "inserted", "inserted"]);
    expect(found.slice(4)).toEqual(records.map(({ id }: { id: string }) => `judged ${id}`));
    const numbered = await test.send("GET", `/commits/${commitId}/changes?pageSize=5&pageNumber=2`);
    expect(numbered.map(({ position }: Change) => position)).toEqual([1, 2, 3, 4, 5]);
    const wrong = await test.request("GET", `/commits/${await newest()}/changes?cursor=WyJmaWxlcyIsMiw0MTdd`);
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, "cursor_invalid"]);
  });

  it("are for those who may read the records, and name no records of hidden sheets", async () => {
    await insert([{ code: "A" }]);
    await insert([{ number: "1", supplier: "B" }], orderSheet);
    const { commitId } = await insert([{ code: "B" }]);
    const visitor = {
      environmentId: test.environments.development,
      email: "g@casa.example",
      name: "G. Uest",
    };
    const spaces = [{ id: spaceId, workbooks: [{ id: workbookId }], sheets: [{ id: ids["suppliers"] }] }];
    const [{ id }] = await test.send("POST", "/guests", [{ ...visitor, spaces }]);
    const { token } = await test.send("GET", `/guests/${id}/token`);
    expect(await list(commitId)).toMatchObject([{ type: "inserted" }, { type: "judged" }]);
    expect(await list(commitId, "", token)).toMatchObject([{ type: "inserted" }]);
    const other = await test.createAccount();
    const path = `/commits/${commitId}/changes`;
    expect((await test.request("GET", path, { token: other.token })).status).toBe(404);
    await test.storage.transaction((db) =>
      db
        .updateTable("roles")
        .set({ permissions: JSON.stringify(["commits:read", "sheets:read"]) })
        .where("name", "=", "Guest")
        .where("account_id", "=", test.accountId)
        .execute(),
    );
    test.wait(60_000);
    const refused = await test.request("GET", path, { token });
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, "permission_missing"]);
  });
});
