import { createMock } from "@data-import/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAddress, startCommand } from "../support/command.ts";
import { compareMocks } from "./compare-mocks.ts";
import {
  type ComparedRequest,
  comparedRequests,
  type ReceivedResponse,
  sendAll,
} from "./compared-requests.ts";
import { type IntendedDifference, intended, intendedBehindFront } from "./differences.ts";
import type { BodyComparison } from "./find-differences.ts";
import { type PrismCommand, startPrism } from "./prism-command.ts";

/** Prism takes up to a second of processor time for one generated body, so only `.ci/run` asks for these. */
const isThorough = process.env["CI"] !== undefined;
const compared = comparedRequests.filter(({ isGenerated }) => isThorough || !isGenerated);
const timeout = 180_000;

let command: PrismCommand | undefined;
let prism: ReadonlyMap<ComparedRequest, ReceivedResponse>;
beforeAll(async () => {
  command = await startPrism();
  prism = await sendAll(compared, command.origin);
}, timeout);
afterAll(() => command?.stop());

function expectNone(mock: typeof prism, table: readonly IntendedDifference[], comparison: BodyComparison) {
  expect(compareMocks(prism, mock, table, comparison)).toEqual([]);
  console.log(`${mock.size} responses compared with those of Prism's command`);
}

describe("as Prism's own command", () => {
  it("the mock responds with the same examples", { timeout }, async () => {
    const { url, fetch } = createMock();
    const prepared = compared.filter(({ isGenerated }) => !isGenerated);
    expectNone(await sendAll(prepared, url, fetch), [], "bytes");
  });

  it.runIf(isThorough)("the mock generates bodies of the same shape", { timeout }, async () => {
    const { url, fetch } = createMock();
    const generated = compared.filter(({ isGenerated }) => isGenerated);
    expectNone(await sendAll(generated, url, fetch), intended, "shape");
  });

  it.runIf(isThorough)("Prism's engine responds behind the front, in this process", { timeout }, async () => {
    const { url, fetch } = createMock({ engine: "prism" });
    expectNone(await sendAll(compared, url, fetch), intendedBehindFront, "bytes");
  });

  it.runIf(isThorough)("Prism's engine responds behind the front of our command", { timeout }, async () => {
    const url = await readAddress(startCommand("--port", "0", "--engine", "prism"));
    // Of the generated ones, some that take Prism no time.
    const some = compared.filter(
      ({ prefer, mediaType }) => prefer === undefined || mediaType !== "application/json",
    );
    expectNone(await sendAll(some, url), intendedBehindFront, "bytes");
  });
});
