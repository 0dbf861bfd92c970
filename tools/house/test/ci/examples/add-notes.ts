import type { Edit, Example } from "../support/example.ts";
import { description } from "./notes-description.ts";
import { service } from "./notes-service.ts";

/** "Add an operation" and "Add a resource", followed once for `POST /notes` and `GET /notes/{noteId}`. */
export function addNotes(): Example {
  return new Map([...description, ["Generated files", [{ run: "generate" }]], ...service, ["Requests", [{ run: "snapshot" }]]]);
}

export type Steps = readonly (readonly [name: string, edits: readonly Edit[]])[];
