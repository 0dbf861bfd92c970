import { readFileSync } from "node:fs";
import type { Bundle } from "../../../site/description/bundle.ts";
import type { Description, Field, Message } from "../../../site/description/model.ts";
import { readDescription } from "../../../site/description/read-description.ts";

/** The bundled description, and the model of the pages. */
export const bundle: Bundle = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@data-import/spec/openapi.json")), "utf8"),
);
export const description: Description = readDescription(bundle);

/** Every field inside a field, at any depth. */
export function listFields({ children, variants }: Field): Field[] {
  const below = [...children, ...variants.flatMap((variant) => variant.children)];
  return below.flatMap((field) => [field, ...listFields(field)]);
}

/** Every field of a body. */
export function listMessageFields({ field }: Message): Field[] {
  return field === undefined ? [] : listFields(field);
}
