import type { Action, InputField, Sheet, Space, Workbook } from "@data-import/types";
import { expect, test } from "vitest";
import {
  asksFirst,
  beginForm,
  findHindrance,
  findMissing,
  listActions,
  pickText,
  readForm,
  type ShownAction,
  writeJob,
} from "../../src/flows/actions.ts";

const action = (label: string, more: Partial<Action> = {}): Action => ({ label, operation: label, ...more });
const sheet = (actions: readonly Action[]) =>
  ({
    id: "us_sh_1",
    slug: "people",
    config: { fields: [{ key: "name", type: "string", actions: [action("field")] }], actions },
  }) as unknown as Sheet;
const workbook = (actions: readonly Action[]) =>
  ({ id: "us_wb_1", name: "Été 2026", actions }) as unknown as Workbook;
const space = (actions: readonly Action[]) => ({ id: "us_sp_1", actions }) as unknown as Space;

test("a sheet shows its actions, and those that are mounted on it; the primary ones are last", () => {
  const shown = listActions({
    sheet: sheet([
      action("main", { primary: true }),
      action("own"),
      { label: "starts nothing" },
      action("column", { mount: { type: "field" } }),
      action("file", { mount: { type: "file" } }),
    ]),
    workbook: workbook([
      action("all"),
      action("here", { mount: { type: "sheet", slugs: ["people"] } }),
      action("there", { mount: { type: "sheet", slugs: ["others"] } }),
      action("summer", { mount: { type: "workbook", slugs: ["ete-2026"] } }),
    ]),
    space: space([action("space")]),
  });
  expect(shown.map((each) => [each.action.label, each.type, each.source, each.fields])).toEqual([
    ["own", "sheet", "us_sh_1", undefined],
    ["column", "sheet", "us_sh_1", ["name"]],
    ["all", "workbook", "us_wb_1", undefined],
    ["here", "sheet", "us_sh_1", undefined],
    ["summer", "workbook", "us_wb_1", undefined],
    ["space", "space", "us_sp_1", undefined],
    ["field", "sheet", "us_sh_1", ["name"]],
    ["main", "sheet", "us_sh_1", undefined],
  ]);
});

test("a button says the first constraint that does not hold", () => {
  const fields = [{ key: "a", type: "string" as const, readonly: true }];
  const scene = { total: 3, errors: 2, selected: 0, fields };
  const show = (more: Pick<Action, "constraints" | "requireAllValid">): ShownAction => ({
    action: { label: "x", operation: "x", ...more },
    type: "sheet",
    source: "us_sh_1",
  });
  const find = (type: string, more = {}, now = {}) =>
    findHindrance(show({ constraints: [{ type, ...more } as never] }), { ...scene, ...now });
  expect(find("hasData", {}, { total: 0 })).toEqual({ kind: "noData" });
  expect(find("hasData")).toBe(undefined);
  expect(find("hasSelection")).toEqual({ kind: "noSelection" });
  expect(find("hasAllValid")).toEqual({ kind: "errors", errors: 2 });
  // Whether the selected ones are valid, the service says.
  expect(find("hasAllValid", {}, { selected: 1 })).toBe(undefined);
  expect(find("hasAllValid", { ignoreSelection: true }, { selected: 1 })).toMatchObject({ kind: "errors" });
  expect(find("hasColumnEnabled", {}, { fieldKey: "a" })).toEqual({ kind: "noColumn" });
  expect(findHindrance(show({ requireAllValid: true }), scene)).toMatchObject({ kind: "errors" });
  // Other sheets of a workbook may have data, and its errors are errors of all.
  const ofWorkbook = (type: string) =>
    findHindrance(
      { ...show({ constraints: [{ type } as never] }), type: "workbook" },
      { ...scene, total: 0 },
    );
  expect(ofWorkbook("hasData")).toBe(undefined);
  expect(ofWorkbook("hasAllValid")).toMatchObject({ kind: "errors" });
});

test("the dialog says what fits the records, and is left out only if nobody has to read or fill in", () => {
  const both = action("x", {
    description: "d",
    invalidConditionalMessaging: true,
    validRecordsMessage: "v",
    invalidRecordsMessage: "i",
  });
  expect([
    pickText(both, 0),
    pickText(both, 1),
    pickText({ ...both, invalidConditionalMessaging: false }, 1),
  ]).toEqual(["v", "i", "d"]);
  expect(asksFirst(action("x"))).toBe(true);
  expect(asksFirst(action("x", { confirm: false }))).toBe(false);
  expect(asksFirst(action("x", { confirm: false, guardrail: { content: "!" } }))).toBe(true);
});

test("a form begins with its defaults, and gives each kind of value", () => {
  const needed = { constraints: [{ type: "required" as const }] };
  const fields: InputField[] = [
    { key: "s", label: "S", type: "string", defaultValue: "a", ...needed },
    { key: "n", label: "N", type: "number", defaultValue: 1.5 },
    { key: "b", label: "B", type: "boolean", ...needed },
    {
      key: "e",
      label: "E",
      type: "enum",
      config: { options: [{ value: 1 }, { value: false }] },
      defaultValue: 1,
    },
    { key: "j", label: "J", type: "of later", defaultValue: { x: 1 } },
  ];
  const typed = beginForm(fields);
  expect(readForm(fields, typed)).toEqual({ s: "a", n: 1.5, b: false, e: 1, j: { x: 1 } });
  expect(readForm(fields, { ...typed, s: " ", n: "", e: "1", j: "not JSON" })).toEqual({
    s: null,
    n: null,
    b: false,
    e: false,
    j: "not JSON",
  });
  expect(findMissing(fields, { ...typed, s: "" })).toEqual(["s"]);
});

test("a job names the column and the selected records", () => {
  const shown = { action: { label: "x", operation: "x" }, type: "sheet", source: "us_sh_1" } as const;
  const press = { shown, sheetId: "us_sh_1", selection: undefined };
  expect(writeJob(press)).not.toHaveProperty("subject");
  expect(writeJob({ ...press, fieldKey: "a" })).toMatchObject({
    subject: { resource: "fields", params: { fieldKey: "a" } },
  });
  const selection = { count: 1, query: { ids: ["us_rc_1"] } };
  expect(writeJob({ ...press, selection })).toMatchObject({
    subject: { resource: "records", params: { sheetId: "us_sh_1" }, query: { ids: ["us_rc_1"] } },
  });
});
