import { readdirSync } from "node:fs";
import { showProgress } from "./progress.ts";
import { formatTable, nameMisses, type Row } from "./table.ts";

/** The exports of a file of `suites/`; `measure` yields each row as soon as it is measured. */
interface Suite {
  measure(): AsyncIterable<Row>;
  /** True if the suite runs only when it is named. */
  readonly onlyWhenNamed?: boolean;
}

/**
 * Runs the named suites of a folder and prints one table; without names, runs all suites except those that must be
 * named. Gives the exit code: 1 if a budget is missed, 2 if a suite does not exist.
 */
export async function runSuites(folder: URL, asked: readonly string[]): Promise<number> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replace(/\.ts$/, ""));
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(
      `There is no suite "${unknown}". The suites are ${known.join(", ")}. Example: npm run bench -- ${known[0]}`,
    );
    return 2;
  }

  const rows: Row[] = [];
  try {
    for (const name of asked.length > 0 ? asked : known) {
      const suite: Suite = await import(new URL(`${name}.ts`, folder).href);
      if (asked.length === 0 && suite.onlyWhenNamed === true) continue;
      for await (const row of suite.measure()) {
        showProgress(row.claim);
        rows.push({ ...row, suite: name });
      }
    }
  } finally {
    // After a failure, the rows that are already measured are still printed.
    showProgress();
    if (rows.length > 0) console.log(formatTable(rows));
  }
  const misses = nameMisses(rows);
  for (const miss of misses) console.error(miss);
  return misses.length === 0 ? 0 : 1;
}
