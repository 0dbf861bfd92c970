import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillBlock, readTabbed, writeHtml, writeTabbed } from "../../src/rows/clipboard.ts";
import {
  type CellRange,
  countCells,
  fit,
  hasCell,
  moveTo,
  readRange,
  selectCell,
  widen,
} from "../../src/rows/selection.ts";

describe("the clipboard", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", "ü", '"', "\t", "\n", "\r", " ", "") });
  const blocks = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(texts, { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );

  test("what is written is read again, except one empty last row", () => {
    fc.assert(
      fc.property(blocks, (block) => {
        const isLastRowEmpty = block.length > 1 && block.at(-1)?.length === 1 && block.at(-1)?.[0] === "";
        fc.pre(!isLastRowEmpty);
        expect(readTabbed(writeTabbed(block))).toEqual(block);
      }),
    );
  });

  test.each([
    [
      "a\tb\r\nc\td\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ['"two\nlines"\tx', [["two\nlines", "x"]]],
    ['"a ""quoted"" word"', [['a "quoted" word']]],
    ['5" pipe\t6"', [['5" pipe', '6"']]],
    ['"open', [['"open']]],
    ['"a" b', [['"a" b']]],
    ["", [[""]]],
    ["a\n\nb", [["a"], [""], ["b"]]],
  ])("%j is read as a spreadsheet program means it", (text, block) => {
    expect(readTabbed(text)).toEqual(block);
  });

  test("HTML has no markup of the cells", () => {
    expect(writeHtml([["<b>&", "1\n2"]])).toBe(
      "<table><tr><td>&lt;b&gt;&amp;</td><td>1<br>2</td></tr></table>",
    );
  });

  test("one value fills a selection, a block only a multiple of itself", () => {
    expect(fillBlock([["x"]], 2, 2)).toEqual([
      ["x", "x"],
      ["x", "x"],
    ]);
    expect(fillBlock([["a", "b"]], 2, 2)).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
    expect(fillBlock([["a", "b"]], 2, 3)).toEqual([["a", "b"]]);
  });
});

describe("a selection", () => {
  const size = { rows: 10, columns: 5 };

  test("grows from its anchor, and stays inside", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ row: fc.integer({ min: -20, max: 30 }), column: fc.integer({ min: -9, max: 9 }) }),
        ),
        (places) => {
          let selection = selectCell({ row: 3, column: 2 });
          for (const place of places) {
            selection = moveTo(selection, place, size, true);
            const range: CellRange = readRange(selection, size);
            expect(hasCell(range, 3, 2)).toBe(true);
            expect(hasCell(range, selection.active.row, selection.active.column)).toBe(true);
            expect(range.bottom).toBeLessThan(size.rows);
            expect(range.right).toBeLessThan(size.columns);
          }
        },
      ),
    );
  });

  test("of rows has every column, of both everything, also rows that come later", () => {
    const row = widen(selectCell({ row: 3, column: 2 }), "rows");
    expect(readRange(row, size)).toEqual({ top: 3, bottom: 3, left: 0, right: 4 });
    const all = widen(row, "columns");
    expect(countCells(readRange(all, { rows: 1_000_000, columns: 10 }))).toBe(10_000_000);
  });

  test("fits a smaller table", () => {
    expect(fit(selectCell({ row: 9, column: 4 }), { rows: 2, columns: 1 }).active).toEqual({
      row: 1,
      column: 0,
    });
    expect(fit(selectCell({ row: 9, column: 4 }), { rows: 0, columns: 1 }).active).toEqual({
      row: 0,
      column: 0,
    });
  });
});
