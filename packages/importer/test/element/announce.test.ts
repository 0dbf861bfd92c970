import type { Job } from "@data-import/types";
import { expect, test } from "vitest";
import { announce } from "../../src/element/announce.ts";
import type { SheetDefinition } from "../../src/element/definition.ts";
import type { Failure } from "../../src/flows/failure.ts";
import type { Import, Planned } from "../../src/flows/import.ts";
import type { Place, Session } from "../../src/flows/session.ts";
import { createStore } from "../../src/flows/store.ts";

const place = {
  space: { id: "us_sp_1" },
  sheets: [{ id: "us_sh_1" }, { id: "us_sh_2" }],
  importSession: { id: "us_jb_9", keyFields: [] },
} as unknown as Place;
const open: Session = { at: "open", place, isEnded: false };
const failure: Failure = { kind: "forbidden", message: "No.", code: "permission_missing", keys: [] };

/** Stores whose states a test sets, and what was announced. */
function follow(definition?: SheetDefinition) {
  const session = createStore<Session, Session>((_, next) => next, { at: "starting" });
  const imports = createStore<Import, Import>((_, next) => next, { at: "choosing" });
  const events: unknown[] = [];
  const end = announce({ session, imports, findDefinition: () => definition } as never, (...event) => {
    events.push(event);
    return true;
  });
  return { session, imports, events, end };
}

test("the space is ready once, and completed with the id of its session", () => {
  const { session, events, end } = follow();
  session.send(open);
  session.send({ ...open, isEnded: true });
  session.send({ at: "finished", counts: { total: 3, valid: 2, error: 1, byField: {} } });
  const sheetIds = ["us_sh_1", "us_sh_2"];
  expect(events).toEqual([
    ["di-ready", { spaceId: "us_sp_1", sheetIds }],
    ["di-completed", { importSessionId: "us_jb_9", sheetIds, counts: { total: 3, valid: 2, error: 1 } }],
  ]);
  end();
  session.send(open);
  expect(events).toHaveLength(2);
});

test("each import and each failure is announced once", () => {
  const { session, imports, events } = follow();
  const planned = { sheet: { id: "us_sh_1" } } as Planned;
  imports.send({ at: "choosing", failure });
  imports.send({ at: "choosing", failure, failedFile: "a.csv" });
  imports.send({ at: "choosing", failure: { ...failure, kind: "canceled" } });
  imports.send({ at: "done", planned, job: { id: "us_jb_1" } as Job, findings: [] });
  session.send({ at: "refused", failure });
  const error = { code: "permission_missing", message: "No." };
  expect(events).toEqual([
    ["di-error", error],
    ["di-imported", { jobId: "us_jb_1", sheetId: "us_sh_1" }],
    ["di-error", error],
  ]);
});

test("a file and each step of its import are announced once", () => {
  const { imports, events } = follow();
  const planned = { sheet: { id: "us_sh_1" }, job: { id: "us_jb_1" } } as Planned;
  imports.send({ at: "uploading", name: "a.csv", sent: 0, total: 9 });
  imports.send({ at: "uploading", name: "a.csv", sent: 9, total: 9 });
  const running = { at: "running", planned, isCanceling: false } as const;
  imports.send({ ...running, percent: undefined });
  imports.send({ ...running, percent: 40 });
  imports.send({ ...running, percent: 40, counts: { total: 4, error: 0 } });
  const job = { jobId: "us_jb_1", sheetId: "us_sh_1" };
  expect(events).toEqual([
    ["di-file", { fileName: "a.csv", sizeBytes: 9 }],
    ["di-progress", { ...job, percent: 0 }],
    ["di-progress", { ...job, percent: 40 }],
  ]);
});

test.each([
  ["contacts", ["email"], []],
  ["contacts", ["email", "age", "city"], ["The sheet `contacts` has no field `age`, `city`."]],
  ["people", ["email"], ["There is no sheet `people` here."]],
])("the sheet %s with the fields %j is compared with that of the service", (slug, keys, expected) => {
  const { session, events } = follow({ slug, fields: keys.map((key) => ({ key, type: "string" })) });
  const sheet = { id: "us_sh_1", slug: "contacts", config: { fields: [{ key: "email" }] } };
  session.send({ at: "open", isEnded: false, place: { ...place, sheets: [sheet] } as unknown as Place });
  expect(events.slice(1)).toEqual(
    expected.map((message) => ["di-error", { code: expect.stringMatching(/_unknown$/), message }]),
  );
});
