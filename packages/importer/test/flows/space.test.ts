import type { Action, Document, Job, Sheet, Space } from "@data-import/types";
import { expect, test } from "vitest";
import { listItemActions } from "../../src/flows/actions.ts";
import { isEphemeral, listChoices } from "../../src/flows/documents.ts";
import { listUnseen, mostJobNotices } from "../../src/flows/job-notices.ts";
import { hasHome, type Place } from "../../src/flows/session.ts";
import { sortSheets } from "../../src/flows/sign-in.ts";

const action = (label: string, more: Partial<Action> = {}): Action => ({ label, operation: label, ...more });

test("a document has its own buttons, and those that the space mounts on documents", () => {
  const item = {
    id: "us_dc_1",
    actions: [
      action("main", { primary: true }),
      action("own"),
      action("on sheets", { mount: { type: "sheet" } }),
      { label: "starts nothing" },
    ],
  };
  const space = { actions: [action("space"), action("every", { mount: { type: "document" } })] };
  const shown = listItemActions({ type: "document", item, space });
  expect(shown.map((each) => [each.action.label, each.type, each.source])).toEqual([
    ["own", "document", "us_dc_1"],
    ["every", "document", "us_dc_1"],
    ["main", "document", "us_dc_1"],
  ]);
});

test("a file also has the buttons that its workbook mounts on files", () => {
  const workbook = { actions: [action("of the workbook", { mount: { type: "file" } })] };
  const shown = listItemActions({ type: "file", item: { id: "us_fl_1" }, workbook, space: {} });
  expect(shown.map(({ action: { label } }) => label)).toEqual(["of the workbook"]);
});

test("the oldest document is the first choice, and one that asks for the whole screen is none", () => {
  const [welcome, whole] = [{ id: "1" }, { id: "2", treatments: ["ephemeral"] }] as unknown as [
    Document,
    Document,
  ];
  const next = { id: "3", treatments: ["of another program"] } as unknown as Document;
  expect(listChoices([next, whole, welcome]).map(({ id }) => id)).toEqual(["1", "3"]);
  expect([welcome, whole, next].map(isEphemeral)).toEqual([false, true, false]);
});

const outcome = { heading: "Sent" };
const job = (id: string, more: Partial<Job> = {}) =>
  ({ id, status: "complete", createdBy: "me", outcome, ...more }) as unknown as Job;
const pick = (jobs: readonly Job[], started = new Map<string, { label: string; isHere: boolean }>()) =>
  listUnseen(jobs, "me", started).map(({ id }) => id);

test("the end of a job is told to the person who started it, until the person has seen it", () => {
  const jobs = [
    job("mine"),
    job("theirs", { createdBy: "you" }),
    job("seen", { outcomeAcknowledgedAt: "2026-11-29T00:00:00.000Z" }),
    job("running", { status: "executing" }),
    job("an import", { infoCode: "records_mapped" }),
    job("without words", { outcome: {} }),
    job("failed", { status: "failed" }),
  ];
  expect(pick(jobs)).toEqual(["mine", "failed"]);
});

test("a screen that is open tells the end of its jobs itself; of those whose screen was left, all are told", () => {
  const started = new Map([
    ["here", { label: "Send", isHere: true }],
    ["left", { label: "Send", isHere: false }],
  ]);
  expect(pick([job("here"), job("left", { outcome: {} })], started)).toEqual(["left"]);
});

test("the newest ends are told, not all of a year", () => {
  const jobs = Array.from({ length: 10 }, (_, place) => job(String(place)));
  expect(pick(jobs)).toEqual(["0", "1", "2"].slice(0, mostJobNotices));
});

test("the sheets are in the order that the space wants for its workbooks, then the primary one", () => {
  const sheets = ["d", "c", "b", "a"].map((workbookId) => ({ workbookId })) as unknown as Sheet[];
  const names = (space: unknown) => sortSheets(space as Space, sheets).map(({ workbookId }) => workbookId);
  expect(names({})).toEqual(["d", "c", "b", "a"]);
  expect(names({ primaryWorkbookId: "b" })).toEqual(["b", "d", "c", "a"]);
  const settings = { sidebarConfig: { workbookSidebarOrder: ["a", "gone", "c"] } };
  expect(names({ primaryWorkbookId: "b", settings })).toEqual(["a", "c", "b", "d"]);
});

test("a space with one sheet has a home only if areas arrange it", () => {
  const has = (sheets: number, areas: number) =>
    hasHome({ sheets: Array(sheets).fill({}), areas: Array(areas).fill({}) } as unknown as Place);
  expect([has(1, 0), has(1, 1), has(2, 0), has(0, 0)]).toEqual([false, true, true, true]);
});
