import { createMock } from "@data-import/mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareMocks } from "../prism/compare-mocks.ts";
import {
  type ComparedRequest,
  comparedRequests,
  type ReceivedResponse,
  sendAll,
} from "../prism/compared-requests.ts";
import { type IntendedDifference, intended, intendedBehindFront } from "../prism/differences.ts";
import type { BodyComparison } from "../prism/find-differences.ts";
import { type PrismCommand, startPrism } from "../prism/prism-command.ts";
import { readAddress, startCommand } from "../support/command.ts";

/** Prism takes up to a second of processor time for one generated body. */
const timeout = 600_000;

let command: PrismCommand | undefined;
let prism: ReadonlyMap<ComparedRequest, ReceivedResponse>;
beforeAll(async () => {
  command = await startPrism();
  prism = await sendAll(comparedRequests, command.origin);
}, timeout);
afterAll(() => command?.stop());

function expectNone(mock: typeof prism, table: readonly IntendedDifference[], comparison: BodyComparison) {
  expect(compareMocks(prism, mock, table, comparison)).toEqual([]);
  console.log(`${mock.size} responses compared with those of Prism's command`);
}

describe("as Prism's own command", () => {
  it("the mock responds with the same examples", { timeout }, async () => {
    const { url, fetch } = createMock();
    const prepared = comparedRequests.filter(({ isGenerated }) => !isGenerated);
    expectNone(await sendAll(prepared, url, fetch), [], "bytes");
  });

  it("the mock generates bodies of the same shape", { timeout }, async () => {
    const { url, fetch } = createMock();
    const generated = comparedRequests.filter(({ isGenerated }) => isGenerated);
    expectNone(await sendAll(generated, url, fetch), intended, "shape");
  });

  it("Prism's engine responds behind the front, in this process", { timeout }, async () => {
    const { url, fetch } = createMock({ engine: "prism" });
    // The code that generates is the same as that of Prism's command, and slow: one of four shows that ours runs it.
    const some = comparedRequests.filter(({ isGenerated }, at) => !isGenerated || at % 4 === 0);
    expectNone(await sendAll(some, url, fetch), intendedBehindFront, "bytes");
  });

  it("Prism's engine responds behind the front of our command", { timeout }, async () => {
    const url = await readAddress(startCommand("--port", "0", "--engine", "prism"));
    // Of the generated ones, some that take Prism no time.
    const some = comparedRequests.filter(
      ({ prefer, mediaType }) => prefer === undefined || mediaType !== "application/json",
    );
    expectNone(await sendAll(some, url), intendedBehindFront, "bytes");
  });
});
