import type { Candidate } from "./candidate.ts";

/** The outcome of a package with a consumer; a failure has problems. */
export type Outcome = "ok" | "does not apply" | { readonly problems: readonly string[] };

/** A consumer of the packages, and the outcome of each package by its name. */
export interface Column {
  readonly title: string;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** A column whose outcomes are computed one after the other; an error is a problem of the current package. */
export async function checkEach(
  title: string,
  packages: readonly Candidate[],
  judge: (candidate: Candidate) => Promise<readonly string[] | "does not apply">,
): Promise<Column> {
  const outcomes = new Map<string, Outcome>();
  for (const candidate of packages) {
    const found = await judge(candidate).catch((error: unknown) => [explain(error)]);
    outcomes.set(candidate.name, typeof found === "string" ? found : toOutcome(found));
  }
  return { title, outcomes };
}

/** A column in which every package has failed for one reason. */
export function failAll(title: string, packages: readonly Candidate[], error: unknown): Column {
  const outcome = { problems: [explain(error)] };
  return { title, outcomes: new Map(packages.map(({ name }) => [name, outcome])) };
}

function toOutcome(problems: readonly string[]): Outcome {
  return problems.length === 0 ? "ok" : { problems };
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
