import { afterAll, beforeAll, expect, test as it, vi } from "vitest";
import { cells, createCatalogue } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { downloadFile } from "../support/download.ts";
import { extractFile } from "../support/extracted.ts";
import { createSheets, type GeneratedSheet } from "../support/generated-sheets.ts";
import { waitForJob } from "../support/jobs.ts";
import { startTestService, type TestService } from "../support/start.ts";

/** The full proof: `SHEETS=10000`. */
const total = Number(process.env["SHEETS"] ?? 36);
vi.setConfig({ testTimeout: 1_800_000 + total * 4_000 });
/** It is fixed, so that the test has the same result every time. */
const seed = Number(process.env["SEED"] ?? 20_261_127);
/** So many sheets are tried at the same time. */
const atOnce = 6;

/** The ways to write a file: each sheet is written in one of them. */
const ways = [
  ["csv", "format=csv"],
  ["xlsx", "format=xlsx"],
  ["jsonl", "format=jsonl"],
  ["parquet", "format=parquet"],
  ["csv", "format=csv&escapeFormulas=true&byteOrderMark=true&columnNames=label"],
  ["xlsx", "format=xlsx&columnNames=label"],
] as const;

describeEngines(`${total} sheets that are exported and imported again`, (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  async function tryOne({ config, records }: GeneratedSheet, [ext, query]: (typeof ways)[number]) {
    const { spaceId, sheets } = await createCatalogue(test, [config]);
    const sheetId = sheets["generated"] ?? "";
    await test.send("POST", `/sheets/${sheetId}/records`, records.map(cells));
    const before = await readAll(sheetId);
    const name = `again.${ext}`;
    const fields = [["extent", "sample"]] as const;
    const { file, job } = await extractFile(test, spaceId, await downloadFile(test, sheetId, query), {
      name,
      fields,
    });
    if (job.status !== "complete") return [{ query, info: job.info, config, records }];
    const { sheets: read } = await test.send("GET", `/workbooks/${file.workbookId}`);
    const { id } = await test.send("POST", "/jobs", {
      type: "workbook",
      operation: "map",
      source: file.workbookId,
      trigger: "immediate",
      config: { sourceSheetId: read[0].id, destinationSheetId: sheetId, keyFields: ["id"] },
    });
    const { info, result = {} } = await waitForJob(test, id);
    const after = await readAll(sheetId);
    const changed = before.flatMap((record, index) =>
      JSON.stringify(record) === JSON.stringify(after[index]) ? [] : [[record, after[index]]],
    );
    const { added, updated, unchanged } = result;
    const isSame = added === 0 && updated === 0 && unchanged === records.length && changed.length === 0;
    return isSame && after.length === before.length ? [] : [{ query, info, changed, config, records }];
  }

  async function readAll(sheetId: string): Promise<unknown[]> {
    const { records } = await test.send("GET", `/sheets/${sheetId}/records?pageSize=1000`);
    return records.map(({ values }: { values: Record<string, { value: unknown }> }) =>
      Object.fromEntries(Object.entries(values).map(([key, { value }]) => [key, value])),
    );
  }

  it("have the same values", async () => {
    const makeSheet = createSheets(seed);
    const wrong: unknown[] = [];
    let done = 0;
    const tryNext = async () => {
      while (done < total) {
        const way = ways[done % ways.length] as (typeof ways)[number];
        done += 1;
        wrong.push(...(await tryOne(makeSheet(), way)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, tryNext));
    expect(wrong).toEqual([]);
  });
});
