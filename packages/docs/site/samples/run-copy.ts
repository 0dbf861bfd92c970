import type { Part, Problem, Program } from "./program.ts";
import { shownUrl } from "./sample-call.ts";
import type { Answer } from "./watch-mock.ts";

/**
 * The copy of a program that is run: it calls a mock of the build's own instead of the one at the address that
 * readers see, where nothing listens or, worse, something else does. Nothing else is different.
 */
export function redirect(code: string, url: string): string {
  return code.replaceAll(shownUrl, url);
}

/** The line that a program begins in, for what is said about all of it. */
export function findStart({ code }: Program): number {
  return 1 + code.split("\n").findIndex((line) => line.trim() !== "");
}

/** Says where what a part printed is not what the docs show. */
export function compareOutput(place: string, { shown }: Part, printed: string, url: string): Problem[] {
  if (!shown) return [];
  const text = printed.replaceAll(url, shownUrl).trimEnd();
  if (text === shown.text.trimEnd() || (shown.isJson && isSameJson(text, shown.text))) return [];
  return [
    {
      place,
      line: shown.line,
      message: `This is shown as the result, but it printed:\n${text || "nothing"}`,
    },
  ];
}

function isSameJson(one: string, other: string): boolean {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}

/** Says where a program did not call its operation, or was refused. */
export function checkAnswers(program: Program, answers: readonly Answer[]): Problem[] {
  const { place, operationId, code } = program;
  if (operationId === undefined) return [];
  const line = 1 + code.split("\n").findIndex((text) => /^curl |\bapi\.|\bclient\.[A-Z]/.test(text));
  const refused = answers.filter(({ status }) => status >= 400);
  if (refused.length > 0) {
    return refused.map(({ status, refusals }) => {
      return { place, line, message: `The mock responded with ${status}: ${refusals.join(" ")}` };
    });
  }
  if (answers.some((answered) => answered.operationId === operationId)) return [];
  const called = answers.map((answered) => answered.operationId).join(", ") || "nothing";
  return [{ place, line, message: `It should call ${operationId}; it called ${called}.` }];
}
