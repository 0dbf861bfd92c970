import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { suggestMapping } from "@data-import/tables/mapping";
import { describe, expect, it } from "vitest";
import { matchPlainly } from "../src/mapping/match-plainly.ts";
import { type Accuracy, measureMatcher } from "../src/mapping/measure-matcher.ts";
import { type HeaderRow, readCorpus } from "../src/mapping/read-corpus.ts";

const { tuning, heldBack } = readCorpus();

const suggest = ({ columns, fields }: HeaderRow) => suggestMapping(columns, fields, { threshold: 0.5 });

describe("the corpus", () => {
  it("has 300 header rows, with columns that belong to no field and files without values", () => {
    const rows = [...tuning, ...heldBack];
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThanOrEqual(9);
    const columns = rows.flatMap((row) => row.columns);
    expect(columns.filter(({ field }) => field === undefined).length).toBeGreaterThan(columns.length / 10);
    expect(
      rows.filter((row) => row.columns.every(({ values }) => values.length === 0)).length,
    ).toBeGreaterThan(30);
  });

  it("has no header row in both parts, and no field twice in a row", () => {
    const names = ({ sheet, columns }: HeaderRow) => `${sheet}: ${columns.map(({ name }) => name).join()}`;
    const tuned = new Set(tuning.map(names));
    expect(heldBack.filter((row) => tuned.has(names(row)))).toEqual([]);
    for (const { columns } of [...tuning, ...heldBack]) {
      const keys = columns.flatMap(({ field }) => (field === undefined ? [] : [field]));
      expect(new Set(keys).size, keys.join()).toBe(keys.length);
    }
  });
});

describe("suggestions on the part that is held back", () => {
  const accuracy = measureMatcher(heldBack, suggest);

  it("are right, and are not missing", () => {
    expect(accuracy.precision, listWrong(accuracy)).toBeGreaterThanOrEqual(0.98);
    expect(accuracy.recall, listWrong(accuracy)).toBeGreaterThanOrEqual(0.9);
  });

  it("are as often right as their confidence says", () => {
    const sum = accuracy.bins.reduce((total, { confidence }) => total + confidence, 0);
    const all = accuracy.bins.reduce((total, bin) => total + bin.all, 0);
    expect(Math.abs(sum / all - accuracy.precision)).toBeLessThan(0.02);
  });

  it("are far better than those of a plain fuzzy matcher", () => {
    const plain = measureMatcher(heldBack, (row) => matchPlainly(row, 0.6));
    expect(plain.recall).toBeGreaterThan(0.2);
    expect(accuracy.recall - plain.recall).toBeGreaterThan(0.2);
    expect(accuracy.precision).toBeGreaterThan(plain.precision);
  });
});

it("the sample of the README of the tables prints what the README says", () => {
  const readme = readFileSync(new URL("../../../packages/tables/README.md", import.meta.url), "utf8");
  const [, code = "", printed] =
    /```ts\n(\/\/ match-columns\.ts\n[^`]+)```\n\n```text\n([^`]+)```/.exec(readme) ?? [];
  const options = { cwd: import.meta.dirname, input: code, encoding: "utf8" } as const;
  expect(execFileSync(process.execPath, ["--input-type=module-typescript", "-"], options)).toBe(printed);
});

describe("measuring a matcher", () => {
  it("counts right, wrong and missing matches", () => {
    const row: HeaderRow = {
      sheet: "s",
      language: "en",
      fields: [],
      columns: ["a", "b", "c", undefined].map((field) => ({ name: String(field), values: [], field })),
    };
    const match = (column: number, field: string) => ({ column, field, confidence: 0.95 });
    const { precision, recall, wrong } = measureMatcher([row], () => [
      match(0, "a"),
      match(1, "x"),
      match(3, "y"),
    ]);
    expect(precision).toBeCloseTo(1 / 3);
    expect(recall).toBeCloseTo(1 / 3);
    expect(wrong.map(({ got, known }) => [got, known])).toEqual([
      ["x", "b"],
      [undefined, "c"],
      ["y", undefined],
    ]);
  });
});

function listWrong({ wrong }: Accuracy): string {
  return wrong
    .map(({ sheet, column, got, known }) => `${sheet}: "${column}" is ${known}, not ${got}`)
    .join("\n");
}
