import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { defects } from "../src/tests/defects.ts";
import { findPlaces } from "../src/tests/plant-defects.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

test.each(defects)("the defect of $folder still has its code and its test: $breaks", (defect) => {
  expect(findPlaces(defect)).toHaveLength(1);
  expect(existsSync(`${root}/${defect.foundBy}`)).toBe(true);
  expect(defect.replace).not.toBe(defect.find);
});

test("every package with tests has a defect, and there are enough of them", () => {
  const packages = new Set(defects.map(({ folder }) => folder));
  for (const name of ["spec", "packages/types", "packages/client", "packages/front", "packages/mock"]) {
    expect(packages).toContain(name);
  }
  for (const name of [
    "packages/tables",
    "packages/service",
    "packages/docs",
    "tools/contract",
    "tools/start",
    "tools/checks",
  ]) {
    expect(packages).toContain(name);
  }
  expect(defects.length).toBeGreaterThanOrEqual(40);
});
