import type { Outcome } from "./messages.ts";

/** More hooks than an agent has. */
const mostHooks = 1000;

/**
 * What a process said about a run; undefined if it is not an outcome. The code of an agent can find the mark of these lines
 * and write such a line, so nothing in it is believed.
 */
export function readOutcome(text: string): Outcome | undefined {
  const said = parse(text);
  if (!isObject(said)) return undefined;
  const { error, retry, measurements } = said;
  if (!isObject(measurements)) return undefined;
  if (error !== undefined && typeof error !== "string") return undefined;
  if (retry !== undefined && !isListOfNames(retry)) return undefined;
  const counts = Object.entries(measurements).filter(([, count]) => Number.isFinite(count));
  return {
    ...(error !== undefined && { error }),
    ...(retry !== undefined && { retry }),
    measurements: Object.fromEntries(counts),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= mostHooks && value.every((one) => typeof one === "string");
}
