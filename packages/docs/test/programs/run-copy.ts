import { shownToken, shownUrl } from "../../site/samples/sample-call.ts";
import type { Part, Problem, Program } from "./program.ts";
import type { ProgramServer } from "./servers.ts";

/**
 * The copy of a program that is run: it calls a server of the build, with its token, instead of the one at the
 * address that readers see, where nothing listens or, worse, something else does. Nothing else is different.
 */
export function redirect(code: string, { url, token }: ProgramServer): string {
  return code.replaceAll(shownUrl, url).replaceAll(shownToken, token);
}

/** The variables of the environment that give programs the address and the token. */
export function listVariables({ url, token }: ProgramServer): Record<string, string> {
  return { DATA_IMPORT_URL: url, DATA_IMPORT_TOKEN: token };
}

/** The first line of a program, for messages about all of it. */
export function findStart({ code }: Program): number {
  return 1 + code.split("\n").findIndex((line) => line.trim() !== "");
}

/**
 * Reports a part whose output differs from the output in the docs. A service gives other ids and times each time, so
 * only their form and their places are compared; a mock gives the ones that are shown.
 */
export function compareOutput(
  place: string,
  { shown }: Part,
  printed: string,
  { name, url, token }: ProgramServer,
): Problem[] {
  if (!shown || (shown.from ?? name) !== name) return [];
  const simplify = name === "service" ? hideChanging : (text: string) => text;
  // A page cannot show how the lines of a CSV file end.
  const lines = printed.replaceAll("\r\n", "\n");
  const text = lines.replaceAll(url, shownUrl).replaceAll(token, shownToken).trimEnd();
  const [is, should] = [simplify(text), simplify(shown.text.trimEnd())];
  if (is === should || (shown.isJson && isSameJson(is, should))) return [];
  return [
    {
      place,
      line: shown.line,
      message: `This is shown as the result, but with the ${name} it printed:\n${text || "nothing"}`,
    },
  ];
}

/** Replaces ids by their kind and number in the text, and times by a word. */
function hideChanging(text: string): string {
  const ids: string[] = [];
  return text
    .replaceAll(/\bus_([a-z]+)_[0-9A-Za-z]{8,}/g, (id, kind) => {
      if (!ids.includes(id)) ids.push(id);
      return `${kind} ${1 + ids.indexOf(id)}`;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time");
}

function isSameJson(one: string, other: string): boolean {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}

/**
 * Reports a sample that did not call its operation, or whose call was rejected; of a guide, a rejected call that a
 * script does not show. A program in TypeScript fails by itself.
 */
export function checkResponses(program: Program, server: ProgramServer): Problem[] {
  const { place, operationId, language, code, parts } = program;
  const responses = server.takeResponses();
  if (operationId === undefined && (language === "ts" || parts.some(({ shown }) => shown))) return [];
  const line = 1 + code.split("\n").findIndex((text) => /^curl |\bapi\.|\bclient\.[A-Z]/.test(text));
  const refused = responses.filter(({ status }) => status >= 400);
  if (refused.length > 0) {
    return refused.map(({ status, refusals }) => {
      const reasons = refusals.length > 0 ? `: ${refusals.join(" ")}` : ".";
      return { place, line, message: `The ${server.name} responded with ${status}${reasons}` };
    });
  }
  if (operationId === undefined || responses.some((response) => response.operationId === operationId))
    return [];
  const called = responses.map((response) => response.operationId).join(", ") || "nothing";
  return [{ place, line, message: `It should call ${operationId}; it called ${called}.` }];
}
