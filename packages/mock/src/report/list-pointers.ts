import { escapePointer } from "@data-import/front";

/** The JSON pointer of everything that a document holds, in the order in which JSON has it. */
export function* listPointers(value: unknown, at = ""): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const pointer = `${at}/${escapePointer(key)}`;
    yield pointer;
    yield* listPointers(part, pointer);
  }
}
