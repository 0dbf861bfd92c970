import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCheckedSet } from "../src/server/checked-set.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("wakes nothing while it is empty, and checks its members otherwise", () => {
  const checked: string[] = [];
  const set = createCheckedSet<string>(100, (item) => {
    checked.push(item);
    if (item === "b") set.delete(item);
  });
  expect(vi.getTimerCount()).toBe(0);
  set.add("a");
  set.add("b");
  vi.advanceTimersByTime(200);
  expect(checked).toEqual(["a", "b", "a"]);
  set.delete("a");
  vi.advanceTimersByTime(100);
  expect([checked.length, vi.getTimerCount()]).toEqual([3, 0]);
  set.add("c");
  vi.advanceTimersByTime(100);
  expect(checked.at(-1)).toBe("c");
  set.close();
  expect(vi.getTimerCount()).toBe(0);
});
