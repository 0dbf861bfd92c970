import type { Action, Document, DocumentId, EnvironmentId, SpaceId } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface DocumentTables {
  readonly documents: DocumentRow;
}

export interface DocumentRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
  readonly treatments: Json | null;
  /** The part of the template that it was made from. */
  readonly created_from: string | null;
  readonly last_propagated_at: Time | null;
}

/** A document as the API shows it, with the actions that belong to it. */
export function toDocument(row: Selectable<DocumentRow>, actions?: Action[]): Document {
  return omitEmpty({
    id: row.id as DocumentId,
    title: row.title,
    body: row.body,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    treatments: readJson<string[]>(row.treatments),
    actions,
    environmentId: row.environment_id as EnvironmentId,
    spaceId: row.space_id as SpaceId,
    createdFrom: row.created_from as DocumentId | null,
    lastPropagatedAt: row.last_propagated_at,
  });
}
