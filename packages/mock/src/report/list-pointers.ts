import { escapePointer } from "@data-import/front";

/** The JSON pointers of all parts of a document, in the order of the JSON. */
export function* listPointers(value: unknown, at = ""): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const pointer = `${at}/${escapePointer(key)}`;
    yield pointer;
    yield* listPointers(part, pointer);
  }
}
