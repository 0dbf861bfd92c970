import type { Job } from "@data-import/types";
import { expect, test } from "vitest";
import { announce } from "../../src/element/announce.ts";
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
function follow() {
  const session = createStore<Session, Session>((_, next) => next, { at: "starting" });
  const imports = createStore<Import, Import>((_, next) => next, { at: "choosing" });
  const events: unknown[] = [];
  const end = announce({ session, imports } as never, (...event) => events.push(event));
  return { session, imports, events, end };
}

test("the space is ready once, and completed with the id of its session", () => {
  const { session, events, end } = follow();
  session.send(open);
  session.send({ ...open, isEnded: true });
  session.send({ at: "finished" });
  const sheetIds = ["us_sh_1", "us_sh_2"];
  expect(events).toEqual([
    ["di-ready", { spaceId: "us_sp_1", sheetIds }],
    ["di-completed", { importSessionId: "us_jb_9", sheetIds }],
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
