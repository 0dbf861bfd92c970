import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSqlite, type Storage } from "../src/index.ts";
import { type Catalogue, cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestResponse, type TestService } from "./support/start.ts";
import { uploadFile } from "./support/upload.ts";

const query = encodeURIComponent("price gt 0");

/** The reads with several statements, by their operation. */
const reads: Record<string, (own: Catalogue, commitId: string) => string> = {
  getRecords: ({ sheets }) =>
    `/sheets/${sheets["products"]}/records?includeCounts=true&sortField=sku&sortDirection=asc`,
  "getRecords, filtered": ({ sheets }) =>
    `/sheets/${sheets["products"]}/records?includeCounts=true&filter=error`,
  "getRecords since a commit": ({ sheets }, commitId) =>
    `/sheets/${sheets["products"]}/records?includeCounts=true&sinceCommitId=${commitId}`,
  getRecordCounts: ({ sheets }) => `/sheets/${sheets["products"]}/counts?byField=true`,
  "getRecordCounts, selected": ({ sheets }) => `/sheets/${sheets["products"]}/counts?byField=true&q=${query}`,
  listCalculations: ({ sheets }) => `/sheets/${sheets["products"]}/calculations`,
  "listCalculations, selected": ({ sheets }) => `/sheets/${sheets["products"]}/calculations?q=${query}`,
  listSheets: ({ workbookId }) => `/sheets?workbookId=${workbookId}`,
  listSheetCommits: ({ sheets }) => `/sheets/${sheets["products"]}/commits`,
  getWorkbook: ({ workbookId }) => `/workbooks/${workbookId}`,
  listWorkbooks: ({ spaceId }) => `/workbooks?spaceId=${spaceId}&includeSheets=true`,
  listSpaces: () => "/spaces?pageSize=1000",
  listDocuments: ({ spaceId }) => `/spaces/${spaceId}/documents`,
  listGuests: ({ spaceId }) => `/guests?spaceId=${spaceId}`,
  listFiles: ({ spaceId }) => `/files?spaceId=${spaceId}`,
  listJobs: ({ spaceId }) => `/jobs?spaceId=${spaceId}`,
  listEnvironments: () => "/environments",
};

describeEngines("a GET", (engine) => {
  let folder: string;
  // Changes run outside of the read that they interrupt.
  const runOutside = AsyncLocalStorage.snapshot();
  let test: TestService;
  let own: Catalogue;
  let commitId: string;
  let round = 0;
  /** Set during a read that others interrupt: how many of its statements they may still follow with changes. */
  const interrupted = new AsyncLocalStorage<{ remaining: number }>();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "one-moment-"));
    // A database in memory has only one connection: nobody can write during a read.
    const open = async () =>
      watch(engine.openNode === undefined ? openSqlite({ folder }) : await engine.open());
    test = await startTestService({ ...engine, open });
    own = await createCatalogue(test);
    await change();
    commitId = (await test.request("GET", `/sheets/${own.sheets["products"]}/records`)).body.data.commitId;
    await change();
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  /** Makes the reads wait for a change after each of their statements. */
  function watch(storage: Storage): Storage {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const read = interrupted.getStore();
        // Not after the query for the token, which is outside of the read.
        const isOfToken = result.rows.some((row) => "hash" in row && "permissions" in row);
        if (isOfToken || read === undefined || read.remaining === 0) return result;
        read.remaining -= 1;
        await runOutside(change);
        return result;
      },
    };
    return {
      ...storage,
      // A kept response would not read at all.
      readVersion: () => undefined,
      db: storage.db.withPlugin(plugin),
      snapshot: (work) => storage.snapshot((db) => work(db.withPlugin(plugin))),
    };
  }

  /** Changes something that each of the reads shows. */
  async function change(): Promise<void> {
    round += 1;
    const name = `Round ${round}`;
    const sheet = `/sheets/${own.sheets["products"]}`;
    const guest = { email: `guest.${round}@casa-alves.example`, name, spaces: [{ id: own.spaceId }] };
    const changes: [string, string, object][] = [
      ["POST", `${sheet}/records`, [cells({ sku: `A-${round}`, price: round }), cells({ price: round })]],
      ["PATCH", sheet, { metadata: { round } }],
      ["PATCH", `/workbooks/${own.workbookId}`, { name }],
      ["POST", `/spaces/${own.spaceId}/documents`, { title: name, body: "" }],
      ["POST", "/guests", [{ environmentId: test.environments.development, ...guest }]],
      ["POST", "/jobs", { type: "workbook", operation: "tidy", source: own.workbookId }],
      ["POST", "/environments", { name, isProd: false }],
      ["POST", "/spaces", { name, environmentId: test.environments.development }],
    ];
    for (const [method, path, body] of changes) {
      const response = await test.request(method, path, { body });
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
    }
    // A file that is imported would change the next read in a job.
    await uploadFile(test, own.spaceId, "a\n1\n", { name: "notes.csv", fields: [["mode", "export"]] });
  }

  async function readInterrupted(path: string, remaining: number): Promise<TestResponse> {
    const read = { remaining };
    const response = await interrupted.run(read, () => test.request("GET", path));
    expect(read.remaining).toBeLessThan(remaining);
    return response;
  }

  it.each(Object.keys(reads))("shows one moment while others change everything: %s", async (name) => {
    const path = reads[name]?.(own, commitId) ?? "";
    const quiet = await test.request("GET", path);
    expect(quiet.status).toBe(200);
    expect((await readInterrupted(path, 2)).body).toEqual(quiet.body);
    expect((await test.request("GET", path)).body).not.toEqual(quiet.body);
  });

  it("shows one moment also at the first time of an operation", async () => {
    const path = `/workbooks/${own.workbookId}/commits`;
    // It begins again when it sends its second statement, so there are changes after that, too.
    const { body } = await readInterrupted(path, 4);
    const { body: later } = await test.request("GET", path);
    expect(later.data.length).toBeGreaterThan(body.data.length);
    expect(later.data.slice(-body.data.length)).toEqual(body.data);
  });
});
