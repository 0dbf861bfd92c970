import { isUtf8 } from "node:buffer";
import type { Description } from "../description.ts";
import { BodyTooLarge, type Call } from "../exchange/call.ts";
import { type Checks, resolveSchema } from "./checks.ts";
import { findContent, readMediaType } from "./content.ts";
import { decodeContent } from "./content-encoding.ts";
import { type Parts, readForm } from "./form.ts";
import { Refusal } from "./refusal.ts";
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
export async function readBytes(call: Call, limit: number): Promise<Uint8Array> {
  try {
    if (Number(call.headers["content-length"] ?? 0) > limit) throw new BodyTooLarge();
    const bytes = await call.readBody(limit);
    return await decodeContent(bytes, call.headers["content-encoding"], limit);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new Refusal(413, [{ message: `The body is too large: at most ${limit} bytes are taken.` }]);
  }
}

/** Reads a body by its media type; rejects a body that cannot be parsed. */
export async function readBody(
  description: Description,
  route: Route,
  call: Call,
  bytes: Uint8Array,
): Promise<Body & { readonly value?: unknown; readonly mediaType?: string }> {
  const { requestBody } = route;
  if (requestBody === undefined || bytes.byteLength === 0) return { bytes };
  const given = call.headers["content-type"] ?? "";
  const mediaType = findMediaType(requestBody, given);
  if (mediaType !== "multipart/form-data") {
    const json = readJson(bytes);
    return { bytes, json, value: json, mediaType };
  }
  const schema = requestBody.value.content[mediaType]?.schema ?? {};
  const { parts, value } = await readForm(description, bytes, given, resolveSchema(description, schema));
  return { bytes, parts, value, mediaType };
}

/** The media type of a body, among those of the operation; rejects any other. */
export function findMediaType({ value, pointer }: NonNullable<Route["requestBody"]>, given: string): string {
  const offered = Object.keys(value.content);
  const mediaType = offered.find((type) => type === readMediaType(given));
  if (mediaType !== undefined) return mediaType;
  const was = given === "" ? "it was missing" : `it was \`${given}\``;
  const message = `The body must be ${offered.join(" or ")}, and \`Content-Type\` must say so; ${was}.`;
  throw new Refusal(415, [{ message, key: "Content-Type", pointer }]);
}

/** Above this size, only the first violation is reported: a list of millions would take all memory. */
const thoroughUpTo = 1_000_000;

/** The violations in a parsed body. */
export function checkBody(
  route: Route,
  { bytes, value, mediaType }: Awaited<ReturnType<typeof readBody>>,
  checks: Checks,
): Refusal["failures"] {
  const { requestBody, operationId } = route;
  if (requestBody === undefined) return [];
  if (mediaType === undefined) {
    if (!requestBody.value.required) return [];
    return [{ message: `${operationId} needs a request body.`, pointer: requestBody.pointer }];
  }
  try {
    const holder = findContent(requestBody, mediaType);
    return describeErrors(checks.find(holder, value, bytes.byteLength <= thoroughUpTo), "", checks);
  } catch (error) {
    // Recursive schemas are followed to the depth of the value.
    if (error instanceof RangeError) return [{ message: "The body is nested too deeply." }];
    throw error;
  }
}

const byteOrderMark = "\uFEFF";

function readJson(bytes: Uint8Array): unknown {
  // A TextDecoder that throws takes several times as long.
  if (!isUtf8(bytes)) throw refuseJson("it is not UTF-8");
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  try {
    return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  } catch (error) {
    throw refuseJson((error as SyntaxError).message);
  }
}

function refuseJson(reason: string): Refusal {
  return new Refusal(400, [{ message: `The body is not valid JSON: ${reason}.` }]);
}
