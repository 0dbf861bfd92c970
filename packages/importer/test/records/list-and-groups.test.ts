import type { MessageCode, MessageParams, Property, Record as SheetRecord } from "@data-import/types";
import { describe, expect, test } from "vitest";
import { Announcer } from "../../src/screens/records/announcer.ts";
import { groupErrors } from "../../src/screens/records/error-groups.ts";
import { everyRecord, fromView, isSelective, toQuery } from "../../src/screens/records/list-state.ts";
import { readKey } from "../../src/table/keys.ts";
import { createFakeClock } from "../rows/fake-clock.ts";

describe("which records are shown", () => {
  test("everything has no parameter; an order selects nothing", () => {
    expect(toQuery(everyRecord)).toEqual({});
    const sorted = { ...everyRecord, sort: { key: "age", direction: "asc" as const } };
    expect(toQuery(sorted)).toEqual({ sortField: "age", sortDirection: "asc" });
    expect(isSelective(sorted)).toBe(false);
  });

  test("a view shows the same list again; what the page does not know is named", () => {
    const list = {
      ...everyRecord,
      errors: "age",
      search: "cup",
      searchField: "name",
      query: "age gte 20 or age lt 3",
      sort: { key: "age", direction: "desc" as const },
    };
    expect(fromView(toQuery(list))).toEqual({ list, rest: {}, unknown: [] });
    const config = { ...toQuery({ ...everyRecord, valid: true }), ids: ["us_rc_1" as const], pageSize: 5 };
    expect(fromView(config)).toEqual({
      list: { ...everyRecord, valid: true },
      unknown: ["ids"],
      rest: { ids: ["us_rc_1"], pageSize: 5 },
    });
    const none = fromView({ filter: "none" });
    expect([none.unknown, none.rest]).toEqual([["filter"], { filter: "none" }]);
  });

  test("values, a query and errors must all match; quotes in values are kept", () => {
    const list = {
      ...everyRecord,
      errors: "age",
      search: "cup",
      query: "age gte 20 or age lt 3",
      values: { name: ['say "hi"\\', null], country: [] },
    };
    expect(toQuery(list)).toEqual({
      filter: "error",
      filterField: "age",
      searchValue: "cup",
      q: '(age gte 20 or age lt 3) and ("name" eq "say \\"hi\\"\\\\" or "name" eq "")',
    });
    expect(isSelective(list)).toBe(true);
  });
});

describe("groups of errors", () => {
  const field: Property = { key: "age", type: "number" };
  const record = (index: number, value: string, message: string): SheetRecord => ({
    id: `us_rc_${index}`,
    values: { age: { value, messages: [{ type: "error", message }] } },
  });

  test("messages that differ in the value that they name are one group; the largest comes first", () => {
    const groups = groupErrors(
      [field],
      [
        record(1, "x", "A value is needed."),
        record(2, "a", "“a” is not a number."),
        record(3, "b", "“b” is not a number."),
      ],
    );
    expect(groups.map(({ message, records }) => [message, records.length])).toEqual([
      ["“a” is not a number.", 2],
      ["A value is needed.", 1],
    ]);
  });

  test("messages of the service are one group by their code and what it names, whatever their text is", () => {
    const say = (index: number, message: string, code: MessageCode, params?: MessageParams): SheetRecord => ({
      id: `us_rc_${index}`,
      values: { age: { value: "", messages: [{ type: "error", message, code, ...(params && { params }) }] } },
    });
    const groups = groupErrors(
      [field],
      [
        say(1, "This value is not a number from 18 on.", "number_too_small", { minimum: 18 }),
        say(2, "Dieser Wert ist keine Zahl ab 18.", "number_too_small", { minimum: 18 }),
        say(3, "This value is not a number from 21 on.", "number_too_small", { minimum: 21 }),
        say(4, "This field needs a value.", "value_required"),
        record(5, "", "This field needs a value."),
      ],
    );
    expect(groups.map(({ records }) => records.map(({ id }) => id))).toEqual([
      ["us_rc_1", "us_rc_2"],
      ["us_rc_3"],
      ["us_rc_4"],
      ["us_rc_5"],
    ]);
  });

  test("spaces are offered to be removed only if all have some", () => {
    const [all] = groupErrors([field], [record(1, " 1", "no"), record(2, "2 ", "no")]);
    const [some] = groupErrors([field], [record(1, " 1", "no"), record(2, "2", "no")]);
    expect([all?.hasSpaces, some?.hasSpaces]).toEqual([true, false]);
  });
});

test("changes of others are told at once, then at most every five seconds, together for each person", async () => {
  const clock = createFakeClock();
  const told: string[] = [];
  const announcer = new Announcer(clock, (changes) => {
    told.push(changes.map(({ by, records }) => `${by} ${records}`).join(", "));
  });
  announcer.add({ by: "Ines", records: 12 });
  announcer.add({ by: "Ines", records: 1 });
  announcer.add({ by: "Omar", records: 2 });
  await clock.pass(4_900);
  announcer.add({ by: "Ines", records: 3 });
  expect(told).toEqual(["Ines 12"]);
  await clock.pass(200);
  expect(told).toEqual(["Ines 12", "Ines 4, Omar 2"]);
  await clock.pass(20_000);
  announcer.add({ by: "Ines", records: 5 });
  expect(told).toHaveLength(3);
});

test.each([
  ["a", {}, { kind: "edit", text: "a" }],
  ["é", {}, { kind: "edit", text: "é" }],
  ["😀", {}, { kind: "edit", text: "😀" }],
  ["?", { shiftKey: true }, { kind: "command", command: "help" }],
  ["z", { ctrlKey: true }, { kind: "command", command: "undo" }],
  ["Z", { metaKey: true, shiftKey: true }, { kind: "command", command: "redo" }],
  ["ArrowDown", { shiftKey: true, ctrlKey: true }, { kind: "move", to: "bottom", grows: true }],
  ["ArrowDown", { altKey: true }, { kind: "columnMenu" }],
  [" ", { shiftKey: true }, { kind: "select", what: "rows" }],
  ["Tab", {}, undefined],
  ["Escape", {}, undefined],
  ["r", { ctrlKey: true }, undefined],
  ["F5", {}, undefined],
])("the key %j with %j", (key, held, action) => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(readKey({ key, ...none, ...held })).toEqual(action);
});
