import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../../src");
const read = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((name) => ({
    name,
    text: readFileSync(join(source, name), "utf8"),
  }));

/** The classes that the table gives to its parts. */
const classesOfTable = new Set(
  read("table/*.ts").flatMap(({ text }) =>
    [...text.matchAll(/\bmake\("\w+", "([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  ),
);

test("a style sheet that is loaded later changes nothing of the table", () => {
  expect(classesOfTable).toContain("foot");
  const later = read("{styles,screens/**}/*.css").filter(({ name }) => !name.endsWith("base.css"));
  expect(later.length).toBeGreaterThan(3);
  const bare = later.flatMap(({ name, text }) =>
    [...text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/^([^{}@]+)\{/gm)]
      .flatMap(([, selectors = ""]) => selectors.split(",").map((selector) => selector.trim()))
      .filter((selector) => /^\.[\w-]+$/.test(selector) && classesOfTable.has(selector.slice(1)))
      .map((selector) => `${name}: ${selector}`),
  );
  expect(bare).toEqual([]);
});
