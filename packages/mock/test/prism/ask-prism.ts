import { expect } from "vitest";
import { compareMocks } from "./compare-mocks.ts";
import {
  type ComparedRequest,
  comparedRequests,
  type ReceivedResponse,
  sendAll,
} from "./compared-requests.ts";
import type { IntendedDifference } from "./differences.ts";
import type { BodyComparison } from "./find-differences.ts";
import { startPrism } from "./prism-command.ts";

type Responses = ReadonlyMap<ComparedRequest, ReceivedResponse>;

/** Prism takes up to a second of processor time for one generated body, and several on a busy machine. */
export const prismTimeout = 1_200_000;

/** The requests for an example of the description. */
export const preparedRequests: readonly ComparedRequest[] = comparedRequests.filter(
  ({ isGenerated }) => !isGenerated,
);

/** The responses of Prism's own command. */
export async function askPrism(requests: readonly ComparedRequest[]): Promise<Responses> {
  const command = await startPrism();
  try {
    // It generates one body at a time. A request that waits for several others gets 408 from Node after a minute.
    return await sendAll(requests, command.origin, fetch, 4);
  } finally {
    await command.stop();
  }
}

/** Expects that a mock responds as Prism, except for the differences of a table. */
export function expectAlike(
  prism: Responses,
  mock: Responses,
  table: readonly IntendedDifference[],
  comparison: BodyComparison,
): void {
  expect(compareMocks(prism, mock, table, comparison)).toEqual([]);
  console.log(`${mock.size} responses compared with those of Prism's command`);
}
