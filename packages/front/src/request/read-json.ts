import { platform } from "#platform";
import { giveWay } from "../exchange/give-way.ts";
import { HttpError } from "./http-error.ts";
import { findInvalidValues } from "./invalid-values.ts";
import type { JsonLimits } from "./limits.ts";
import { type JsonScan, scanJson } from "./scan-json.ts";

const byteOrderMark = "\uFEFF";

/** Above this size, other requests run between the steps, each of which takes milliseconds. */
const smallBytes = 262_144;

/** Parses a body. Rejects malformed JSON, more than its limits allow, and values that cannot be stored. */
export async function readJson(bytes: Uint8Array, limits: JsonLimits): Promise<unknown> {
  const pause = bytes.byteLength > smallBytes ? giveWay : undefined;
  if (!platform.isUtf8(bytes)) throw refuseSyntax("it is not UTF-8");
  await pause?.();
  const steps = scanJson(bytes, limits);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await giveWay();
  const text = platform.decodeText(bytes);
  await pause?.();
  try {
    return parseScanned(text, step.value, limits);
  } catch (error) {
    throw error instanceof SyntaxError ? refuseSyntax(error.message) : error;
  } finally {
    await pause?.();
  }
}

/**
 * Parses a short text, such as a part of a form, with the same limits. Throws a `SyntaxError` if it is not JSON. The caller
 * checks the values, because it knows their place in the body.
 */
export function parseJson(text: string, limits: JsonLimits): unknown {
  const steps = scanJson(new TextEncoder().encode(text), limits);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return parseScanned(text, { ...step.value, isSuspicious: false }, limits);
}

function parseScanned(text: string, { exceeded, isSuspicious }: JsonScan, limits: JsonLimits): unknown {
  if (exceeded !== undefined) throw refuseAmount(exceeded, limits[exceeded]);
  const json = JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  const invalid = isSuspicious ? findInvalidValues(json) : [];
  if (invalid.length > 0) throw new HttpError(400, invalid);
  return json;
}

function refuseSyntax(reason: string): HttpError {
  return new HttpError(400, [{ message: `The body is not valid JSON: ${reason}.`, code: "body_malformed" }]);
}

function refuseAmount(exceeded: keyof JsonLimits, limit: number): HttpError {
  const messages: Readonly<Record<keyof JsonLimits, string>> = {
    values: `The body has too many values: the limit is ${limit}. Send it in several requests.`,
    levels: `The body is nested too deeply: the limit is ${limit} levels.`,
    entries: `A list or an object of the body has too many entries: the limit is ${limit}. Send it in several requests.`,
  };
  const message = messages[exceeded];
  return exceeded === "values"
    ? new HttpError(413, [{ message, code: "body_too_large" }])
    : new HttpError(400, [{ message, code: "body_too_complex" }]);
}
