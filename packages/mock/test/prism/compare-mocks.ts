import type { IntendedDifference } from "./differences.ts";
import { type BodyComparison, findDifferences } from "./find-differences.ts";
import { nameQuestion, type Question, type Responded } from "./questions.ts";

type Responses = ReadonlyMap<Question, Responded>;

/**
 * What is wrong between a mock and Prism, one sentence each: a difference that the table does not list, a question for
 * which a listed one is not there, and a line of the table that none of the questions needs.
 */
export function compareMocks(
  prism: Responses,
  mock: Responses,
  table: readonly IntendedDifference[],
  comparison: BodyComparison,
): string[] {
  const needed = new Set<IntendedDifference>();
  const wrong = [...mock].flatMap(([question, responded]) => {
    const expected = prism.get(question);
    if (expected === undefined) throw new Error(`Prism was not asked: ${nameQuestion(question)}`);
    const unlisted = new Map(findDifferences(question, expected, responded, comparison));
    const listed = table.filter(({ holdsFor }) => holdsFor(question));
    for (const line of listed) needed.add(line);
    const gone = listed.filter(({ aspect }) => !unlisted.delete(aspect));
    return [
      ...[...unlisted].map(([aspect, how]) => `${nameQuestion(question)}: another ${aspect}. ${how}`),
      ...gone.map(
        ({ aspect }) => `${nameQuestion(question)}: the table lists another ${aspect}, it is equal.`,
      ),
    ];
  });
  const idle = table.filter((line) => !needed.has(line));
  return [...wrong, ...idle.map(({ reason }) => `No question needs this line of the table: ${reason}`)];
}
