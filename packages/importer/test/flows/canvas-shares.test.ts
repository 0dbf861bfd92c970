import { expect, test } from "vitest";
import { findShare, leastShare, mostShare, moveShare, turnShare } from "../../src/flows/canvas-shares.ts";

test.each([
  ["ArrowRight", true, 32],
  ["ArrowLeft", true, 28],
  ["ArrowRight", false, 28],
  ["ArrowLeft", false, 32],
  ["Home", true, leastShare],
  ["End", false, mostShare],
  ["Enter", true, undefined],
])("%s at a column at the left: %s", (key, isAtLeft, expected) => {
  expect(moveShare(30, key, isAtLeft)).toBe(expected);
});

test("a share stays between the least and the most, wherever the pointer is", () => {
  expect(moveShare(mostShare, "ArrowRight", true)).toBe(mostShare);
  expect(moveShare(leastShare, "ArrowLeft", true)).toBe(leastShare);
  const canvas = { left: 100, width: 1_000 };
  expect([-50, 100, 400, 900, 2_000].map((place) => findShare(place, canvas, true))).toEqual([
    15, 15, 30, 45, 45,
  ]);
  expect(findShare(800, canvas, false)).toBe(30);
});

test("a press without a movement leads around", () => {
  expect(turnShare(undefined)).toBe(mostShare);
  expect(turnShare(mostShare)).toBe(leastShare);
  expect(turnShare(leastShare)).toBeUndefined();
  expect(turnShare(30)).toBeUndefined();
});
