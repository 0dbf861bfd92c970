import { expect, test } from "vitest";
import { checkEach, failAll } from "../../outcomes.ts";
import { renderOutcomes, renderProblems, renderSizes } from "../../report.ts";
import { compareSize, readBudgets } from "../../sizes.ts";
import { makeCandidate } from "../support/make-candidate.ts";

const packages = [makeCandidate("client"), makeCandidate("spec")];

test("the table has a line for each consumer and a column for each package; each problem is printed once", async () => {
  const first = await checkEach("First", packages, async ({ shortName }) => {
    if (shortName === "spec") return "does not apply";
    throw new Error("It broke.\nIn two lines.");
  });
  const columns = [
    first,
    await checkEach("Second", packages, async () => []),
    failAll("Third", packages, new Error("It broke.\nIn two lines.")),
  ];
  expect(renderOutcomes(packages, columns)).toBe(
    "        client  spec\nFirst   failed  –\nSecond  ok      ok\nThird   failed  failed",
  );
  expect(renderProblems(packages, columns)).toBe(
    "✗ client (First), client (Third), spec (Third)\n  It broke.\n  In two lines.\n",
  );
});

test("outcomes without a failure print no problems", async () => {
  expect(renderProblems(packages, [await checkEach("First", packages, async () => [])])).toBe("");
});

test("a size within its budget is fine; the message for a larger one has the limit and the file to change", () => {
  const budget = { packed: 10_000, unpacked: 30_000, since: "2026-11-27", why: "It has a generator." };
  expect(compareSize("client", budget, budget)).toEqual([]);
  expect(compareSize("client", { packed: 10_001, unpacked: 30_000 }, budget)).toEqual([
    "It is 10.0 kB packed, and may be 10.0 kB since 2026-11-27 (It has a generator.) Find out what has grown, or raise " +
      "the budget in tools/release/registry/budgets.json to 13000, with the date in `since` and the reason in `why`.",
  ]);
  expect(compareSize("client", { packed: 1, unpacked: 99_000 }, budget)).toEqual([
    expect.stringMatching(/^It is 99\.0 kB unpacked, and may be 30\.0 kB since 2026-11-27 /),
  ]);
});

test("the message for a package without a budget has the line to add", () => {
  expect(compareSize("newcomer", { packed: 10_000, unpacked: 30_500 }, undefined)).toEqual([
    'There is no budget for it yet: add "newcomer": {"packed":13000,"unpacked":39000,"since":"the date of today","why":"the reason"} to tools/release/registry/budgets.json.',
  ]);
  expect(renderSizes(new Map([["newcomer", { packed: 10_000, unpacked: 30_500 }]]), {})).toContain(
    "newcomer  10.0 kB  none    30.5 kB   none",
  );
});

test("each budget says since when it is so, and why", () => {
  const budgets = Object.entries(readBudgets());
  expect(budgets.length).toBeGreaterThan(5);
  for (const [name, { packed, unpacked, since, why }] of budgets) {
    expect(packed, name).toBeLessThanOrEqual(unpacked);
    expect(since, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(why, name).toMatch(/^[A-Z].+\.$/);
  }
});
