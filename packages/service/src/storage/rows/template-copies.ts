import type { Json } from "./columns.ts";

export interface TemplateCopyTables {
  readonly template_copies: TemplateCopyRow;
}

/** What a space has from its template. The row stays if the copy is deleted, so that it does not come back. */
export interface TemplateCopyRow {
  readonly account_id: string;
  readonly space_id: string;
  /** The id of a part of the template. */
  readonly source_id: string;
  readonly copy_id: string;
  /** The configuration of the part when the space last took something over from it. */
  readonly base: Json;
}
