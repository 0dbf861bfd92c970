import { describe, expect, test } from "vitest";
import { highest } from "../src/impact.ts";
import { breaks } from "./support/breaks.ts";
import { comparePlanted } from "./support/compare-planted.ts";
import { growth } from "./support/growth.ts";

const found = await comparePlanted([...breaks, ...growth]);

describe("breaks", () => {
  test.each(breaks)("$name", ({ name, says }) => {
    const major = found.get(name)?.filter(({ change }) => change.impact === "major") ?? [];
    expect(major.map(({ place, message }) => `${place}: ${message}`).join("\n")).toContain(says);
    for (const { advice } of major) expect(advice).toBeDefined();
  });
});

describe("passes", () => {
  test.each(growth)("$name", ({ name, impact }) => {
    expect(highest(found.get(name)?.map(({ change }) => change.impact) ?? [])).toBe(impact);
  });
});

test("each planted change has a unique name", () => {
  expect(found.size).toBe(breaks.length + growth.length);
});

test("a removed property is reported once, and not also as no longer required", () => {
  const changes = found.get("a removed property of a response that was required") ?? [];
  expect(changes.map(({ place }) => place)).toEqual(["Shelf.name"]);
});
