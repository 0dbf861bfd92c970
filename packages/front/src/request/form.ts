import type { Description, Schema } from "../description.ts";
import { limits } from "../limits.gen.ts";
import { resolveSchema } from "./checks.ts";
import { HttpError } from "./http-error.ts";
import type { JsonLimits } from "./limits.ts";
import { parseJson } from "./read-json.ts";

/** A file of a form, with its bytes. */
export interface FilePart {
  /** The name that the caller gave it. */
  readonly fileName: string;
  /** Its media type. */
  readonly type: string;
  /** Its content. */
  readonly bytes: Uint8Array;
}

/** The parts of a form by their names; a list if a name came more than once. */
export type Parts = Readonly<Record<string, string | FilePart | readonly (string | FilePart)[]>>;

/** A multipart form: its parts, and the object that its schema describes. */
export interface Form {
  readonly parts: Parts;
  /** Lists from repeated parts, objects from JSON, and for a file its name, because its bytes are not JSON. */
  readonly value: Record<string, unknown>;
}

/** Reads a multipart form; rejects a malformed one. */
export async function readForm(
  description: Description,
  bytes: Uint8Array,
  contentType: string,
  schema: Schema,
  limits: JsonLimits,
): Promise<Form> {
  requireFewParts(bytes, contentType);
  const form = await new Response(bytes, { headers: { "content-type": contentType } })
    .formData()
    .catch((): never => {
      throw new HttpError(400, [
        {
          message: "The body is not a valid multipart form: check its boundary and that it ends.",
          key: "Content-Type",
          code: "body_malformed",
        },
      ]);
    });
  const sent = new Map<string, (string | FilePart)[]>();
  for (const name of new Set(form.keys())) {
    sent.set(name, await Promise.all(form.getAll(name).map(readPart)));
  }
  const parts = [...sent].map(([name, list]): [string, Parts[string]] => {
    const isList = resolveSchema(description, schema.properties?.[name]).type === "array";
    return [name, isList || list.length > 1 ? list : (list[0] ?? "")];
  });
  return { parts: Object.fromEntries(parts), value: decodeForm(description, schema, sent, limits) };
}

/** The object of a form: lists from repeated parts, objects from JSON, and the names of files. */
export function decodeForm(
  description: Description,
  schema: Schema,
  sent: ReadonlyMap<string, readonly (string | Pick<FilePart, "fileName">)[]>,
  limits: JsonLimits,
): Record<string, unknown> {
  const values = [...sent].map(([name, list]): [string, unknown] => {
    const property = resolveSchema(description, schema.properties?.[name]);
    const isList = property.type === "array";
    const items = resolveSchema(description, property.items);
    const decoded = list.flatMap((part) => {
      const value = decode(part, isList ? items : property, limits);
      // One part may have the whole list.
      return isList && items.type !== "array" && Array.isArray(value) ? value : [value];
    });
    // A repeated part becomes a list, even if its schema will reject it.
    return [name, isList || decoded.length > 1 ? decoded : decoded[0]];
  });
  return Object.fromEntries(values);
}

async function readPart(part: File | string): Promise<string | FilePart> {
  if (typeof part === "string") return part;
  return { fileName: part.name, type: part.type, bytes: new Uint8Array(await part.arrayBuffer()) };
}

function decode(part: string | Pick<FilePart, "fileName">, schema: Schema, limits: JsonLimits): unknown {
  // A file in the place of text has the wrong type.
  if (typeof part !== "string")
    return schema["format"] === "binary" ? part.fileName : { file: part.fileName };
  if (schema.type === "string") return part;
  try {
    return parseJson(part, limits);
  } catch (error) {
    // Text that is not JSON stays text, so that its schema rejects it.
    if (error instanceof SyntaxError) return part;
    throw error;
  }
}

/** Rejects a form with too many parts before it is parsed, because its parser takes long for each. */
function requireFewParts(bytes: Uint8Array, contentType: string): void {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? [];
  const boundary = new TextEncoder().encode(`--${quoted ?? plain ?? ""}`);
  let parts = 0;
  for (let at = findBytes(bytes, boundary, 0); at >= 0; at = findBytes(bytes, boundary, at + boundary.length))
    parts++;
  // The last boundary ends the form.
  if (parts <= limits.formParts + 1) return;
  throw new HttpError(413, [
    { message: `The form has too many parts: the limit is ${limits.formParts}.`, code: "body_too_large" },
  ]);
}

/** The position of some bytes in others, at a position or after it; -1 if they do not occur. */
function findBytes(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
