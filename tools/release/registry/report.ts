import type { Candidate } from "./candidate.ts";
import type { Column, Outcome } from "./outcomes.ts";
import { type Budgets, formatSize, type Size } from "./sizes.ts";

/** The table of outcomes: a line for each consumer, a column for each package. */
export function renderOutcomes(packages: readonly Candidate[], columns: readonly Column[]): string {
  return renderTable([
    ["", ...packages.map(({ shortName }) => shortName)],
    ...columns.map(({ title, outcomes }) => [
      title,
      ...packages.map(({ name }) => spell(outcomes.get(name))),
    ]),
  ]);
}

/** The table of sizes, each beside its budget. */
export function renderSizes(sizes: ReadonlyMap<string, Size>, budgets: Budgets): string {
  const spellBudget = (bytes: number | undefined) => (bytes === undefined ? "none" : formatSize(bytes));
  return renderTable([
    ["", "packed", "budget", "unpacked", "budget"],
    ...[...sizes].map(([shortName, { packed, unpacked }]) => [
      shortName,
      formatSize(packed),
      spellBudget(budgets[shortName]?.packed),
      formatSize(unpacked),
      spellBudget(budgets[shortName]?.unpacked),
    ]),
  ]);
}

/** The failures in full: each problem once, with its packages and consumers. */
export function renderProblems(packages: readonly Candidate[], columns: readonly Column[]): string {
  const places = new Map<string, string[]>();
  for (const { title, outcomes } of columns) {
    for (const { name, shortName } of packages) {
      const outcome = outcomes.get(name);
      if (typeof outcome !== "object") continue;
      for (const problem of outcome.problems)
        places.set(problem, [...(places.get(problem) ?? []), `${shortName} (${title})`]);
    }
  }
  return [...places].map(([problem, where]) => `✗ ${where.join(", ")}\n${indent(problem)}\n`).join("\n");
}

function spell(outcome: Outcome | undefined): string {
  if (outcome === "does not apply") return "–";
  return outcome === "ok" ? "ok" : "failed";
}

function renderTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, "  ");
}
