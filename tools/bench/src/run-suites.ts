import { readdirSync } from "node:fs";
import { showProgress } from "./progress.ts";
import { formatTable, nameMisses, type Row } from "./table.ts";

/** What a file of `suites/` exports: `measure` yields its rows, each as soon as it is known. */
interface Suite {
  measure(): AsyncIterable<Row>;
  /** Leaves it out when all suites are asked for. */
  readonly onlyWhenNamed?: boolean;
}

/**
 * Measures the asked suites of a folder, or all of them but those that must be named, and prints one table.
 * Gives the exit code: 1 where a budget is missed, 2 where there is no such suite.
 */
export async function runSuites(folder: URL, asked: readonly string[]): Promise<number> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replace(/\.ts$/, ""));
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(
      `There is no suite "${unknown}". There are ${known.join(", ")}: npm run bench -- ${known[0]}`,
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
    // What was measured before a failure is not lost with it.
    showProgress();
    if (rows.length > 0) console.log(formatTable(rows));
  }
  const misses = nameMisses(rows);
  for (const miss of misses) console.error(miss);
  return misses.length === 0 ? 0 : 1;
}
