import type { Snapshot } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty } from "./columns.ts";
import {
  defineTable,
  integer,
  json,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
  uncounted,
  withDefault,
} from "./define-table.ts";
import { recordParts } from "./records.ts";

/**
 * A snapshot: the records of a sheet at the moment of `created_at`. They are in `snapshot_records`, all of them once its
 * status is `complete`.
 */
export const snapshots = defineTable("snapshots", {
  columns: {
    ...resourceColumns,
    sheet_id: text(),
    label: long(nullable(text())),
    /** The configuration of the sheet. Null in snapshots that were taken before it was kept. */
    config: long(nullable(json())),
    thread_id: nullable(text()),
    created_by: personal(text(), "actor"),
    /** The number of the last commit in the snapshot. */
    commit_number: integer(),
    slots: json(),
    /** `dropped` while the copied records of a snapshot are deleted that was never complete. */
    status: withDefault(text<"copying" | "complete" | "dropped">(), "complete"),
    /** The records before this position are copied. */
    next_position: withDefault(integer(), 0),
    /** The records from this position on are newer than the snapshot. */
    end_position: withDefault(integer(), 0),
  },
  placement: "local",
  indexes: {
    snapshots_by_sheet: { columns: ["sheet_id", "sequence"] },
    snapshots_to_complete: { columns: ["status", "sheet_id"], where: "status <> 'complete'" },
  },
});
export type SnapshotRow = RowOf<typeof snapshots>;

/** A record at the time of the snapshot. */
export const snapshotRecords = defineTable("snapshot_records", {
  columns: {
    account_id: text(),
    snapshot_id: uncounted(text()),
    ...recordParts,
  },
  key: { snapshot_records_key: ["snapshot_id", "position"] },
  isStoredByKey: true,
});
export type SnapshotRecordRow = RowOf<typeof snapshotRecords>;

export function toSnapshot(row: Selectable<SnapshotRow>): Snapshot {
  return {
    ...omitEmpty({ label: row.label, threadId: row.thread_id }),
    id: row.id as Snapshot["id"],
    sheetId: row.sheet_id as Snapshot["sheetId"],
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}
