import type { CellContent } from "@data-import/tables/fields";
import { compileRules, type MappingRule } from "@data-import/tables/mapping";
import { describe, expect, it } from "vitest";
import { createMapper, createRowMapper } from "../src/plans/map-cells.ts";
import { toText } from "../src/plans/tables.ts";
import { listData } from "../src/records/batches/record-batch.ts";
import type { LoadedSheet } from "../src/sheets/sheets.ts";

const columns = ["a", "b", "c"];
// The slots of fields are not their places: another field was deleted.
const sheet = { fields: columns.map((key, index) => ({ key, slot: index + 1 })) } as unknown as LoadedSheet;

const plain: CellContent[] = [
  ...[
    "Anna Maria Berg",
    " Anna ",
    "\u00a0Anna",
    "Müller",
    "x",
    " ",
    "",
    "12",
    "12.50",
    "-0",
    "1.234",
    "1.234,5",
  ],
  ...[
    "12,5",
    "€ 5",
    "(7)",
    "007",
    "1e3",
    "02.03.2026",
    "2 March 2026",
    "31.02.2026",
    "[1, 2]",
    "a, b",
    "null",
  ],
  ...[null, true, false, 12.5, 0, -3, 1e21, 1e-7],
];
const unusual: CellContent[] = [
  ...['"quoted"', "back\\slash", "two\nlines", "tab\t", "\u007f"],
  ["one", "two"],
];

const steps = [
  [],
  [{ type: "trim" }],
  [{ type: "trim" }, { type: "number", decimal: "." }],
  [{ type: "number", decimal: "," }],
  [{ type: "trim" }, { type: "date", order: "day-first" }],
  [{ type: "case", to: "title" }],
  [{ type: "lookup", values: { x: 'a "quote"', Anna: true, "12": 7, Müller: 1e21 }, otherwise: "empty" }],
] as const;
const rules: MappingRule[] = [
  ...steps.map((list, index) => ({ type: "assign", column: "a", field: `a${index}`, steps: list }) as const),
  { type: "assign", column: "missing", field: "missing" },
  { type: "split", column: "a", fields: ["first", "last"], rest: "first" },
  { type: "coalesce", columns: ["b", "a"], field: "either", steps: [{ type: "trim" }] },
  { type: "concatenate", columns: ["a", "b", "c"], field: "all", separator: "/" },
  ...(["", "text", 1.5, true, null] as const).map(
    (value, index) => ({ type: "constant", field: `constant${index}`, value }) as const,
  ),
];

describe("rules for stored cells", () => {
  const values = [...plain, ...unusual];
  const rows = values.flatMap((a, index) => [
    [null, a],
    [null, a, values[(index * 7) % values.length] ?? null, "c"],
  ]);

  it.each([
    ["as SQLite stores them", (cells: unknown) => JSON.stringify(cells)],
    [
      "as PostgreSQL stores them",
      (cells: unknown) => JSON.stringify(cells, null, 1).replaceAll(/\n */g, " "),
    ],
  ])("make of cells what they make of texts, %s", (_, write) => {
    const apply = compileRules(rules);
    const expected = rows.map((cells) => {
      const row = Object.fromEntries(columns.map((key, index) => [key, toText(cells[index + 1])]));
      return Object.fromEntries(
        Object.entries(apply(row).values).map(([key, value]) => [
          key,
          { value: value === "" ? null : value },
        ]),
      );
    });
    // Twice: the second time, the results of many values are known.
    const map = createMapper(sheet, rules);
    const stored = rows.map((cells) => write(cells).replace(/^\[ /, "[").replace(/ \]$/, "]"));
    for (let time = 0; time < 2; time += 1) expect(listData(map(stored))).toEqual(expected);
    const mapRow = createRowMapper(
      columns.map((key) => ({ key })),
      rules,
    );
    const texts = rows.map((cells) => columns.map((_, index) => toText(cells[index + 1])));
    for (let time = 0; time < 2; time += 1) expect(listData(mapRow(texts))).toEqual(expected);
  });

  it("parse only records with an escape, a list or an exponent", () => {
    const assign: MappingRule[] = columns.map((column) => ({ type: "assign", column, field: column }));
    const batch = createMapper(sheet, assign)([...plain, ...unusual].map((a) => JSON.stringify([null, a])));
    const isParsed = (index: number) =>
      columns.some((_, place) => batch.getLiteral(index * columns.length + place) === undefined);
    const parsed = values.filter((_, index) => isParsed(index));
    expect(parsed).toEqual(unusual.filter((value) => value !== "\u007f"));
    // Records are mapped one at a time, when somebody asks for them, in any order.
    const places = Array.from({ length: batch.count * columns.length }, (_, place) => place);
    const literals = places.map((place) => batch.getLiteral(place));
    const backwards = places.toReversed().map((place) => batch.getLiteral(place));
    expect(backwards.toReversed()).toEqual(literals);
  });
});
