import { expect, test } from "vitest";
import { KeptSlots } from "../src/records/columns/kept-slots.ts";

test("what was kept last stays, up to a number of bytes", () => {
  const kept = new KeptSlots<string>(100);
  const list = () => [1, 2, 3, 4].map((slot) => kept.get("sheet", slot));
  expect(kept.set("sheet", 1, "one", 40)).toBe(true);
  expect(kept.set("sheet", 2, "two", 40)).toBe(true);
  // What is kept again has its new size, and is the last one to go.
  expect(kept.set("sheet", 1, "one more", 50)).toBe(true);
  expect(list()).toEqual(["one more", "two", undefined, undefined]);
  expect(kept.set("sheet", 3, "three", 50)).toBe(true);
  expect(list()).toEqual(["one more", undefined, "three", undefined]);
  expect(kept.get("other", 1)).toBeUndefined();
  expect(kept.set("sheet", 4, "four", 101)).toBe(false);
  expect(list()).toEqual(["one more", undefined, "three", undefined]);
  expect(kept.set("sheet", 3, "grown", 101)).toBe(false);
  expect(list()).toEqual(["one more", undefined, undefined, undefined]);
  expect(kept.set("sheet", 4, "four", 50)).toBe(true);
  expect(list()).toEqual(["one more", undefined, undefined, "four"]);
});
