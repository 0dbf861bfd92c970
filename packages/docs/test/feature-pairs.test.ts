import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { featurePairs, features } from "./support/feature-pairs.ts";

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8");

test("each pair of features is there once, in the order of the features", () => {
  const wanted = features.flatMap((one, index) => features.slice(index + 1).map((other) => [one, other]));
  expect(featurePairs.map(({ pair }) => pair)).toEqual(wanted);
});

test("each pair has a test with its title, or a word why the two cannot meet", () => {
  for (const { pair, holds, test: proof } of featurePairs) {
    const [file = "", title = ""] = proof?.split(" › ") ?? [];
    const isThere = title !== "" && ["test", "it"].some((name) => read(file).includes(`${name}("${title}"`));
    expect([pair, isThere]).toEqual([pair, !holds.startsWith("Cannot meet: ")]);
  }
});

test("the guide has a row for each pair, with what holds", () => {
  const rows = read("packages/docs/content/guides/where-features-meet.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(rows.map(([, pair, holds]) => [pair, holds])).toEqual(
    featurePairs.map(({ pair, holds }) => [pair.join(" and "), holds]),
  );
});
