import type { Description } from "../description.ts";
import { BodyTooLarge, type HttpRequest } from "../exchange/http.ts";
import { type Checks, resolveSchema } from "./checks.ts";
import { findContent, readMediaType } from "./content.ts";
import { decodeContent } from "./content-encoding.ts";
import { type Parts, readForm } from "./form.ts";
import { HttpError } from "./http-error.ts";
import { findInvalidValues } from "./invalid-values.ts";
import { type JsonLimits, refuseSize } from "./limits.ts";
import { readJson } from "./read-json.ts";
import { linesType, otherLinesType, readLines } from "./read-lines.ts";
import type { Route } from "./routes.ts";
import { describeErrors } from "./violations.ts";

/** The body of a request. */
export interface Body {
  /** The bytes, without a `Content-Encoding`. */
  readonly bytes: Uint8Array;
  readonly json?: unknown;
  readonly parts?: Parts;
}

/** Reads the decompressed bytes of a request; rejects more than `limit` of them. */
export async function readBytes(call: HttpRequest, limit: number): Promise<Uint8Array> {
  try {
    if (Number(call.headers["content-length"] ?? 0) > limit) throw new BodyTooLarge();
    return await decodeContent(call, await call.readBody(limit), limit);
  } catch (error) {
    throw error instanceof BodyTooLarge ? refuseSize(limit) : error;
  }
}

/** Reads a body by its media type; rejects a body that cannot be parsed. */
export async function readBody(
  description: Description,
  route: Route,
  call: HttpRequest,
  bytes: Uint8Array,
  limits: JsonLimits,
): Promise<Body & { readonly value?: unknown; readonly mediaType?: string }> {
  const { requestBody } = route;
  if (requestBody === undefined || bytes.byteLength === 0) return { bytes };
  const given = call.headers["content-type"] ?? "";
  const mediaType = findMediaType(requestBody, given);
  if (mediaType === linesType) return { bytes, value: await readLines(bytes, limits), mediaType };
  if (mediaType !== "multipart/form-data") {
    const json = await readJson(bytes, limits);
    return { bytes, json, value: json, mediaType };
  }
  const schema = requestBody.value.content[mediaType]?.schema ?? {};
  const { parts, value } = await readForm(
    description,
    bytes,
    given,
    resolveSchema(description, schema),
    limits,
  );
  return { bytes, parts, value, mediaType };
}

/** The media type of a body, among those of the operation; rejects any other. */
export function findMediaType({ value, pointer }: NonNullable<Route["requestBody"]>, given: string): string {
  const offered = Object.keys(value.content);
  const sent = readMediaType(given);
  const named = sent === otherLinesType ? linesType : sent;
  const mediaType = offered.find((type) => type === named);
  if (mediaType !== undefined) return mediaType;
  const was = given === "" ? "it was missing" : `it was \`${given}\``;
  const message = `The body must be ${offered.join(" or ")}, and \`Content-Type\` must say so; ${was}.`;
  throw new HttpError(415, [{ message, key: "Content-Type", code: "content_type_unsupported", pointer }]);
}

/** The violations in a parsed body. */
export function checkBody(
  route: Route,
  { value, mediaType }: Pick<Awaited<ReturnType<typeof readBody>>, "value" | "mediaType">,
  checks: Checks,
): HttpError["failures"] {
  const { requestBody, operationId } = route;
  if (requestBody === undefined) return [];
  if (mediaType === undefined) {
    if (!requestBody.value.required) return [];
    return [
      {
        message: `${operationId} needs a request body.`,
        code: "value_missing",
        pointer: requestBody.pointer,
      },
    ];
  }
  // The parts of a form are text, which no parser has checked.
  const invalid = mediaType === "multipart/form-data" ? findInvalidValues(value) : [];
  if (invalid.length > 0) return invalid;
  return describeErrors(checks.find(findContent(requestBody, mediaType), value), "", checks);
}
