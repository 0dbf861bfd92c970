import type { Example, Part } from "../support/example.ts";
import { description } from "./notes-description.ts";
import { service } from "./notes-service.ts";

/** "Add an operation" and "Add a resource", followed once for `POST /notes` and `GET /notes/{noteId}`. */
export function addNotes(): Example {
  return new Map<string, readonly Part[]>([
    ...description,
    ["Generated files", [{ run: "generate" }]],
    ...service,
    ["Requests", [{ run: "snapshot" }]],
  ]);
}
