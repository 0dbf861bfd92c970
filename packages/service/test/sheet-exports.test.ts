import { sheetFormats } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { downloadFile } from "./support/download.ts";
import { listTopics, startJob, waitForJob, waitUntil } from "./support/jobs.ts";
import { oddRows } from "./support/odd-values.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("an export of a sheet by a job", (engine) => {
  let test: TestService;
  let spaceId: string;
  let sheetId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  beforeEach(async () => {
    const catalogue = await createCatalogue(test);
    ({ spaceId } = catalogue);
    sheetId = catalogue.sheets["products"] as string;
  });
  afterAll(() => test.close());

  const describe = (options: object) => ({
    type: "sheet",
    operation: "export",
    source: sheetId,
    config: { options },
  });
  const insert = (rows: readonly object[]) =>
    test.send(
      "POST",
      `/sheets/${sheetId}/records`,
      rows.map((row) => cells(row as Record<string, unknown>)),
    );
  const readFile = async (fileId: string) => {
    const response = await test.service.fetch(`http://service.localhost/v1/files/${fileId}/download`, {
      headers: { authorization: `Bearer ${test.token}` },
    });
    return new Uint8Array(await response.arrayBuffer());
  };
  const listFiles = () => test.send("GET", `/files?spaceId=${spaceId}&mode=export`);

  it("creates a file with what a download has, in every format", async () => {
    await insert(oddRows);
    const selection = {
      filter: "valid",
      sortField: "price",
      sortDirection: "desc",
      fields: ["sku", "price"],
    };
    const query = "filter=valid&sortField=price&sortDirection=desc&fields=sku&fields=price";
    for (const format of sheetFormats) {
      const id = await startJob(test, describe({ ...selection, format }));
      const job = await waitForJob(test, id);
      const { fileId } = job;
      expect(job).toMatchObject({
        status: "complete",
        progress: 100,
        info: "9 records exported",
        result: { fileId, records: 9 },
        outcome: { next: { type: "download", url: `/v1/files/${fileId}/download` } },
      });
      expect(await test.send("GET", `/files/${fileId}`)).toMatchObject({
        name: `Products.${format}`,
        mode: "export",
        status: "complete",
        spaceId,
      });
      const expected = await downloadFile(test, sheetId, `format=${format}&${query}`);
      // An XLSX file has the time when it was written.
      if (format !== "xlsx") expect(await readFile(fileId)).toEqual(expected);
      const [listed] = await test.send("GET", `/jobs?fileId=${fileId}`);
      expect(listed.id).toBe(id);
      const { body } = await test.request("GET", "/events?topic=file:created&pageSize=1");
      expect(body.data[0].context).toMatchObject({ fileId, spaceId });
    }
    const plain = await waitForJob(test, await startJob(test, describe({})));
    expect(await readFile(plain.fileId)).toEqual(await downloadFile(test, sheetId));
  });

  it("has what each option says", async () => {
    const { commitId, records } = await insert(oddRows);
    await insert([{ sku: "=later", name: "Cup", price: 3 }]);
    const [first, second] = records.map(({ id }: { id: string }) => id);
    const cases: readonly [object, string][] = [
      [{ escapeFormulas: true, byteOrderMark: true }, "escapeFormulas=true&byteOrderMark=true"],
      [{ columnNames: "label" }, "columnNames=label"],
      [{ commitId }, `commitId=${commitId}`],
      [{ versionId: commitId }, `versionId=${commitId}`],
      [{ filter: "error", filterField: "price" }, "filter=error&filterField=price"],
      [{ searchValue: "cup", searchField: "name" }, "searchValue=cup&searchField=name"],
      [{ q: "price gt 1" }, "q=price+gt+1"],
      [{ ids: [first, second] }, `ids=${first}&ids=${second}`],
      [{ filter: "valid", ids: [first] }, `filter=valid&ids=${first}`],
    ];
    const ids = await Promise.all(cases.map(([options]) => startJob(test, describe(options))));
    for (const [index, [, query]] of cases.entries()) {
      const { fileId } = await waitForJob(test, ids[index] as string);
      const expected = await downloadFile(test, sheetId, query);
      expect([query, Buffer.from(await readFile(fileId)).toString()]).toEqual([
        query,
        Buffer.from(expected).toString(),
      ]);
    }
  });

  it("reports its progress, and leaves nothing if it is canceled", async () => {
    const fields = [{ key: "price", type: "number" as const }];
    const lines = await createCatalogue(test, [{ name: "Lines", slug: "lines", fields }]);
    ({ spaceId } = lines);
    sheetId = lines.sheets["lines"] as string;
    for (const _ of [1, 2]) await insert(Array.from({ length: 10_000 }, (_, price) => ({ price })));
    const blobs = test.blobs.count();
    const id = await startJob(test, describe({ format: "jsonl" }));
    await waitUntil(test, id, ({ progress }) => progress > 0);
    expect((await test.request("POST", `/jobs/${id}/cancel`)).body.data.status).toBe("canceled");
    // If it were still running, a later job would find its file.
    await waitForJob(test, await startJob(test, describe({ filter: "none" })));
    const files = await listFiles();
    expect([files.length, test.blobs.count()]).toEqual([1, blobs + 1]);
    await test.request("POST", `/jobs/${id}/retry`);
    expect(await waitForJob(test, id)).toMatchObject({ status: "complete", info: "20000 records exported" });
    const topics = await listTopics(test, id);
    expect(topics.filter((topic) => topic === "job:updated").length).toBeGreaterThan(5);
    const loose = await test.storage.db.selectFrom("loose_blobs").selectAll().execute();
    expect(loose).toEqual([]);
  });

  it("is rejected if its options are wrong, or its caller may not do this", async () => {
    const wrong: [object, string][] = [
      [{ fields: ["nothing"] }, "config.options.fields"],
      [{ q: "price gt" }, "config.options.q"],
      [{ sortField: "price" }, "config.options.sortDirection"],
      [{ format: "doc" }, "config.options.format"],
      [{ commitId: "us_vr_nothing0" }, "config.options.commitId"],
    ];
    for (const [options, key] of wrong) {
      const { status, body } = await test.request("POST", "/jobs", { body: describe(options) });
      expect([status, body.errors?.[0].key]).toEqual([400, key]);
    }
    const other = await test.createAccount();
    const foreign = await test.request("POST", "/jobs", { body: describe({}), token: other.token });
    expect([foreign.status, foreign.body.errors[0].key]).toEqual([404, "source"]);
    await test.send("PATCH", `/spaces/${spaceId}`, { access: [] });
    const [guest] = await test.send("POST", "/guests", [
      {
        environmentId: test.environments.development,
        email: `${crypto.randomUUID()}@harbour.example`,
        name: "Guest",
        spaces: [{ id: spaceId }],
      },
    ]);
    const { token } = await test.send("GET", `/guests/${guest.id}/token?spaceId=${spaceId}`);
    expect((await test.request("POST", "/jobs", { body: describe({}), token })).status).toBe(403);
  });
});
