import type { Selectable } from "kysely";
import type { Time } from "./columns.ts";
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

export const workbooks = defineTable("workbooks", {
  columns: {
    ...resourceColumns,
    space_id: text(),
    environment_id: text(),
    name: long(text()),
    namespace: long(nullable(text())),
    folder: long(nullable(text())),
    labels: long(nullable(json())),
    settings: long(nullable(json())),
    metadata: long(nullable(json())),
    treatments: long(nullable(json())),
    storage_strategy: nullable(text()),
    created_from: nullable(text()),
    last_propagated_at: nullable(time()),
    expired_at: nullable(time()),
  },
  indexes: {
    workbooks_by_space: { columns: ["account_id", "space_id", "sequence"] },
  },
});
export type WorkbookRow = RowOf<typeof workbooks>;

/** A workbook with what its events say about its space. */
export interface WorkbookView extends Selectable<WorkbookRow> {
  readonly space_name: string;
  readonly space_namespace: string | null;
  readonly space_archived_at: Time | null;
  readonly app_id: string | null;
}
