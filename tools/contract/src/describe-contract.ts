import { afterAll, describe, expect, test } from "vitest";
import { createCoverage } from "./coverage.ts";
import { operations } from "./description.ts";
import { listChecks } from "./list-checks.ts";
import type { Target } from "./target.ts";

/** A check sends up to a few hundred requests, and each may be slow on a busy machine. */
const timeout = 120_000;

/**
 * Declares the tests of the contract for one target, grouped by subject. The last test checks that every documented
 * response was returned.
 */
export function describeContract(name: string, target: Target): void {
  const coverage = createCoverage(operations);
  describe(name, () => {
    for (const [subject, checks] of Map.groupBy(listChecks(target, coverage), (check) => check.subject)) {
      describe(subject, () => {
        for (const check of checks) test(check.name, { timeout }, () => check.run());
      });
    }
    const isPart = (target.asks ?? "everything") !== "everything";
    test(`every documented ${isPart ? "success" : "response"} of every operation was returned`, () => {
      const missed = coverage.listMissed().filter((response) => !isPart || / 2\d\d$/.test(response));
      expect(missed.join("\n")).toBe("");
    });
    afterAll(() => console.log(`${name}: ${coverage}`));
  });
}
