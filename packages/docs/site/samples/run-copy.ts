import type { Part, Problem, Program } from "./program.ts";
import { shownUrl } from "./sample-call.ts";
import type { MockResponse } from "./watch-mock.ts";

/**
 * The copy of a program that is run: it calls a mock of the build instead of the one at the address that
 * readers see, where nothing listens or, worse, something else does. Nothing else is different.
 */
export function redirect(code: string, url: string): string {
  return code.replaceAll(shownUrl, url);
}

/** The first line of a program, for messages about all of it. */
export function findStart({ code }: Program): number {
  return 1 + code.split("\n").findIndex((line) => line.trim() !== "");
}

/** Reports a part whose output differs from the output in the docs. */
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

/** Reports a program that did not call its operation, or whose call was rejected. */
export function checkResponses(program: Program, responses: readonly MockResponse[]): Problem[] {
  const { place, operationId, code } = program;
  if (operationId === undefined) return [];
  const line = 1 + code.split("\n").findIndex((text) => /^curl |\bapi\.|\bclient\.[A-Z]/.test(text));
  const refused = responses.filter(({ status }) => status >= 400);
  if (refused.length > 0) {
    return refused.map(({ status, refusals }) => {
      return { place, line, message: `The mock responded with ${status}: ${refusals.join(" ")}` };
    });
  }
  if (responses.some((response) => response.operationId === operationId)) return [];
  const called = responses.map((response) => response.operationId).join(", ") || "nothing";
  return [{ place, line, message: `It should call ${operationId}; it called ${called}.` }];
}
