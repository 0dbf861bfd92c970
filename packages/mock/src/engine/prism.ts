import type { Description, MediaType } from "@data-import/front";
import { generateValue } from "../vendor/prism.ts";
import { dereferenceForPrism } from "./dereference.ts";

/** Creates a function that generates a body from its schema; the same seed gives the same body, in every process. */
export function createGenerate(
  description: Description,
): (media: MediaType, seed: string | undefined) => unknown {
  const prepared = new WeakMap<MediaType, object>();
  return (media, seed) => {
    let schema = prepared.get(media);
    if (schema === undefined) {
      schema = dereferenceForPrism(description, media.schema ?? {});
      prepared.set(media, schema);
    }
    return generateValue(schema, seed);
  };
}
