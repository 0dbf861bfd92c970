import { join } from "node:path";
import { compareContracts } from "./compare-contracts.ts";
import { type BrokenTest, compileOldTests } from "./compile-old-tests.ts";
import { type DescribedChange, listUsers } from "./describe-change.ts";
import { highest, type Impact, impacts, isLess } from "./impact.ts";
import { openSources } from "./locate-source.ts";
import { type PlannedRelease, planRelease } from "./plan-release.ts";
import { findBundle, findReleasedBundle, type Repository, refuseStrayVersion } from "./repository.ts";
import type { RunRedocly } from "./run-redocly.ts";

/** The report of the check, and whether the changesets are enough. */
export interface ContractCheck {
  readonly passed: boolean;
  readonly text: string;
}

/**
 * Compares the built bundle and types with the last release: the changes must not require more
 * than the pending changesets plan.
 */
export async function checkContract(repository: Repository, run?: RunRedocly): Promise<ContractCheck> {
  const current = findBundle(repository);
  const released = findReleasedBundle(repository);
  const plan = await planRelease(repository);
  if (released === undefined) {
    const text = `Nothing has been released yet, so there is nothing to compare with. ${plan.version} will be the first.`;
    return { passed: true, text };
  }

  const [{ from, changes }, brokenTests] = await Promise.all([
    compareContracts(released, current, run),
    compileOldTests(repository.lastRelease),
  ]);
  refuseStrayVersion(repository);
  const found = changes.map(({ change }) => change.impact);
  const needed = highest(brokenTests.length > 0 ? [...found, "major"] : found);
  const summary = `Since ${from}: ${countImpacts(found, brokenTests)}.`;
  if (!isLess(plan.bump, needed)) return { passed: true, text: `${summary} ${describePlan(plan)}` };

  const locate = openSources(join(repository.root, "spec"));
  const tooMuch = changes
    .filter(({ change }) => isLess(plan.bump, change.impact))
    .toSorted((one, other) => impacts.indexOf(other.change.impact) - impacts.indexOf(one.change.impact));
  // Other wordings are too many to list.
  const shown = tooMuch.filter(({ change }, index) => change.impact !== "patch" || index < 10);
  return {
    passed: false,
    text: [
      `The contract changed by more than the changesets say: ${needed} is needed. ${describePlan(plan)}`,
      ...shown.map((change) => explainChange(change, locate(change.change.pointer))),
      ...brokenTests.map((test) => explainTest(test, from)),
      summary,
      adviseChangeset(plan, needed),
    ].join("\n\n"),
  };
}

function explainChange({ change, place, message, users, advice }: DescribedChange, source: string): string {
  return [
    `${change.impact}  ${place}: ${message}`,
    ...(users.length > 0 && !place.startsWith(`${users}`) ? [`       noticed by ${listUsers(users)}`] : []),
    ...(advice ? [`       breaks: ${advice.breaks}`, `       instead: ${advice.instead}`] : []),
    `       ${change.kind === "removed" ? `it was near ${source}` : source}  ${change.pointer}`,
  ].join("\n");
}

function explainTest({ file, line, message }: BrokenTest, version: string): string {
  return [
    `major  ${file}:${line}, a type test of ${version}, no longer compiles.`,
    `       ${message}`,
    "       breaks: programs that use the type in this way no longer compile",
    "       instead: let the type accept and have everything that it did before",
  ].join("\n");
}

function countImpacts(found: readonly Impact[], brokenTests: readonly BrokenTest[]): string {
  const counts = impacts
    .toReversed()
    .map((impact) => [impact, found.filter((each) => each === impact).length] as const)
    .filter(([, count]) => count > 0)
    .map(([impact, count]) => `${count} ${impact}`);
  const contract = counts.length > 0 ? `${counts.join(", ")} in the contract` : "the contract is the same";
  const lines = brokenTests.length === 1 ? "1 line" : `${brokenTests.length || "no"} lines`;
  return `${contract}; ${lines} of type tests broke`;
}

function describePlan({ bump, version, changesets }: PlannedRelease): string {
  if (bump === undefined) return "No changeset is pending for it.";
  return `A ${bump} release, ${version}, is planned by ${changesets.join(", ")}.`;
}

function adviseChangeset({ bump, changesets }: PlannedRelease, needed: Impact | undefined): string {
  return bump === undefined
    ? `Take the changes back, or describe in a changeset what they mean for users: npm run changeset (choose ${needed}).`
    : `Take the changes back, or raise ${changesets.join(" or ")} to ${needed}.`;
}
