import { createContentMeter } from "@data-import/tables/reading";
import { expect, test } from "vitest";

const mebibyte = 1024 * 1024;

test("a file may become 64 MiB, or 100 times its size", () => {
  const accepts = (size: number, bytes: number) => {
    try {
      createContentMeter(size).requireUnpacked(bytes);
      return true;
    } catch {
      return false;
    }
  };
  expect([accepts(1, 64 * mebibyte), accepts(1, 64 * mebibyte + 1)]).toEqual([true, false]);
  expect([accepts(mebibyte, 100 * mebibyte), accepts(mebibyte, 100 * mebibyte + 1)]).toEqual([true, false]);
});

test("a cell may have 1,048,576 bytes, and takes 3 more; a record takes 100", () => {
  const meter = createContentMeter(1, 2 * mebibyte);
  meter.addCell("ü".repeat(mebibyte / 2));
  expect(() => meter.addCell("x".repeat(mebibyte + 1))).toThrow("it may have at most 1048576");
  for (let row = 0; row < 10_485; row += 1) meter.addRow();
  // 3 + 1,048,576 + 1,048,500 bytes: 73 are left, and a cell of 70 takes them.
  meter.addCell("x".repeat(70));
  expect(() => meter.addCell("")).toThrow();
});
