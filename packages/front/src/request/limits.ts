import { limits } from "../limits.gen.ts";
import { HttpError } from "./http-error.ts";
import type { Route } from "./routes.ts";

/** The maximum size of the bodies of all operations, in bytes. */
export interface BodyLimits {
  /** For JSON. An operation may have a limit of its own in the description. */
  readonly bodyLimit: number;
  /** For a form with a file. */
  readonly formLimit: number;
}

/** A value takes up to 64 bytes in memory, however short its text is. So a body has one value for this many bytes of its limit. */
const bytesPerValue = 32;

/** Even a small limit of bytes allows this many values. */
const fewestValues = 32_768;

/** The limits for the JSON of one request. */
export interface JsonLimits {
  readonly values: number;
  readonly levels: number;
  readonly entries: number;
}

/**
 * The maximum size of the body of an operation, in bytes. An operation whose own limit is above the default takes so much,
 * unless the operator has lowered the limit of all.
 */
export function limitBody({ operation, requestBody }: Route, { bodyLimit, formLimit }: BodyLimits): number {
  if (requestBody?.value.content["multipart/form-data"] !== undefined) return formLimit;
  const own = operation["x-body-limit"] ?? bodyLimit;
  if (own <= limits.bodyBytes || bodyLimit < limits.bodyBytes) return Math.min(own, bodyLimit);
  return Math.max(own, bodyLimit);
}

/** The limits for the JSON in a body, or in one part of a form, of at most so many bytes. */
export function limitJson(bodyLimit: number): JsonLimits {
  const values = Math.max(fewestValues, Math.floor(bodyLimit / bytesPerValue));
  return { values, levels: limits.bodyLevels, entries: limits.bodyEntries };
}

/** Rejects a body with more bytes than the limit. */
export function refuseSize(limit: number): HttpError {
  return new HttpError(413, [
    { message: `The body is too large: the limit is ${limit} bytes.`, code: "body_too_large" },
  ]);
}
