import type { Outcome } from "./messages.ts";

/**
 * What a process said about a run; undefined if it is not an outcome. The code of an agent can find the mark of these lines
 * and write such a line, so nothing in it is believed.
 */
export function readOutcome(text: string): Outcome | undefined {
  const said = parse(text);
  if (!isObject(said)) return undefined;
  const { error, measurements } = said;
  if (!isObject(measurements)) return undefined;
  if (error !== undefined && typeof error !== "string") return undefined;
  const counts = Object.entries(measurements).filter(([, count]) => Number.isFinite(count));
  return { ...(error !== undefined && { error }), measurements: Object.fromEntries(counts) };
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
