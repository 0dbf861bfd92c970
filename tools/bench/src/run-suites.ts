import { readdirSync, readFileSync } from "node:fs";
import { keepTable, readLastTable } from "./kept-tables.ts";
import { judgeBudgets, knownLimitsFile, readKnownLimits } from "./known-limits.ts";
import { printProgress, showProgress } from "./progress.ts";
import { formatRow, formatTable, nameMisses, type Row } from "./table.ts";

/** Sizes that a run does not take from its suites. */
export interface Scale {
  /** The number of records of a large sheet. */
  readonly records?: number;
}

/** The exports of a file of `suites/`; `measure` yields each row as soon as it is measured. */
interface Suite {
  /** Measures the named parts; without names, those that a run without names should measure. */
  measure(parts: readonly string[], scale: Scale): AsyncIterable<Row>;
  /** The parts that can be measured alone. */
  readonly parts?: readonly string[];
  /** True if the suite runs only when it is named. */
  readonly onlyWhenNamed?: boolean;
}

/**
 * Runs suites of a folder and prints one table. `words` are names of suites, each followed by names of its parts;
 * without words, runs all suites except those that must be named. Gives the exit code: 1 if a budget is missed, 2 if a
 * suite or part does not exist. With `kept`, a folder of tables, it adds the table of this run, and gives 1 only for a
 * budget that the run before missed, too, and that is not a known limit.
 */
export async function runSuites(
  folder: URL,
  words: readonly string[],
  scale: Scale = {},
  kept?: string,
): Promise<number> {
  const known = readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replace(/\.ts$/, ""));
  const load = async (name: string): Promise<Suite> => import(new URL(`${name}.ts`, folder).href);
  const selected = new Map<string, { readonly suite: Suite; readonly parts: string[] }>();
  for (const word of words) {
    const last = [...selected.values()].at(-1);
    if (last?.suite.parts?.includes(word) === true) last.parts.push(word);
    else if (known.includes(word)) selected.set(word, { suite: await load(word), parts: [] });
    else {
      const parts = last?.suite.parts;
      const ofLast =
        parts === undefined ? "" : ` The parts of ${[...selected.keys()].at(-1)} are ${parts.join(", ")}.`;
      console.error(
        `There is no suite "${word}". The suites are ${known.join(", ")}.${ofLast} Example: npm run bench -- ${known[0]}`,
      );
      return 2;
    }
  }
  if (words.length === 0) {
    for (const name of known) {
      const suite = await load(name);
      if (suite.onlyWhenNamed !== true) selected.set(name, { suite, parts: [] });
    }
  }

  const rows: Row[] = [];
  try {
    for (const [name, { suite, parts }] of selected) {
      for await (const row of suite.measure(parts, scale)) {
        rows.push({ ...row, suite: name });
        printProgress(formatRow({ ...row, suite: name }));
      }
    }
  } finally {
    // After a failure, the rows that are already measured are still printed.
    showProgress();
    if (rows.length > 0) console.log(formatTable(rows));
  }
  if (kept !== undefined) return keepAndJudge(kept, rows);
  const misses = nameMisses(rows);
  for (const miss of misses) console.error(miss);
  return misses.length === 0 ? 0 : 1;
}

function keepAndJudge(folder: string, rows: readonly Row[]): number {
  const known = readKnownLimits(readFileSync(knownLimitsFile, "utf8"));
  const { notes, failures } = judgeBudgets(rows, readLastTable(folder), known);
  keepTable(folder, rows, new Date());
  for (const sentence of [...notes, ...failures]) console.error(sentence);
  return failures.length === 0 ? 0 : 1;
}
