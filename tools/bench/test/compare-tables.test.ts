import { expect, it } from "vitest";
import { type Comparison, compareTables } from "../src/files/compare-tables.ts";
import type { OurTable } from "../src/files/read-ours.ts";

const table = (
  labels: readonly string[],
  rows: OurTable["rows"],
  more: Partial<OurTable> = {},
): OurTable => ({
  name: "list",
  labels,
  rows,
  headerRows: [0],
  dataRow: 1,
  leftOut: [],
  emptyColumns: [],
  isTransposed: false,
  ...more,
});
const people = table(
  ["id", "name"],
  [
    ["1", "Ann"],
    ["2", "Bo"],
    ["3", "Cid"],
  ],
);
const grid = [["id", "name"], ...people.rows];
const same = { equal: 8, leftOut: 0, different: {} };

it.each<[string, readonly OurTable[], readonly (readonly (readonly string[])[])[], Partial<Comparison>]>([
  ["the same", [people], [grid], same],
  [
    "other ways to write numbers, days and breaks",
    [table(["a", "b", "c"], [["1.50", "2026-03-02T00:00:00", "x\r\ny"]])],
    [
      [
        ["a", "b", "c"],
        ["1.5", "2026-03-02", "x\ny"],
      ],
    ],
    { equal: 6, different: {} },
  ],
  ["zeros before a number", [table(["a"], [["007"]])], [[["a"], ["7"]]], { different: { value: 1 } }],
  ["another name", [people], [[["id", "nom"], ...people.rows]], { equal: 7, different: { name: 1 } }],
  [
    "a value too few",
    [table(["a", "b"], [["1", ""]])],
    [
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    { different: { missing: 1 } },
  ],
  [
    "a row too few",
    [{ ...people, rows: people.rows.slice(1) }],
    [grid],
    { equal: 6, different: { missing: 2 } },
  ],
  ["a row too many", [people], [grid.toSpliced(2, 1)], { equal: 6, different: { added: 2 } }],
  [
    "a row that is named",
    [{ ...people, leftOut: [4] }],
    [[...grid, ["Total", "3"]]],
    { ...same, leftOut: 2 },
  ],
  [
    "an empty column",
    [{ ...people, emptyColumns: [1] }],
    [grid.map(([id = "", name = ""]) => [id, "", name])],
    same,
  ],
  [
    "names in the first column",
    [{ ...people, isTransposed: true }],
    [
      [
        ["id", "1", "2", "3"],
        ["name", "Ann", "Bo", "Cid"],
      ],
    ],
    same,
  ],
  ["names without a row", [{ ...people, headerRows: [], dataRow: 0 }], [grid], same],
  [
    "two tables in a sheet",
    [people, { ...people, headerRows: [5], dataRow: 6 }],
    [[...grid, [], ...grid]],
    { equal: 16, different: {} },
  ],
  ["nothing at all", [], [grid], { equal: 0, different: { missing: 8 } }],
  [
    "a sheet that nobody else has",
    [people, { ...people, name: "next 1" }, table(["b"], [["9"]], { name: "more" })],
    [grid, grid],
    { equal: 16, different: { added: 1 } },
  ],
])("compares cells: %s", (_, ours, theirs, expected) => {
  const sheets = theirs.map((rows, index) => ({ name: index === 0 ? "list" : `next ${index}`, rows }));
  expect(compareTables(ours, sheets)).toMatchObject(expected);
});

it("compares sheets by their names", () => {
  const first = { ...people, name: "first" };
  const second = table(["b"], [["9"]], { name: "second" });
  const theirs = [
    { name: "second", rows: [["b"], ["9"]] },
    { name: "first", rows: grid },
  ];
  expect(compareTables([first, second], theirs)).toMatchObject({ equal: 10, different: {} });
});

it("names the first difference", () => {
  const { first } = compareTables([people], [{ name: "", rows: grid.toSpliced(2, 1, ["2", "Bob"]) }]);
  expect(first).toBe('record 2, column 2: "Bo" and not "Bob"');
});
