import type { Document } from "@data-import/types";

/** Whether a document asks for the whole screen, and for no entry in lists. */
export function isEphemeral({ treatments }: Pick<Document, "treatments">): boolean {
  return treatments?.includes("ephemeral") === true;
}

/** The documents that people can choose, in the order in which they were written. */
export function listChoices(documents: readonly Document[]): readonly Document[] {
  return documents.filter((document) => !isEphemeral(document)).reverse();
}
