import { type ComparedRequest, nameRequest, type ReceivedResponse } from "./compared-requests.ts";
import type { IntendedDifference } from "./differences.ts";
import { type BodyComparison, findDifferences } from "./find-differences.ts";

type Responses = ReadonlyMap<ComparedRequest, ReceivedResponse>;

/**
 * The errors of a mock in comparison with Prism, one sentence each: a difference that the table does not list, a listed
 * difference that does not exist, and a line of the table that no request needs.
 */
export function compareMocks(
  prism: Responses,
  mock: Responses,
  table: readonly IntendedDifference[],
  comparison: BodyComparison,
): string[] {
  const needed = new Set<IntendedDifference>();
  const wrong = [...mock].flatMap(([request, received]) => {
    const expected = prism.get(request);
    if (expected === undefined) throw new Error(`Prism did not get the request: ${nameRequest(request)}`);
    const unlisted = new Map(findDifferences(request, expected, received, comparison));
    const listed = table.filter(({ holdsFor }) => holdsFor(request));
    for (const line of listed) needed.add(line);
    const gone = listed.filter(({ aspect }) => !unlisted.delete(aspect));
    return [
      ...[...unlisted].map(([aspect, how]) => `${nameRequest(request)}: another ${aspect}. ${how}`),
      ...gone.map(({ aspect }) => `${nameRequest(request)}: the table lists another ${aspect}, it is equal.`),
    ];
  });
  const idle = table.filter((line) => !needed.has(line));
  return [...wrong, ...idle.map(({ reason }) => `No request needs this line of the table: ${reason}`)];
}
