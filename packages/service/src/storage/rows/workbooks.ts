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
