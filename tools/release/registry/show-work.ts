import { formatStep, startStep } from "@data-import/start/steps";
import type { Candidate } from "./candidate.ts";
import { type Column, failAll } from "./outcomes.ts";

/** Shows the current work of a step. */
export type Note = (text: string) => void;

/** Runs some work as a step of the start script; the work returns its result, and the final text of the step. */
export async function inStep<Result>(
  name: string,
  work: (note: Note) => Promise<[result: Result, text: string]>,
): Promise<Result> {
  const step = startStep(name);
  try {
    const [result, text] = await work((note) => step.note(note));
    step.done(text);
    return result;
  } catch (error) {
    step.fail(error);
    throw error;
  }
}

/** A consumer of the packages, or several that share their work. */
export interface Use {
  /** The titles of its columns. */
  readonly titles: readonly string[];
  make(): Promise<readonly Column[]>;
}

/** So many consumers work at the same time; their processes use more than one core. */
const mostAtOnce = 2;

/**
 * Makes the columns of all consumers, in their order, as one step of the start script. If a consumer cannot start, every
 * package has failed in its columns, and the other columns are made nevertheless.
 */
export async function makeColumns(
  packages: readonly Candidate[],
  uses: readonly Use[],
): Promise<readonly Column[]> {
  const step = startStep("use");
  const columns = uses.map((): readonly Column[] => []);
  const waiting = [...uses.entries()];
  const working = new Set<string>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [position, { titles, make }] = next;
      const title = titles.join(", ");
      const started = Date.now();
      working.add(title);
      step.note([...working].join(", "));
      const made = await make().catch((error: unknown) =>
        titles.map((each) => failAll(each, packages, error)),
      );
      columns[position] = made;
      working.delete(title);
      step.say(formatStep(made.some(hasFailed) ? "✗" : "✓", "use", title, Date.now() - started));
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  step.done(`${columns.flat().length} consumers`);
  return columns.flat();
}

function hasFailed({ outcomes }: Column): boolean {
  return [...outcomes.values()].some((outcome) => typeof outcome === "object");
}
