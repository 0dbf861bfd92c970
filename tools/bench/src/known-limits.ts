import type { Row } from "./table.ts";

/** A budget that is missed in more than one run: a line of `known-limits.md`. */
export interface KnownLimit {
  readonly suite: string;
  readonly claim: string;
  /** The date of the run that missed it first. */
  readonly since: string;
}

/** What a run says about its budgets; `failures` are what somebody has to do something about. */
export interface Verdict {
  readonly notes: readonly string[];
  readonly failures: readonly string[];
}

/** The list of known limits, a table in Markdown. */
export const knownLimitsFile = new URL("../known-limits.md", import.meta.url);

const columns = ["suite", "claim", "budget", "measured", "since", "reason and next step"];

/** Reads the list of known limits; throws if its columns are not as described. */
export function readKnownLimits(markdown: string): KnownLimit[] {
  const [head = [], , ...lines] = markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  if (head.join() !== columns.join())
    throw new Error(`The columns of the known limits must be ${columns.join(", ")}, not ${head.join(", ")}.`);
  return lines.map(([suite = "", claim = "", , , since = ""]) => ({ suite, claim, since }));
}

/**
 * Compares the rows of a run with those of the run before and with the list of known limits: a budget may be missed once,
 * because a machine can be busy; a budget that is missed twice must have a line in the list.
 */
export function judgeBudgets(
  rows: readonly Row[],
  before: readonly Row[],
  known: readonly KnownLimit[],
): Verdict {
  const notes: string[] = [];
  const failures: string[] = [];
  for (const row of rows) {
    const limit = known.find((each) => isOf(row, each));
    const last = before.find((each) => isOf(each, row));
    const name = `${row.suite}: ${row.claim}`;
    if (row.ok === false) {
      const miss = `${name} is ${row.value}, not ${row.budget}.`;
      if (limit !== undefined) notes.push(`${miss} This is a known limit since ${limit.since}.`);
      else if (last?.ok === false)
        failures.push(`${miss} The run before missed it, too: add a line to tools/bench/known-limits.md.`);
      else notes.push(`${miss} The run before did not miss it.`);
    } else if (row.ok === true && last?.ok === true && limit !== undefined) {
      notes.push(`${name} was within its budget twice: delete its line in tools/bench/known-limits.md.`);
    }
  }
  return { notes, failures };
}

function isOf(row: Pick<Row, "suite" | "claim">, other: Pick<Row, "suite" | "claim">): boolean {
  return row.suite === other.suite && row.claim === other.claim;
}
