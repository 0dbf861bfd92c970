import { platform } from "#platform";
import { giveWayIfLong } from "../exchange/give-way.ts";
import { type Failure, type FrontCode, HttpError } from "./http-error.ts";
import { findInvalidValues } from "./invalid-values.ts";
import type { JsonLimits } from "./limits.ts";
import { scanJson } from "./scan-json.ts";

/** The media type of JSON lines: each line is one JSON object. */
export const linesType = "application/x-ndjson";

/** Another name of the same type. */
export const otherLinesType = "application/jsonl";

const encoder = new TextEncoder();

/** How many lines are read without a look at the time. */
const linesPerLook = 64;

/** Checks the lines of a body; returns its text. Rejects the first line that is not a JSON object. */
export async function readLines(bytes: Uint8Array, limits: JsonLimits): Promise<string> {
  if (!platform.isUtf8(bytes))
    throw new HttpError(400, [{ message: "The body is not UTF-8.", code: "body_malformed" }]);
  const text = platform.decodeText(bytes);
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    if (index % linesPerLook === 0) await giveWayIfLong();
    if (/[^ \t\r]/.test(line)) parseLine(line, index + 1, limits);
  }
  return text;
}

/**
 * Parses one line of JSON lines.
 * @param number the number of the line, for the error if it is not a JSON object
 */
export function parseLine(line: string, number: number, limits: JsonLimits): Record<string, unknown> {
  const steps = scanJson(encoder.encode(line), limits);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const { exceeded, isSuspicious } = step.value;
  if (exceeded !== undefined) {
    const message = `has too many ${exceeded}: the limit is ${limits[exceeded]}.`;
    throw exceeded === "values"
      ? refuseLine(number, [{ message, code: "body_too_large" }], 413)
      : refuseLine(number, [{ message, code: "body_too_complex" }]);
  }
  const value = parse(line, number);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refuseLine(number, [
      { message: "is not an object. Each line must be one JSON object.", code: "body_malformed" },
    ]);
  }
  const invalid = isSuspicious ? findInvalidValues(value) : [];
  if (invalid.length > 0) {
    throw refuseLine(
      number,
      invalid.map((failure) => ({ ...failure, message: `is invalid: ${failure.message}` })),
    );
  }
  return value as Record<string, unknown>;
}

/** The error for a line. The messages say what is wrong with it: `is not JSON.` */
export function refuseLine<Code extends string = FrontCode>(
  number: number,
  failures: readonly Failure<NoInfer<Code>>[],
  status = 400,
): HttpError<Code> {
  return new HttpError<Code>(
    status,
    failures.map((failure) => ({ ...failure, message: `Line ${number} ${failure.message}` })),
  );
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    const { message } = error as SyntaxError;
    throw refuseLine(number, [{ message: `is not valid JSON: ${message}.`, code: "body_malformed" }]);
  }
}
