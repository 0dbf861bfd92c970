import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { runWorld } from "../meetings/run-world.ts";

const server = process.env["DATABASE_URL"];
const engines = [
  { name: "SQLite, one node", address: undefined, isMissing: false },
  { name: "PostgreSQL, two nodes (needs DATABASE_URL)", address: server, isMissing: server === undefined },
];
/** The world of the second seed is another one each time; the name of the test has it. */
const seeds = [20_261_126, randomInt(1_000_000)];
const steps = 250;

describe.each(engines)("where people, hooks, jobs and restores meet on $name", ({ address, isMissing }) => {
  test.skipIf(isMissing).each(seeds)("nothing of anyone is lost, with the seed %i", async (seed) => {
    const { findings, hooks, commits } = await runWorld({ seed, steps, server: address });
    expect({ seed, hooks, findings }).toEqual({ seed, hooks, findings: [] });
    expect(commits).toBeGreaterThan(steps / 5);
  });
});
