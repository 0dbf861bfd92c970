import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findColumns, layColumns, mostPlainColumns, revealColumn } from "../../src/geometry/columns.ts";
import { countPage, findRows } from "../../src/geometry/rows.ts";
import {
  type Extent,
  findBoxHeight,
  findBoxTop,
  findLastBoxTop,
  findLastTop,
  findTop,
  reveal,
  scroll,
  settle,
  tallestBoxPx,
} from "../../src/geometry/scale.ts";

const extents = fc
  .record({ rows: fc.integer({ min: 0, max: 100_000_000 }), view: fc.integer({ min: 1, max: 4_000 }) })
  .map(({ rows, view }): Extent => ({ content: rows * 32, view }));
const million: Extent = { content: 32_000_000, view: 700 };

describe("scaled places", () => {
  test("fit in every browser, and end where the content ends", () => {
    fc.assert(
      fc.property(extents, (extent) => {
        expect(findBoxHeight(extent)).toBeLessThanOrEqual(tallestBoxPx);
        expect(findBoxTop(extent, 0)).toBe(0);
        expect(findTop(extent, findLastBoxTop(extent))).toBeCloseTo(findLastTop(extent), 3);
        expect(findBoxTop(extent, findLastTop(extent))).toBeCloseTo(findLastBoxTop(extent), 3);
      }),
    );
  });

  test("keep their order, and come back", () => {
    fc.assert(
      fc.property(
        extents,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (extent, a, b) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map((part) => part * findLastTop(extent)) as [
            number,
            number,
          ];
          expect(findBoxTop(extent, low)).toBeLessThanOrEqual(findBoxTop(extent, high));
          // A pixel of the box is at most so many pixels of the content.
          const error = Math.max(1e-3, findLastTop(extent) * 1e-9);
          expect(Math.abs(findTop(extent, findBoxTop(extent, low)) - low)).toBeLessThanOrEqual(error);
        },
      ),
    );
  });

  test("a short scroll moves by pixels, a long one in proportion", () => {
    const from = settle(million, { top: 10_000_000, boxTop: 0 });
    expect(scroll(million, from, from.boxTop + 120).top).toBe(10_000_120);
    expect(scroll(million, from, from.boxTop - 120).top).toBe(9_999_880);
    expect(scroll(million, from, findLastBoxTop(million) / 2).top).toBeCloseTo(findLastTop(million) / 2, 3);
  });

  test("near both ends, every row is reached by small steps", () => {
    let place = settle(million, { top: findLastTop(million) - 20_000, boxTop: 0 });
    for (let step = 0; step < 400; step += 1) {
      const next = settle(
        million,
        scroll(million, place, Math.min(place.boxTop + 100, findLastBoxTop(million))),
      );
      expect(next.top - place.top).toBeLessThanOrEqual(100.01);
      place = next;
    }
    expect(place.top).toBe(findLastTop(million));
  });

  test("scrolls without rest stay inside, and both ends can be reached", () => {
    fc.assert(
      fc.property(
        extents,
        fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { maxLength: 50 }),
        (extent, moves) => {
          let place = { top: 0, boxTop: 0 };
          for (const move of moves) {
            const boxTop = Math.max(0, Math.min(findLastBoxTop(extent), place.boxTop + move * extent.view));
            place = scroll(extent, place, boxTop);
            expect(place.top).toBeGreaterThanOrEqual(0);
            expect(place.top).toBeLessThanOrEqual(findLastTop(extent));
          }
          expect(scroll(extent, place, 0).top).toBe(0);
          expect(scroll(extent, place, findLastBoxTop(extent)).top).toBeCloseTo(findLastTop(extent), 3);
          expect(settle(extent, place).top).toBe(place.top);
        },
      ),
    );
  });

  test("revealing moves no further than needed", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(999_999), (top, row) => {
        const moved = reveal(million, top, row * 32, row * 32 + 32);
        expect(moved).toBeLessThanOrEqual(row * 32);
        expect(moved + million.view).toBeGreaterThanOrEqual(row * 32 + 32);
        if (top <= row * 32 && top + million.view >= row * 32 + 32) expect(moved).toBe(top);
      }),
    );
  });
});

describe("rows", () => {
  test("cover the view, and are few", () => {
    fc.assert(
      fc.property(extents, fc.double({ min: 0, max: 1, noNaN: true }), (extent, part) => {
        const count = extent.content / 32;
        const top = part * findLastTop(extent);
        const { first, end } = findRows(extent, top, 32, count);
        expect(first * 32).toBeLessThanOrEqual(top);
        expect(end * 32).toBeGreaterThanOrEqual(Math.min(extent.content, top + extent.view));
        // Few more than those that are seen, and a page key leaves one of them.
        expect(end - first).toBeLessThanOrEqual(Math.ceil(extent.view / 32) + 7);
        expect(countPage(extent, 32)).toBeGreaterThanOrEqual(1);
        expect(countPage(extent, 32) * 32).toBeLessThanOrEqual(Math.max(32, extent.view));
      }),
    );
  });
});

describe("columns", () => {
  const widths = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 600 });

  test("cover the view; few are all drawn", () => {
    fc.assert(
      fc.property(widths, fc.nat(3_000), fc.integer({ min: 1, max: 3_000 }), (given, wanted, view) => {
        const columns = layColumns(given);
        const start = Math.min(wanted, Math.max(0, columns.width - view));
        const { first, end } = findColumns(columns, start, view);
        expect(columns.starts[first] ?? 0).toBeLessThanOrEqual(start);
        expect(columns.starts[end] ?? 0).toBeGreaterThanOrEqual(Math.min(columns.width, start + view));
        if (given.length <= mostPlainColumns) expect(end - first).toBe(given.length);
      }),
    );
  });

  test("500 columns of 150 pixels: a screen draws a few of them", () => {
    const columns = layColumns(Array.from({ length: 500 }, () => 150));
    const { first, end } = findColumns(columns, 30_000, 1_280);
    expect(first).toBeGreaterThan(190);
    expect(end - first).toBeLessThanOrEqual(14);
  });

  test("revealing a column shows it, from its start if it is wide", () => {
    fc.assert(
      fc.property(
        widths,
        fc.nat(),
        fc.nat(5_000),
        fc.integer({ min: 1, max: 2_000 }),
        (given, pick, start, view) => {
          const columns = layColumns(given);
          const column = pick % given.length;
          const moved = revealColumn(columns, column, start, view);
          const from = columns.starts[column] ?? 0;
          const to = columns.starts[column + 1] ?? 0;
          expect(moved).toBeLessThanOrEqual(from);
          if (to - from <= view) expect(moved + view).toBeGreaterThanOrEqual(to);
          else expect(moved).toBe(from);
        },
      ),
    );
  });
});
