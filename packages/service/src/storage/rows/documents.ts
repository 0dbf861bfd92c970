import type { Action, Document, DocumentId, EnvironmentId, SpaceId } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  defineTable,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  text,
  time,
} from "./define-table.ts";

export const documents = defineTable("documents", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: text(),
    title: long(text()),
    /** Markdown. */
    body: long(text()),
    treatments: long(nullable(json())),
    /** The part of the template that it was made from. */
    created_from: nullable(text()),
    last_propagated_at: nullable(time()),
  },
  indexes: {
    documents_of_space: { columns: ["account_id", "space_id", "sequence"] },
  },
});
export type DocumentRow = RowOf<typeof documents>;

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
