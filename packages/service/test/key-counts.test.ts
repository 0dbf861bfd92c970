import type { SheetConfig } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cells, createCatalogue } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile } from "./support/extracted.ts";
import { waitForJob } from "./support/jobs.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { createRandom } from "./support/varied-records.ts";

const people: SheetConfig = {
  name: "People",
  slug: "people",
  fields: [
    { key: "id", type: "string", label: "Id" },
    { key: "name", type: "string", label: "Name" },
  ],
};

describeEngines("keys of imported rows", (engine) => {
  let test: TestService;
  let spaceId: string;
  let sheetId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  beforeEach(async () => {
    const catalogue = await createCatalogue(test, [people]);
    ({ spaceId } = catalogue);
    sheetId = catalogue.sheets["people"] ?? "";
  });
  afterAll(() => test.close());

  const readIds = async (): Promise<(string | null)[]> =>
    (await test.send("GET", `/sheets/${sheetId}/records?pageSize=10000`)).records.map(
      ({ values }: { values: { id: { value: string | null } } }) => values.id.value,
    );

  /** Imports a file by a job `map`; returns the job and its plan. */
  async function map(content: string, config: object = {}) {
    const fields = [["extent", "sample"]] as const;
    const { file } = await extractFile(test, spaceId, content, { fields });
    const { sheets } = await test.send("GET", `/workbooks/${file.workbookId}`);
    const { id } = await test.send("POST", "/jobs", {
      type: "workbook",
      operation: "map",
      source: file.workbookId,
      trigger: "immediate",
      config: {
        sourceSheetId: sheets[0].id,
        destinationSheetId: sheetId,
        keyFields: ["id"],
        ...config,
      },
    });
    const job = await waitForJob(test, id);
    expect(job.status).toBe("complete");
    return { job, plan: (await test.send("GET", `/jobs/${id}/plan`)).plan };
  }

  it("that are equal are combined, counted and named", async () => {
    const { job } = await map("Id,Name\n1,Ada\n\n2,Bo\n1,Cy\n,Di\n");
    expect(job.info).toBe(
      "3 of 4 records added, 0 updated, 0 unchanged, 1 combined. " +
        "1 record has the key of an earlier record, and replaced its values: record 3 (with 1). " +
        "1 record has no key, and each import adds it: record 4.",
    );
    expect(job.result.findings).toMatchObject([
      { code: "rows-combined", count: 1, place: { rows: [2] } },
      { code: "rows-without-key", count: 1, place: { rows: [3] } },
    ]);
    expect(job.result).toMatchObject({
      read: 4,
      added: 3,
      updated: 0,
      unchanged: 0,
      combined: 1,
      withoutKey: 1,
      differingInCase: 0,
      combinedRecords: [{ record: 2, with: 0 }],
      recordsWithoutKey: [3],
    });
    const again = await map("Id,Name\n1,Cy\n2,Bo\n,Di\n");
    expect(again.job.result).toMatchObject({ read: 3, added: 1, unchanged: 2, combined: 0, withoutKey: 1 });
    expect(await readIds()).toEqual(["1", "2", null, null]);
  });

  it("of a long file are named with their rows in the file", async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `K${index},Name ${index}`);
    // Below the title and the header: an empty row, the header again, a total that is left out.
    const lines = ["Our people", "", "Id,Name", "K0,Name", "", "Id,Name", ...rows, ",Nobody", "K7,Bo", ""];
    const { job } = await map(lines.join("\n"));
    const find = (line: string) => lines.lastIndexOf(line);
    expect(job.result).toMatchObject({
      read: 1203,
      added: 1201,
      combined: 2,
      withoutKey: 1,
      combinedRecords: [
        { record: find("K0,Name 0"), with: lines.indexOf("K0,Name") },
        { record: find("K7,Bo") },
      ],
      recordsWithoutKey: [find(",Nobody")],
    });
  });

  it("that are equal are combined in different commits of one import, too", async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => `K${index % 2400},Name ${index}`);
    const { job } = await map(["Id,Name", ...rows, ""].join("\n"));
    expect(job.result).toMatchObject({ read: 2500, added: 2400, updated: 0, unchanged: 0, combined: 100 });
    expect(job.result.combinedRecords).toHaveLength(50);
    expect(job.result.combinedRecords[0].record).toBe(2401);
  });

  it("that differ in case only are a question, and no record is lost", async () => {
    const file = "Id,Name\n0033aAbC,Ada\n0033aabc,Bo\n";
    const { job, plan } = await map(file);
    expect(plan.caseSensitive).toBe(true);
    expect(plan.questions).toMatchObject([
      {
        type: "similar-keys",
        message:
          'Keys of the column "Id" differ in case only, such as "0033aAbC" and "0033aabc". The plan takes them for different records; with `caseSensitive: false`, they are one.',
        sourceField: { key: "Id", label: "Id", type: "string" },
        destinationField: { key: "id", label: "Id", type: "string" },
      },
    ]);
    expect(job.result).toMatchObject({ read: 2, added: 2, combined: 0, differingInCase: 0 });
    const said = await map(file, { caseSensitive: true });
    expect([said.plan.questions, said.plan.caseSensitive]).toEqual([[], true]);
    expect(said.job.result).toMatchObject({ read: 2, added: 0, unchanged: 2 });
    expect(await readIds()).toEqual(["0033aAbC", "0033aabc"]);
    expect((await map("Id,Name\n1,Ada\n")).plan).not.toHaveProperty("caseSensitive");
  });

  it("that differ in case only are named where they are taken for one", async () => {
    const { job } = await map("Id,Name\nA,Ada\na,Bo\n", { caseSensitive: false });
    expect(job.result).toMatchObject({ read: 2, added: 1, combined: 1, differingInCase: 1 });
    expect(job.info).toContain("1 record was taken for a record whose key differs in case only: record 2.");
    expect(job.result.findings).toContainEqual(
      expect.objectContaining({
        code: "keys-differ-in-case",
        remedy: expect.stringContaining("caseSensitive"),
      }),
    );
    // The sample has no such keys, but the sheet has.
    const later = await map("Id,Name\nA,Cy\n");
    expect(later.job.result).toMatchObject({ updated: 1, differingInCase: 1, recordsDifferingInCase: [0] });
    await map("Id,Name\nA,Cy\n", { caseSensitive: true });
    expect(await readIds()).toEqual(["A"]);
  });

  it("of a plan can be decided by a person", async () => {
    const fields = [["extent", "sample"]] as const;
    const { file } = await extractFile(test, spaceId, "Id,Name\nA,Ada\na,Bo\n", { fields });
    const { sheets } = await test.send("GET", `/workbooks/${file.workbookId}`);
    const config = { sourceSheetId: sheets[0].id, destinationSheetId: sheetId, keyFields: ["id"] };
    const { id } = await test.send("POST", "/jobs", {
      type: "workbook",
      operation: "map",
      source: file.workbookId,
      trigger: "immediate",
      config: { ...config, waitIfUnsure: true },
    });
    const { plan } = await test.send("PATCH", `/jobs/${id}/plan`, { caseSensitive: false });
    expect([plan.caseSensitive, plan.questions]).toEqual([false, []]);
    await test.send("POST", `/jobs/${id}/execute`);
    expect((await waitForJob(test, id)).result).toMatchObject({ added: 1, combined: 1 });
  });

  it("of a request are counted in the same way, as records and as lines", async () => {
    const rows = [{ id: "A" }, { name: "none" }, { id: "a", name: "Bo" }, { id: "B" }];
    const path = `/sheets/${sheetId}`;
    const insert = (query: string) =>
      test.send("POST", `${path}/records?keyFields=id${query}`, rows.map(cells));
    expect((await insert("")).upserted).toEqual({
      added: 3,
      updated: 0,
      unchanged: 0,
      combined: 1,
      withoutKey: 1,
      differingInCase: 1,
      combinedRecords: [{ record: 2, with: 0 }],
      recordsWithoutKey: [1],
      recordsDifferingInCase: [2],
    });
    expect((await insert("&caseSensitive=true")).upserted).toMatchObject({
      added: 2,
      unchanged: 2,
      combined: 0,
    });
    const lines = await test.request("POST", `${path}/records.jsonl?keyFields=id&caseSensitive=true`, {
      text: rows.map((row) => JSON.stringify(row)).join("\n"),
      headers: { "content-type": "application/x-ndjson" },
    });
    expect(lines.body.data.upserted).toMatchObject({ added: 1, unchanged: 3, withoutKey: 1 });
    const plain = await test.send("POST", `${path}/records?caseSensitive=false`, rows.map(cells));
    expect([plain.upserted, plain.counts.total]).toEqual([undefined, 4]);
  });

  it("account for each row of random files", async () => {
    // A fixed seed; its number is in the message of a failure.
    const seed = 20_261_126;
    const next = createRandom(seed);
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value;
    for (let file = 0; file < 300; file += 1) {
      const caseSensitive = pick([true, false]);
      const path = `/sheets/${sheetId}/records`;
      const fold = (id: string) => (caseSensitive ? id : id.toLowerCase());
      // The keys of each file are its own.
      const keys = new Set<string>();
      for (let part = 0; part < 2; part += 1) {
        const rows = Array.from({ length: 1 + Math.floor(next() * 8) }, () => ({
          id: pick(["", ...["a", "A", "b", "B", "ab", "aB", "1", "01"].map((id) => `${file} ${id}`)]),
          name: pick(["Ada", "Bo", ""]),
        }));
        const query = `keyFields=id&caseSensitive=${caseSensitive}`;
        const { upserted, counts } = await test.send("POST", `${path}?${query}`, rows.map(cells));
        const { added, updated, unchanged, combined, withoutKey } = upserted;
        const own = new Set(
          rows
            .map(({ id }) => id)
            .filter(Boolean)
            .map(fold),
        );
        const empty = rows.filter(({ id }) => id === "").length;
        const fresh = [...own].filter((key) => !keys.has(key)).length;
        expect({ seed, file, part, caseSensitive, rows, added, withoutKey, combined }).toEqual({
          seed,
          file,
          part,
          caseSensitive,
          rows,
          added: fresh + empty,
          withoutKey: empty,
          combined: rows.length - empty - own.size,
        });
        expect([added + updated + unchanged + combined, counts.total]).toEqual([
          rows.length,
          rows.length - combined,
        ]);
        for (const key of own) keys.add(key);
      }
    }
  });
});
