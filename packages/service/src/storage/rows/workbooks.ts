import type { Selectable } from "kysely";
import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface WorkbookTables {
  readonly workbooks: WorkbookRow;
}

export interface WorkbookRow extends ResourceColumns {
  readonly space_id: string;
  readonly environment_id: string;
  readonly name: string;
  readonly namespace: string | null;
  readonly folder: string | null;
  readonly labels: Json | null;
  readonly settings: Json | null;
  readonly metadata: Json | null;
  readonly treatments: Json | null;
  readonly storage_strategy: string | null;
  readonly created_from: string | null;
  readonly last_propagated_at: Time | null;
  readonly expired_at: Time | null;
}

/** A workbook with what its events say about its space. */
export interface WorkbookView extends Selectable<WorkbookRow> {
  readonly space_name: string;
  readonly space_namespace: string | null;
  readonly space_archived_at: Time | null;
  readonly app_id: string | null;
}
