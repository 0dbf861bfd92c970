import type { Job } from "@data-import/types";
import { describe, expect, test } from "vitest";
import { listUndecided } from "../../src/flows/undecided.ts";

const extract = (file: number, more: Partial<Job> = {}) =>
  ({
    id: `us_jb_x${file}`,
    operation: "extract",
    fileId: `us_fl_${file}`,
    createdBy: "us_g_1",
    status: "complete",
    result: { workbookId: `us_wb_${file}` },
    ...more,
  }) as unknown as Job;
const map = (file: number, status: string, more: Partial<Job> = {}) =>
  ({
    id: `us_jb_m${file}`,
    operation: "map",
    source: `us_wb_${file}`,
    createdBy: "us_g_1",
    status,
    config: { destinationSheetId: "us_sh_1" },
    ...more,
  }) as unknown as Job;
const list = (...jobs: readonly Job[]) => listUndecided(jobs, "us_g_1", "us_sh_1");

describe("files that wait for a decision", () => {
  test("have columns that were matched, and not imported", () => {
    expect(list(map(1, "created"), extract(1))).toEqual([{ fileId: "us_fl_1", jobId: "us_jb_m1" }]);
  });

  test("were read, and nobody saw how, or decided to begin again", () => {
    const undecided = [{ fileId: "us_fl_1" }];
    expect(list(extract(1))).toEqual(undecided);
    expect(list(extract(1, { status: "executing", result: {} }))).toEqual(undecided);
    expect(list(map(1, "canceled"), extract(1))).toEqual(undecided);
  });

  test("are none of those that are imported, or on their way", () => {
    for (const status of ["ready", "executing", "waiting", "complete", "failed"])
      expect(list(map(1, status), extract(1)), status).toEqual([]);
    // The columns were matched twice, and one of these jobs has run.
    expect(list(map(1, "created"), map(1, "complete"), extract(1))).toEqual([]);
  });

  test("are known by each workbook that they were read into", () => {
    const again = extract(1, { result: { workbookId: "us_wb_2" } });
    expect(list(map(2, "complete"), again, extract(1))).toEqual([]);
    expect(list(map(2, "created"), again, extract(1))).toEqual([{ fileId: "us_fl_1", jobId: "us_jb_m2" }]);
  });

  test("belong to the person and to the sheet", () => {
    const other = { createdBy: "us_g_2" };
    expect(list(map(1, "created", other), extract(1, other))).toEqual([]);
    const config = { destinationSheetId: "us_sh_2" };
    expect(list(map(1, "created", { config }), extract(1))).toEqual([]);
  });

  test("can be read", () => {
    expect(list(extract(1, { status: "failed" }))).toEqual([]);
  });
});
