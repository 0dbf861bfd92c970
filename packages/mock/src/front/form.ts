import type { Schema } from "../description.ts";
import type { Checks } from "./checks.ts";
import { Refusal } from "./refusal.ts";

/** Reads a multipart form into the object that its schema describes: lists from repeated parts, objects from JSON. */
export async function readForm(
  bytes: ArrayBuffer,
  contentType: string,
  schema: Schema,
  checks: Checks,
): Promise<Record<string, unknown>> {
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
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const property = checks.resolve(schema.properties?.[name]);
      const parts = form.getAll(name);
      if (property.type !== "array") return [name, readPart(parts[0] ?? "", property)];
      const items = checks.resolve(property.items);
      return [name, parts.flatMap((part) => readPart(part, items))];
    }),
  );
}

/** A file stands as its name: its bytes are not JSON, and the schema only says that it is there. */
function readPart(part: File | string, schema: Schema): unknown {
  if (typeof part !== "string") return part.name;
  if (schema.type === "string") return part;
  try {
    return JSON.parse(part);
  } catch {
    return part;
  }
}
