import type { Description, Schema } from "../description.ts";
import { resolveSchema } from "./checks.ts";
import { Refusal } from "./refusal.ts";

/** A file of a form, with the bytes as they were sent. */
export interface FilePart {
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The parts of a form by their names; a list where a name came more than once. */
export type Parts = Readonly<Record<string, string | FilePart | readonly (string | FilePart)[]>>;

/** A multipart form, as it was sent and as the object that its schema describes. */
export interface Form {
  readonly parts: Parts;
  /** Lists from repeated parts, objects from JSON, the name of a file in its place: its bytes are not JSON. */
  readonly value: Record<string, unknown>;
}

/** Reads a multipart form; refuses bytes that are none. */
export async function readForm(
  description: Description,
  bytes: Uint8Array,
  contentType: string,
  schema: Schema,
): Promise<Form> {
  const form = await new Response(bytes, { headers: { "content-type": contentType } })
    .formData()
    .catch((): never => {
      throw new Refusal(400, [
        {
          message: "The body is not a valid multipart form: check its boundary and that it ends.",
          key: "Content-Type",
        },
      ]);
    });
  const parts: [string, string | FilePart | (string | FilePart)[]][] = [];
  const values: [string, unknown][] = [];
  for (const name of new Set(form.keys())) {
    const sent = await Promise.all(form.getAll(name).map(readPart));
    const property = resolveSchema(description, schema.properties?.[name]);
    const items = resolveSchema(description, property.items);
    const isList = property.type === "array";
    parts.push([name, isList || sent.length > 1 ? sent : (sent[0] ?? "")]);
    // Two of what may come once are a list, for the schema to refuse.
    const isSingle = !isList && sent.length === 1;
    const decoded = sent.map((part) => decode(part, isList ? items : property));
    values.push([name, isSingle ? decoded[0] : decoded]);
  }
  return { parts: Object.fromEntries(parts), value: Object.fromEntries(values) };
}

async function readPart(part: File | string): Promise<string | FilePart> {
  if (typeof part === "string") return part;
  return { fileName: part.name, type: part.type, bytes: new Uint8Array(await part.arrayBuffer()) };
}

function decode(part: string | FilePart, schema: Schema): unknown {
  // A file where text is asked for is of the wrong type, whatever it is called.
  if (typeof part !== "string")
    return schema["format"] === "binary" ? part.fileName : { file: part.fileName };
  if (schema.type === "string") return part;
  try {
    return JSON.parse(part);
  } catch {
    return part;
  }
}
