import { afterAll, beforeAll, expect, test as it, vi } from "vitest";
import { createCatalogue } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { extractFile } from "../support/extracted.ts";
import { waitForJob } from "../support/jobs.ts";
import { createFiles, KeyedSheet, type Row, writeFile } from "../support/keyed-rows.ts";
import { startTestService, type TestService } from "../support/start.ts";

/** The full proof: `FILES=10000`. */
const total = Number(process.env["FILES"] ?? 30);
vi.setConfig({ testTimeout: 1_800_000 + total * 4_000 });
/** It is fixed, so that the test has the same result every time. */
const seed = 20_261_126;
/** So many files are imported into one sheet, one after the other. */
const filesPerSheet = 3;
/** So many sheets get their files at the same time. */
const atOnce = 8;

const field = (key: string, label: string) => ({ key, label, type: "string" as const });
const people = { name: "People", slug: "people", fields: [field("id", "Id"), field("name", "Name")] };

describeEngines(`${total} files with equal, empty and nearly equal keys`, (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function importInto(spaceId: string, sheetId: string, rows: readonly Row[], caseSensitive: boolean) {
    const fields = [["extent", "sample"]] as const;
    const { file } = await extractFile(test, spaceId, writeFile(rows), { fields });
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
        caseSensitive,
      },
    });
    return waitForJob(test, id);
  }

  async function fillSheet(files: readonly Row[][], caseSensitive: boolean): Promise<void> {
    const { spaceId, sheets } = await createCatalogue(test, [people]);
    const sheetId = sheets["people"] ?? "";
    const model = new KeyedSheet(caseSensitive);
    for (const rows of files) {
      const wanted = model.import(rows);
      const { status, result = {} } = await importInto(spaceId, sheetId, rows, caseSensitive);
      const { read, added, updated, unchanged, combined, withoutKey, rejected = 0 } = result;
      const counts = { read, added, updated, unchanged, combined, withoutKey };
      expect({ rows, caseSensitive, status, counts }).toEqual({
        rows,
        caseSensitive,
        status: "complete",
        counts: wanted,
      });
      expect(added + updated + unchanged + combined + rejected).toBe(rows.length);
    }
    const { records } = await test.send("GET", `/sheets/${sheetId}/records?pageSize=1000`);
    type Shown = { values: { id: { value: string | null }; name: { value: string } } };
    const shown = records.map(({ values: { id, name } }: Shown) => ({ id: id.value, name: name.value }));
    expect({ files, caseSensitive, shown }).toEqual({ files, caseSensitive, shown: model.records });
    const { counts } = await test.send("GET", `/sheets/${sheetId}/counts`);
    expect(counts.total).toBe(model.records.length);
  }

  it("lose no row, and say what became of each", async () => {
    const makeFile = createFiles(seed);
    let done = 0;
    const fillSheets = async () => {
      for (let index = done; done < total; index = done) {
        const count = Math.min(filesPerSheet, total - done);
        done += count;
        await fillSheet(Array.from({ length: count }, makeFile), index % 2 === 0);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, fillSheets));
  });
});
