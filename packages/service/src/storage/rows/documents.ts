import type { Document } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Json, omitEmpty, type ResourceColumns, readJson } from "./columns.ts";

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
  readonly actions: Json | null;
}

/** A document as the API shows it. */
export function toDocument(row: Selectable<DocumentRow>): Document {
  return omitEmpty({
    id: row.id,
    title: row.title,
    body: row.body,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    treatments: readJson<string[]>(row.treatments),
    actions: readJson<NonNullable<Document["actions"]>>(row.actions),
    environmentId: row.environment_id,
    spaceId: row.space_id,
  });
}
