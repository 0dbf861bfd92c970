import fc from "fast-check";
import { expect, test } from "vitest";
import type { Failure } from "../../src/flows/failure.ts";
import {
  type Import,
  type ImportEvent,
  newImport,
  type Planned,
  reduceImport,
} from "../../src/flows/import.ts";

const failure = (kind: Failure["kind"] = "other"): Failure => ({ kind, message: "No.", code: "", keys: [] });
const planned = { job: { id: "us_jb_1" }, plan: {}, source: {}, sheet: {} } as unknown as Planned;
const file = { id: "us_fl_1", name: "a.csv" };
const laidOut = (tables: number) =>
  ({
    type: "laid-out",
    file,
    detected: { tables: Array(tables).fill({}) },
    reading: {},
  }) as unknown as ImportEvent;

const run = (...events: readonly ImportEvent[]): Import => events.reduce(reduceImport, newImport);

const upToRunning: readonly ImportEvent[] = [
  { type: "chosen", name: "a.csv", total: 10 },
  { type: "sent", sent: 10, total: 10 },
  { type: "read", name: "a.csv", percent: 50 },
  { type: "planning", name: "a.csv" },
  { type: "planned", planned },
  { type: "running", planned },
];

test("an import goes from a file to its records", () => {
  const states = upToRunning.map((_, place) => run(...upToRunning.slice(0, place + 1)).at);
  expect(states).toEqual(["uploading", "uploading", "reading", "planning", "columns", "running"]);
  const job = { id: "us_jb_1", result: { findings: [{ code: "rows-above" }] } } as never;
  expect(run(...upToRunning, { type: "done", planned, job })).toMatchObject({
    at: "done",
    findings: [{ code: "rows-above" }],
  });
});

test("a failure while a file is on its way says which file, and lets another one be chosen", () => {
  for (const count of [1, 3, 4]) {
    expect(run(...upToRunning.slice(0, count), { type: "failed", failure: failure() })).toEqual({
      at: "choosing",
      failure: failure(),
      failedFile: "a.csv",
    });
  }
});

test("who cancels an upload gets no explanation", () => {
  expect(run(...upToRunning.slice(0, 2), { type: "failed", failure: failure("canceled") })).toBe(newImport);
});

test("a plan that cannot be saved stays on the screen, and the next attempt takes the failure away", () => {
  const refused = run(...upToRunning.slice(0, 5), { type: "saving" }, { type: "failed", failure: failure() });
  expect(refused).toEqual({ at: "columns", planned, isSaving: false, failure: failure() });
  expect(reduceImport(refused, { type: "saving" })).toEqual({ at: "columns", planned, isSaving: true });
});

test("an import that fails can go on", () => {
  const stopped = run(...upToRunning, { type: "failed", failure: failure() });
  expect(stopped).toEqual({ at: "stopped", planned, failure: failure() });
  expect(reduceImport(stopped, { type: "running", planned }).at).toBe("running");
});

test("a file that is read in another way keeps the chosen table, if it still has it", () => {
  const second = run(laidOut(3), { type: "table-chosen", table: 2 });
  expect(reduceImport(second, laidOut(3))).toMatchObject({ table: 2 });
  expect(reduceImport(second, laidOut(2))).toMatchObject({ table: 1 });
  expect(reduceImport(second, laidOut(0))).toMatchObject({ table: 0 });
});

test("a choice of how a file is read is shown until the service has read it so, or failed", () => {
  const asked = { headerRow: 3 };
  const waiting = run(laidOut(1), { type: "reread", reading: asked });
  expect(waiting).toMatchObject({ at: "layout", reading: {}, asked, isBusy: true });
  expect(reduceImport(waiting, laidOut(1))).not.toHaveProperty("asked");
  const refused = reduceImport(waiting, { type: "failed", failure: failure() });
  expect(refused).toMatchObject({ at: "layout", reading: {}, isBusy: false });
  expect(refused).not.toHaveProperty("asked");
});

test("late events change nothing", () => {
  const late: readonly ImportEvent[] = [
    { type: "sent", sent: 1, total: 1 },
    { type: "read", name: "a.csv", percent: 1 },
    { type: "progress", percent: 1 },
    { type: "counted", total: 1, error: 0 },
    { type: "saving" },
    { type: "reread", reading: {} },
    { type: "canceling" },
    { type: "table-chosen", table: 1 },
  ];
  for (const event of late) expect(reduceImport(newImport, event)).toBe(newImport);
});

test("whatever happens in whatever order, each state has what its screen needs", () => {
  const events: readonly ImportEvent[] = [
    ...upToRunning,
    laidOut(2),
    { type: "reread", reading: {} },
    { type: "saving" },
    { type: "canceling" },
    { type: "failed", failure: failure() },
    { type: "failed", failure: failure("canceled") },
    { type: "done", planned, job: { id: "us_jb_1" } as never },
    { type: "restarted" },
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (steps) => {
      const state = run(...steps);
      if (state.at === "layout") expect(state.detected.tables[state.table]).toBeDefined();
      if (state.at === "columns" || state.at === "running" || state.at === "done")
        expect(state.planned).toBe(planned);
      if ("failure" in state) expect(state.failure).toBeDefined();
    }),
  );
});
