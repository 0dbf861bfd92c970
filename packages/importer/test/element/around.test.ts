import type { JobConfig } from "@data-import/types";
import { expect, test } from "vitest";
import { createAround } from "../../src/element/announce.ts";
import { startImport } from "../../src/element/start-import.ts";
import { nothingGiven } from "../../src/flows/given.ts";
import { type Import, type Planned, reduceImport } from "../../src/flows/import.ts";
import { ImportFlow } from "../../src/flows/import-flow.ts";

const file = { id: "us_fl_1", name: "a.csv", size: 9 };
const sheet = { id: "us_sh_2", workbookId: "us_wb_2" };

/** An import of a file that was sent, whose plan has no questions, with what the service was asked to start. */
function createImport(mayStart?: (planned: Planned, isSure: boolean) => boolean | Promise<boolean>) {
  const executed: string[] = [];
  const went: unknown[] = [];
  let jobs = 0;
  const extraction = {
    id: "us_jb_0",
    operation: "extract",
    result: { tables: [{ sheetId: "us_sh_1", findings: [] }], findings: [] },
  };
  const client = {
    jobs: {
      list: async () => ({ data: [extraction] }),
      wait: async (id: string) => (id === extraction.id ? extraction : { id, status: "complete" }),
      create: async () => {
        jobs += 1;
        return { id: `us_jb_${jobs}`, status: "ready" };
      },
      getPlan: async () => ({ plan: { questions: [], unmappedSourceFields: [], fieldMapping: [] } }),
      execute: async (id: string) => executed.push(id),
    },
    sheets: { get: async (id: string) => ({ id, workbookId: "us_wb_1", name: "a" }) },
  };
  const imports = new ImportFlow({
    client: client as never,
    go: (route) => went.push(route),
    sleep: () => new Promise(() => {}),
    listKeys: () => [],
    given: () => nothingGiven,
    findJobBefore: () => undefined,
    around: mayStart === undefined ? {} : { mayStart },
  });
  return { imports, executed, went, bring: () => imports.resume(file as never, sheet as never) };
}

test("without a program around, a plan without questions is executed", async () => {
  const { imports, executed, bring } = createImport();
  await bring();
  expect(executed).toEqual(["us_jb_1"]);
  expect(imports.store.state.at).toBe("done");
});

test("a plan that was canceled waits for the person, or for the program around, which starts it once", async () => {
  const asked: unknown[] = [];
  const around = createAround((name, detail) => {
    asked.push([name, detail]);
    return false;
  });
  const { imports, executed, went, bring } = createImport(around.mayStart);
  await bring();
  expect(executed).toEqual([]);
  expect(imports.store.state.at).toBe("columns");
  expect(went).toEqual([{ screen: "columns", jobId: "us_jb_1" }]);
  const detail = { jobId: "us_jb_1", sheetId: "us_sh_2", questions: 0, startsNow: true };
  expect(asked).toEqual([["di-plan", detail]]);
  expect(startImport({ imports }, "us_jb_9")).toBe(false);
  expect(startImport({ imports }, "us_jb_1")).toBe(true);
  await expect.poll(() => imports.store.state.at).toBe("done");
  expect(startImport({ imports }, "us_jb_1")).toBe(false);
  expect(executed).toEqual(["us_jb_1"]);
});

test("a decision that comes after the person has taken another file starts nothing", async () => {
  const decisions: ((goesOn: boolean) => void)[] = [];
  const { imports, executed, bring } = createImport(() => new Promise((resolve) => decisions.push(resolve)));
  const first = bring();
  await expect.poll(() => decisions.length).toBe(1);
  imports.restart();
  const second = bring();
  await expect.poll(() => decisions.length).toBe(2);
  decisions[0]?.(true);
  await first;
  expect(executed).toEqual([]);
  expect(imports.store.state.at).toBe("planning");
  decisions[1]?.(true);
  await second;
  expect(executed).toEqual(["us_jb_2"]);
});

test("a plan that is being changed is not started", () => {
  const planned = { job: { id: "us_jb_1" } } as Planned;
  const saving = [{ type: "planned", planned } as const, { type: "saving" } as const];
  const state = saving.reduce<Import>(reduceImport, { at: "choosing" });
  expect(startImport({ imports: { store: { state } } as never }, "us_jb_1")).toBe(false);
});

test("an action is asked about with its job, and a change of records names its commit", () => {
  const told: unknown[] = [];
  const around = createAround((...event) => {
    told.push(event);
    return event[0] !== "di-action";
  });
  const job = { type: "sheet", operation: "check", source: "us_sh_2", trigger: "immediate" } as JobConfig;
  expect(around.mayRun(job)).toBe(false);
  around.noteChange({ sheetId: "us_sh_2", commitId: "us_vr_1", records: 3 });
  expect(told).toEqual([
    ["di-action", { job }],
    ["di-changed", { sheetId: "us_sh_2", commitId: "us_vr_1", records: 3 }],
  ]);
});
