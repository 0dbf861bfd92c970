import { createMock } from "@data-import/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAddress, startCommand } from "../support/command.ts";
import { compareMocks } from "./compare-mocks.ts";
import { type IntendedDifference, intended, intendedBehindFront } from "./differences.ts";
import type { BodyComparison } from "./find-differences.ts";
import { type PrismCommand, startPrism } from "./prism-command.ts";
import { askAll, type Question, questions, type Responded } from "./questions.ts";

/** Prism takes up to a second of processor time for one generated body, so only `.ci/run` asks for these. */
const isThorough = process.env["CI"] !== undefined;
const asked = questions.filter(({ isGenerated }) => isThorough || !isGenerated);
const timeout = 180_000;

let command: PrismCommand | undefined;
let prism: ReadonlyMap<Question, Responded>;
beforeAll(async () => {
  command = await startPrism();
  prism = await askAll(asked, command.origin);
}, timeout);
afterAll(() => command?.stop());

function expectNone(mock: typeof prism, table: readonly IntendedDifference[], comparison: BodyComparison) {
  expect(compareMocks(prism, mock, table, comparison)).toEqual([]);
  console.log(`${mock.size} responses compared with those of Prism's command`);
}

describe("as Prism's own command", () => {
  it("the mock responds with the same examples", { timeout }, async () => {
    const { url, fetch } = createMock();
    const prepared = asked.filter(({ isGenerated }) => !isGenerated);
    expectNone(await askAll(prepared, url, fetch), [], "bytes");
  });

  it.runIf(isThorough)("the mock generates bodies of the same shape", { timeout }, async () => {
    const { url, fetch } = createMock();
    const generated = asked.filter(({ isGenerated }) => isGenerated);
    expectNone(await askAll(generated, url, fetch), intended, "likeness");
  });

  it.runIf(isThorough)("Prism's engine responds behind the front, in this process", { timeout }, async () => {
    const { url, fetch } = createMock({ engine: "prism" });
    expectNone(await askAll(asked, url, fetch), intendedBehindFront, "bytes");
  });

  it.runIf(isThorough)("Prism's engine responds behind the front of our command", { timeout }, async () => {
    const url = await readAddress(startCommand("--port", "0", "--engine", "prism"));
    // Of the generated ones, some that take Prism no time.
    const some = asked.filter(
      ({ prefer, mediaType }) => prefer === undefined || mediaType !== "application/json",
    );
    expectNone(await askAll(some, url), intendedBehindFront, "bytes");
  });
});
